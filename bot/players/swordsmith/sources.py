"""Where a card that a sword lacks can come from, and how likely it comes in time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum

import msgspec

from bot.games.swordsmith.terms import ELEMENTS
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.rewards import MONEY, WORKER

CERTAINTY = 8.0
"""What a card that surely comes in time is worth, in reputation: about a sale."""
WASTE = 0.4
"""Reputation for each grade above what is asked."""


class Zone(StrEnum):
    """Where a card is now."""

    HAND = "hand"
    CRAFT = "craft"
    """It can be smelted or hatched."""
    DECK = "deck"
    DISCARD = "discard"
    MARKET = "market"
    """The auxiliary row is meant too."""


class Source(msgspec.Struct, frozen=True):
    """One way to come by a card."""

    zone: Zone
    card: str
    chance: float
    """That it can be placed in time."""
    money: int
    workers: int


class Need(msgspec.Struct, frozen=True):
    """A slot to be filled: a metal of this grade at least, or an element."""

    grade: int = 0
    element: str = ""


class Sources:
    """All cards within a smith's reach."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        view, me = desk.view, desk.me
        on_sale = (*view.market, *view.auxiliary_row)
        stock: Counter[str] = Counter()
        for pile in on_sale:
            stock[pile.card] += pile.count
        self.there = {
            Zone.HAND: Counter(desk.hand),
            Zone.CRAFT: _crafts(desk, stock),
            Zone.DECK: Counter(me.deck or ()),
            Zone.DISCARD: Counter((*me.discard, *me.in_play)),
            Zone.MARKET: stock,
        }
        """How many of each card lie where."""
        self.prices = {pile.card: pile.price for pile in on_sale}
        """Of all that is on sale."""
        self._known: dict[tuple[Need, int, bool], list[Source]] = {}

    def ways(self, need: Need, turns: int, at_once: bool) -> list[Source]:
        """How a need can be met within so many turns after the present one, the best way first.

        `at_once` tells whether a card of the hand finds its slot open in this turn.
        """
        key = (need, turns, at_once)
        if key not in self._known:
            chances = self.chances(turns, at_once)
            found = [way for card in self._cards(need) for way in self._of(card, chances)]
            self._known[key] = sorted(found, key=lambda way: -self._appeal(need, way))
        return self._known[key]

    def chances(self, turns: int, at_once: bool) -> dict[Zone, float]:
        """How likely a card comes to the hand within so many turns, by where it lies."""
        desk = self._desk
        next_turn = 1.0 if turns > 0 else 0.0
        drawn, deck = desk.draws * turns, desk.me.deck_count
        when_shuffled = desk.discards + deck - deck % desk.draws + 1
        shuffled = min(1.0, max(0, drawn - deck) / when_shuffled)
        held = next_turn if desk.working else 1.0 if at_once else shuffled
        return {
            Zone.HAND: held,
            Zone.CRAFT: next_turn,
            Zone.DECK: min(1.0, drawn / max(1, deck)),
            Zone.DISCARD: shuffled,
            Zone.MARKET: next_turn if desk.turn.buys_to_hand else shuffled,
        }

    def _cards(self, need: Need) -> tuple[str, ...]:
        cards = self._desk.cards
        if need.element:
            return (need.element, *sorted(cards.wild_elements))
        return tuple(card for card, grade in cards.grades.items() if grade >= need.grade)

    def _of(self, card: str, chances: dict[Zone, float]) -> Iterator[Source]:
        for zone, chance in chances.items():
            if chance > 0 and self.there[zone][card] > 0:
                money = self.prices[card] if zone is Zone.MARKET else 0
                yield Source(zone, card, chance, money, int(zone in (Zone.MARKET, Zone.CRAFT)))

    def _appeal(self, need: Need, way: Source) -> float:
        cards = self._desk.cards
        waste = cards.grades[way.card] - need.grade if need.grade else way.card != need.element
        if way.card in cards.kept:
            waste = min(1, waste)
        costs = MONEY * way.money + WORKER * way.workers + WASTE * waste
        return CERTAINTY * way.chance - costs


def _crafts(desk: Desk, stock: Counter[str]) -> Counter[str]:
    """What can be smelted and hatched, of the hand too while it can be laid in."""
    setup, better = desk.cards.setup, desk.cards.next_metals
    laid_in = () if desk.working else desk.hand
    found: Counter[str] = Counter()
    for card, count in Counter((*desk.me.furnace, *laid_in)).items():
        if card in better:
            made = better[card]
            found[made] = min(count // setup.smelt_cards, stock[made])
    for card, count in Counter((*desk.me.pool, *laid_in)).items():
        if card in ELEMENTS:
            found[card] = min(count // setup.hatch_cards, stock[card])
    return found
