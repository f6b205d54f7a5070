"""The two arrangements of the lower plate: up to four players, and five."""

from __future__ import annotations

from typing import NamedTuple

from render.scene import Rect

_LEFTS = (20, 806)
_WIDTH = 774
_TOP = 8


class Plan(NamedTuple):
    """Where things lie in a smithy: distances from its upper edge, and heights."""

    rows: tuple[int, ...]
    """Upper edges of the rows of smithies."""
    row_height: int
    bar: int
    swords: int
    swords_height: int
    blade: int
    """Height of a sword itself; below it are its enchantments."""
    stores: int
    stores_height: int
    means: int
    means_height: int
    loyal: int
    loyal_height: int
    is_slim: bool

    def fields(self, players: int) -> tuple[Rect, ...]:
        """The rectangles of all smithies, and one more where their number is odd."""
        rows = self.rows[: -(-players // len(_LEFTS))]
        return tuple(Rect(left, top, _WIDTH, self.row_height) for top in rows for left in _LEFTS)

    def height(self, players: int) -> int:
        """How high the plate is."""
        bottom = self.fields(players)[-1].bottom
        return bottom + (10 if players <= 2 else 1012 - self.rows[-1] - self.row_height)


FULL = Plan(
    rows=(_TOP, 506),
    row_height=486,
    bar=70,
    swords=82,
    swords_height=164,
    blade=92,
    stores=256,
    stores_height=72,
    means=342,
    means_height=60,
    loyal=416,
    loyal_height=56,
    is_slim=False,
)
SLIM = Plan(
    rows=(_TOP, 342, 676),
    row_height=322,
    bar=58,
    swords=66,
    swords_height=116,
    blade=60,
    stores=190,
    stores_height=60,
    means=256,
    means_height=58,
    loyal=256,
    loyal_height=58,
    is_slim=True,
)
