"""Proofs of the rules of Master Swordsmith, by subject."""
