"""Whom a smith makes wait a round less, or a round more."""

from __future__ import annotations

from bot.games.rng import Rng
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import Decline, Nudge
from bot.games.swordsmith.view import AdventurerView
from bot.players.choosing import best
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.plans import Planner
from bot.players.swordsmith.rivals import best_fit

LEAST = 0.3
"""What a token must be worth to be moved at all."""
THEIRS = 0.3
"""What a sale of another smith counts against one's own."""


def nudge(desk: Desk, legal: tuple[Move, ...], source: Rng) -> Move:
    """The token that helps one's own sales, or puts off those of others."""
    planner = Planner(desk)
    waiting = {one.id: one for one in desk.waiting}

    def worth(move: Nudge) -> float:
        one = waiting[move.adventurer]
        turns = desk.turns_before(one)
        mine = planner.prospect(one, max(0, turns - move.by)) - planner.prospect(one, turns)
        return mine - THEIRS * _theirs(desk, one, move.by)

    choices = [move for move in legal if isinstance(move, Nudge)]
    chosen = best(choices, worth, source)
    return chosen if worth(chosen) > LEAST else Decline()


def _theirs(desk: Desk, one: AdventurerView, by: int) -> float:
    """What others gain when the adventurer is served in this round, or lose when it is not."""
    who = desk.cards.adventurers[one.id]
    after = one.waited + by + 1 >= who.patience
    if after == one.is_due:
        return 0.0
    tiers = [best_fit(desk, seat, one.id) for seat in desk.view.order if seat != desk.seat]
    points = max((who.reputation_for(tier) for tier in tiers if tier is not None), default=0)
    return float(points if after else -points)
