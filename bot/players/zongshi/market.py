"""What a trip to a jar would bring."""

from __future__ import annotations

from bot.games.zongshi.counts import plus
from bot.games.zongshi.terms import JARS, Counts, Figure, Place, Spot
from bot.games.zongshi.view import JarView
from bot.players.zongshi.materials import Wants, best_picks, fitting
from bot.players.zongshi.outlook import Outlook

CROWD = 0.1
"""The part of a jar that each master who may still come costs a master who stands there."""
LONE = 0.3
"""How likely each of them is to come and leave an apprentice there with nothing."""


def jar_gain(outlook: Outlook, wanted: Wants, place: Place, *, as_master: bool) -> float:
    """Points that a figure gains at a jar, as far as one can tell before all have moved."""
    jar = jar_of(outlook, place)
    holding = fitting(wanted, _expected(outlook, place), outlook.shop.capacity)
    if as_master:
        count, chance = _masters_share(outlook, jar)
    else:
        count, chance = _apprentices_share(outlook, jar)
    gain = best_picks(wanted, holding, jar.materials, count, outlook.shop.capacity) * chance
    if as_master and outlook.bonus.market and sum(outlook.holding) < outlook.shop.capacity:
        gain += wanted.each
    return gain


def jar_of(outlook: Outlook, place: Place) -> JarView:
    """A jar by its name."""
    return outlook.view.large_jar if place == Place.LARGE_JAR else outlook.view.small_jar


def _expected(outlook: Outlook, place: Place) -> Counts:
    """The materials, with those of the other jar where an own master stands alone."""
    holding = outlook.holding
    for other in JARS:
        jar = jar_of(outlook, other)
        if other != place and _masters(jar) == {outlook.shop.seat}:
            holding = plus(holding, jar.materials)
    return holding


def _masters(jar: JarView) -> set[int]:
    return {figure.seat for figure in jar.figures if figure.as_master}


def _rivals(outlook: Outlook) -> int:
    """Masters of others who may still come."""
    return sum(
        shop.master is Spot.FREE
        for shop in outlook.view.workshops
        if shop.seat != outlook.shop.seat
    )


def _masters_share(outlook: Outlook, jar: JarView) -> tuple[int, float]:
    """How many materials a master may hope for, and how much of that is likely."""
    others = _masters(jar) - {outlook.shop.seat}
    if outlook.shop.seat in _masters(jar):
        return 0, 0.0
    rest = sum(jar.materials)
    if not others:
        return rest, max(0.0, 1 - CROWD * _rivals(outlook))
    masters = len(others) + 1
    apprentices = sum(not figure.as_master for figure in jar.figures)
    later = max(0, rest - masters - apprentices)
    return (1 + round(later / masters) if rest >= masters else 1), min(1.0, rest / masters)


def _apprentices_share(outlook: Outlook, jar: JarView) -> tuple[int, float]:
    """An apprentice takes one at best, and none beside a lone master."""
    masters = len(_masters(jar))
    before = sum(figure.figure is Figure.APPRENTICE for figure in jar.figures)
    if sum(jar.materials) <= masters + before:
        return 0, 0.0
    beside_lone = outlook.view.apprentice_beside_lone_master
    if masters == 1 and (not beside_lone or _masters(jar) == {outlook.shop.seat}):
        return 0, 0.0
    if masters or beside_lone:
        return 1, 1.0
    return 1, (1 - LONE) ** _rivals(outlook)
