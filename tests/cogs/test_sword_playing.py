"""Playing cards in Master Swordsmith: options become moves, on positions set up by hand."""

from __future__ import annotations

from bot.games.swordsmith.moves import (
    Dismantle,
    PlaceCard,
    Play,
    ReturnEnchantment,
    ToFurnace,
    ToPool,
)
from bot.games.swordsmith.terms import Part
from cogs.mistakes import ChoiceNeeded, ChoiceRefused, OptionUnused
from tests.cogs.sword_commands import code, moves, names, offered, refused
from tests.games.swordsmith.position import position


def test_coins_and_auxiliary_cards_are_played_and_others_are_not() -> None:
    built = position().hand(0, "gold_coin", "gold_bag", "iron", "bellows", "meteorite")
    assert offered(built, "play", "card") == ["gold_coin", "gold_bag", "bellows"]
    assert moves(built, "play", card="Gold Bag") == (Play("gold_bag"),)
    assert moves(built, "play", card="bel") == (Play("bellows"),)
    assert code(built, "play", card="iron") == "placed_not_played"
    assert code(built, "play", card="Meteorite") == "placed_not_played"
    assert code(built, "play", card="courier") == "not_in_hand"
    assert refused(built, "play", card="nonsense").reason is None


def test_all_coins_are_played_at_once() -> None:
    built = position().hand(0, "gold_coin", "gold_coin", "gold_bag", "iron")
    assert moves(built, "coins") == (Play("gold_coin"), Play("gold_coin"), Play("gold_bag"))
    assert code(position().hand(0, "iron"), "coins") == "not_in_hand"
    assert code(built.working(), "coins") == "wrong_question"


def test_what_goes_back_is_named_with_the_play_or_nothing_does() -> None:
    built = position().hand(0, "slag_pit", "iron", "iron", "gold_coin")
    assert moves(built, "play", card="slag_pit") == (Play("slag_pit"),)
    assert moves(built, "play", card="slag_pit", give_back="2 × Iron") == (
        Play("slag_pit", ("iron", "iron")),
    )
    assert moves(built, "play", card="slag_pit", give_back="iron") == (Play("slag_pit", ("iron",)),)
    assert offered(built, "play", "give_back", card="slag_pit") == [
        "none",
        "gold_coin",
        "iron",
        "gold_coin+iron",
        "iron+iron",
    ]
    assert code(built, "play", card="slag_pit", give_back="steel") == "not_returnable"
    three = "gold_coin+iron+iron"
    assert code(built, "play", card="slag_pit", give_back=three) == "too_many_returned"
    assert code(built, "play", card="gold_coin", give_back="iron") == "nothing_to_return"


def test_a_coin_that_can_be_changed_is_changed_without_being_named() -> None:
    built = position().hand(0, "moneychanger", "gold_coin")
    changed = (Play("moneychanger", ("gold_coin",)),)
    assert moves(built, "play", card="moneychanger") == changed
    assert moves(built, "play", card="moneychanger", give_back="Gold Coin") == changed
    assert code(built, "play", card="moneychanger", give_back="none") == "coin_must_change"


def test_a_card_goes_where_there_is_room() -> None:
    built = position().hand(0, "iron", "fire").sword(0, 0, blade="iron steel", hilt="iron")
    assert offered(built, "place", "card") == ["iron", "fire"]
    assert offered(built, "place", "sword", card="iron") == ["2"]
    assert offered(built, "place", "part", card="iron", sword="2") == ["blade", "hilt"]
    assert offered(built, "place", "part", card="fire") == ["enchantment"]
    assert moves(built, "place", card="fire") == (PlaceCard("fire", 0, Part.ENCHANTMENT),)
    assert moves(built, "place", card="Iron", part="Hilt") == (PlaceCard("iron", 1, Part.HILT),)
    assert moves(built, "place", card="iron", sword="Sword 2", part="blade") == (
        PlaceCard("iron", 1, Part.BLADE),
    )
    error = refused(built, "place", card="iron")
    assert isinstance(error, ChoiceNeeded)
    assert error.option == "part"
    assert names(built, "place", "sword", card="fire") == [
        "Sword 1 · blade Iron and Steel · hilt Iron"
    ]


def test_between_swords_that_are_alike_nobody_is_asked() -> None:
    empty = position().hand(0, "iron")
    assert moves(empty, "place", card="iron", part="blade") == (PlaceCard("iron", 0, Part.BLADE),)
    second = moves(empty, "place", card="iron", part="blade", sword="2")
    assert second == (PlaceCard("iron", 1, Part.BLADE),)
    begun = position().hand(0, "iron").sword(0, 0, "steel")
    assert refused(begun, "place", card="iron", part="blade").option == "sword"


def test_a_card_that_goes_nowhere_is_refused_with_the_reason() -> None:
    built = position().hand(0, "iron", "fire").sword(0, 0, blade="iron steel", hilt="iron")
    assert code(built, "place", card="iron", sword="1") == "slot_taken"
    assert code(built, "place", card="fire", sword="2") == "blade_first"
    assert code(built, "place", card="fire", sword="1", part="blade") == "wrong_part"
    assert code(built, "place", card="iron", sword="3") == "no_such_sword"
    assert code(built, "place", card="iron", sword="0") == "no_such_sword"
    assert code(built, "place", card="steel") == "not_in_hand"
    assert code(position().hand(0, "gold_coin"), "place", card="gold_coin") == "wrong_part"
    assert refused(built, "place", card="iron", sword="the third").reason is None


def test_furnace_and_pool_take_what_they_can_work_on() -> None:
    built = position().hand(0, "iron", "tungsten", "fire", "prism", "meteorite")
    assert offered(built, "furnace", "card") == ["iron"]
    assert offered(built, "pool", "card") == ["fire"]
    assert moves(built, "furnace", card="iron") == (ToFurnace("iron"),)
    assert moves(built, "pool", card="Fire") == (ToPool("fire"),)
    assert code(built, "furnace", card="tungsten") == "not_for_furnace"
    assert code(built, "furnace", card="meteorite") == "not_for_furnace"
    assert code(built, "pool", card="prism") == "not_for_pool"
    assert code(built, "pool", card="water") == "not_in_hand"


def test_a_dismantled_sword_gives_its_dearest_enchantment_back() -> None:
    built = position().sword(0, 0, blade="iron iron", enchantments="water light")
    assert moves(built, "dismantle", sword="1") == (Dismantle(0),)
    assert moves(built, "dismantle", sword="1", enchantment="light") == (Dismantle(0),)
    assert offered(built, "dismantle", "enchantment", sword="1") == ["light"]
    wrong = refused(built, "dismantle", sword="1", enchantment="water")
    assert isinstance(wrong, ChoiceRefused)
    assert code(built, "dismantle", sword="2") == "nothing_to_dismantle"
    bare = position().sword(0, 0, blade="iron")
    assert isinstance(refused(bare, "dismantle", sword="1", enchantment="fire"), OptionUnused)


def test_of_equally_dear_enchantments_one_has_to_be_named() -> None:
    built = position().sword(0, 0, blade="iron iron", enchantments="water fire")
    error = refused(built, "dismantle", sword="1")
    assert isinstance(error, ChoiceNeeded)
    assert [choice.value for choice in error.choices] == ["water", "fire"]
    assert moves(built, "dismantle", sword="1", enchantment="fire") == (
        Dismantle(0),
        ReturnEnchantment("fire"),
    )
    assert code(built, "dismantle", sword="1", enchantment="light") == "not_dearest"
    asked = built.ready().play(0, Dismantle(0))
    assert moves(asked, "choose", answer="return water") == (ReturnEnchantment("water"),)
