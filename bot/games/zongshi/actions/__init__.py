"""What a seat does in its turn: each module serves some tasks and the questions they ask."""
