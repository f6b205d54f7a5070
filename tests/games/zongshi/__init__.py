"""Proofs of the rules of Zong Shi, by subject."""
