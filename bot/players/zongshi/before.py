"""When to play a scroll that is a move of its own."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.zongshi.counts import plus
from bot.games.zongshi.rewards import PROJECT_REWARDS
from bot.games.zongshi.terms import Spot
from bot.players.zongshi.materials import best_picks
from bot.players.zongshi.outlook import Outlook
from bot.players.zongshi.places import best_tile_gain
from bot.players.zongshi.projects import ROUND, SAVED
from bot.players.zongshi.scrolls import kept
from bot.players.zongshi.thoughts import Thoughts

HINDERED = -1.0
"""For scrolls of which nothing good would come now."""
USEFUL = 0.1
"""For draws that bring a plan nearer."""
ENABLED = 2.0
"""For a borrowed reward without which the project could not be begun."""
LOOKED_AT = 3
"""Plans that are good enough to borrow for."""
ON_THE_WAY = 0.3
"""For other borrowed rewards: they come in useful if the figure goes to the right place."""


def play_gain(mind: Thoughts, scroll: str) -> float:
    """Points gained by playing a scroll now, rather than keeping it."""
    return _GAINS[scroll](mind, kept(mind.outlook, scroll))


def borrow_gain(mind: Thoughts, project: str) -> float:
    """Points gained in this turn by the reward of another player's project."""
    shop = mind.outlook.shop
    bonus = PROJECT_REWARDS[project]
    gain = ON_THE_WAY if bonus.market or bonus.temple else 0.0
    if not mind.ranked or shop.master is not Spot.FREE or shop.building:
        return gain
    best_plan = mind.ranked[0]
    if any(best_plan.short):
        enabled = any(plan.short == bonus.cheaper for plan in mind.ranked[:LOOKED_AT])
        return gain + ENABLED * enabled
    if any(map(min, best_plan.price, bonus.cheaper)):
        gain += SAVED
    return gain + ROUND * (bonus.rounds and best_plan.project.time > 1)


def _draw(count: int) -> Callable[[Thoughts, float], float]:
    def gain(mind: Thoughts, worth: float) -> float:
        shop = mind.outlook.shop
        if sum(shop.materials) + count > shop.capacity:
            return HINDERED
        if mind.outlook.rounds == 1:
            return mind.wanted.each * count - worth
        return USEFUL if mind.ranked and any(mind.ranked[0].short) else HINDERED

    return gain


def _pick(mind: Thoughts, worth: float) -> float:
    view, shop = mind.outlook.view, mind.outlook.shop
    offered = plus(view.large_jar.materials, view.small_jar.materials)
    return best_picks(mind.wanted, shop.materials, offered, 1, shop.capacity) - worth


def _recover(mind: Thoughts, worth: float) -> float:
    pile = mind.outlook.view.scroll_discard
    return max(kept(mind.outlook, scroll) for scroll in pile) - worth


def _buy(mind: Thoughts, worth: float) -> float:
    return best_tile_gain(mind.outlook, mind.wanted) - worth


def _borrow(mind: Thoughts, worth: float) -> float:
    return max(borrow_gain(mind, project) for project in _borrowable(mind.outlook)) - worth


def _borrowable(outlook: Outlook) -> set[str]:
    """Rewards that another player has and this seat has not."""
    others = {
        project
        for shop in outlook.view.workshops
        if shop.seat != outlook.shop.seat
        for project in shop.completed
    }
    return (others & PROJECT_REWARDS.keys()) - set(outlook.shop.completed)


_GAINS: dict[str, Callable[[Thoughts, float], float]] = {
    "gift_from_the_priests": _draw(1),
    "lucky_discovery": _draw(2),
    "fortune_brings_opportunity": _pick,
    "lessons_of_the_past": _recover,
    "pawn_shop_owners_gift": _buy,
    "an_ear_to_the_wall": _borrow,
}
"""By scroll: what it brings now, less what it is worth in the hand."""
