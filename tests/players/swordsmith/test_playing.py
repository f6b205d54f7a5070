"""The first half of its turn: cards in a sensible order, swords for those who wait."""

from __future__ import annotations

from bot.games.swordsmith.moves import BeginWork, Dismantle, PlaceCard, Play, ToFurnace
from bot.games.swordsmith.terms import Part
from tests.games.swordsmith.position import position
from tests.players.swordsmith.asking import chosen, plays

BLADE, HILT, ENCHANTMENT = Part.BLADE, Part.HILT, Part.ENCHANTMENT


def test_it_plays_what_brings_cards_first_and_coins_last() -> None:
    start = position(2).professions("mage").hand(0, "gold_coin", "moneychanger", "order_book")
    table = start.deck(0, "gold_coin", "gold_coin").ready()
    assert plays(table, until=BeginWork) == [
        Play("order_book"),
        Play("moneychanger", ("gold_coin",)),
        Play("gold_coin"),
        Play("gold_coin"),
        Play("gold_bag"),
        BeginWork(),
    ]


def test_it_forges_for_the_adventurer_that_is_due() -> None:
    start = position(2).professions("mage").waiting("mage", m1=2)
    table = start.hand(0, "iron", "iron", "water", "dark").ready()
    assert plays(table, until=BeginWork) == [
        PlaceCard("iron", 0, BLADE),
        PlaceCard("iron", 0, BLADE),
        PlaceCard("water", 0, ENCHANTMENT),
        BeginWork(),
    ]


def test_it_takes_the_cheapest_metal_that_will_do() -> None:
    start = position(2).professions("ranger").waiting("ranger", r1=2)
    table = start.hand(0, "tungsten", "steel", "iron", "iron", "iron").ready()
    placed = [move.card for move in plays(table, until=BeginWork) if isinstance(move, PlaceCard)]
    assert placed == ["iron"] * 3


def test_it_puts_nothing_onto_a_sword_that_would_be_in_the_way() -> None:
    start = position(2).professions("assassin").waiting("assassin", a7=1, a8=1)
    table = start.hand(0, "iron", "steel").deck(0, "steel").ready()
    assert plays(table, until=BeginWork) == [PlaceCard("steel", 0, BLADE), BeginWork()]


def test_it_takes_apart_what_nobody_on_the_table_wants() -> None:
    start = position(2).professions("assassin").waiting("assassin", a7=2, a5=1)
    start.sword(0, 0, "iron iron").sword(0, 1, "iron iron")
    table = start.hand(0, "steel", "steel", "dark").ready()
    assert plays(table, until=PlaceCard) == [Dismantle(0), PlaceCard("steel", 0, BLADE)]


def test_it_leaves_a_sword_alone_that_sells_as_it_is() -> None:
    start = position(2).professions("assassin").waiting("assassin", a2=3, a5=0)
    table = start.sword(0, 0, "iron iron").hand(0, "steel").ready()
    assert Dismantle(0) not in plays(table, until=BeginWork)


def test_it_melts_down_what_a_sword_needs_better() -> None:
    start = position(2).professions("assassin").waiting("assassin", a7=0, a8=0)
    start.sword(0, 0, "steel").hand(0, "iron", "iron", "gold_coin")
    start.deck(0, *["gold_coin"] * 2).discard(0, *["gold_coin"] * 5)
    table = start.row("herald", "courier", "prism").ready()
    assert ToFurnace("iron") in plays(table, until=BeginWork)


def test_it_thins_a_deck_of_coins_only_once_it_earns_more() -> None:
    start = position(2).professions("mage").hand(0, "slag_pit", "gold_coin", "gold_coin")
    poor = start.deck(0, *["gold_coin"] * 4).ready()
    assert chosen(poor) == Play("slag_pit")
    rich = start.deck(0, *["gold_bag"] * 4).ready()
    assert chosen(rich) == Play("slag_pit", ("gold_coin", "gold_coin"))
