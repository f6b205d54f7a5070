"""A table's life, free of Discord and of pixels: open, join, start, play, end, and what is owed."""
