"""For whom a smith could work: each face-up adventurer with each of its tiers."""

from __future__ import annotations

import msgspec

from bot.games.swordsmith.terms import Tier
from bot.games.swordsmith.view import AdventurerView
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.rewards import reward
from bot.players.swordsmith.rivals import share

A_ROUND_LATER = 0.95
"""What is left of a sale's worth with every round that it takes longer."""


class Order(msgspec.Struct, frozen=True):
    """A sale that could be worked for."""

    adventurer: str
    tier: Tier
    turns: int
    """Turns that are left for it after the present one; -1: it takes a sword as it is."""
    gain: float
    """What the sale would bring, in reputation."""


def orders(desk: Desk) -> list[Order]:
    """All that can be delivered before the game ends, the greatest gain first."""
    found = [
        order
        for one in desk.waiting
        if desk.rounds_until(one) <= desk.rounds_left
        for order in orders_of(desk, one, desk.turns_before(one))
    ]
    return _sorted(found)


def orders_of(desk: Desk, one: AdventurerView, turns: int) -> list[Order]:
    """An adventurer's tiers if it is served after so many turns, the greatest gain first."""
    return _sorted([_order(desk, one.id, tier, turns) for tier in Tier])


def _order(desk: Desk, who: str, tier: Tier, turns: int) -> Order:
    likely = share(desk, who, tier, is_due=turns <= 0)
    return Order(who, tier, turns, reward(desk, who, tier) * likely * A_ROUND_LATER**turns)


def _sorted(found: list[Order]) -> list[Order]:
    return sorted(found, key=lambda order: -order.gain)
