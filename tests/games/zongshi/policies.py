"""Ways of playing that lead a game to a wanted ending; all chance comes from the source."""

from __future__ import annotations

from typing import Any

from bot.games.registry import RULESETS
from bot.games.rng import Rng
from bot.games.ruleset import Move
from bot.games.zongshi.moves import GoTo, Pass, StartProject, Visit, Wait
from bot.games.zongshi.terms import JARS, Figure, Place
from tests.games.driving import Chooser, by_kind


def build(state: Any, seat: int, moves: tuple[Any, ...], source: Rng) -> tuple[Move, Rng]:
    """Builds whenever it can, gathers materials otherwise, and does not idle."""
    starts = tuple(move for move in moves if isinstance(move, StartProject))
    if starts:
        return by_kind(state, seat, starts, source)
    gathering = tuple(move for move in moves if isinstance(move, GoTo) and move.place in JARS)
    if gathering:
        return by_kind(state, seat, gathering, source)
    busy = tuple(move for move in moves if not isinstance(move, (Pass, Wait)))
    return by_kind(state, seat, busy or moves, source)


def wander(state: Any, seat: int, moves: tuple[Any, ...], source: Rng) -> tuple[Move, Rng]:
    """Builds whenever it can, else does anything but nothing."""
    starts = tuple(move for move in moves if isinstance(move, StartProject))
    busy = tuple(move for move in moves if not isinstance(move, (Pass, Wait)))
    return by_kind(state, seat, starts or busy or moves, source)


def absent(state: Any, seat: int, _moves: tuple[Any, ...], source: Rng) -> tuple[Move, Rng]:
    """Nobody ever answers."""
    return RULESETS["zongshi"].default_move(state, seat), source


def dawdle(state: Any, seat: int, moves: tuple[Any, ...], source: Rng) -> tuple[Move, Rng]:
    """Seat 0 sends the apprentice for a scroll each round, and nothing else ever happens."""
    errand = GoTo(Figure.APPRENTICE, Place.TEMPLE)
    if seat == 0 and errand in moves:
        return errand, source
    return absent(state, seat, moves, source)


def socialise(state: Any, seat: int, moves: tuple[Any, ...], source: Rng) -> tuple[Move, Rng]:
    """Visits whenever it can, else wanders."""
    visits = tuple(move for move in moves if isinstance(move, Visit))
    return wander(state, seat, visits or moves, source)


POLICIES: dict[str, Chooser] = {
    "anything": by_kind,
    "build": build,
    "wander": wander,
    "absent": absent,
    "dawdle": dawdle,
    "socialise": socialise,
}
