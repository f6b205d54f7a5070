"""What a smith does on a turn: playing and placing cards, working, taking swords apart."""
