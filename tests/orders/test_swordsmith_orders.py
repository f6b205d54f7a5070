"""Standing orders of Master Swordsmith: each kind in positions that it is about, and others."""

from __future__ import annotations

from bot.games.swordsmith.moves import Bid, Decline, Offer, TakeTreasure
from bot.orders.order import Answer, Order, Unable
from bot.orders.registry import ORDERS
from bot.orders.swordsmith import CutDownTo, DeclineUpTo, OfferCheapest, TreasureFirst
from tests.games.swordsmith.position import PositionBuilder, position
from tests.games.swordsmith.table import Table
from tests.games.swordsmith.test_loyal import patron_joins
from tests.orders.asking import answered


def answer(table: Table, seat: int, order: Order) -> Answer:
    return answered("swordsmith", table.state, seat, order)


def served(*swords: str) -> PositionBuilder:
    """The Village Militiaman asks seats 0 and 1; swords as "blade hilt" reach performance."""
    built = position().professions("warrior", "mage", "ranger", "noble")
    built.waiting("warrior", w1=3)
    for seat in (0, 1):
        for place, sword in enumerate(swords):
            blade, _, hilt = sword.partition("/")
            built.sword(seat, place, blade=blade, hilt=hilt or None)
    return built


def test_what_reaches_no_more_than_a_tier_is_not_sold() -> None:
    low = served("iron iron", "steel steel").ready().end_turns()
    assert answer(low, 0, DeclineUpTo(("basic",))) == Decline()
    high = served("iron iron", "iron iron/iron").ready().end_turns()
    assert answer(high, 0, DeclineUpTo(("basic",))) is None
    assert answer(high, 0, DeclineUpTo(("performance",))) == Decline()
    assert answer(high, 2, DeclineUpTo(("excitement",))) is None
    assert answer(position().ready(), 0, DeclineUpTo(("excitement",))) is None


def test_the_cheapest_sword_that_reaches_a_tier_is_offered() -> None:
    table = served("steel steel/iron", "iron iron/iron").ready().end_turns()
    assert answer(table, 0, OfferCheapest(("basic",))) == Offer(1)
    table = served("iron iron", "steel iron/iron").ready().end_turns()
    assert answer(table, 0, OfferCheapest(("basic",))) == Offer(0)
    assert answer(table, 0, OfferCheapest(("performance",))) == Offer(1)
    assert answer(table, 0, OfferCheapest(("excitement",))) == Unable("none_reaches")


def test_stars_are_worth_what_they_cost_and_the_first_of_equals_goes() -> None:
    built = served()
    built.sword(0, 0, blade="iron iron", hilt="iron", stars=1)
    built.sword(0, 1, blade="iron iron", hilt="iron")
    assert answer(built.ready().end_turns(), 0, OfferCheapest(("basic",))) == Offer(1)
    alike = served("iron iron", "iron iron").ready().end_turns()
    assert answer(alike, 0, OfferCheapest(("basic",))) == Offer(0)


def test_a_price_is_cut_to_what_is_worth_it_and_never_raised() -> None:
    table = served("iron iron").ready().end_turns()
    assert answer(table, 0, CutDownTo(("2",))) is None
    table.play(0, Offer(0)).play(1, Offer(0))
    assert answer(table, 0, CutDownTo(("2",))) == Bid(2)
    assert answer(table, 0, CutDownTo(("0",))) == Bid(0)
    assert answer(table, 1, CutDownTo(("8",))) == Bid(3)


def test_the_treasure_wanted_most_is_taken() -> None:
    table = patron_joins("courier", "herald", "bellows").ready().end_turns().play(0, Offer(0))
    assert answer(table, 0, TreasureFirst(("prism", "bellows"))) == TakeTreasure("bellows")
    assert answer(table, 0, TreasureFirst(("prism",))) == Unable("none_in_the_row")
    assert answer(table, 1, TreasureFirst(("bellows",))) is None


def test_once_is_one_adventurer() -> None:
    occasion = ORDERS["swordsmith"].occasion
    table = served("iron iron").ready().end_turns()
    first = occasion(table.view)
    table.play(0, Offer(0)).play(1, Offer(0))
    assert table.kind(0) == "bid"
    assert occasion(table.view) == first
    assert occasion(table.play(0, Bid(1)).play(1, Bid(2)).view) != first
