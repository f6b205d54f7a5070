"""Which project to work towards: the one that earns most a round, gathering included."""

from __future__ import annotations

from math import ceil
from typing import NamedTuple

from bot.games.zongshi.catalogue import Project
from bot.games.zongshi.counts import plus, without
from bot.games.zongshi.scrolls import DISCOUNTS
from bot.games.zongshi.terms import TILE_PAIRS, Counts, Purpose, Tiles
from bot.players.zongshi.outlook import Outlook
from bot.players.zongshi.projects import time_of, worth_of

GATHERED = 1.8
"""Materials of use that both figures bring home in a round."""
RARE = 0.5
"""Rounds more where no jar holds a material that is lacking."""
MATERIAL = 0.45
"""Points that a material is worth in general."""


class Plan(NamedTuple):
    """A project, what it would cost, and how well it would pay."""

    project: Project
    price: Counts
    short: Counts
    """What is lacking."""
    rate: float
    """Points a round until it is done."""


def plans(outlook: Outlook) -> list[Plan]:
    """The projects that a master could begin with enough materials, the best first."""
    if not outlook.places:
        return []
    found = [_plan(outlook, project) for project in offered(outlook)]
    worthwhile = [plan for plan in found if plan is not None and plan.rate > 0]
    return sorted(worthwhile, key=lambda plan: -plan.rate)


def lacking(outlook: Outlook, price: Counts) -> Counts:
    """What a price asks for beyond the materials, scrolls and exchange tiles at hand."""
    short = list(without(price, outlook.holding))
    for scroll in dict.fromkeys(outlook.hand):
        discount = DISCOUNTS.get(scroll)
        if discount is not None and Purpose.PROJECTS in discount.purposes:
            _take_off(short, discount.masterful, subtle=discount.subtle)
    _exchange(short, list(without(outlook.holding, price)), outlook.shop.tiles)
    bronze, ivory, jade, gold = short
    return bronze, ivory, jade, gold


def offered(outlook: Outlook) -> list[Project]:
    """All projects that lie open and are left."""
    cards = outlook.cards
    basics = [cards.projects[one.id] for one in outlook.view.basic_projects if one.left]
    return [*basics, *(cards.projects[one] for one in outlook.view.masterworks)]


def _plan(outlook: Outlook, project: Project) -> Plan | None:
    """None for a project whose materials the workshop could not hold."""
    price = without(project.price, outlook.later.cheaper)
    short = lacking(outlook, price)
    room = outlook.cards.setup.capacity + outlook.later.capacity
    if sum(map(min, price, outlook.holding)) + sum(short) > room:
        return None
    delay = max(outlook.busy, _gathering(outlook, short))
    rounds = time_of(project, outlook.later)
    worth = worth_of(outlook, project, rounds, delay) - MATERIAL * sum(price)
    return Plan(project, price, short, worth / (delay + rounds))


def _gathering(outlook: Outlook, short: Counts) -> int:
    """Rounds until what is lacking is there."""
    if not any(short):
        return 0
    view = outlook.view
    on_jars = plus(view.large_jar.materials, view.small_jar.materials)
    rare = sum(short[kind] > 0 and not on_jars[kind] for kind in range(4))
    return ceil(sum(short) / GATHERED + rare * RARE)


def _take_off(short: list[int], masterful: Counts, *, subtle: bool) -> None:
    for kind in range(4):
        short[kind] -= min(short[kind], masterful[kind])
    if subtle and any(short):
        short[short.index(max(short))] -= 1


def _exchange(short: list[int], spare: list[int], tiles: Tiles) -> None:
    """Let each tile turn one spare material into one that is lacking."""
    for (one, other), count in zip(TILE_PAIRS, tiles, strict=True):
        for _ in range(count):
            for lacked, given in ((one, other), (other, one)):
                if short[lacked] and spare[given]:
                    short[lacked] -= 1
                    spare[given] -= 1
                    break
