"""The end of a turn: money is lost, vouchers lapse, a new hand is drawn."""

from __future__ import annotations

from bot.games.swordsmith.events import (
    CardsDrawn,
    CardsSeen,
    DeckReshuffled,
    MoneyKept,
    MoneyLapsed,
    TurnBegan,
    TurnEnded,
)
from bot.games.swordsmith.moves import Buy, EndTurn, Play
from bot.games.swordsmith.terms import Phase
from tests.games.swordsmith.position import position


def test_five_cards_are_drawn_from_the_top_of_the_deck() -> None:
    deck = ["iron", "fire", "gold_coin", "gold_bag", "steel", "water"]
    table = position().deck(0, *deck).ready().play(0, EndTurn())
    assert table.hand(0) == ("gold_coin", "gold_bag", "iron", "steel", "fire")
    assert table.told(CardsDrawn) == [CardsDrawn(0, 5)]
    (seen,) = table.told(CardsSeen)
    assert (seen.audience, seen.cards) == (0, table.hand(0))
    assert table.revealed


def test_a_short_deck_is_drawn_empty_before_the_discards_are_shuffled() -> None:
    start = position().deck(0, "steel", "tungsten").discard(0, *["gold_coin"] * 4)
    table = start.ready().play(0, EndTurn())
    assert table.hand(0) == (*["gold_coin"] * 3, "steel", "tungsten")
    assert table.told(DeckReshuffled) == [DeckReshuffled(0, 4)]
    assert table.smithy(0).deck_count == 1
    assert table.discard(0) == ()


def test_a_deck_that_is_just_long_enough_is_not_shuffled() -> None:
    start = position().deck(0, *["iron"] * 5).discard(0, "steel")
    table = start.ready().play(0, EndTurn())
    assert table.told(DeckReshuffled) == []
    assert table.discard(0) == ("steel",)


def test_still_short_means_what_there_is() -> None:
    table = position().deck(0, "iron").discard(0, "steel").ready().play(0, EndTurn())
    assert table.hand(0) == ("iron", "steel")
    table = position().ready().play(0, EndTurn())
    assert table.hand(0) == ()
    assert table.told(CardsDrawn) == []


def test_cards_played_and_left_in_this_turn_can_be_drawn_again_at_its_end() -> None:
    table = position().hand(0, "gold_coin", "iron").ready().play(0, Play("gold_coin"), EndTurn())
    assert table.hand(0) == ("gold_coin", "iron")


def test_unspent_money_is_lost() -> None:
    table = position().hand(0, "gold_bag").ready().play(0, Play("gold_bag"), EndTurn())
    assert table.told(MoneyLapsed) == [MoneyLapsed(0, 3)]
    assert table.told(MoneyKept) == []
    table.end_turns().end_turns_before(0)
    assert table.money == 0


def test_vouchers_lapse_at_the_end_of_their_owners_next_turn() -> None:
    table = position().vouchers(0, 3).vouchers(1, 2).ready().work()
    table.play(0, Buy("iron"), EndTurn())
    assert table.smithy(0).vouchers == 0
    assert table.smithy(1).vouchers == 2
    assert table.told(MoneyLapsed) == [MoneyLapsed(0, 2)]


def test_every_seat_has_one_turn_in_the_order_of_the_round() -> None:
    table = position(4).start_seat(2).ready()
    table.end_turns()
    assert [told.seat for told in table.told(TurnEnded)] == [2, 3, 0, 1]


def test_the_next_turn_begins_with_fresh_workers() -> None:
    table = position().workers(0).ready().play(0, EndTurn())
    assert table.told(TurnBegan) == [TurnBegan(1, workers=2, money=0, vouchers=0)]
    assert table.workers == 2


def test_the_first_seat_moves_to_the_left_after_selling() -> None:
    table = position().ready().end_turns()
    assert table.view.round == 4
    assert table.view.phase is Phase.FORGING
    assert table.view.order == (1, 2, 0)
    assert table.view.on_turn == 1


def test_the_last_turn_of_a_round_opens_selling_in_the_same_move() -> None:
    start = position(2).sword(1, 0, "iron iron").waiting("warrior", w2=3)
    table = start.ready().end_turns()
    assert table.view.phase is Phase.SELLING
    assert table.view.turn is None
    assert table.to_act == {1}
