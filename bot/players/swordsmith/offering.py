"""Which sword is offered to the adventurer who is served, if any."""

from __future__ import annotations

from bot.games.rng import Rng
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import Decline, Offer
from bot.games.swordsmith.state import EMPTY, Sword
from bot.players.choosing import best
from bot.players.swordsmith.desk import Desk, as_sword
from bot.players.swordsmith.plans import Planner
from bot.players.swordsmith.rewards import reward
from bot.players.swordsmith.rivals import share

HAIR = 1e-6
"""What the price of a sword counts: enough to part swords that gain the same."""


def offer(desk: Desk, legal: tuple[Move, ...], source: Rng) -> Move:
    """The sword that gains the most above keeping it, the cheaper of two; none at a loss."""
    who = desk.question.adventurer
    swords = [move for move in legal if isinstance(move, Offer)]
    if who is None or not swords:
        return Decline()
    gains = {move: _gain(desk, who, move) for move in swords}
    chosen = best(swords, lambda move: gains[move] - HAIR * _price(desk, move), source)
    return chosen if gains[chosen] > 0 else Decline()


def _gain(desk: Desk, who: str, move: Offer) -> float:
    """What is expected of the offer, above keeping the sword."""
    fits = desk.me.swords[move.sword].fits
    tier = next(fit.tier for fit in fits if fit.adventurer == who)
    more = reward(desk, who, tier) - keeping(desk, who, move.sword)
    return more * share(desk, who, tier, is_due=True)


def keeping(desk: Desk, who: str, place: int) -> float:
    """What a sword adds to all plans for other adventurers, against an empty place."""
    swords = tuple(as_sword(seen) for seen in desk.me.swords)
    sold = (*swords[:place], EMPTY, *swords[place + 1 :])
    return _promise(desk, who, swords) - _promise(desk, who, sold)


def _promise(desk: Desk, who: str, swords: tuple[Sword, ...]) -> float:
    return sum(plan.worth for plan in Planner(desk, swords).plans(but=who))


def _price(desk: Desk, move: Offer) -> int:
    """The printed price of all that leaves with a sword, its stars included."""
    cards, sword = desk.cards, as_sword(desk.me.swords[move.sword])
    sold = sum(cards.prices[card] for card in sword.cards if card not in cards.kept)
    return sold + sum(cards.setup.star_prices[: sword.stars])
