"""The contract between an AI seat and the host."""

from __future__ import annotations

from typing import Any, Protocol

from bot.games.rng import Rng


class Player(Protocol):
    """Somebody who plays by a seat's view alone. Implementations are stateless."""

    def choose(self, view: Any, legal: tuple[Any, ...], source: Rng) -> Any:
        """One of the legal moves; the same view, list and source give the same one.

        `view` is the seat's own and `legal` holds at least one move. `source` parts moves that
        are worth the same.
        """
