"""AI players for tests, in the place of those that come with the program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.rng import Rng

Choice = Callable[[Any, tuple[Any, ...], Rng], Any]


def first(_view: Any, legal: tuple[Any, ...], _source: Rng) -> Any:
    """Play the first legal move."""
    return legal[0]


class Puppet:
    """Plays what a test wants, and keeps what it was asked."""

    def __init__(self, choice: Choice = first) -> None:
        self.choice = choice
        self.asked: list[tuple[Any, Rng]] = []

    def choose(self, view: Any, legal: tuple[Any, ...], source: Rng) -> Any:
        self.asked.append((view, source))
        return self.choice(view, legal, source)
