"""What materials are worth: more where the best plans ask for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.zongshi.counts import UNITS, kinds, minus, plus, without
from bot.games.zongshi.terms import MATERIALS, Counts
from bot.players.zongshi.outlook import Outlook
from bot.players.zongshi.plans import MATERIAL, Plan

PLANNED = (0.5, 0.18, 0.08)
"""Points more for each material that the best, second and third plan asks for."""
CALL = 0.2
"""Points more for each of two materials that a visit may cost."""


class Wants(NamedTuple):
    """What a seat would do with materials."""

    each: float
    """Points that any material is worth."""
    uses: tuple[tuple[Counts, float], ...]
    """Sets of materials, and the points more for each material of the set."""

    def worth(self, holding: Counts) -> float:
        """Points that these materials are worth."""
        value = self.each * sum(holding)
        for price, more in self.uses:
            value += more * sum(map(min, price, holding))
        return value

    def cost(self, holding: Counts, paid: Counts) -> float:
        """Points that are lost by paying; what is not there is paid with something else."""
        rest = without(holding, paid)
        exchanged = sum(paid) - (sum(holding) - sum(rest))
        return self.worth(holding) - self.worth(rest) + MATERIAL * exchanged


def wants(outlook: Outlook, ranked: Sequence[Plan]) -> Wants:
    """What the seat would do with materials, these being its plans."""
    if outlook.rounds == 1:
        return Wants(1 / outlook.cards.scoring.leftovers_per_point, ())
    prices = [plan.price for plan in ranked]
    uses = [*zip(prices, PLANNED, strict=False), (_for_visits(outlook), CALL)]
    return Wants(MATERIAL, tuple(uses))


def _for_visits(outlook: Outlook) -> Counts:
    """Two of each material that a townsperson asks for who was not visited yet."""
    asked = {
        person.material
        for person in outlook.view.townspeople
        if person.id not in outlook.shop.visited
    }
    bronze, ivory, jade, gold = (2 * (material in asked) for material in MATERIALS)
    return bronze, ivory, jade, gold


def fitting(wanted: Wants, holding: Counts, capacity: int) -> Counts:
    """What is best kept of the materials where only so many can be stored."""
    while sum(holding) > capacity:
        rests = [minus(holding, UNITS[kind]) for kind in kinds(holding)]
        holding = max(rests, key=wanted.worth)
    return holding


def best_picks(wanted: Wants, holding: Counts, offered: Counts, count: int, capacity: int) -> float:
    """Points gained by taking that many of what is offered, the best first."""
    before = wanted.worth(holding)
    for _ in range(min(count, sum(offered))):
        picks = [
            (fitting(wanted, plus(holding, UNITS[kind]), capacity), kind) for kind in kinds(offered)
        ]
        holding, kind = max(picks, key=lambda pick: wanted.worth(pick[0]))
        offered = minus(offered, UNITS[kind])
    return wanted.worth(holding) - before
