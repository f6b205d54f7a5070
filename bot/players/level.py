"""How well an AI seat plays."""

from __future__ import annotations

from enum import StrEnum


class Level(StrEnum):
    """The levels of AI seats; the text key of each is "level-" and its value."""

    EASY = "easy"
    """Rules of thumb, no looking ahead."""
