"""Its sealed answers: which sword it offers, at which price, and when it keeps it."""

from __future__ import annotations

import pytest

from bot.games.swordsmith.moves import Bid, Decline, Offer
from tests.games.swordsmith.position import PositionBuilder, position
from tests.players.swordsmith.asking import choices, chosen


def due(**waited: int) -> PositionBuilder:
    """Two seats and the mages alone, of whom these are face up."""
    return position(2).professions("mage").waiting("mage", **waited)


def test_it_offers_the_cheapest_sword_that_fits() -> None:
    start = due(m1=2, m5=0).sword(0, 0, "steel iron", "iron").sword(0, 1, "iron iron")
    assert chosen(start.pile("mage").ready().end_turns()) == Offer(1)


def test_it_offers_the_sword_that_fits_best() -> None:
    start = due(m1=2, m5=0).sword(0, 0, "iron iron").sword(0, 1, "iron iron", None, "water fire")
    assert chosen(start.ready().end_turns()) == Offer(1)


def test_it_keeps_a_sword_for_somebody_who_pays_more() -> None:
    start = due(m1=2, m5=3).sword(0, 0, "iron iron", None, "fire fire light")
    table = start.ready().end_turns()
    assert chosen(table) == Decline()
    assert chosen(table.play(0, Decline())) == Offer(0)


def test_it_keeps_no_sword_when_the_game_ends() -> None:
    start = due(m1=2).pile("mage").sword(0, 0, "steel steel", "steel", "dark dark", 3)
    assert chosen(start.ready().end_turns()) == Offer(0)


def tied(**reputation: int) -> PositionBuilder:
    start = due(m1=2, m5=0).sword(0, 0, "iron iron", None, "water")
    return start.sword(1, 0, "iron iron", None, "water").reputation(0, **reputation)


def test_it_cuts_its_price_among_equals() -> None:
    table = tied().ready().end_turns().play(0, Offer(0)).play(1, Offer(0))
    bids = choices(table)
    assert all(isinstance(bid, Bid) and bid.amount < 4 for bid in bids)


@pytest.mark.parametrize("points", [0, 5])
def test_it_asks_nothing_in_the_last_round(points: int) -> None:
    """Vouchers are worth nothing any more, reputation is."""
    table = tied(mage=points).waiting("mage", m1=2).pile("mage").ready().end_turns()
    assert chosen(table.play(0, Offer(0)).play(1, Offer(0))) == Bid(0)


def test_it_gives_nothing_away_to_sell_what_it_would_rather_keep() -> None:
    start = due(m1=2, m5=3).sword(0, 0, "iron iron", None, "water fire fire light")
    table = start.sword(1, 0, "iron iron", None, "water fire").ready().end_turns()
    table.play(0, Offer(0)).play(1, Offer(0))
    assert chosen(table) == Bid(5)
