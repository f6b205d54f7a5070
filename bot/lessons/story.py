"""What a learner has lived through so far, as far as a learner may know it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bot.games.ruleset import Event, Move


class Row(msgspec.Struct, frozen=True):
    """One row of the table's log."""

    number: int
    seat: int | None
    events: tuple[Event, ...] = ()
    is_undo: bool = False
    """Whether it takes earlier rows back; those are no part of a story."""


class Story(msgspec.Struct, frozen=True):
    """The learner's seat, what it sees and may do, and what has happened."""

    seat: int
    view: Any
    legal: tuple[Move, ...] = ()
    rows: tuple[Row, ...] = ()
    """Oldest first."""

    @property
    def number(self) -> int:
        """The newest log number; 0 before anything has happened."""
        return self.rows[-1].number if self.rows else 0

    def until(self, number: int) -> Story:
        """What had happened up to a log number."""
        return msgspec.structs.replace(
            self, rows=tuple(row for row in self.rows if row.number <= number)
        )

    def after(self, number: int) -> Story:
        """What has happened since a log number."""
        return msgspec.structs.replace(
            self, rows=tuple(row for row in self.rows if row.number > number)
        )


Tells = Callable[[Story], bool]
"""Whether a story tells of something."""


def happened(kind: type[Event], *, fits: Callable[[Any], bool] = lambda _event: True) -> Tells:
    """Something came about, whoever did it."""

    def tells(story: Story) -> bool:
        events = (event for row in story.rows for event in row.events)
        return any(isinstance(event, kind) and fits(event) for event in events)

    return tells


def did(*kinds: type[Event], fits: Callable[[Any], bool] = lambda _event: True) -> Tells:
    """The learner did one of these things, or it happened to the learner's seat."""

    def tells(story: Story) -> bool:
        events = (event for row in story.rows for event in row.events)
        return any(
            isinstance(event, kinds) and getattr(event, "seat", None) == story.seat and fits(event)
            for event in events
        )

    return tells


def undid(story: Story) -> bool:
    """The learner took something back."""
    return any(row.is_undo and row.seat == story.seat for row in story.rows)
