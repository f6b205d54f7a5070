"""The commands of Master Swordsmith as rows of steps: which option answers which question."""

from __future__ import annotations

from typing import Any

from bot.games.swordsmith.moves import (
    BeginWork,
    Bid,
    Buy,
    Decline,
    Dismantle,
    EndTurn,
    Hatch,
    Nudge,
    Offer,
    PlaceCard,
    Play,
    Refine,
    ReturnEnchantment,
    Smelt,
    TakeTreasure,
    ToFurnace,
    ToPool,
    Upgrade,
)
from bot.games.swordsmith.terms import COIN, KINDS
from bot.i18n.swordsmith import move_label
from bot.tables.scratch import Scratch
from cogs.answers import a, anything
from cogs.choices import NONE, joined
from cogs.swordsmith import labels, meanings, told
from cogs.walk import Part, Read, Step


def is_coin(move: Any) -> bool:
    """Whether a move plays a coin."""
    return isinstance(move, Play) and KINDS.get(move.card) == "coin"


def card(option: str, read: Read = labels.card) -> Part:
    """The card that a move names."""
    return Part(option, lambda move: move.card, read)


def sword(read: Read = labels.sword) -> Part:
    """The sword that a move names, by its number."""
    return Part("sword", lambda move: str(move.sword + 1), read)


def by_of(move: Any) -> str:
    """What waiting tokens are changed by, as an id."""
    return f"{move.by:+}"


def placed(view: Any, move: Any) -> tuple[Any, ...]:
    """What a placed card becomes part of: places for swords with the same on them are alike."""
    lies = view.smithies[view.viewer].swords[move.sword]
    return move.card, move.part, lies.blade, lies.hilt, lies.enchantments, lies.stars


GIVE_BACK = Part(
    "give_back", lambda move: joined(move.returned), labels.cards, NONE, given_with="card"
)
BEGIN = Step(a(BeginWork), left_out=BeginWork(), opens=True)
"""An action while cards can still be played ends that, and is made at once."""

STEPS: dict[str, tuple[Step, ...]] = {
    "play": (Step(a(Play), (card("card"), GIVE_BACK), attempt=meanings.play),),
    "coins": (Step(is_coin, attempt=meanings.always(Play(COIN))),),
    "place": (
        Step(
            a(PlaceCard),
            (card("card"), sword(), Part("part", lambda move: str(move.part), labels.part)),
            alike=placed,
            attempt=meanings.place,
        ),
    ),
    "furnace": (Step(a(ToFurnace), (card("card"),), attempt=meanings.naming(ToFurnace)),),
    "pool": (Step(a(ToPool), (card("card"),), attempt=meanings.naming(ToPool)),),
    "dismantle": (
        Step(a(Dismantle), (sword(),), attempt=meanings.dismantle),
        Step(
            a(ReturnEnchantment),
            (Part("enchantment", lambda move: move.card, labels.card, told=told.enchantment),),
            attempt=meanings.enchantment,
        ),
    ),
    "work": (Step(a(BeginWork), attempt=meanings.always(BeginWork())),),
    "buy": (
        BEGIN,
        Step(a(Buy), (card("card", labels.purchase),), attempt=meanings.naming(Buy)),
    ),
    "smelt": (
        BEGIN,
        Step(a(Smelt), (card("metal", labels.smelting),), attempt=meanings.naming(Smelt, "metal")),
    ),
    "hatch": (
        BEGIN,
        Step(
            a(Hatch),
            (card("element", labels.hatching),),
            attempt=meanings.naming(Hatch, "element"),
        ),
    ),
    "refine": (BEGIN, Step(a(Refine), (sword(labels.refining),), attempt=meanings.refine)),
    "end": (Step(a(EndTurn), attempt=meanings.always(EndTurn())),),
    "offer": (Step(a(Offer), (sword(labels.offering),), attempt=meanings.offer),),
    "bid": (
        Step(
            a(Bid),
            (Part("price", lambda move: str(move.amount), labels.price),),
            attempt=meanings.bid,
        ),
    ),
    "nudge": (
        Step(
            a(Nudge),
            (
                Part("adventurer", lambda move: move.adventurer, labels.adventurer),
                Part("by", by_of, labels.step),
            ),
            attempt=meanings.nudge,
        ),
    ),
    "upgrade": (
        Step(a(Upgrade), (card("card", labels.better),), attempt=meanings.naming(Upgrade)),
    ),
    "treasure": (Step(a(TakeTreasure), (card("card"),), attempt=meanings.naming(TakeTreasure)),),
    "decline": (Step(a(Decline), attempt=meanings.always(Decline())),),
}
"""By a command's name; "choose" is made of the legal moves themselves."""


def steps_of(command: str, scratch: Scratch) -> tuple[Step, ...]:
    """The steps of a command, here and now."""
    if command == "choose":
        return (anything(scratch, move_label),)
    if command == "coins":
        return coins(scratch) or STEPS[command]
    return STEPS[command]


def coins(scratch: Scratch) -> tuple[Step, ...]:
    """One step a coin that can be played."""
    hand = scratch.view.smithies[scratch.seat].hand or ()
    playable = [move for move in scratch.legal if is_coin(move)]
    return tuple(_played(move) for move in playable for _ in range(hand.count(move.card)))


def _played(coin: Play) -> Step:
    return Step(lambda move: bool(move == coin), left_out=coin)
