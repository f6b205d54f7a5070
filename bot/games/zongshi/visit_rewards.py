"""Visit rewards: what the first master's visit to a townsperson brings."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.zongshi.counts import plus
from bot.games.zongshi.events import MaterialsRefunded
from bot.games.zongshi.position import Position
from bot.games.zongshi.scrolls import filled_jars, payable_tiles
from bot.games.zongshi.supply import draw_materials, draw_scrolls
from bot.games.zongshi.tasks import Picking, RewardShopping
from bot.games.zongshi.terms import NOTHING


def _draw_scroll(position: Position, seat: int) -> bool:
    return draw_scrolls(position, seat, 1)


def _pawn_tile(position: Position, seat: int) -> bool:
    if not payable_tiles(position, seat):
        return False
    position.push(RewardShopping())
    return True


def _two_materials(position: Position, seat: int) -> bool:
    return draw_materials(position, seat, 2, "two_materials")


def _refund(position: Position, seat: int) -> bool:
    back = position.laid_aside
    if not any(back):
        return False
    position.laid_aside = NOTHING
    position.change(seat, materials=plus(position.workshops[seat].materials, back))
    position.tell(MaterialsRefunded(seat, back))
    return True


def _market_pick(position: Position, _seat: int) -> bool:
    jars = filled_jars(position)
    if jars:
        position.push(Picking(jars))
    return bool(jars)


VISIT_REWARDS: dict[str, Callable[[Position, int], bool]] = {
    "draw_scroll": _draw_scroll,
    "pawn_tile": _pawn_tile,
    "two_materials": _two_materials,
    "refund": _refund,
    "market_pick": _market_pick,
}
"""Each returns False where it can do nothing; it is spent all the same."""
