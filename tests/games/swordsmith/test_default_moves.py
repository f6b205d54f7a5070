"""What is played for a seat that does not answer."""

from __future__ import annotations

import pytest

from bot.games.errors import IllegalMove
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import (
    Bid,
    Decline,
    Dismantle,
    EndTurn,
    Offer,
    Play,
    ReturnEnchantment,
    TakeTreasure,
)
from tests.games.swordsmith.position import position
from tests.games.swordsmith.table import SWORDSMITH, Table


def default(table: Table, seat: int = 0) -> Move:
    move: Move = SWORDSMITH.default_move(table.state, seat)
    assert move in table.legal(seat)
    return move


def test_a_turn_is_ended_before_and_after_work_has_begun() -> None:
    assert default(position().hand(0, "gold_coin").ready()) == EndTurn()
    assert default(position().money(9).working().ready()) == EndTurn()


def test_optional_parts_are_declined() -> None:
    assert default(position().hand(0, "herald").ready().play(0, Play("herald"))) == Decline()
    start = position().hand(0, "crucible", "iron")
    assert default(start.ready().play(0, Play("crucible"))) == Decline()


def test_a_dismantling_tie_goes_in_data_order() -> None:
    table = position().sword(0, 0, "iron iron", None, "dark light").ready().play(0, Dismantle(0))
    assert default(table) == ReturnEnchantment("light")


def test_an_offer_is_declined_and_a_price_is_the_full_bounty() -> None:
    start = position().waiting("warrior", w1=2)
    table = start.sword(0, 0, "iron iron").sword(1, 0, "iron iron").ready().end_turns()
    assert default(table) == Decline()
    table.play(0, Offer(0)).play(1, Offer(0))
    assert default(table) == Bid(3)


def test_a_treasure_is_the_first_in_data_order() -> None:
    start = position().sword(0, 0, "steel steel", "tungsten").waiting("assassin", a8=2)
    table = start.row("herald", "courier", "order_book").ready().end_turns().play(0, Offer(0))
    assert default(table) == TakeTreasure("order_book")


def test_nothing_is_played_for_a_seat_that_is_not_asked() -> None:
    with pytest.raises(IllegalMove) as caught:
        SWORDSMITH.default_move(position().state(), 1)
    assert caught.value.code == "not_asked"
