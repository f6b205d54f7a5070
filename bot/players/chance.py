"""A player without any idea, to measure the others by."""

from __future__ import annotations

from typing import Any

from bot.games.rng import Rng


class ChancePlayer:
    """Plays any legal move, each as likely as another."""

    def choose(self, view: Any, legal: tuple[Any, ...], source: Rng) -> Any:  # noqa: ARG002
        """One of the legal moves."""
        at, _ = source.below(len(legal))
        return legal[at]
