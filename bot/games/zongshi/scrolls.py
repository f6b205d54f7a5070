"""Scrolls of Fate: one entry a card, in three tables by what the card does.

`BEFORE` are moves of their own, `SHAPES` change how the action goes that they are named with,
`DISCOUNTS` lower a price at hand.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache
from itertools import combinations

import msgspec

from bot.games.zongshi.counts import UNITS, plus
from bot.games.zongshi.payment import NO_TILES, TILE_PRICES, Purse, can_pay
from bot.games.zongshi.position import Position
from bot.games.zongshi.supply import draw_materials
from bot.games.zongshi.tasks import Borrowing, Picking, Recovering, Shopping
from bot.games.zongshi.terms import JARS, MATERIALS, NOTHING, Counts, Figure, Place, Purpose

SUBTLETY = "artistic_subtlety"


def unplayed(position: Position, seat: int) -> tuple[str, ...]:
    """Names in a seat's hand that it has not played in this turn, each once, in data order."""
    played = position.turn_scrolls
    return tuple(
        dict.fromkeys(name for name in position.workshops[seat].scrolls if name not in played)
    )


# Scrolls that are moves of their own.


class Before(msgspec.Struct, frozen=True):
    """A scroll played alone: whether it can do something now, and what it does."""

    playable: Callable[[Position, int], bool]
    play: Callable[[Position, int], None]


def filled_jars(position: Position) -> tuple[Place, ...]:
    """The jars on which something lies."""
    return tuple(jar for jar in JARS if any(position.jar(jar)))


def payable_tiles(position: Position, seat: int) -> list[int]:
    """Kinds of exchange tiles in stock that the seat can pay for now."""
    purse = purse_for(position, seat, Purpose.TILES)
    return [
        kind
        for kind, price in enumerate(TILE_PRICES)
        if position.pawn_shop[kind] and can_pay(price, purse)
    ]


def borrowable(position: Position, seat: int) -> list[str]:
    """Basic projects that others have completed and this seat has not, in data order."""
    own = position.workshops[seat].completed
    others = {
        project
        for other, workshop in enumerate(position.workshops)
        if other != seat
        for project in workshop.completed
    }
    return [
        project.id
        for project in position.catalogue.basic_project
        if project.id in others and project.id not in own
    ]


def _has_bag(position: Position, _seat: int) -> bool:
    return any(position.bag)


def _gift_from_the_priests(position: Position, seat: int) -> None:
    draw_materials(position, seat, 1, "gift_from_the_priests")


def _lucky_discovery(position: Position, seat: int) -> None:
    draw_materials(position, seat, 2, "lucky_discovery")


BEFORE: dict[str, Before] = {
    "gift_from_the_priests": Before(_has_bag, _gift_from_the_priests),
    "lucky_discovery": Before(_has_bag, _lucky_discovery),
    "fortune_brings_opportunity": Before(
        lambda position, _: bool(filled_jars(position)),
        lambda position, _: position.push(Picking(filled_jars(position))),
    ),
    "lessons_of_the_past": Before(
        lambda position, _: bool(position.scroll_discard),
        lambda position, _: position.push(Recovering()),
    ),
    "pawn_shop_owners_gift": Before(
        lambda position, seat: bool(payable_tiles(position, seat)),
        lambda position, _: position.push(Shopping()),
    ),
    "an_ear_to_the_wall": Before(
        lambda position, seat: bool(borrowable(position, seat)),
        lambda position, _: position.push(Borrowing()),
    ),
}


# Scrolls that are named with an action.


class Verb(StrEnum):
    """Kinds of actions, as scrolls tell them apart."""

    START = "start"
    JAR = "jar"
    TEMPLE = "temple"
    PAWN_SHOP = "pawn_shop"
    VISIT = "visit"


class Manner(msgspec.Struct, frozen=True):
    """How a figure does its action, with the scrolls that were named."""

    as_master: bool
    """At places: several visits, rewards, returning, several tiles, a master's share."""
    starts: bool
    """May start projects."""
    skilled: bool
    """May start masterworks, and with the rewards of the owner's projects."""
    projects: int = 1
    rounds_less: int = 0
    exact_stops: int | None = None
    surcharge: bool = True
    """Two or more visits cost one more each."""
    favoured: bool = False
    """Takes a material of choice when it comes to a jar."""


PLAIN = {
    Figure.MASTER: Manner(as_master=True, starts=True, skilled=True),
    Figure.APPRENTICE: Manner(as_master=False, starts=False, skilled=False),
}


class Shape(msgspec.Struct, frozen=True):
    """A scroll named with an action: whose, which, and how it changes the manner."""

    figure: Figure
    verbs: frozenset[Verb]
    change: Callable[[Manner], Manner]


def _shape(figure: Figure, verbs: set[Verb], **fields: bool | int) -> Shape:
    return Shape(figure, frozenset(verbs), lambda manner: msgspec.structs.replace(manner, **fields))


SHAPES: dict[str, Shape] = {
    "privileged_treatment": _shape(Figure.MASTER, {Verb.JAR}, favoured=True),
    "apprentice_is_gaining_experience": _shape(Figure.APPRENTICE, {Verb.START}, starts=True),
    "follow_the_twofold_path": _shape(Figure.MASTER, {Verb.START}, projects=2),
    "swift_fingers_sure_fingers": _shape(Figure.MASTER, {Verb.START}, rounds_less=1),
    "host_a_town_meeting": _shape(Figure.MASTER, {Verb.VISIT}, exact_stops=2, surcharge=False),
    "writ_of_authority": _shape(
        Figure.APPRENTICE, {Verb.JAR, Verb.TEMPLE, Verb.PAWN_SHOP, Verb.VISIT}, as_master=True
    ),
}


@lru_cache(maxsize=1 << 8)
def manner_of(figure: Figure, scrolls: tuple[str, ...]) -> Manner:
    """How a figure does its action with these scrolls."""
    manner = PLAIN[figure]
    for scroll in scrolls:
        manner = SHAPES[scroll].change(manner)
    return manner


@lru_cache(maxsize=1 << 9)
def ways(
    figure: Figure, verb: Verb, names: tuple[str, ...]
) -> tuple[tuple[tuple[str, ...], Manner], ...]:
    """Every choice of scrolls among these names that a figure's action may be named with."""
    fitting = [
        name
        for name in names
        if name in SHAPES and SHAPES[name].figure == figure and verb in SHAPES[name].verbs
    ]
    return tuple(
        (chosen, manner_of(figure, chosen))
        for size in range(len(fitting) + 1)
        for chosen in combinations(fitting, size)
    )


# Scrolls that lower a price.


class Discount(msgspec.Struct, frozen=True):
    """A scroll named with a payment: what it takes off, and for what purposes."""

    purposes: frozenset[Purpose]
    masterful: Counts = NOTHING
    subtle: bool = False


DISCOUNTS: dict[str, Discount] = {
    SUBTLETY: Discount(frozenset({Purpose.PROJECTS}), subtle=True),
    **{
        f"masterful_use_of_{material}": Discount(frozenset(Purpose), masterful=unit)
        for material, unit in zip(MATERIALS, UNITS, strict=True)
    },
}


@lru_cache(maxsize=1 << 9)
def _discounts(names: tuple[str, ...], purpose: Purpose) -> tuple[Counts, bool]:
    masterful, subtle = NOTHING, False
    for name in names:
        discount = DISCOUNTS.get(name)
        if discount is not None and purpose in discount.purposes:
            masterful = plus(masterful, discount.masterful)
            subtle = subtle or discount.subtle
    return masterful, subtle


def purse_for(position: Position, seat: int, purpose: Purpose) -> Purse:
    """What a seat can bring to a payment now."""
    workshop = position.workshops[seat]
    masterful, subtle = _discounts(unplayed(position, seat), purpose)
    tiles = NO_TILES if purpose is Purpose.TILES else workshop.tiles
    return Purse(workshop.materials, tiles, masterful, subtle)
