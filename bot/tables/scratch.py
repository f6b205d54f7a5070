"""Trying moves out before they are made: rules are pure, so a position can be walked ahead."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from bot.games.ruleset import AnyRuleset, Event, Move


class Scratch(msgspec.Struct, frozen=True, dict=True):
    """A seat's position with moves tried on it; nothing is stored.

    A scratch stops at the first secret: once a tried move revealed something it offers no
    further moves and shows nothing of what came out.
    """

    ruleset: AnyRuleset
    state: Any
    seat: int
    tried: tuple[Move, ...] = ()
    events: tuple[Event, ...] = ()
    """What the tried moves cause, as far as the seat may know beforehand."""
    revealed: bool = False

    @cached_property
    def legal(self) -> tuple[Any, ...]:
        """The seat's legal moves here; none after a secret came out or where it is not asked."""
        return () if self.revealed else self.ruleset.legal_moves(self.state, self.seat)

    @cached_property
    def view(self) -> Any:
        """What the seat sees here; where something was revealed, what it saw before that."""
        return self.ruleset.view(self.state, self.seat)

    def after(self, move: Move) -> Scratch:
        """The position after one more move; raises `IllegalMove`."""
        step = self.ruleset.apply(self.state, self.seat, move)
        if step.reveals:
            return msgspec.structs.replace(self, tried=(*self.tried, move), revealed=True)
        seen = tuple(event for event in step.events if event.audience in (None, self.seat))
        return msgspec.structs.replace(
            self, state=step.state, tried=(*self.tried, move), events=(*self.events, *seen)
        )
