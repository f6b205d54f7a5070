"""The pictures of Master Swordsmith: two plates of the board, a hand, and their descriptions."""
