"""What a card is worth to the deck: money, workers and swiftness in the turns still to come."""

from __future__ import annotations

from bot.games.swordsmith.cards import Auxiliary
from bot.games.swordsmith.terms import KINDS
from bot.players.swordsmith.desk import Desk

RATE = 0.07
"""Reputation that a coin more in later turns is worth."""
AVERAGE = 1.0
"""Coins that a card of the deck is worth when it is drawn."""
USES = {
    "workers": 2.5,
    "draw": 0.0,
    "free_smelt": 0.4,
    "free_hatch": 0.2,
    "refine_bonus": 1.5,
    "discount": 1.5,
    "coin_to_bag": 2.0,
    "thin": 1.0,
    "buy_to_hand": 5.0,
    "keep_money": 0.3,
    "waiting": 0.7,
    "seal": 2.0,
    "upgrade": 2.0,
}
"""Coins that an effect is worth each time, beside the money and the cards that it brings."""
LASTING = {"wild_metal": 9.0, "wild_element": 8.0, "rack": 5.0}
"""Coins that a card is worth once for all: what is placed and comes back, what is built."""


def times_drawn(desk: Desk) -> float:
    """How often a card that is bought now will be drawn."""
    turns = desk.rounds_left - 1
    drawn = turns * desk.draws - desk.me.deck_count
    return min(turns, max(0, drawn) / (len(desk.owned) + 1))


def deck_worth(desk: Desk, card: str) -> float:
    """What owning one card more of a kind is worth, in reputation, whatever swords are made."""
    often = times_drawn(desk)
    if card in KINDS:
        return RATE * often * (desk.cards.basics[card].value - AVERAGE)
    auxiliary = desk.cards.auxiliaries[card]
    if auxiliary.effect in LASTING:
        return RATE * LASTING[auxiliary.effect] * min(1.0, often / 2)
    return RATE * often * _each_time(auxiliary)


def _each_time(auxiliary: Auxiliary) -> float:
    figures = auxiliary.params
    drawn = figures.get("draw", 0) + (figures["n"] if auxiliary.effect == "draw" else 0)
    money = 0 if auxiliary.effect == "thin" else figures.get("money", 0)
    return USES[auxiliary.effect] + money + AVERAGE * (drawn - 1)
