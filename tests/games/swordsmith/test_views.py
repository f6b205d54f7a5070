"""What a reader sees beside the cards: what fits, who is due, what things cost."""

from __future__ import annotations

from bot.games.swordsmith.moves import Bid, EndTurn, Offer, Play
from bot.games.swordsmith.terms import Tier
from bot.games.swordsmith.view import FitView
from tests.games.swordsmith.position import position


def test_a_sword_shows_which_adventurers_would_take_it_and_at_what_tier() -> None:
    start = position(2).professions("warrior", "mage", "noble").sword(0, 0, "iron iron", "iron")
    start.waiting("warrior", w1=0, w5=0).waiting("mage", m2=0).waiting("noble", n1=0, n5=0)
    fits = start.ready().view.smithies[0].swords[0].fits
    assert fits == (
        FitView("w1", Tier.PERFORMANCE),
        FitView("m2", Tier.BASIC),
        FitView("n1", Tier.BASIC),
    )


def test_who_will_be_served_in_the_coming_selling_phase_is_marked() -> None:
    start = position().waiting("warrior", w1=2, w2=2).waiting("mage", m1=3)
    table = start.sword(0, 0, "iron iron").ready()
    due = {one.id: one.is_due for p in table.view.professions for one in p.face_up}
    assert (due["w1"], due["w2"], due["m1"]) == (True, False, True)
    table.end_turns()
    due = {one.id: one.is_due for p in table.view.professions for one in p.face_up}
    assert (due["w1"], due["w2"], due["m1"]) == (True, False, True)


def test_the_next_star_of_a_sword_shows_its_price_and_number() -> None:
    start = position().sword(0, 0, "iron iron", "iron", stars=2)
    table = start.sword(1, 0, "iron iron", "iron", stars=5).ready()
    sword = table.view.smithies[0].swords[0]
    assert (sword.stars, sword.star_price, sword.star_roll) == (2, 2, 3)
    full = table.view.smithies[1].swords[0]
    assert (full.star_price, full.star_roll) == (None, None)


def test_while_selling_prices_are_the_printed_ones() -> None:
    start = position().loyal(0, "p5").sword(0, 0, "iron iron").waiting("warrior", w1=2)
    table = start.ready()
    assert table.price("steel") == 3
    table.end_turns()
    assert table.price("steel") == 4
    assert (table.view.turn, table.view.on_turn) == (None, None)


def test_a_question_for_a_price_tells_who_is_served_and_the_highest_price() -> None:
    start = position().sword(0, 0, "iron iron").sword(1, 0, "iron iron").waiting("warrior", w1=2)
    table = start.ready().end_turns().play(0, Offer(0)).play(1, Offer(0))
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.adventurer, question.most) == ("bid", "w1", 3)
    sale = table.view.sale
    assert sale is not None
    assert (sale.tier, sale.bounty, sale.asked) == (Tier.BASIC, 3, (0, 1))
    table.play(0, Bid(1)).play(1, Bid(2))
    assert table.view.sale is None


def test_nobody_else_sees_what_is_drawn_in_a_turn() -> None:
    table = position().hand(0, "order_book").deck(0, "iron", "fire", "steel").ready()
    before = table.seen_by(1)
    table.play(0, Play("order_book"))
    after = table.seen_by(1)
    assert after.smithies[0].hand_count == 2
    assert after.smithies[0].deck_count == before.smithies[0].deck_count - 2
    assert "steel" not in str(after.smithies[0])


def test_reputation_is_told_by_profession_and_in_all() -> None:
    table = position().reputation(1, warrior=4, mage=3).ready()
    smithy = table.view.smithies[1]
    assert [line.points for line in smithy.reputation] == [4, 0, 3, 0]
    assert smithy.points == 7


def test_a_turn_shows_what_has_added_up() -> None:
    table = position().hand(0, "trade_letter", "bellows").ready()
    table.play(0, Play("trade_letter"), Play("bellows"))
    turn = table.view.turn
    assert turn is not None
    assert (turn.discount, turn.smelts, turn.saves, turn.money) == (1, 1, 1, 1)
    table.play(0, EndTurn())
    assert table.view.turn is not None
    assert (table.view.turn.discount, table.view.on_turn) == (0, 1)
