"""What card data must satisfy beyond its shape; the first fault found is told with its item."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Literal

from bot.games.catalogue import Fault
from bot.games.swordsmith.cards import Adventurer, Need, Seating, SwordsmithCatalogue
from bot.games.swordsmith.loyal import ABILITIES
from bot.games.swordsmith.terms import ELEMENTS, ENCHANTMENT_SLOTS, KINDS, METALS

EFFECT_PARAMS: dict[str, frozenset[str]] = {
    "workers": frozenset({"n", "draw", "money"}),
    "draw": frozenset({"n"}),
    "wild_metal": frozenset({"grade", "keep"}),
    "wild_element": frozenset({"keep"}),
    "free_smelt": frozenset({"draw", "money", "save"}),
    "free_hatch": frozenset({"draw", "money", "extra"}),
    "refine_bonus": frozenset({"n", "free", "draw", "money"}),
    "discount": frozenset({"n", "draw"}),
    "coin_to_bag": frozenset(),
    "thin": frozenset({"n", "money"}),
    "buy_to_hand": frozenset(),
    "keep_money": frozenset({"draw", "money", "n"}),
    "waiting": frozenset({"draw", "money"}),
    "seal": frozenset({"n", "draw"}),
    "rack": frozenset({"money", "draw"}),
    "upgrade": frozenset({"draw"}),
}
"""The figures that each auxiliary effect needs."""

_ID = re.compile(r"[a-z][a-z0-9_]*")
"""What can be a word of a notation."""

FLAGS = frozenset({"keep", "save", "extra", "free"})
"""Figures that are 0 or 1."""
MOST_PAID = 99
"""A bid is one of as many moves, written with two figures."""
MOST_RETURNED = 2
"""More cards returned at once would make the list of a turn's moves too long."""


def check(catalogue: SwordsmithCatalogue) -> None:
    """Raise `Fault` if the data does not fit the rules."""
    _ids(catalogue)
    _basics(catalogue)
    _auxiliaries(catalogue)
    for adventurer in catalogue.adventurer:
        _adventurer(catalogue, adventurer)
    _abilities(catalogue)
    _setup(catalogue)
    for seats in range(catalogue.setup.players_min, catalogue.setup.players_max + 1):
        _seating(catalogue, seats)


def _demand(fits: bool, item: str, reason: str) -> None:
    if not fits:
        raise Fault(item, reason)


def _ids(catalogue: SwordsmithCatalogue) -> None:
    for item, count in Counter(item.id for item in catalogue.items()).items():
        _demand(count == 1, item, "this id stands there more than once")
        _demand(_ID.fullmatch(item) is not None, item, "an id is small letters, digits and _")


def _basics(catalogue: SwordsmithCatalogue) -> None:
    _same_ids("basic", catalogue.basics, KINDS)
    _demand(tuple(catalogue.basics) == tuple(KINDS), "basic", "must stand in the usual order")
    for card in catalogue.basic:
        _demand(card.kind == KINDS[card.id], card.id, f"must be of kind {KINDS[card.id]}")
        _demand(card.price >= 1, card.id, "the price must be at least 1")
        is_coin = card.kind == "coin"
        _demand((card.value >= 1) == is_coin, card.id, "coins, and they alone, have a value")
        grade = METALS.index(card.id) + 1 if card.kind == "metal" else 0
        _demand(card.grade == grade, card.id, f"the grade must be {grade}")


def _auxiliaries(catalogue: SwordsmithCatalogue) -> None:
    for card in catalogue.auxiliary:
        _demand(card.effect in EFFECT_PARAMS, card.id, f"unknown effect {card.effect}")
        needed = EFFECT_PARAMS[card.effect]
        _demand(
            card.params.keys() == needed, card.id, f"params must be: {', '.join(sorted(needed))}"
        )
        _demand(card.price >= 1, card.id, "the price must be at least 1")
        _demand(card.count >= 1, card.id, "the count must be at least 1")
        for name, value in card.params.items():
            most = 1 if name in FLAGS else 9
            _demand(0 <= value <= most, card.id, f"{name} must be from 0 to {most}")
        if card.effect == "thin":
            _demand(
                card.params["n"] <= MOST_RETURNED, card.id, f"n must be at most {MOST_RETURNED}"
            )
        if card.effect == "wild_metal":
            _demand(1 <= card.params["grade"] <= len(METALS), card.id, "no metal has this grade")

    for effect in EFFECT_PARAMS:
        is_there = any(card.effect == effect for card in catalogue.auxiliary)
        _demand(is_there, effect, "no auxiliary card has this effect")


def _adventurer(catalogue: SwordsmithCatalogue, adventurer: Adventurer) -> None:
    who = adventurer.id
    professions = {profession.id for profession in catalogue.profession}
    _demand(adventurer.profession in professions, who, "unknown profession")
    _demand(adventurer.patience >= 1, who, "the patience must be at least 1")
    for need in (adventurer.basic, adventurer.performance, adventurer.excitement):
        _need(catalogue, who, need)
    for figures in (adventurer.bounty, adventurer.reputation):
        _demand(min(figures) >= 0, who, "bounty and reputation must not be negative")
        _demand(max(figures) <= MOST_PAID, who, f"bounty and reputation: at most {MOST_PAID}")
        _demand(list(figures) == sorted(figures), who, "a higher tier must not bring less")
    ability = adventurer.loyal_ability
    known = {one.id for one in catalogue.loyal_ability}
    _demand(ability is None or ability in known, who, f"unknown loyal ability {ability}")


def _need(catalogue: SwordsmithCatalogue, who: str, need: Need) -> None:
    grades = range(len(METALS) + 1)
    _demand(need.blade in grades and need.hilt in grades, who, "no metal has this grade")
    _demand(set(need.elements) <= set(ELEMENTS), who, "unknown element")
    _demand(len(need.elements) <= ENCHANTMENT_SLOTS, who, "more elements than a sword can carry")
    stars = len(catalogue.setup.star_rolls)
    _demand(0 <= need.stars <= stars, who, f"stars must be from 0 to {stars}")


def _abilities(catalogue: SwordsmithCatalogue) -> None:
    _same_ids("loyal_ability", {one.id for one in catalogue.loyal_ability}, ABILITIES)


def _same_ids(part: str, found: Iterable[str], needed: Iterable[str]) -> None:
    for missing in sorted(set(needed) - set(found)):
        raise Fault(missing, f"is missing from {part}")
    for unknown in sorted(set(found) - set(needed)):
        raise Fault(unknown, f"unknown id in {part}")


def _setup(catalogue: SwordsmithCatalogue) -> None:
    setup = catalogue.setup
    _demand(2 <= setup.players_min <= setup.players_max <= 5, "setup", "2 to 5 can play")
    _demand(set(setup.start_deck) <= set(KINDS), "setup", "start_deck: unknown basic card")
    _demand(min(setup.start_deck.values()) >= 1, "setup", "start_deck: counts must be at least 1")
    for name in ("hand_size", "workers", "sword_limit", "smelt_cards", "hatch_cards", "die_sides"):
        _demand(getattr(setup, name) >= 1, "setup", f"{name} must be at least 1")
    for name in ("auxiliary_face_up", "face_up_per_profession"):
        _demand(getattr(setup, name) >= 1, "setup", f"{name} must be at least 1")
    _demand(setup.first_face_up_starts_with_tokens >= 0, "setup", "tokens must not be negative")
    _demand(setup.sword_limit <= setup.sword_limit_max, "setup", "sword_limit_max is too small")
    _demand(len(setup.star_prices) == len(setup.star_rolls), "setup", "a price for every star")
    _demand(min(setup.star_prices, default=0) >= 0, "setup", "star prices must not be negative")
    best = max(setup.star_rolls, default=1)
    _demand(best <= setup.die_sides, "setup", "no die shows what the last star needs")
    _demand(setup.tie_break[:1] == ("reputation_total",), "setup", "reputation comes first in ties")


def _seating(catalogue: SwordsmithCatalogue, seats: int) -> None:
    item = f"setup.players.{seats}"
    _demand(str(seats) in catalogue.setup.players, item, "is missing")
    seating = catalogue.seating(seats)
    _demand(seating.reputation_track >= 1, item, "the track must have a top")
    _demand(seating.market.keys() == KINDS.keys(), item, "market: one pile of each basic card")
    _demand(min(seating.market.values()) >= 0, item, "market: counts must not be negative")
    most = len(catalogue.profession)
    _demand(1 <= seating.professions_in_play <= most, item, f"professions: from 1 to {most}")
    for profession in catalogue.profession:
        _pile(catalogue, profession.id, seating)


def _pile(catalogue: SwordsmithCatalogue, profession: str, seating: Seating) -> None:
    ranks = Counter(one.rank for one in catalogue.adventurer if one.profession == profession)
    wanted: dict[Literal[1, 2], int] = {
        1: seating.rank1_per_profession,
        2: seating.rank2_per_profession,
    }
    for rank, count in wanted.items():
        _demand(
            0 <= count <= ranks[rank], profession, f"{count} of rank {rank} needed: {ranks[rank]}"
        )
    shown = catalogue.setup.face_up_per_profession
    _demand(sum(wanted.values()) >= shown, profession, f"at least {shown} adventurers needed")
