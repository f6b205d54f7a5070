"""Putting cards of the hand onto swords, and taking apart what is in the way."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.ruleset import Move
from bot.games.swordsmith.moves import Dismantle, PlaceCard
from bot.players.swordsmith.drafts import Plan
from bot.players.swordsmith.sources import Zone


def dismantling(plans: list[Plan], legal: Sequence[Move]) -> Dismantle | None:
    """A sword whose place is better used for another one."""
    for plan in plans:
        move = Dismantle(plan.place)
        if plan.rebuild and move in legal:
            return move
    return None


def placing(plans: list[Plan], legal: Sequence[Move]) -> PlaceCard | None:
    """The next card that a plan takes from the hand: blade, hilt, enchantments."""
    for plan in plans:
        for step in plan.steps:
            move = PlaceCard(step.source.card, plan.place, step.part)
            if step.source.zone is Zone.HAND and move in legal:
                return move
    return None
