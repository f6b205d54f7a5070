"""What a sale is worth, in reputation: the points, the vouchers, a loyal customer."""

from __future__ import annotations

from bot.games.swordsmith.loyal import ABILITIES
from bot.games.swordsmith.terms import Tier
from bot.players.swordsmith.desk import Desk

MONEY = 0.12
"""What a coin is worth."""
WORKER = 0.5
"""What a worker's action is worth beside what it pays."""


def reward(desk: Desk, adventurer: str, tier: Tier) -> float:
    """What selling to an adventurer brings, if nobody else does."""
    who = desk.cards.adventurers[adventurer]
    points = float(who.reputation_for(tier))
    if desk.rounds_left > 1:
        points += MONEY * who.bounty_for(tier)
        if tier is Tier.EXCITEMENT and who.loyal_ability is not None:
            points += ability_worth(desk, who.loyal_ability)
    return points


def ability_worth(desk: Desk, ability: str) -> float:
    """What a loyal customer is worth over the rest of the game."""
    gives = ABILITIES[ability]
    a_turn = (
        2.0 * gives.workers
        + gives.money
        + 0.5 * gives.smelts
        + 0.3 * gives.hatches
        + 0.7 * gives.rolls
        + 1.5 * gives.draws
        + 0.8 * gives.swords
        + 0.4 * gives.elements
        + 0.8 * gives.metals
    )
    return MONEY * (a_turn * max(0, desk.rounds_left - 1) + 3 * gives.treasures)
