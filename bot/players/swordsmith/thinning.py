"""Which cards of the hand go back to the market when a card allows it."""

from __future__ import annotations

from bot.games.rng import Rng
from bot.games.swordsmith.moves import Play
from bot.games.swordsmith.terms import COIN, METALS
from bot.players.choosing import best
from bot.players.swordsmith.desk import Desk

ENOUGH = 4
"""Metals of the lowest grade above which one can be spared."""


def thinning(desk: Desk, plays: list[Play], source: Rng) -> Play:
    """Coins weigh a deck down in which most cards earn more, and so does iron in plenty."""
    iron = METALS[0]
    worth = {
        COIN: 1 if desk.income > desk.draws else -1,
        iron: 1 if desk.owned.count(iron) > ENOUGH else -1,
    }
    return best(plays, lambda move: sum(worth.get(card, -1) for card in move.returned), source)
