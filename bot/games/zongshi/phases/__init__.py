"""The parts of a round, in order: each module serves its tasks and the questions they ask."""
