"""What a visit to a townsperson would bring."""

from __future__ import annotations

from bot.games.zongshi.counts import UNITS
from bot.games.zongshi.terms import MATERIALS, Counts
from bot.games.zongshi.view import TownspersonView
from bot.players.zongshi.materials import Wants
from bot.players.zongshi.outlook import Outlook

GIFT = 1.0
"""Points that a visit reward is worth before it is turned over."""
APART = 3
"""Rounds between two visits."""
DEAR = 0.25
"""Points for each material by which a token is dearer than the middle one: it is out of the way."""
MIDDLE = 2


def visit_gain(
    outlook: Outlook,
    wanted: Wants,
    townsperson: str,
    token: int,
    *,
    as_master: bool,
    earlier: int = 0,
    more: int = 0,
) -> float:
    """Points gained by a visit that follows `earlier` stops and costs `more` than its token."""
    person = next(one for one in outlook.view.townspeople if one.id == townsperson)
    gain = _standing(outlook, len(outlook.shop.visited) + earlier)
    gain += _gift(person, as_master=as_master)
    if outlook.rounds > APART:
        gain += DEAR * (token - MIDDLE)
    return gain - wanted.cost(outlook.shop.materials, _paid(person, token + more))


def _standing(outlook: Outlook, visited: int) -> float:
    """Points of one more visit: its own, or its part of all that are left if time allows."""
    table = outlook.cards.scoring.visits
    now = table[visited + 1] - table[visited]
    left = len(table) - 1 - visited
    likely = min(1.0, outlook.rounds / (APART * left))
    return max(now, likely * (table[-1] - table[visited]) / left)


def _gift(person: TownspersonView, *, as_master: bool) -> float:
    """The reward; an apprentice leaves it lying, for others to take."""
    if not person.reward_waits:
        return 0.0
    return GIFT if as_master else 0.0


def _paid(person: TownspersonView, count: int) -> Counts:
    unit = UNITS[MATERIALS.index(person.material)]
    return unit[0] * count, unit[1] * count, unit[2] * count, unit[3] * count
