"""Guided first games: what a learner is told step by step, and when a step is done. Pure."""
