"""The proofs of the whole project; the folders mirror the tree."""
