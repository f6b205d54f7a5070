"""Standing orders on Discord: giving, seeing and cancelling them, and telling what they did."""
