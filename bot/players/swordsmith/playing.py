"""The first half of a turn: what is played, and in which order."""

from __future__ import annotations

from bot.games.rng import Rng
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import BeginWork, Play
from bot.games.swordsmith.terms import KINDS
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.hoarding import hoarding
from bot.players.swordsmith.placing import dismantling, placing
from bot.players.swordsmith.plans import Planner
from bot.players.swordsmith.thinning import thinning

LAST = ("coin_to_bag", "thin")
"""Effects that look at the hand: after all that brings cards, before the coins."""


def play(desk: Desk, legal: tuple[Move, ...], source: Rng) -> Move:
    """Auxiliary cards, coins, swords, furnace and pool; then to work."""
    plays = [move for move in legal if isinstance(move, Play)]
    if plays:
        return _next_card(desk, plays, source)
    plans = Planner(desk).plans()
    return (
        dismantling(plans, legal)
        or placing(plans, legal)
        or hoarding(desk, plans, legal)
        or BeginWork()
    )


def _next_card(desk: Desk, plays: list[Play], source: Rng) -> Play:
    """What is not played is discarded all the same, so that every card is used."""
    effects = {
        move.card: desk.cards.auxiliaries[move.card].effect
        for move in plays
        if move.card not in KINDS
    }
    for card, effect in effects.items():
        if effect not in LAST:
            return Play(card)
    for effect in LAST:
        of_it = [move for move in plays if effects.get(move.card) == effect]
        if of_it:
            return thinning(desk, of_it, source)
    return plays[0]
