"""What the card data of Master Swordsmith looks like; what it must satisfy stands in `checks`."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise
from typing import Literal

import msgspec

from bot.games.catalogue import Name
from bot.games.swordsmith.terms import Tier

Source = Literal["rulebook", "house"]
Sources = Source | dict[str, Source]
"""Where values come from: one mark for the whole item, or one a field ("default" for the rest)."""
Three = tuple[int, int, int]
"""One figure a tier, basic first."""


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Anything in the data that has an id and a name."""

    id: str
    name: Name
    source: Sources = "house"


class BasicCard(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of the market: coins have a value, metals a grade."""

    kind: Literal["coin", "metal", "element"]
    price: int
    value: int = 0
    grade: int = 0


class Need(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one tier asks of a sword; 0 and none: not looked at."""

    blade: int
    """Least grade of both blade slots."""
    hilt: int
    elements: tuple[str, ...]
    stars: int


class Adventurer(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A customer: what it wants, what it pays, how long it waits."""

    profession: str
    rank: Literal[1, 2]
    patience: int
    basic: Need
    performance: Need
    excitement: Need
    bounty: Three
    reputation: Three
    loyal_ability: str | None = None

    def bounty_for(self, tier: Tier) -> int:
        """What it pays for a sword of this tier before any price cut."""
        return self.bounty[tier.height]

    def reputation_for(self, tier: Tier) -> int:
        """The reputation that a sword of this tier earns."""
        return self.reputation[tier.height]


class Auxiliary(Item, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An auxiliary card: price, copies, and which effect it has with which figures."""

    price: int
    count: int
    effect: str
    params: dict[str, int]


class Seating(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the number of players decides."""

    professions_in_play: int
    rank1_per_profession: int
    rank2_per_profession: int
    reputation_track: int
    """The top of the track of each profession."""
    market: dict[str, int]


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Numbers of the set-up and the course of the game."""

    players_min: int
    players_max: int
    start_deck: dict[str, int]
    hand_size: int
    workers: int
    sword_limit: int
    sword_limit_max: int
    auxiliary_face_up: int
    face_up_per_profession: int
    rotate_first_seat: bool
    first_face_up_starts_with_tokens: int
    smelt_cards: int
    hatch_cards: int
    die_sides: int
    star_prices: tuple[int, ...]
    """Of the first star, the second, and so on."""
    star_rolls: tuple[int, ...]
    """The least roll that adds the first star, the second, and so on."""
    tie_break: tuple[Literal["reputation_total", "loyal_customers", "swords_sold"], ...]
    players: dict[str, Seating]
    source: Sources


class SwordsmithCatalogue(msgspec.Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """All card data of one edition."""

    format: Literal[2]
    setup: Setup
    basic: tuple[BasicCard, ...]
    profession: tuple[Item, ...]
    adventurer: tuple[Adventurer, ...]
    auxiliary: tuple[Auxiliary, ...]
    loyal_ability: tuple[Item, ...]

    @cached_property
    def basics(self) -> dict[str, BasicCard]:
        """The basic cards by id, in the order of the market."""
        return {card.id: card for card in self.basic}

    @cached_property
    def auxiliaries(self) -> dict[str, Auxiliary]:
        """The auxiliary cards by id, in data order."""
        return {card.id: card for card in self.auxiliary}

    @cached_property
    def adventurers(self) -> dict[str, Adventurer]:
        """The adventurers by id, in data order."""
        return {adventurer.id: adventurer for adventurer in self.adventurer}

    @cached_property
    def card_order(self) -> dict[str, int]:
        """The place of each card in the data, basic ones first."""
        return {card.id: place for place, card in enumerate((*self.basic, *self.auxiliary))}

    @cached_property
    def prices(self) -> dict[str, int]:
        """The printed price of each card."""
        basics = {card.id: card.price for card in self.basic}
        return basics | {card.id: card.price for card in self.auxiliary}

    @cached_property
    def grades(self) -> dict[str, int]:
        """What grade each card has that counts as a metal on a sword."""
        metals = {card.id: card.grade for card in self.basic if card.kind == "metal"}
        wild = [card for card in self.auxiliary if card.effect == "wild_metal"]
        return metals | {card.id: card.params["grade"] for card in wild}

    @cached_property
    def wild_elements(self) -> frozenset[str]:
        """Cards that stand for any one element on a sword."""
        return frozenset(card.id for card in self.auxiliary if card.effect == "wild_element")

    @cached_property
    def kept(self) -> frozenset[str]:
        """Wild cards that go back to their owner when the sword is sold."""
        return frozenset(card.id for card in self.auxiliary if card.params.get("keep"))

    @cached_property
    def next_metals(self) -> dict[str, str]:
        """What metal each metal is smelted or upgraded into; the best has none."""
        metals = sorted((card.grade, card.id) for card in self.basic if card.kind == "metal")
        return {lower: higher for (_, lower), (_, higher) in pairwise(metals)}

    @cached_property
    def names(self) -> dict[str, Name]:
        """Every name by id: cards, professions, adventurers, loyal abilities."""
        return {item.id: item.name for item in self.items()}

    def items(self) -> Iterator[Item]:
        """Everything that has an id, in data order."""
        yield from self.basic
        yield from self.profession
        yield from self.adventurer
        yield from self.auxiliary
        yield from self.loyal_ability

    def seating(self, seats: int) -> Seating:
        """What this number of players decides."""
        return self.setup.players[str(seats)]
