"""Where cards come from and go to: decks, the market's piles, the auxiliary row."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.swordsmith.events import (
    AuxiliaryReshuffled,
    AuxiliaryRevealed,
    CardsDrawn,
    CardsSeen,
    DeckReshuffled,
)
from bot.games.swordsmith.position import Position, without
from bot.games.swordsmith.terms import KINDS

PLACES = {card: place for place, card in enumerate(KINDS)}
"""The place of each basic card's pile in the market."""


def in_market(position: Position, card: str) -> int:
    """How many cards lie in a pile of the market."""
    return position.market[PLACES[card]]


def add_to_market(position: Position, card: str, count: int) -> None:
    """Put cards on their pile, or with a count below zero take them from it."""
    piles = list(position.market)
    piles[PLACES[card]] += count
    position.market = tuple(piles)


def give_back(position: Position, card: str) -> None:
    """A card goes back to the common supply: a basic one to its pile, else to the discards."""
    if card in PLACES:
        add_to_market(position, card, 1)
    else:
        position.auxiliary_discard = position.in_order((*position.auxiliary_discard, card))


def to_hand(position: Position, seat: int, cards: Iterable[str]) -> None:
    """Cards come into a hand."""
    hand = (*position.smithies[seat].hand, *cards)
    position.change(seat, hand=position.in_order(hand))


def from_hand(position: Position, seat: int, card: str) -> None:
    """A card leaves a hand."""
    position.change(seat, hand=without(position.smithies[seat].hand, card))


def to_discard(position: Position, seat: int, cards: Iterable[str]) -> None:
    """Cards go to a smith's discard pile."""
    pile = (*position.smithies[seat].discard, *cards)
    position.change(seat, discard=position.in_order(pile))


def draw(position: Position, seat: int, count: int) -> None:
    """A seat draws; where the deck is short the discard pile is shuffled, never what is in play."""
    smithy = position.smithies[seat]
    deck, drawn, news = _taken(smithy.deck, count)
    discard = smithy.discard
    if len(drawn) < count and discard:
        position.tell(DeckReshuffled(seat, len(discard)))
        deck, position.rng = position.rng.shuffled(discard)
        discard = ()
        deck, more, news = _taken(deck, count - len(drawn))
        drawn = (*drawn, *more)
    if not drawn:
        return
    hand = position.in_order((*smithy.hand, *drawn))
    position.change(seat, deck=deck, discard=discard, hand=hand)
    position.tell(CardsDrawn(seat, len(drawn)))
    position.tell(CardsSeen(seat, position.in_order(drawn)))
    position.reveals = position.reveals or news


def _taken(pile: tuple[str, ...], count: int) -> tuple[tuple[str, ...], tuple[str, ...], bool]:
    """What is left, what was taken from the top, and whether it could have been anything else."""
    left, taken = pile[: max(0, len(pile) - count)], pile[::-1][:count]
    return left, taken, bool(left) and len(set(pile)) > 1


def take_auxiliary(position: Position, card: str) -> None:
    """A card leaves the auxiliary row and is replaced at once."""
    position.auxiliary_row = without(position.auxiliary_row, card)
    refill_row(position)


def refill_row(position: Position) -> None:
    """Turn auxiliary cards over while places are free; with nothing left the row shrinks."""
    while len(position.auxiliary_row) < position.catalogue.setup.auxiliary_face_up:
        if not position.auxiliary_deck and position.auxiliary_discard:
            position.tell(AuxiliaryReshuffled(len(position.auxiliary_discard)))
            pile = position.auxiliary_discard
            position.auxiliary_deck, position.rng = position.rng.shuffled(pile)
            position.auxiliary_discard = ()
        if not position.auxiliary_deck:
            return
        shown = position.auxiliary_deck[-1]
        position.reveals = position.reveals or len(set(position.auxiliary_deck)) > 1
        position.auxiliary_deck = position.auxiliary_deck[:-1]
        position.auxiliary_row = (*position.auxiliary_row, shown)
        position.tell(AuxiliaryRevealed(shown))
