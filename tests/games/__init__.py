"""Proofs of the rules: one contract for all games, then each game's own rules."""
