"""Offers and prices by commands, also of those who have answered already."""

from __future__ import annotations

from bot.games.swordsmith.moves import Bid, Decline, Offer
from tests.cogs.sword_commands import a_sale, code, moves, names, offered, refused, scratch
from tests.games.swordsmith.position import position
from tests.games.swordsmith.table import SWORDSMITH, Table


def test_a_fitting_sword_is_offered_with_its_tier_and_what_it_brings() -> None:
    table = a_sale().ready().end_turns()
    assert names(table, "offer", "sword") == [
        "Sword 1 · basic · 3 vouchers · 2 reputation · blade 2 × Iron",
        "Sword 2 · performance · 4 vouchers · 4 reputation · blade Steel and Iron · hilt Iron",
    ]
    assert moves(table, "offer", sword="2") == (Offer(1),)
    assert moves(table, "offer", 1, sword="Sword 1") == (Offer(0),)
    assert moves(table, "decline", 1) == (Decline(),)
    assert code(table, "offer", sword="3") == "no_such_sword"
    assert code(table, "bid", price="1") == "wrong_question"
    bare = position().professions("warrior", "mage", "ranger", "noble").waiting("warrior", w1=3)
    one = bare.sword(0, 0, blade="iron iron").ready().end_turns()
    assert offered(one, "offer", "sword") == ["1"]
    assert code(one, "offer", sword="2") == "does_not_fit"


def test_prices_go_from_the_bounty_down_to_nothing() -> None:
    table = a_sale().ready().end_turns().play(0, Offer(1)).play(1, Offer(1))
    assert names(table, "bid", "price", 1) == [
        f"{price} · {price} voucher{'' if price == 1 else 's'} · 4 reputation"
        for price in range(4, -1, -1)
    ]
    assert moves(table, "bid", price="0") == (Bid(0),)
    assert moves(table, "bid", 1, price=" 3 ") == (Bid(3),)
    assert code(table, "bid", price="5") == "bid_out_of_range"
    assert refused(table, "bid", price="much").reason is None
    assert refused(table, "bid", price="9" * 5000).reason is not None
    assert code(table, "decline") == "wrong_question"


def test_who_has_sealed_an_answer_can_walk_from_before_it() -> None:
    table = a_sale().ready().end_turns().play(0, Offer(1))
    assert scratch(table).legal == ()
    again = Table(SWORDSMITH.retract(table.state, 0) or table.state)
    assert names(again, "offer", "sword") == names(a_sale().ready().end_turns(), "offer", "sword")
    assert moves(again, "offer", sword="1") == (Offer(0),)
    assert moves(again, "decline") == (Decline(),)
