"""The parts of a round: everybody's turn, then selling."""
