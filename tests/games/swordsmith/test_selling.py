"""The selling phase, clause by clause: A to H of the rules."""

from __future__ import annotations

from bot.games.swordsmith.events import (
    AdventurerLeft,
    AdventurerRevealed,
    BidsOpened,
    OffersAsked,
    OffersOpened,
    PriceCutBegan,
    SellingBegan,
    SwordSold,
)
from bot.games.swordsmith.moves import Bid, Decline, Offer
from bot.games.swordsmith.terms import NamedPrice, Offered, Phase, Tier
from tests.games.swordsmith.position import position

BASIC, PERFORMANCE, EXCITEMENT = Tier.BASIC, Tier.PERFORMANCE, Tier.EXCITEMENT

# Tokens and order.


def test_every_face_up_adventurer_gets_one_token() -> None:
    start = position().waiting("warrior", w1=0, w2=1).waiting("mage", m5=2)
    table = start.ready().end_turns()
    assert table.waiting("warrior") == {"w1": 1, "w2": 2}
    assert table.waiting("mage") == {"m5": 3}
    assert table.told(SellingBegan) == [SellingBegan(())]
    assert table.view.round == 4


def test_professions_are_served_in_data_order_and_the_earlier_revealed_first() -> None:
    start = position().waiting("mage", m4=2, m1=2).waiting("warrior", w2=3, w1=2)
    start.waiting("paladin", p1=1, p4=2)
    table = start.ready().end_turns()
    assert table.told(SellingBegan) == [SellingBegan(("w2", "w1", "p4", "m4", "m1"))]
    assert [told.adventurer for told in table.told(AdventurerLeft)] == [
        "w2", "w1", "p4", "m4", "m1",
    ]  # fmt: skip


def test_a_sword_that_is_sold_is_gone_for_the_next_adventurer() -> None:
    start = position().sword(0, 0, "iron iron").waiting("warrior", w1=2).waiting("mage", m1=2)
    table = start.ready().end_turns().play(0, Offer(0))
    assert table.told(OffersAsked) == [OffersAsked("w1", (0,))]
    assert table.told(AdventurerLeft) == [AdventurerLeft("m1")]


# A. Nobody meets the basic need.


def test_an_adventurer_whom_nobody_can_serve_leaves_and_the_next_one_comes() -> None:
    start = position().waiting("warrior", w5=2).pile("warrior", "w6", "w7")
    table = start.sword(0, 0, "iron iron", "iron").ready().end_turns()
    assert table.told(AdventurerLeft) == [AdventurerLeft("w5")]
    assert table.told(AdventurerRevealed) == [AdventurerRevealed("w6")]
    assert table.waiting("warrior") == {"w6": 0}
    assert table.view.left[-1] == "w5"
    assert table.revealed


def test_an_incomplete_blade_meets_no_need() -> None:
    start = position().sword(0, 0, "tungsten", "tungsten").waiting("warrior", w1=2)
    assert start.ready().end_turns().told(AdventurerLeft) == [AdventurerLeft("w1")]


# B. Sealed offers.


def test_every_player_with_a_fitting_sword_is_asked_at_once() -> None:
    start = position(4).waiting("warrior", w5=2).sword(0, 0, "steel steel").sword(1, 1, "iron iron")
    start.sword(2, 1, "steel tungsten").sword(3, 0, "steel steel").sword(3, 1, "steel steel")
    table = start.ready().end_turns()
    assert table.to_act == {0, 2, 3}
    assert table.told(OffersAsked) == [OffersAsked("w5", (0, 2, 3))]
    assert table.legal(0) == (Offer(0), Decline())
    assert table.legal(2) == (Offer(1), Decline())
    assert table.legal(3) == (Offer(0), Offer(1), Decline())
    assert table.legal(1) == ()
    question = table.question(3)
    assert question is not None
    assert (question.kind, question.adventurer) == ("offer", "w5")


def test_the_only_eligible_player_is_asked_too_and_may_hold_back() -> None:
    start = position().sword(1, 0, "iron iron").waiting("warrior", w1=2)
    table = start.ready().end_turns()
    assert table.to_act == {1}
    table.play(1, Decline())
    assert table.told(AdventurerLeft) == [AdventurerLeft("w1")]
    assert table.smithy(1).swords[0].blade == ("iron", "iron")


def test_a_sword_that_does_not_fit_cannot_be_offered() -> None:
    start = position().sword(1, 0, "steel steel").sword(1, 1, "iron iron")
    table = start.waiting("warrior", w5=2).ready().end_turns()
    error = table.refuses(1, Offer(1))
    assert (error.code, error.params) == ("does_not_fit", {"number": 2, "adventurer": "w5"})


# C. Tiers. w1: basic iron; performance iron hilt; excitement two stars.


def test_each_tier_brings_its_bounty_and_reputation() -> None:
    for hilt, stars, tier, bounty, reputation in (
        (None, 0, BASIC, 3, 2),
        ("iron", 0, PERFORMANCE, 4, 4),
        ("iron", 2, EXCITEMENT, 5, 7),
    ):
        start = position().sword(0, 0, "iron iron", hilt, stars=stars).waiting("warrior", w1=2)
        table = start.ready().end_turns().play(0, Offer(0))
        assert table.told(SwordSold) == [SwordSold(0, "w1", 0, tier, bounty, reputation)]
        assert table.smithy(0).vouchers == bounty
        assert table.reputation(0, "warrior") == reputation
        assert table.smithy(0).sold == 1


def test_excitement_without_performance_is_paid_as_basic() -> None:
    # w3: performance asks for a steel hilt, excitement for a steel blade.
    start = position().sword(0, 0, "steel steel", "iron").waiting("warrior", w3=2)
    table = start.ready().end_turns().play(0, Offer(0))
    assert table.told(SwordSold)[0].tier is BASIC


def test_the_weaker_blade_slot_counts() -> None:
    start = position().sword(0, 0, "tungsten iron").waiting("warrior", w5=2)
    assert start.ready().end_turns().told(AdventurerLeft) == [AdventurerLeft("w5")]


def test_an_unforged_sword_sells_where_no_need_of_the_tier_looks_at_the_hilt() -> None:
    # m5: fire; fire and fire; light.
    start = position().sword(0, 0, "iron iron", None, "fire fire light").waiting("mage", m5=3)
    table = start.ready().end_turns().play(0, Offer(0))
    assert table.told(SwordSold)[0].tier is EXCITEMENT


def test_two_of_an_element_are_needed_where_two_are_named() -> None:
    start = position().sword(0, 0, "iron iron", None, "fire light").waiting("mage", m5=3)
    table = start.ready().end_turns().play(0, Offer(0))
    assert table.told(SwordSold)[0].tier is BASIC


def test_a_prism_stands_for_one_element_for_all_needs_of_an_offer() -> None:
    # m8: water; fire; light and dark. One Prism cannot be both water and fire.
    start = position().sword(0, 0, "iron iron", None, "light dark prism").waiting("mage", m8=3)
    table = start.ready().end_turns().play(0, Offer(0))
    assert table.told(SwordSold)[0].tier is BASIC
    start = position().sword(0, 0, "iron iron", None, "water light dark prism")
    table = start.waiting("mage", m8=3).ready().end_turns().play(0, Offer(0))
    assert table.told(SwordSold)[0].tier is EXCITEMENT


# D. Several offers.


def test_the_higher_tier_sells_at_its_full_bounty() -> None:
    start = position().sword(0, 0, "iron iron").sword(2, 1, "iron iron", "iron")
    table = start.waiting("warrior", w1=2).ready().end_turns().play(0, Offer(0)).play(2, Offer(1))
    opened = (Offered(0, 0, BASIC), Offered(2, 1, PERFORMANCE))
    assert table.told(OffersOpened) == [OffersOpened("w1", opened)]
    assert table.told(SwordSold) == [SwordSold(2, "w1", 1, PERFORMANCE, 4, 4)]
    assert table.told(PriceCutBegan) == []
    assert table.smithy(0).swords[0].blade == ("iron", "iron")


def test_equal_offers_lead_to_one_sealed_price_cut_among_the_equals() -> None:
    start = position(4).waiting("warrior", w1=2).sword(3, 0, "iron iron")
    for seat in (0, 1, 2):
        start.sword(seat, 0, "iron iron", "iron")
    table = start.ready().end_turns()
    for seat in (3, 0, 2, 1):
        table.play(seat, Offer(0))
    assert table.told(PriceCutBegan) == [PriceCutBegan("w1", PERFORMANCE, (0, 1, 2), 4)]
    assert table.to_act == {0, 1, 2}
    assert table.legal(1) == tuple(Bid(amount) for amount in (4, 3, 2, 1, 0))
    assert table.refuses(1, Bid(5)).params == {"amount": 5, "most": 4}
    assert table.refuses(1, Bid(-1)).code == "bid_out_of_range"
    table.play(1, Bid(1)).play(0, Bid(4)).play(2, Bid(2))
    bids = (NamedPrice(0, 4), NamedPrice(1, 1), NamedPrice(2, 2))
    assert table.told(BidsOpened) == [BidsOpened("w1", bids)]
    assert table.told(SwordSold) == [SwordSold(1, "w1", 0, PERFORMANCE, 1, 4)]


def test_equal_bids_go_to_the_higher_reputation_in_that_profession() -> None:
    start = position().sword(0, 0, "iron iron").sword(2, 0, "iron iron").waiting("warrior", w1=2)
    start.reputation(0, warrior=3, mage=19).reputation(2, warrior=4)
    table = start.ready().end_turns().play(0, Offer(0)).play(2, Offer(0))
    table.play(0, Bid(2)).play(2, Bid(2))
    assert [told.seat for told in table.told(SwordSold)] == [2]
    assert table.smithy(2).vouchers == 2


def test_equal_bids_and_reputation_go_to_the_earlier_seat_of_this_round() -> None:
    start = position().sword(0, 0, "iron iron").sword(2, 0, "iron iron").waiting("warrior", w1=2)
    table = start.start_seat(1).ready().end_turns().play(0, Offer(0)).play(2, Offer(0))
    table.play(0, Bid(0)).play(2, Bid(0))
    assert [told.seat for told in table.told(SwordSold)] == [2]


def test_a_decline_is_no_offer_and_all_declining_sends_the_adventurer_away() -> None:
    start = position().sword(0, 0, "iron iron").sword(2, 0, "iron iron").waiting("warrior", w1=2)
    table = start.ready().end_turns().play(0, Decline()).play(2, Offer(0))
    assert table.told(SwordSold) == [SwordSold(2, "w1", 0, BASIC, 3, 2)]
    start = position().sword(0, 0, "iron iron").sword(2, 0, "iron iron").waiting("warrior", w1=2)
    table = start.ready().end_turns().play(0, Decline()).play(2, Decline())
    assert table.told(AdventurerLeft) == [AdventurerLeft("w1")]


# E. Bounty in vouchers, reputation never cut.


def test_a_price_cut_lowers_the_vouchers_and_not_the_reputation() -> None:
    start = position().sword(0, 0, "iron iron").sword(1, 0, "iron iron").waiting("warrior", w1=2)
    table = start.ready().end_turns().play(0, Offer(0)).play(1, Offer(0))
    table.play(0, Bid(0)).play(1, Bid(3))
    assert (table.smithy(0).vouchers, table.reputation(0, "warrior")) == (0, 2)


def test_vouchers_of_several_sales_add_up_and_last_for_the_next_turn() -> None:
    start = position().sword(0, 0, "iron iron").sword(0, 1, "iron iron")
    table = start.waiting("warrior", w1=2).waiting("mage", m1=2).ready().end_turns()
    table.play(0, Offer(1), Offer(0))
    assert table.smithy(0).vouchers == 6
    table.end_turns_before(0)
    assert table.smithy(0).vouchers == 6
    table.end_turns()
    assert table.smithy(0).vouchers == 0


# F. The cards of the sword.


def test_the_cards_of_a_sold_sword_return_to_the_market_and_its_stars_are_removed() -> None:
    start = position().sword(0, 0, "steel steel", "iron", "water water", stars=2)
    table = start.waiting("warrior", w1=2).ready()
    before = [table.market(card) for card in ("iron", "steel", "water")]
    table.end_turns().play(0, Offer(0))
    after = [table.market(card) for card in ("iron", "steel", "water")]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 2, 2]
    sword = table.smithy(0).swords[0]
    assert (sword.blade, sword.hilt, sword.enchantments, sword.stars) == ((), None, (), 0)


def test_wild_cards_of_a_sold_sword_go_to_their_owners_discard_pile() -> None:
    start = position(2).sword(1, 0, "meteorite iron", None, "prism").waiting("warrior", w1=2)
    table = start.ready().end_turns().play(1, Offer(0))
    assert table.discard(1) == ("meteorite", "prism")
    assert table.view.auxiliary_discard == ()


def test_places_do_not_shift_after_a_sale() -> None:
    start = position().sword(0, 0, "iron iron").sword(0, 1, "steel steel")
    table = start.waiting("warrior", w1=2).ready().end_turns().play(0, Offer(0))
    assert [sword.blade for sword in table.smithy(0).swords] == [(), ("steel", "steel")]


# H. The next adventurer.


def test_the_next_adventurer_comes_at_once_without_a_token() -> None:
    start = position().sword(0, 0, "iron iron").waiting("warrior", w1=2, w2=0)
    table = start.pile("warrior", "w5", "w6").ready().end_turns().play(0, Offer(0))
    assert table.waiting("warrior") == {"w2": 1, "w5": 0}
    assert table.profession("warrior").pile == 1
    assert table.view.left[-1] == "w1"


def test_with_nobody_left_the_place_stays_empty() -> None:
    start = position().sword(0, 0, "iron iron").waiting("warrior", w1=2, w2=0)
    table = start.pile("warrior").ready().end_turns().play(0, Offer(0))
    assert table.waiting("warrior") == {"w2": 1}
    assert table.view.phase is Phase.FORGING
