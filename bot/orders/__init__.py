"""Standing orders: what a seat answers ahead, from what it may see and what is legal. Pure."""
