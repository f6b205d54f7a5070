"""Scrolls that are a move of their own, before a turn's action."""

from __future__ import annotations

from bot.games.zongshi.events import Borrowed, MaterialsDrawn, ProjectStarted, ScrollRecovered
from bot.games.zongshi.moves import (
    Borrow,
    BuyTile,
    DiscardMaterial,
    GoTo,
    Pass,
    PlayScroll,
    StartProject,
    TakeMaterial,
    TakeScroll,
    UseScrolls,
    Wait,
)
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, SMALL, TEMPLE, A, M, counts

GIFT = PlayScroll("gift_from_the_priests")
LUCKY = PlayScroll("lucky_discovery")
FORTUNE = PlayScroll("fortune_brings_opportunity")
LESSONS = PlayScroll("lessons_of_the_past")
PAWN_GIFT = PlayScroll("pawn_shop_owners_gift")
EAR = PlayScroll("an_ear_to_the_wall")


def test_gift_from_the_priests_draws_one_material_from_the_bag() -> None:
    table = position().hand(0, GIFT.scroll).bag(jade=3).ready()
    table.play(0, GIFT)
    assert table.materials(0) == counts(jade=1)
    assert table.told(MaterialsDrawn) == [MaterialsDrawn(0, counts(jade=1), GIFT.scroll)]
    assert table.revealed
    assert table.view.scroll_discard == (GIFT.scroll,)
    assert table.kind(0) == "turn"


def test_gift_from_the_priests_needs_something_in_the_bag() -> None:
    assert position().hand(0, GIFT.scroll).bag().ready().refuses(0, GIFT)


def test_lucky_discovery_draws_two_materials() -> None:
    table = position().hand(0, LUCKY.scroll).bag(gold=3).ready().play(0, LUCKY)
    assert table.materials(0) == counts(gold=2)
    assert table.view.bag == counts(gold=1)


def test_lucky_discovery_draws_what_there_is() -> None:
    table = position().hand(0, LUCKY.scroll).bag(gold=1).ready().play(0, LUCKY)
    assert table.materials(0) == counts(gold=1)
    assert table.view.bag == counts()


def test_lucky_discovery_needs_something_in_the_bag() -> None:
    assert position().hand(0, LUCKY.scroll).bag().ready().refuses(0, LUCKY)


def test_what_overflows_after_both_draws_of_lucky_discovery_is_discarded_at_once() -> None:
    start = position().hand(0, LUCKY.scroll).bag(gold=2).materials(0, jade=3, bronze=2)
    table = start.ready().play(0, LUCKY)
    assert table.kind(0) == "drop"
    assert [move for move in table.legal(0) if not isinstance(move, DiscardMaterial)] == []
    table.play(0, DiscardMaterial("jade"), DiscardMaterial("gold"))
    assert table.materials(0) == counts(bronze=2, jade=2, gold=1)
    assert table.kind(0) == "turn"


def test_fortune_brings_opportunity_takes_one_material_of_choice_from_either_jar() -> None:
    start = position().hand(0, FORTUNE.scroll).large_jar(jade=2, gold=1).small_jar(gold=1)
    table = start.ready().play(0, FORTUNE)
    assert set(table.legal(0)) == {
        TakeMaterial(LARGE, "jade"),
        TakeMaterial(LARGE, "gold"),
        TakeMaterial(SMALL, "gold"),
    }
    table.play(0, TakeMaterial(SMALL, "gold"))
    assert table.materials(0) == counts(gold=1)
    assert table.view.small_jar.materials == counts()
    assert table.kind(0) == "turn"


def test_fortune_brings_opportunity_needs_something_in_a_jar() -> None:
    start = position().hand(0, FORTUNE.scroll).large_jar().small_jar()
    assert start.ready().refuses(0, FORTUNE)


def test_fortune_brings_opportunity_does_not_ask_where_there_is_one_answer() -> None:
    start = position().hand(0, FORTUNE.scroll).large_jar(jade=4).small_jar()
    table = start.ready().play(0, FORTUNE)
    assert table.materials(0) == counts(jade=1)
    assert table.kind(0) == "turn"


def test_lessons_of_the_past_takes_one_scroll_from_the_discard_pile() -> None:
    start = position().hand(0, LESSONS.scroll).discard(GIFT.scroll, LUCKY.scroll)
    table = start.ready().play(0, LESSONS)
    assert set(table.legal(0)) == {TakeScroll(GIFT.scroll), TakeScroll(LUCKY.scroll)}
    table.play(0, TakeScroll(LUCKY.scroll))
    assert table.hand(0) == [LUCKY.scroll]
    assert table.told(ScrollRecovered) == [ScrollRecovered(0, LUCKY.scroll)]
    assert sorted(table.view.scroll_discard) == [GIFT.scroll, LESSONS.scroll]


def test_lessons_of_the_past_needs_a_discard_pile_before_it_is_played() -> None:
    assert position().hand(0, LESSONS.scroll).discard().ready().refuses(0, LESSONS)


def test_lessons_of_the_past_may_take_another_copy_of_itself_which_waits_for_another_turn() -> None:
    start = position().hand(0, LESSONS.scroll).discard(LESSONS.scroll)
    table = start.ready().play(0, LESSONS)
    assert table.hand(0) == [LESSONS.scroll]
    assert table.view.scroll_discard == (LESSONS.scroll,)
    assert table.refuses(0, LESSONS)


def test_a_scroll_just_played_can_be_recovered_but_not_played_again_on_that_turn() -> None:
    start = position().hand(0, GIFT.scroll, LESSONS.scroll).discard().bag(jade=5)
    table = start.ready()
    assert table.refuses(0, LESSONS)
    table.play(0, GIFT, LESSONS)
    assert table.hand(0) == [GIFT.scroll]
    assert table.refuses(0, GIFT)
    table.play(0, Pass(A)).play(1, Pass(A)).play(2, Pass(A))
    assert table.offers(0, GIFT)


def test_pawn_shop_owners_gift_buys_one_exchange_tile_without_using_a_figure() -> None:
    start = position().hand(0, PAWN_GIFT.scroll).materials(0, jade=1, gold=2, ivory=1)
    table = start.ready().play(0, PAWN_GIFT)
    assert set(table.legal(0)) == {
        BuyTile("ivory_jade"),
        BuyTile("ivory_gold"),
        BuyTile("jade_gold"),
    }
    table.play(0, BuyTile("jade_gold"))
    assert table.materials(0) == counts(ivory=1, gold=1)
    assert table.workshop(0).tiles == (0, 0, 0, 0, 0, 1)
    assert table.kind(0) == "turn"
    assert table.offers(0, GoTo(M, TEMPLE))
    assert table.offers(0, GoTo(A, TEMPLE))


def test_pawn_shop_owners_gift_needs_a_tile_that_can_be_paid() -> None:
    start = position().hand(0, PAWN_GIFT.scroll).materials(0, jade=5)
    assert start.ready().refuses(0, PAWN_GIFT)


def test_pawn_shop_owners_gift_needs_the_tile_in_stock() -> None:
    start = position().hand(0, PAWN_GIFT.scroll).materials(0, jade=1, gold=1)
    start.tiles(1, "jade_gold").tiles(2, "jade_gold")
    assert start.ready().refuses(0, PAWN_GIFT)


def test_a_masterful_use_may_join_pawn_shop_owners_gift() -> None:
    start = position().hand(0, PAWN_GIFT.scroll, "masterful_use_of_jade").materials(0, gold=1)
    table = start.ready().play(0, PAWN_GIFT)
    assert table.materials(0) == counts()
    assert table.hand(0) == []
    assert table.workshop(0).tiles[5] == 1


def test_exchange_tiles_do_not_help_to_buy_exchange_tiles() -> None:
    start = position().hand(0, PAWN_GIFT.scroll).materials(0, jade=1, ivory=1)
    start.tiles(0, "ivory_gold").tiles(1, "ivory_jade").tiles(2, "ivory_jade")
    assert start.ready().refuses(0, PAWN_GIFT)


def test_an_ear_to_the_wall_borrows_the_reward_of_another_players_basic_project() -> None:
    start = position().hand(0, EAR.scroll).materials(0, bronze=1, jade=1)
    start.completed(1, "bronze_mastery").completed(2, "blacksmith_tools")
    table = start.ready()
    assert table.refuses(0, StartProject(M, "bronze_mastery"))
    table.play(0, EAR)
    assert set(table.legal(0)) == {Borrow("bronze_mastery"), Borrow("blacksmith_tools")}
    table.play(0, Borrow("bronze_mastery"))
    assert table.workshop(0).borrowed == "bronze_mastery"
    assert table.told(Borrowed) == [Borrowed(0, "bronze_mastery")]
    table.play(0, StartProject(M, "bronze_mastery"))
    assert table.materials(0) == counts()
    assert table.workshop(0).borrowed is None


def test_an_ear_to_the_wall_needs_a_reward_of_another_that_one_has_not() -> None:
    start = position().hand(0, EAR.scroll).completed(0, "bronze_mastery")
    start.completed(1, "bronze_mastery", "nine_bells").building(2, "gold_mastery", rounds=1)
    assert start.ready().refuses(0, EAR)


def test_a_borrowed_reward_of_any_kind_works_for_the_turn() -> None:
    start = position().hand(0, EAR.scroll).completed(1, "blacksmith_tools")
    table = start.materials(0, bronze=2, jade=1).ready().play(0, EAR)
    table.play(0, StartProject(M, "bronze_mastery"))
    assert table.told(ProjectStarted) == [ProjectStarted(0, M, ("bronze_mastery",), 1)]
    start = position().hand(0, EAR.scroll).completed(1, "merchant_statue").bag(gold=4)
    table = start.ready().play(0, EAR, GoTo(M, LARGE))
    assert table.materials(0) == counts(gold=1)


def test_a_project_that_left_the_game_lends_nothing() -> None:
    assert position().hand(0, EAR.scroll).beyond(1, "gold_mastery").ready().refuses(0, EAR)


def test_what_was_borrowed_for_one_turn_is_gone_in_the_next() -> None:
    start = position().hand(0, EAR.scroll).completed(1, "bronze_mastery")
    table = start.materials(0, bronze=1, jade=1).ready().play(0, EAR, Pass(A))
    table.play(1, Pass(A)).play(2, Pass(A))
    assert table.refuses(0, StartProject(M, "bronze_mastery"))


def test_what_was_borrowed_ends_with_the_turn_and_the_surplus_is_discarded() -> None:
    start = position().hand(0, EAR.scroll, LUCKY.scroll).materials(0, jade=5).bag(gold=2)
    start.completed(1, "larger_workshop")
    table = start.ready().play(0, EAR)
    assert table.workshop(0).borrowed == "larger_workshop"
    table.play(0, LUCKY)
    assert table.materials(0) == counts(jade=5, gold=2)
    assert table.kind(0) == "turn"
    table.play(0, Pass(A))
    assert table.kind(0) == "drop"
    assert table.question(0) is not None
    assert table.to_act == {0}
    table.play(0, DiscardMaterial("jade"), DiscardMaterial("jade"))
    assert table.materials(0) == counts(jade=3, gold=2)
    assert table.to_act == {1}


def test_a_borrowed_temple_offering_draws_one_more_and_lifts_the_hand_limit_for_the_turn() -> None:
    start = position().hand(0, EAR.scroll, *["gift_from_the_priests"] * 3)
    start.completed(1, "temple_offering").deck(*["lucky_discovery"] * 2)
    table = start.ready().play(0, EAR, GoTo(M, TEMPLE))
    assert len(table.hand(0)) == 5
    assert table.kind(0) == "shed"
    assert table.to_act == {0}


def test_as_many_scrolls_as_one_likes_may_be_played_before_the_action() -> None:
    start = position().hand(0, GIFT.scroll, LUCKY.scroll, FORTUNE.scroll)
    table = start.bag(jade=10).large_jar(gold=1).small_jar().ready()
    table.play(0, GIFT, LUCKY, FORTUNE)
    assert table.materials(0) == counts(jade=3, gold=1)
    assert table.hand(0) == []
    assert table.offers(0, Pass(M))


def test_two_scrolls_of_one_name_are_not_played_in_one_turn() -> None:
    start = position().hand(0, GIFT.scroll, GIFT.scroll, LUCKY.scroll).bag(jade=10)
    table = start.ready().play(0, GIFT)
    assert table.refuses(0, GIFT)
    table.play(0, LUCKY, Pass(A)).play(1, Pass(A)).play(2, Pass(A))
    assert table.offers(0, GIFT)


def test_a_masterful_use_spent_before_the_action_cannot_be_used_again_in_it() -> None:
    use = "masterful_use_of_jade"
    start = position().hand(0, PAWN_GIFT.scroll, use, use).materials(0, jade=1, gold=2)
    table = start.ready().play(0, PAWN_GIFT, UseScrolls((use,)))
    assert table.materials(0) == counts(jade=1, gold=1)
    assert table.refuses(0, StartProject(M, "jade_mastery"))


def test_scrolls_of_the_other_class_are_no_move_of_their_own() -> None:
    start = position().hand(0, "masterful_use_of_jade", "writ_of_authority", "artistic_subtlety")
    assert start.materials(0, jade=5).ready().offered(0, PlayScroll) == []


def test_waiting_is_not_possible_once_a_scroll_was_played() -> None:
    start = position().hand(0, GIFT.scroll).bag(jade=5).building(0, "gold_mastery", rounds=2)
    table = start.ready()
    assert table.offers(0, Wait())
    table.play(0, GIFT)
    assert table.refuses(0, Wait())
    assert table.offers(0, Pass(A))
