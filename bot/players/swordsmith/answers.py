"""Small choices that cards and sales bring: a better metal, a treasure, an element to lose."""

from __future__ import annotations

from bot.games.rng import Rng
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import Decline, ReturnEnchantment, TakeTreasure, Upgrade
from bot.players.choosing import best
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.materials import Materials
from bot.players.swordsmith.plans import Planner
from bot.players.swordsmith.sources import Zone
from bot.players.swordsmith.stocking import deck_worth

WANTED = 10
"""Coins that a metal is worth which a sword in the making takes."""
HAIR = 1e-6
"""What the price of a card counts: enough to part cards that are worth the same."""


def treasure(desk: Desk, legal: tuple[Move, ...], source: Rng) -> Move:
    """The card that the deck gains most by; the dearer of two."""
    cards = [move for move in legal if isinstance(move, TakeTreasure)]
    prices = desk.cards.prices
    return best(cards, lambda move: deck_worth(desk, move.card) + HAIR * prices[move.card], source)


def enchantment(desk: Desk, legal: tuple[Move, ...], source: Rng) -> Move:
    """The element that is needed least goes back."""
    materials = Materials(desk, Planner(desk).plans())
    choices = [move for move in legal if isinstance(move, ReturnEnchantment)]
    return best(choices, lambda move: -materials.worth(move.card), source)


def upgrade(desk: Desk, legal: tuple[Move, ...], source: Rng) -> Move:
    """A metal that no sword takes as it is, best of all one that a sword takes when better."""
    plans = Planner(desk).plans()
    steps = [step.source for plan in plans for step in plan.steps]
    kept = [step.card for step in steps if step.zone is Zone.HAND]
    lacking = [step.card for step in steps if step.zone is not Zone.HAND]
    prices, better = desk.cards.prices, desk.cards.next_metals

    def worth(move: Upgrade) -> int:
        made = better[move.card]
        is_kept = kept.count(move.card) >= desk.hand.count(move.card)
        return prices[made] - prices[move.card] + WANTED * ((made in lacking) - is_kept)

    choices = [move for move in legal if isinstance(move, Upgrade)]
    chosen = best(choices, worth, source)
    return chosen if worth(chosen) > 0 else Decline()
