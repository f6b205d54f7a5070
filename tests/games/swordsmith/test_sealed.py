"""Sealed answers: kept at once, known to their givers only, taken back until the last is in."""

from __future__ import annotations

from bot.games.swordsmith.events import BidMade, BidSealed, OfferMade, OfferSealed
from bot.games.swordsmith.moves import Bid, Decline, Offer
from bot.games.swordsmith.terms import Phase
from tests.games.swordsmith.position import position
from tests.games.swordsmith.table import SWORDSMITH, Table


def asked() -> Table:
    """Seats 0, 1 and 2 are asked for offers by w1; 0 and 2 have two swords each."""
    start = position(4).waiting("warrior", w1=2)
    for seat, place in ((0, 0), (0, 1), (1, 0), (2, 0), (2, 1)):
        start.sword(seat, place, "iron iron")
    return start.ready().end_turns()


def cutting() -> Table:
    """The same seats are asked for their prices."""
    return asked().play(0, Offer(1)).play(1, Offer(0)).play(2, Offer(0))


def test_an_answer_is_kept_and_its_seat_no_longer_to_act() -> None:
    table = asked().play(1, Offer(0))
    assert table.to_act == {0, 2}
    assert table.legal(1) == ()
    assert table.refuses(1, Decline()).code == "already_sealed"
    assert table.refuses(3, Decline()).code == "not_asked"
    assert not table.revealed


def test_only_the_giver_knows_an_answer() -> None:
    one, other = asked().play(2, Offer(1)), asked().play(2, Decline())
    for reader in (None, 0, 1, 3):
        assert one.seen_by(reader) == other.seen_by(reader)
    sale = one.seen_by(2).sale
    assert sale is not None
    assert (sale.answer, sale.asked, sale.answered) == (Offer(1), (0, 1, 2), (2,))
    declined = other.seen_by(2).sale
    assert declined is not None
    assert declined.answer == Decline()


def test_the_log_says_publicly_only_that_a_seat_has_answered() -> None:
    table = asked()
    table.events.clear()
    table.play(2, Offer(1))
    public = [event for event in table.events if event.audience is None]
    private = [event for event in table.events if event.audience == 2]
    assert public == [OfferSealed(2)]
    assert private == [OfferMade(2, "w1", 1)]
    assert len(table.events) == 2


def test_all_offers_are_opened_with_the_last_one() -> None:
    table = asked().play(0, Offer(1)).play(2, Offer(0))
    before = table.revealed
    table.play(1, Decline())
    assert (before, table.revealed) == (False, True)
    sale = table.view.sale
    assert sale is not None
    assert [(offer.seat, offer.sword) for offer in sale.offers] == [(0, 1), (2, 0)]


def test_bids_are_as_secret_as_offers() -> None:
    table, other = cutting(), cutting()
    table.events.clear()
    table.play(1, Bid(0))
    other.play(1, Bid(3))
    for reader in (None, 0, 2, 3):
        assert table.seen_by(reader) == other.seen_by(reader)
    assert [event for event in table.events if event.audience is None] == [BidSealed(1)]
    assert [event for event in table.events if event.audience == 1] == [BidMade(1, "w1", 0)]
    sale = table.seen_by(1).sale
    assert sale is not None
    assert (sale.answer, sale.bounty, sale.answered) == (Bid(0), 3, (1,))


def test_an_answer_is_taken_back_until_the_last_one_is_in() -> None:
    table = asked()
    before = table.state
    table.play(1, Offer(0))
    assert SWORDSMITH.retract(table.state, 1) == before
    table.play(0, Offer(0))
    back = SWORDSMITH.retract(table.state, 1)
    assert back == asked().play(0, Offer(0)).state
    again = Table(back).play(1, Decline()).play(2, Offer(0))
    assert again.to_act == {0, 2}


def test_a_bid_is_taken_back_too() -> None:
    table = cutting().play(2, Bid(1)).play(0, Bid(3))
    assert SWORDSMITH.retract(table.state, 2) == cutting().play(0, Bid(3)).state
    assert SWORDSMITH.retract(table.state, 0) == cutting().play(2, Bid(1)).state


def test_there_is_nothing_to_take_back_for_others_or_at_other_times() -> None:
    table = asked().play(1, Offer(0))
    for seat in (0, 2, 3):
        assert SWORDSMITH.retract(table.state, seat) is None
    table.play(0, Decline()).play(2, Decline())
    assert table.view.phase is Phase.FORGING
    for seat in range(4):
        assert SWORDSMITH.retract(table.state, seat) is None
    assert SWORDSMITH.retract(position().ready().state, 0) is None


def test_the_order_of_answers_leaves_no_trace() -> None:
    assert asked().play(0, Offer(0)).play(2, Decline()).state == (
        asked().play(2, Decline()).play(0, Offer(0)).state
    )


def test_a_position_with_sealed_answers_comes_back_from_its_bytes() -> None:
    state = cutting().play(1, Bid(2)).state
    assert SWORDSMITH.decode_state(SWORDSMITH.encode_state(state)) == state
