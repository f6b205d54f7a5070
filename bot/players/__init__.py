"""AI seats: what they would play, from what they may see and what is legal. Pure."""
