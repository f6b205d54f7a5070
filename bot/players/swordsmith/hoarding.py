"""What goes into furnace and mana pool: spare cards of which something better can be made."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.ruleset import Move
from bot.games.swordsmith.moves import ToFurnace, ToPool
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.drafts import Plan
from bot.players.swordsmith.materials import Materials

PLENTY = 4
"""Metals of a kind with which a smith has enough for its next sword."""


def hoarding(desk: Desk, plans: list[Plan], legal: Sequence[Move]) -> Move | None:
    """A pair that can be worked in this turn, of cards that no plan has a place for."""
    materials = Materials(desk, plans)
    wanted = _to_be_fetched(plans)
    setup, me = desk.cards.setup, desk.me
    for move in legal:
        if isinstance(move, ToFurnace) and _pairs(desk, move.card, me.furnace, setup.smelt_cards):
            made = desk.cards.next_metals[move.card]
            is_spare = desk.owned.count(move.card) > PLENTY
        elif isinstance(move, ToPool) and _pairs(desk, move.card, me.pool, setup.hatch_cards):
            made, is_spare = move.card, desk.turn.hatches > 0
        else:
            continue
        if made in wanted or (is_spare and materials.worth(made) > 0):
            return move
    return None


def _pairs(desk: Desk, card: str, lies: tuple[str, ...], needed: int) -> bool:
    """Whether too few of a card lie there to be worked, and the hand has the others."""
    there = lies.count(card)
    return there < needed <= there + desk.hand.count(card)


def _to_be_fetched(plans: list[Plan]) -> set[str]:
    """Cards that plans lack and that take a worker."""
    steps = [step.source for plan in plans if plan.order.turns > 0 for step in plan.steps]
    return {source.card for source in steps if source.workers}
