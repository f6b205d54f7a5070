"""What goes into furnace and mana pool: spare cards of which something better can be made."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.ruleset import Move
from bot.games.swordsmith.moves import ToFurnace, ToPool
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.drafts import Plan
from bot.players.swordsmith.materials import Materials
from bot.players.swordsmith.sources import Zone

PLENTY = 4
"""Metals of a kind with which a smith has enough for its next sword."""


def hoarding(desk: Desk, plans: list[Plan], legal: Sequence[Move]) -> Move | None:
    """A pair that can be worked in this turn, of cards that no plan has a place for."""
    materials = Materials(desk, plans)
    wanted = _to_be_bought(plans)
    setup = desk.cards.setup
    for move in legal:
        if isinstance(move, ToFurnace):
            made = desk.cards.next_metals[move.card]
            lie, needed, spare = (
                desk.me.furnace,
                setup.smelt_cards,
                desk.owned.count(move.card) > PLENTY,
            )
        elif isinstance(move, ToPool):
            made = move.card
            lie, needed, spare = desk.me.pool, setup.hatch_cards, desk.turn.hatches > 0
        else:
            continue
        lies = lie.count(move.card)
        is_pair = lies < needed <= lies + desk.hand.count(move.card)
        if is_pair and (made in wanted or (spare and materials.worth(made) > 0)):
            return move
    return None


def _to_be_bought(plans: list[Plan]) -> set[str]:
    """Cards that plans lack and that would have to be paid for."""
    steps = [step.source for plan in plans if plan.order.turns > 0 for step in plan.steps]
    return {source.card for source in steps if source.zone is Zone.MARKET}
