"""The commands of Zong Shi as rows of steps: which option answers which question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.zongshi.moves import (
    Borrow,
    BuyTile,
    Decline,
    DiscardMaterial,
    DiscardScroll,
    Done,
    Draft,
    GoTo,
    Keep,
    NextStop,
    Pass,
    Pay,
    PlayScroll,
    ReturnMaterials,
    SecondProject,
    StartProject,
    TakeMaterial,
    TakeScroll,
    UseScrolls,
    Visit,
    Wait,
)
from bot.games.zongshi.terms import JARS, NOTHING, TILES, Place
from bot.i18n.zongshi import move_label
from bot.tables.scratch import Scratch
from cogs.answers import a, anything
from cogs.choices import NONE, Choice, joined
from cogs.walk import Part, Step
from cogs.zongshi import labels, meanings, told


def going(*places: Place) -> Callable[[Any], bool]:
    """Whether a move leads to one of these places."""
    return lambda move: isinstance(move, GoTo) and move.place in places


def stop_of(move: Any) -> str:
    """A stop as an id; empty for `Done`."""
    return f"{move.townsperson}:{move.token}" if isinstance(move, Visit | NextStop) else ""


def tile_of(move: Any) -> str:
    """A bought tile as an id; empty for `Done`."""
    return move.tile if isinstance(move, BuyTile) else ""


def named_by(move: Any) -> str:
    """What a scroll's choice names: a card, a tile, or a material on a jar."""
    if isinstance(move, TakeMaterial):
        return f"{move.jar} {move.material}"
    return tile_of(move) or str(getattr(move, "project", getattr(move, "scroll", "")))


def read_choice(value: str, reader: labels.Reader) -> Choice:
    """A value of `named_by` as it is read."""
    if " " in value:
        return labels.pick(value, reader)
    return (labels.tile if value in TILES else labels.card)(value, reader)


FIGURE = Part("figure", lambda move: str(move.figure), labels.figure)
SCROLLS = Part("scrolls", lambda move: joined(move.scrolls), labels.cards, NONE, "figure")
PROJECT = Part("project", lambda move: move.project, labels.card)
JAR = Part("jar", lambda move: str(move.place), labels.place)

DONE = Step(a(Done), left_out=Done())
DISCOUNT = Step(
    a(UseScrolls),
    (Part("discount", lambda move: joined(move.scrolls), labels.cards, NONE),),
    left_out=UseScrolls(),
)
PAYMENT = Step(
    a(Pay),
    (
        Part(
            "payment",
            lambda move: labels.amounts(move.materials),
            labels.materials,
            told=told.payment,
        ),
    ),
)
PRICE = (DISCOUNT, PAYMENT)


def next_stop(option: str) -> Step:
    """One more stop of a visit, or none."""
    return Step(a(NextStop, Done), (Part(option, stop_of, labels.stop),), left_out=Done())


def next_tile(option: str) -> Step:
    """One more tile at the pawn shop, or none."""
    return Step(
        a(BuyTile, Done), (Part(option, tile_of, labels.tile, told=told.tiles),), left_out=Done()
    )


STEPS: dict[str, tuple[Step, ...]] = {
    "draft": (
        Step(
            a(Draft), (Part("item", lambda move: move.item, labels.card),), attempt=meanings.draft
        ),
    ),
    "start": (
        Step(a(StartProject), (PROJECT, FIGURE, SCROLLS), attempt=meanings.start),
        Step(
            a(SecondProject),
            (Part("second", lambda move: move.project, labels.card, told=told.seconds),),
        ),
        *PRICE,
    ),
    "market": (
        Step(going(*JARS), (JAR, FIGURE, SCROLLS), attempt=meanings.market),
        Step(a(TakeMaterial), (Part("take", named_by, labels.pick, told=told.picks),)),
    ),
    "temple": (
        Step(going(Place.TEMPLE), (FIGURE, SCROLLS), attempt=meanings.going_to(Place.TEMPLE)),
        Step(
            a(ReturnMaterials),
            (Part("return", lambda move: labels.amounts(move.materials), labels.materials),),
            left_out=ReturnMaterials(NOTHING),
        ),
    ),
    "pawn": (
        Step(going(Place.PAWN_SHOP), (FIGURE, SCROLLS), attempt=meanings.going_to(Place.PAWN_SHOP)),
        Step(
            a(BuyTile),
            (Part("tile", tile_of, labels.tile, told=told.tiles),),
            unless=Done(),
            attempt=meanings.tile,
        ),
        next_tile("second_tile"),
        next_tile("third_tile"),
        DONE,
        *PRICE,
    ),
    "visit": (
        Step(
            a(Visit), (Part("first", stop_of, labels.stop), FIGURE, SCROLLS), attempt=meanings.visit
        ),
        next_stop("second"),
        next_stop("third"),
        next_stop("fourth"),
        DONE,
        *PRICE,
    ),
    "pass": (Step(a(Pass), (FIGURE,), attempt=meanings.passing),),
    "wait": (Step(a(Wait), attempt=lambda _filled, _reader: Wait()),),
    "scroll": (
        Step(
            a(PlayScroll),
            (Part("scroll", lambda move: move.scroll, labels.card),),
            attempt=meanings.scroll,
        ),
        Step(
            a(TakeMaterial, TakeScroll, Borrow, BuyTile),
            (Part("choice", named_by, read_choice, told=told.choice),),
        ),
        *PRICE,
    ),
    "take": (
        Step(a(TakeMaterial), (Part("material", named_by, labels.pick),), attempt=meanings.take),
    ),
    "discard": (
        Step(
            a(DiscardMaterial, DiscardScroll),
            (Part("item", lambda m: getattr(m, "material", "") or m.scroll, labels.card),),
            attempt=meanings.discard,
        ),
    ),
    "keep": (Step(a(Keep), (PROJECT,), attempt=meanings.keep),),
    "buy": (Step(a(BuyTile), (Part("tile", tile_of, labels.tile),), attempt=meanings.tile), *PRICE),
    "decline": (Step(a(Decline), attempt=lambda _filled, _reader: Decline()),),
}
"""By a command's name; "choose" is made of the legal moves themselves."""


def steps_of(command: str, scratch: Scratch) -> tuple[Step, ...]:
    """The steps of a command, here and now."""
    return (anything(scratch, move_label),) if command == "choose" else STEPS[command]
