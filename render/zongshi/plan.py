"""The two arrangements of the lower plate: up to four players, and five."""

from __future__ import annotations

from typing import NamedTuple

from render.scene import Rect

_LEFTS = (20, 806)
_WIDTH = 774
_TOP = 8


class Plan(NamedTuple):
    """Where things lie in a workshop: distances from its upper edge, and heights."""

    rows: tuple[int, ...]
    """Upper edges of the rows of workshops."""
    row_height: int
    bar: int
    materials: int
    token: int
    stores: int
    stores_height: int
    track: int
    track_height: int
    places: int

    def fields(self, players: int) -> tuple[Rect, ...]:
        """The rectangles of all workshops, and one more where their number is odd."""
        rows = self.rows[: -(-players // len(_LEFTS))]
        return tuple(Rect(left, top, _WIDTH, self.row_height) for top in rows for left in _LEFTS)

    def height(self, players: int) -> int:
        """How high the plate is."""
        bottom = self.fields(players)[-1].bottom
        return bottom + (10 if players <= 2 else 1000 - self.rows[-1] - self.row_height)


FULL = Plan(
    rows=(_TOP, 498),
    row_height=478,
    bar=70,
    materials=82,
    token=62,
    stores=158,
    stores_height=60,
    track=236,
    track_height=68,
    places=324,
)
SLIM = Plan(
    rows=(_TOP, 342, 676),
    row_height=322,
    bar=58,
    materials=68,
    token=56,
    stores=132,
    stores_height=54,
    track=194,
    track_height=54,
    places=256,
)
