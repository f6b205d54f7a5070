"""What metals and elements are worth beyond the plans: for the adventurers still to come."""

from __future__ import annotations

from collections import Counter

from bot.games.swordsmith.terms import BLADE_SLOTS, METALS, Tier
from bot.players.swordsmith.demands import demand
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.drafts import Plan

WORTH = 1.0
"""Reputation that a card is worth which the next swords will surely need."""
DEARER = 0.05
"""What a coin of its price is worth: money that is left over is lost."""
A_SWORD = 3
"""Rounds in which a smith makes a sword, and before the end begins no other."""
AHEAD = 1.5
"""Swords for which a smith lays in materials at most."""


class Materials:
    """How much of each material the next swords will ask for, and what is there already."""

    def __init__(self, desk: Desk, plans: list[Plan]) -> None:
        self._prices = desk.cards.prices
        self._asked = _asked(desk, plans)
        self._spare = Counter(desk.owned)
        self._spare.subtract(step.source.card for plan in plans for step in plan.steps)
        self._swords = min(AHEAD, max(0, desk.rounds_left - A_SWORD) / A_SWORD)

    def worth(self, card: str) -> float:
        """What one more of it is worth, in reputation."""
        short = self._swords * self._asked.get(card, 0.0) - self._spare[card]
        if short <= 0:
            return 0.0
        return WORTH * min(1.0, short) + DEARER * self._prices[card]


def _asked(desk: Desk, plans: list[Plan]) -> dict[str, float]:
    """How many of each card a sword for one of the next customers takes on average."""
    served = {plan.order.adventurer for plan in plans}
    customers = [one.id for one in desk.waiting if one.id not in served]
    for profession in desk.view.professions:
        if profession.pile:
            customers += desk.unseen(profession.id)
    total: Counter[str] = Counter()
    for who in customers:
        asked = demand(desk.view.catalogue, who, Tier.PERFORMANCE)
        total[METALS[asked.blade - 1]] += BLADE_SLOTS
        total[METALS[max(1, asked.hilt) - 1]] += 1
        total.update(asked.elements)
    return {card: count / len(customers) for card, count in total.items()}
