"""Who takes from a jar, and in which order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.games.zongshi.position import Position
from bot.games.zongshi.state import Stand
from bot.games.zongshi.terms import Place


class Shares(NamedTuple):
    """How a jar is shared out."""

    everything: int | None
    """The seat that takes all at once, if one does."""
    queue: tuple[int, ...]
    """Otherwise: seats that take one each, in this order."""
    masters: tuple[int, ...]
    """Seats that then go on in turn until nothing is left."""


def shares(position: Position, jar: Place) -> Shares:
    """How a jar is shared out among the figures that stand at it.

    Two masters of one player (an apprentice under a Writ of Authority is one) count as one
    player; where each takes its own, they do so one after the other.
    """
    here = [stand for stand in position.figures if stand.at == jar.value]
    masters = _in_order(position, (stand for stand in here if stand.as_master))
    apprentices = _in_order(position, (stand for stand in here if not stand.as_master))
    if len(set(masters)) == 1:
        beside_others = set(apprentices) - set(masters)
        if not (position.options.apprentice_beside_lone_master and beside_others):
            return Shares(masters[0], (), ())
    return Shares(None, masters + apprentices, masters)


def _in_order(position: Position, stands: Iterable[Stand]) -> tuple[int, ...]:
    """Their seats, clockwise from the start player, one entry a figure."""
    start, seats = position.start_seat, position.seats
    return tuple(sorted((stand.seat for stand in stands), key=lambda seat: (seat - start) % seats))
