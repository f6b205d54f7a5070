"""Positions and moves that are refused there, each with the code that says why."""

from __future__ import annotations

from bot.games.ruleset import Move
from bot.games.swordsmith.moves import (
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
from bot.games.swordsmith.terms import Part
from tests.games.swordsmith.position import PositionBuilder, position

Scene = tuple[str, PositionBuilder, list[Move], Move]
"""The code, the position, what seat 0 plays first, what is refused then."""

BLADE, HILT, ENCHANTMENT = Part.BLADE, Part.HILT, Part.ENCHANTMENT


def bare() -> PositionBuilder:
    return position().hand(0, "iron", "fire", "gold_coin").sword(0, 0, "iron iron", "iron")


def working() -> PositionBuilder:
    return position().furnace(0, "iron", "iron").pool(0, "fire", "fire").money(3).working()


def pit() -> PositionBuilder:
    return position().hand(0, "slag_pit", "iron", "fire", "gold_coin", "herald")


def changing() -> PositionBuilder:
    return position().hand(0, "moneychanger", "gold_coin", "iron")


def selling() -> PositionBuilder:
    """Only seat 0 is asked, after its own end of turn and that of all others."""
    return position(2).turn(1).start_seat(0).sword(0, 0, "iron iron").waiting("warrior", w1=2)


PLAYING: list[Scene] = [
    ("wrong_question", bare(), [], Decline()),
    ("wrong_question", bare(), [], Buy("iron")),
    ("unknown_card", bare(), [], Play("joker")),
    ("unknown_card", bare(), [], ToFurnace("joker")),
    ("not_in_hand", bare(), [], Play("gold_bag")),
    ("not_in_hand", bare(), [], PlaceCard("steel", 0, BLADE)),
    ("not_in_hand", bare(), [], ToPool("water")),
    ("placed_not_played", bare(), [], Play("iron")),
    ("placed_not_played", position().hand(0, "prism"), [], Play("prism")),
    ("nothing_to_return", bare(), [], Play("gold_coin", ("iron",))),
    ("nothing_to_return", pit(), [], Play("herald", ("iron",))),
    ("too_many_returned", pit(), [], Play("slag_pit", ("gold_coin", "iron", "fire"))),
    ("not_returnable", pit(), [], Play("slag_pit", ("herald",))),
    ("not_returnable", pit(), [], Play("slag_pit", ("iron", "iron"))),
    ("not_returnable", changing(), [], Play("moneychanger", ("iron",))),
    ("coin_must_change", changing(), [], Play("moneychanger")),
    ("returned_out_of_order", pit(), [], Play("slag_pit", ("iron", "gold_coin"))),
    ("no_such_sword", bare(), [], PlaceCard("iron", 2, BLADE)),
    ("no_such_sword", bare(), [], PlaceCard("iron", -1, BLADE)),
    ("no_such_sword", bare(), [], Dismantle(2)),
    ("wrong_part", bare(), [], PlaceCard("iron", 0, ENCHANTMENT)),
    ("wrong_part", bare(), [], PlaceCard("fire", 1, BLADE)),
    ("wrong_part", bare(), [], PlaceCard("gold_coin", 1, HILT)),
    ("slot_taken", bare(), [], PlaceCard("iron", 0, HILT)),
    ("slot_taken", bare(), [], PlaceCard("iron", 0, BLADE)),
    ("blade_first", bare(), [], PlaceCard("fire", 1, ENCHANTMENT)),
    ("not_for_furnace", bare(), [], ToFurnace("fire")),
    ("not_for_pool", bare(), [], ToPool("iron")),
    ("nothing_to_dismantle", bare(), [], Dismantle(1)),
]

WORKING: list[Scene] = [
    ("wrong_question", working(), [], Play("gold_coin")),
    ("unknown_card", working(), [], Buy("joker")),
    ("unknown_card", working(), [], Smelt("joker")),
    ("no_worker", working().workers(0), [], Buy("gold_coin")),
    ("no_worker", working().workers(0), [], Smelt("iron")),
    ("no_worker", working().workers(0), [], Hatch("fire")),
    ("no_worker", working().workers(0).sword(0, 0, "iron iron", "iron"), [], Refine(0)),
    ("not_on_sale", working().row("courier"), [], Buy("herald")),
    ("cannot_afford", working(), [], Buy("tungsten")),
    ("too_few_alike", working(), [], Smelt("steel")),
    ("too_few_alike", working(), [], Smelt("fire")),
    ("too_few_alike", working(), [], Hatch("water")),
    ("none_in_market", working().market(water=0), [], Buy("water")),
    ("none_in_market", working().market(steel=0), [], Smelt("iron")),
    ("none_in_market", working().market(fire=0), [], Hatch("fire")),
    ("not_forged", working().sword(0, 0, "iron iron"), [], Refine(0)),
    ("all_stars", working().sword(0, 0, "iron iron", "iron", stars=5), [], Refine(0)),
    ("no_such_sword", working(), [], Refine(7)),
]

HERALD: list[Move] = [Play("herald")]
CRUCIBLE: list[Move] = [Play("crucible")]


def herald() -> PositionBuilder:
    return position().hand(0, "herald").waiting("warrior", w1=1, w2=0)


def crucible() -> PositionBuilder:
    return position().hand(0, "crucible", "iron", "steel", "tungsten").market(tungsten=0)


def tied() -> PositionBuilder:
    return position().sword(0, 0, "iron iron", None, "fire light dark")


def patron() -> PositionBuilder:
    start = position(2).turn(1).sword(0, 0, "steel steel", "tungsten")
    start.professions("warrior", "mage", "assassin").waiting("assassin", a8=2)
    return start.row("courier", "herald")


ANSWERS: list[Scene] = [
    ("unknown_adventurer", herald(), HERALD, Nudge("w99", 1)),
    ("not_waiting", herald(), HERALD, Nudge("w5", 1)),
    ("no_tokens", herald(), HERALD, Nudge("w2", -1)),
    ("one_token_only", herald(), HERALD, Nudge("w1", 2)),
    ("wrong_question", herald(), HERALD, EndTurn()),
    ("cannot_improve", crucible(), CRUCIBLE, Upgrade("tungsten")),
    ("none_in_market", crucible(), CRUCIBLE, Upgrade("steel")),
    ("not_in_hand", crucible(), CRUCIBLE, Upgrade("fire")),
    ("not_dearest", tied(), [Dismantle(0)], ReturnEnchantment("fire")),
]

SELLING: list[Scene] = [
    ("does_not_fit", selling().sword(0, 1, "iron"), [], Offer(1)),
    ("no_such_sword", selling(), [], Offer(5)),
    ("wrong_question", selling(), [], Bid(1)),
    ("bid_out_of_range", selling().sword(1, 0, "iron iron"), [Offer(0)], Bid(4)),
    ("not_in_row", patron(), [Offer(0)], TakeTreasure("prism")),
]
