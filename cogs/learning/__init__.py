"""Guided first games, each at a table of the learner's own."""
