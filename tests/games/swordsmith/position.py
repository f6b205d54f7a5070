"""Sets up any position of Master Swordsmith by hand; what is not named stays in the supplies.

`position(seats=3).hand(0, "iron").sword(0, 0, blade="iron steel").ready()` is a table in the third
round where seat 0 is on turn, everybody else has nothing at all, and nobody is due for a sword.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Self

from msgspec.structs import replace

from bot.games.registry import RULESETS
from bot.games.rng import rng
from bot.games.swordsmith.catalogue import CATALOGUES
from bot.games.swordsmith.rules import resume
from bot.games.swordsmith.state import (
    EMPTY,
    Queue,
    Smithy,
    Sword,
    SwordsmithOptions,
    SwordsmithState,
    Waiting,
)
from bot.games.swordsmith.tasks import ROUND
from bot.games.swordsmith.terms import KINDS
from tests.games.swordsmith.table import Table

CATALOGUE = RULESETS["swordsmith"].learn_catalogue(RULESETS["swordsmith"].shipped_catalogue())
CARDS = CATALOGUES[CATALOGUE]
PROFESSIONS = [profession.id for profession in CARDS.profession]


def in_order(cards: list[str]) -> tuple[str, ...]:
    """Cards as the data lists them."""
    return tuple(sorted(cards, key=CARDS.card_order.__getitem__))


class Yard:
    """A smithy in the making."""

    def __init__(self, places: int) -> None:
        self.zones: dict[str, list[str]] = {
            zone: [] for zone in ("deck", "hand", "discard", "furnace", "pool", "fixtures", "loyal")
        }
        self.swords = [EMPTY] * places
        self.counts = {"vouchers": 0, "seals": 0, "sold": 0}
        self.reputation: dict[str, int] = {}

    @property
    def cards(self) -> list[str]:
        found = [card for zone, cards in self.zones.items() if zone != "loyal" for card in cards]
        return found + [card for sword in self.swords for card in sword.cards]

    def built(self, professions: list[str]) -> Smithy:
        zones = {zone: in_order(cards) for zone, cards in self.zones.items() if zone != "loyal"}
        bare = Smithy(
            deck=(),
            swords=tuple(self.swords),
            reputation=tuple(self.reputation.get(name, 0) for name in professions),
            loyal=tuple(self.zones["loyal"]),
        )
        zones["deck"] = tuple(reversed(self.zones["deck"]))
        return replace(bare, **zones, **self.counts)


class PositionBuilder:
    """A position in the making; every method returns the builder itself."""

    def __init__(self, seats: int) -> None:
        self._seats = seats
        self._yards = [Yard(CARDS.setup.sword_limit) for _ in range(seats)]
        self._piles: dict[str, int] = {}
        self._row: list[str] | None = None
        self._next_auxiliaries: list[str] | None = None
        self._auxiliary_discard: list[str] = []
        self._professions = PROFESSIONS[: CARDS.seating(seats).professions_in_play]
        self._face_up: dict[str, dict[str, int]] = {}
        self._next_adventurers: dict[str, list[str]] = {}
        self._turn: dict[str, Any] = {}
        self._start_seat = 0
        self._on_turn: int | None = None
        self._round = 3
        self._seed = b"position"

    # A player's things.

    def hand(self, seat: int, *cards: str) -> Self:
        return self._zone(seat, "hand", cards)

    def deck(self, seat: int, *cards: str) -> Self:
        """The whole deck, the next card first."""
        return self._zone(seat, "deck", cards)

    def discard(self, seat: int, *cards: str) -> Self:
        return self._zone(seat, "discard", cards)

    def furnace(self, seat: int, *cards: str) -> Self:
        return self._zone(seat, "furnace", cards)

    def pool(self, seat: int, *cards: str) -> Self:
        return self._zone(seat, "pool", cards)

    def fixtures(self, seat: int, *cards: str) -> Self:
        return self._zone(seat, "fixtures", cards)

    def loyal(self, seat: int, *adventurers: str) -> Self:
        return self._zone(seat, "loyal", adventurers)

    def _zone(self, seat: int, zone: str, cards: tuple[str, ...]) -> Self:
        self._yards[seat].zones[zone] = list(cards)
        return self

    def sword(
        self,
        seat: int,
        place: int,
        blade: str = "",
        hilt: str | None = None,
        enchantments: str = "",
        stars: int = 0,
    ) -> Self:
        """What lies in a place for swords; several cards in one string."""
        swords = self._yards[seat].swords
        while len(swords) <= place:
            swords.append(EMPTY)
        swords[place] = Sword(tuple(blade.split()), hilt, in_order(enchantments.split()), stars)
        return self

    def vouchers(self, seat: int, count: int) -> Self:
        self._yards[seat].counts["vouchers"] = count
        return self

    def seals(self, seat: int, count: int) -> Self:
        self._yards[seat].counts["seals"] = count
        return self

    def sold(self, seat: int, count: int) -> Self:
        self._yards[seat].counts["sold"] = count
        return self

    def reputation(self, seat: int, **points: int) -> Self:
        self._yards[seat].reputation = points
        return self

    # What lies in the middle.

    def market(self, **piles: int) -> Self:
        """Sizes of piles; what is left over lies in the last player's discard pile."""
        self._piles = piles
        return self

    def row(self, *cards: str) -> Self:
        self._row = list(cards)
        return self

    def auxiliary_deck(self, *cards: str) -> Self:
        """The whole deck, the next card first; the rest lies with the last player."""
        self._next_auxiliaries = list(cards)
        return self

    def auxiliary_discard(self, *cards: str) -> Self:
        self._auxiliary_discard = list(cards)
        return self

    def professions(self, *professions: str) -> Self:
        """Which are in play; they stand in the order of the data."""
        self._professions = [one for one in PROFESSIONS if one in professions]
        return self

    def waiting(self, profession: str, **waited: int) -> Self:
        """Who of a profession is face up, with waiting tokens, the earlier one first."""
        self._face_up[profession] = waited
        return self

    def pile(self, profession: str, *adventurers: str) -> Self:
        """All adventurers of a profession still to come, the next first; the others have left."""
        self._next_adventurers[profession] = list(adventurers)
        return self

    # The course of the game.

    def turn(self, seat: int) -> Self:
        self._on_turn = seat
        return self

    def start_seat(self, seat: int) -> Self:
        self._start_seat = seat
        return self

    def money(self, count: int) -> Self:
        """Of the seat on turn."""
        self._turn["money"] = count
        return self

    def workers(self, count: int) -> Self:
        """Of the seat on turn."""
        self._turn["workers"] = count
        return self

    def working(self, **counters: int) -> Self:
        """The seat on turn has begun to work."""
        self._turn.update(counters, is_working=True)
        return self

    def round(self, number: int) -> Self:
        self._round = number
        return self

    def seed(self, seed: bytes) -> Self:
        self._seed = seed
        return self

    # Putting it together.

    def ready(self) -> Table:
        """A table at this position; it is checked for conservation."""
        return Table(self.state())

    def state(self) -> SwordsmithState:
        auxiliary_deck, row = self._auxiliaries()
        market = self._market()
        order = [(self._start_seat + step) % self._seats for step in range(self._seats)]
        on_turn = self._start_seat if self._on_turn is None else self._on_turn
        queues = tuple(self._queue(name) for name in self._professions)
        out, left = self._absent(queues)
        state = SwordsmithState(
            options=SwordsmithOptions(CATALOGUE),
            rng=rng(self._seed),
            start_seat=self._start_seat,
            smithies=tuple(yard.built(self._professions) for yard in self._yards),
            market=market,
            auxiliary_deck=auxiliary_deck,
            auxiliary_row=row,
            auxiliary_discard=in_order(self._auxiliary_discard),
            queues=queues,
            out=out,
            left=left,
            round=self._round,
            turns_left=tuple(order[order.index(on_turn) :]),
            agenda=ROUND,
        )
        opened = resume(state).state
        if not self._turn:
            return opened
        changed = replace(opened, turn=replace(opened.turn, **self._turn))
        return resume(changed).state

    def _auxiliaries(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        left = Counter({card.id: card.count for card in CARDS.auxiliary})
        left.subtract(self._auxiliary_discard)
        for yard in self._yards:
            left.subtract(card for card in yard.cards if card not in KINDS)
        if self._row is None:
            free = [card for card in CARDS.auxiliaries if left[card] > 0]
            self._row = free[: CARDS.setup.auxiliary_face_up]
        left.subtract(self._row)
        if min(left.values()) < 0:
            raise ValueError(f"more copies than there are: {-left}")
        if self._next_auxiliaries is None:
            return in_order(list(left.elements())), tuple(self._row)
        left.subtract(self._next_auxiliaries)
        self._yards[-1].zones["discard"] += left.elements()
        return tuple(reversed(self._next_auxiliaries)), tuple(self._row)

    def _market(self) -> tuple[int, ...]:
        """What lies nowhere else; where a pile is named, the rest lies with the last player."""
        left = Counter(CARDS.seating(self._seats).market)
        for card, count in CARDS.setup.start_deck.items():
            left[card] += count * self._seats
        for yard in self._yards:
            left.subtract(card for card in yard.cards if card in KINDS)
        if min(left.values()) < 0:
            raise ValueError(f"more copies than there are: {-left}")
        for card, size in self._piles.items():
            self._yards[-1].zones["discard"] += [card] * (left[card] - size)
            left[card] = size
        return tuple(left[card] for card in KINDS)

    def _queue(self, profession: str) -> Queue:
        """Two fresh adventurers face up, one more of rank I and all of rank II to come."""
        loyal = {who for yard in self._yards for who in yard.zones["loyal"]}
        free = [
            one.id
            for one in CARDS.adventurer
            if one.profession == profession and one.id not in loyal
        ]
        face_up = self._face_up.get(profession)
        if face_up is None:
            face_up = dict.fromkeys(free[:2], 0)
        rest = [one for one in free if one not in face_up]
        coming = self._next_adventurers.get(profession, rest[: 7 - len(face_up)])
        return Queue(
            profession,
            tuple(reversed(coming)),
            tuple(Waiting(one, waited) for one, waited in face_up.items()),
        )

    def _absent(self, queues: tuple[Queue, ...]) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Adventurers of other professions were never in; the others have left."""
        here = {one.adventurer for queue in queues for one in queue.face_up}
        here |= {one for queue in queues for one in queue.pile}
        here |= {who for yard in self._yards for who in yard.zones["loyal"]}
        gone = [one for one in CARDS.adventurer if one.id not in here]
        out = tuple(one.id for one in gone if one.profession not in self._professions)
        return out, tuple(one.id for one in gone if one.profession in self._professions)


def position(seats: int = 3) -> PositionBuilder:
    """A fresh position to set up."""
    return PositionBuilder(seats)


__all__ = ["CARDS", "CATALOGUE", "PositionBuilder", "position"]
