"""Commands of Master Swordsmith on positions set up by hand, without any Discord."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.ruleset import Move
from bot.tables.scratch import Scratch
from cogs.choices import Choice
from cogs.mistakes import Mistake
from cogs.swordsmith.labels import Reader
from cogs.swordsmith.steps import steps_of
from cogs.walk import legal_values, walk
from tests.games.swordsmith.position import PositionBuilder, position
from tests.games.swordsmith.table import SWORDSMITH, Table

At = PositionBuilder | Table


def scratch(at: At, seat: int = 0) -> Scratch:
    state = at.state if isinstance(at, Table) else at.state()
    return Scratch(SWORDSMITH, state, seat)


def moves(at: At, command: str, /, seat: int = 0, **filled: str) -> tuple[Move, ...]:
    here = scratch(at, seat)
    return walk(here, steps_of(command, here), filled, Reader("en", here.view))


def choices(
    at: At, command: str, focused: str, /, seat: int = 0, locale: str = "en", **filled: str
) -> tuple[Choice, ...]:
    here = scratch(at, seat)
    reader = Reader(locale, here.view)
    return legal_values(here, steps_of(command, here), filled, focused, reader)


def offered(at: At, command: str, focused: str, /, seat: int = 0, **filled: str) -> list[str]:
    return [choice.value for choice in choices(at, command, focused, seat, "zh-TW", **filled)]


def names(at: At, command: str, focused: str, /, seat: int = 0, **filled: str) -> list[str]:
    return [choice.name for choice in choices(at, command, focused, seat, "en", **filled)]


def refused(at: At, command: str, /, seat: int = 0, **filled: str) -> Any:
    with pytest.raises(Mistake) as caught:
        moves(at, command, seat, **filled)
    return caught.value


def code(at: At, command: str, /, seat: int = 0, **filled: str) -> str:
    """The rules' objection."""
    error = refused(at, command, seat, **filled)
    assert error.reason is not None
    return str(error.reason.code)


def a_sale() -> PositionBuilder:
    """Seats 0 and 1 can serve the same adventurer alike, seat 2 has nothing."""
    built = position().professions("warrior", "mage", "ranger", "noble")
    built.waiting("warrior", w1=3)
    for seat in (0, 1):
        built.sword(seat, 0, blade="iron iron").sword(seat, 1, blade="steel iron", hilt="iron")
    return built
