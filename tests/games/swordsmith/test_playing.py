"""The play phase: coins, metals, elements, and how it gives way to work."""

from __future__ import annotations

from bot.games.swordsmith.events import CardPlayed, HandDiscarded, WorkBegan
from bot.games.swordsmith.moves import (
    BeginWork,
    Buy,
    Dismantle,
    EndTurn,
    PlaceCard,
    Play,
    Refine,
    ToFurnace,
    ToPool,
)
from bot.games.swordsmith.terms import Part
from tests.games.swordsmith.position import position

BLADE, HILT, ENCHANTMENT = Part.BLADE, Part.HILT, Part.ENCHANTMENT


def test_coins_and_bags_give_their_value_for_this_turn() -> None:
    table = position().hand(0, "gold_coin", "gold_bag").ready()
    table.play(0, Play("gold_coin"), Play("gold_bag"))
    assert table.money == 4
    assert table.told(CardPlayed) == [CardPlayed(0, "gold_coin", 1), CardPlayed(0, "gold_bag", 3)]
    assert table.smithy(0).in_play == ("gold_coin", "gold_bag")
    assert not table.revealed


def test_a_metal_goes_into_any_empty_metal_slot_of_any_sword_or_into_the_furnace() -> None:
    table = position().hand(0, "iron").sword(0, 0, blade="iron iron").ready()
    assert set(table.legal(0)) == {
        PlaceCard("iron", 0, HILT),
        PlaceCard("iron", 1, BLADE),
        PlaceCard("iron", 1, HILT),
        ToFurnace("iron"),
        Dismantle(0),
        BeginWork(),
        EndTurn(),
    }


def test_blade_and_hilt_take_any_metal_in_any_order() -> None:
    table = position().hand(0, "iron", "steel", "tungsten").ready()
    table.play(0, PlaceCard("tungsten", 1, HILT), PlaceCard("iron", 1, BLADE))
    table.play(0, PlaceCard("steel", 1, BLADE))
    sword = table.smithy(0).swords[1]
    assert (sword.blade, sword.hilt, sword.is_forged) == (("iron", "steel"), "tungsten", True)
    assert table.hand(0) == ()


def test_a_full_sword_takes_no_more_metal() -> None:
    table = position().hand(0, "iron").sword(0, 0, blade="iron iron", hilt="iron").ready()
    assert not table.offers(0, PlaceCard("iron", 0, BLADE))
    assert table.refuses(0, PlaceCard("iron", 0, HILT)).code == "slot_taken"


def test_tungsten_does_not_go_into_the_furnace() -> None:
    table = position().hand(0, "tungsten", "steel").ready()
    assert table.offers(0, ToFurnace("steel"))
    assert table.refuses(0, ToFurnace("tungsten")).code == "not_for_furnace"


def test_both_blade_slots_must_be_full_before_the_first_enchantment() -> None:
    table = position().hand(0, "fire", "iron").sword(0, 0, blade="iron", hilt="iron").ready()
    assert table.refuses(0, PlaceCard("fire", 0, ENCHANTMENT)).code == "blade_first"
    table.play(0, PlaceCard("iron", 0, BLADE), PlaceCard("fire", 0, ENCHANTMENT))
    assert table.smithy(0).swords[0].enchantments == ("fire",)


def test_the_hilt_is_not_needed_for_an_enchantment() -> None:
    table = position().hand(0, "fire").sword(0, 0, blade="iron iron").ready()
    assert table.offers(0, PlaceCard("fire", 0, ENCHANTMENT))


def test_a_sword_takes_four_enchantments() -> None:
    start = position(5).hand(0, "dark").sword(0, 0, blade="iron iron", enchantments="fire " * 3)
    table = start.ready().play(0, PlaceCard("dark", 0, ENCHANTMENT))
    start = position(5).hand(0, "dark").sword(0, 0, blade="iron iron", enchantments="fire " * 4)
    assert start.ready().refuses(0, PlaceCard("dark", 0, ENCHANTMENT)).code == "slot_taken"
    assert table.smithy(0).swords[0].enchantments == ("fire", "fire", "fire", "dark")


def test_an_element_goes_into_the_mana_pool_and_a_metal_into_the_furnace_without_limit() -> None:
    table = position(5).hand(0, *["fire"] * 6, *["iron"] * 8).ready()
    table.play(0, *[ToPool("fire")] * 6, *[ToFurnace("iron")] * 8)
    assert table.smithy(0).pool == ("fire",) * 6
    assert table.smithy(0).furnace == ("iron",) * 8


def test_metals_are_no_enchantments_and_elements_no_metals() -> None:
    table = position().hand(0, "fire", "iron").sword(0, 0, blade="iron iron").ready()
    assert table.refuses(0, PlaceCard("iron", 0, ENCHANTMENT)).code == "wrong_part"
    assert table.refuses(0, PlaceCard("fire", 0, HILT)).code == "wrong_part"
    assert table.refuses(0, Play("fire")).code == "placed_not_played"
    assert table.refuses(0, ToPool("iron")).code == "not_for_pool"


def test_beginning_to_work_discards_what_was_played_and_the_rest_of_the_hand() -> None:
    table = position().hand(0, "gold_coin", "gold_coin", "iron", "fire").ready()
    table.play(0, Play("gold_coin"), ToFurnace("iron"), BeginWork())
    assert table.discard(0) == ("gold_coin", "gold_coin", "fire")
    assert table.told(HandDiscarded) == [HandDiscarded(0, ("gold_coin", "fire"))]
    assert table.told(WorkBegan) == [WorkBegan(0)]
    assert (table.hand(0), table.smithy(0).in_play) == ((), ())
    assert table.money == 1
    assert not table.revealed


def test_nothing_is_played_once_work_has_begun_and_nobody_works_before() -> None:
    table = position().hand(0, "gold_bag").sword(0, 0, "iron iron", "iron").ready()
    table.play(0, Play("gold_bag"))
    assert table.refuses(0, Buy("iron")).code == "wrong_question"
    assert table.refuses(0, Refine(0)).code == "wrong_question"
    table.work()
    assert table.refuses(0, Play("gold_coin")).code == "wrong_question"
    assert table.offers(0, Buy("iron"), Refine(0))


def test_a_turn_may_end_without_any_work() -> None:
    table = position().hand(0, "gold_coin", "iron").ready().play(0, Play("gold_coin"), EndTurn())
    assert table.told(HandDiscarded) == [HandDiscarded(0, ("iron",))]
    assert table.to_act == {1}


def test_what_others_hold_and_draw_is_only_counted() -> None:
    table = position().hand(0, "iron", "fire").deck(0, "gold_coin").ready()
    seen = table.seen_by(1).smithies[0]
    assert (seen.hand_count, seen.hand, seen.deck_count, seen.deck) == (2, None, 1, None)
    assert table.smithy(0).deck == ("gold_coin",)
