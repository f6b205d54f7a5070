"""What workers can be sent for, and what each errand is worth."""

from __future__ import annotations

import msgspec

from bot.games.ruleset import Move
from bot.games.swordsmith.moves import Buy, Hatch, Refine, Smelt
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.drafts import Plan
from bot.players.swordsmith.materials import Materials
from bot.players.swordsmith.sources import Source, Sources, Zone
from bot.players.swordsmith.stocking import deck_worth

PATIENT = 0.4
"""What part of its worth an errand has that can be run as well in the next turn."""


class Errand(msgspec.Struct, frozen=True):
    """Something a worker can do."""

    move: Move
    price: int
    worth: float
    """In reputation."""
    is_free: bool = False
    """Whether it takes no worker."""


def errands(
    desk: Desk, sources: Sources, plans: list[Plan], legal: tuple[Move, ...]
) -> list[Errand]:
    """All that is worth a worker: for the plans, for the deck, for swords to come."""
    found = [errand for plan in plans for errand in _for_plan(desk, sources, plan)]
    materials = Materials(desk, plans)
    for move in legal:
        if isinstance(move, Buy):
            worth = max(deck_worth(desk, move.card), materials.worth(move.card))
            found.append(Errand(move, sources.prices[move.card], worth))
        elif isinstance(move, Smelt):
            made = desk.cards.next_metals[move.card]
            found.append(_making(desk, made, materials.worth(made)))
        elif isinstance(move, Hatch):
            found.append(_making(desk, move.card, materials.worth(move.card)))
    return [errand for errand in found if errand.worth > 0 and errand.move in legal]


def _making(desk: Desk, made: str, worth: float) -> Errand:
    """To smelt or hatch a card."""
    for lower, better in desk.cards.next_metals.items():
        if made == better:
            return Errand(Smelt(lower), 0, worth, desk.turn.smelts > 0)
    return Errand(Hatch(made), 0, worth, desk.turn.hatches > 0)


def _for_plan(desk: Desk, sources: Sources, plan: Plan) -> list[Errand]:
    """What brings a plan further: each thing has its part of the plan's worth."""
    wanted = [step.source for step in plan.steps if step.source.workers]
    part = plan.worth / max(1, len(wanted) + plan.lack.stars)
    found = []
    for source in wanted:
        worth = part * _urgency(sources, source, plan.order.turns)
        if source.zone is Zone.CRAFT:
            found.append(_making(desk, source.card, worth))
        else:
            found.append(Errand(Buy(source.card), source.money, worth))
    return found + _stars(desk, plan, part)


def _urgency(sources: Sources, source: Source, turns: int) -> float:
    """The worse the chances if it is put off, the more it is worth now."""
    later = sources.chances(max(0, turns - 1), at_once=True)[source.zone]
    return 1 - (1 - PATIENT) * later / source.chance


def _stars(desk: Desk, plan: Plan, part: float) -> list[Errand]:
    """One errand for each star that is lacking, as they are paid one after the other."""
    prices = desk.cards.setup.star_prices
    has = desk.me.swords[plan.place].stars
    spare_time = plan.order.turns * desk.me.workers > plan.workers
    worth = part * (PATIENT if spare_time else 1)
    return [
        Errand(Refine(plan.place), prices[star], worth, star - has < desk.turn.refines)
        for star in range(has, has + plan.lack.stars)
    ]
