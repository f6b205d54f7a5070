"""Capacity of a workshop and limit of a hand: when the surplus is settled, and by whom."""

from __future__ import annotations

from bot.games.zongshi.events import MaterialsDiscarded, WorkAdvanced
from bot.games.zongshi.moves import (
    DiscardMaterial,
    DiscardScroll,
    GoTo,
    NextStop,
    PlayScroll,
    ReturnMaterials,
    TakeMaterial,
    Visit,
)
from bot.games.zongshi.terms import Phase
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, SMALL, TEMPLE, A, M, counts

GIFT = "gift_from_the_priests"
LUCKY = "lucky_discovery"
EAR = "an_ear_to_the_wall"


def test_what_is_taken_lies_beside_the_workshop_until_the_jar_is_shared_out() -> None:
    start = position().materials(0, bronze=5).large_jar(jade=2, gold=2).small_jar()
    table = start.ready().turns({0: [GoTo(M, LARGE)], 1: [GoTo(M, LARGE)]})
    table.play(0, TakeMaterial(LARGE, "jade"))
    board = table.workshop(0)
    assert (board.materials, board.beside) == (counts(bronze=5), counts(jade=1))
    assert table.to_act == {1}


def test_the_owner_chooses_what_goes_back_after_the_jar_is_shared_out() -> None:
    start = position().materials(0, bronze=4).large_jar(jade=2, gold=1).small_jar()
    table = start.ready().turns({0: [GoTo(M, LARGE)]})
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.count) == ("drop", 2)
    assert set(table.legal(0)) == {
        DiscardMaterial("bronze"),
        DiscardMaterial("jade"),
        DiscardMaterial("gold"),
    }
    table.play(0, DiscardMaterial("bronze"), DiscardMaterial("bronze"))
    assert table.materials(0) == counts(bronze=2, jade=2, gold=1)
    assert table.view.round == 2


def test_exactly_the_surplus_goes_back_into_the_bag() -> None:
    start = position().materials(0, bronze=5).large_jar(jade=1).small_jar().last_round()
    table = start.ready()
    bag = table.view.bag
    table.turns({0: [GoTo(M, LARGE)]}).play(0, DiscardMaterial("jade"))
    assert table.materials(0) == counts(bronze=5)
    assert table.told(MaterialsDiscarded) == [MaterialsDiscarded(0, counts(jade=1))]
    assert sum(table.view.bag) == sum(bag) + 1


def test_a_surplus_of_one_kind_goes_back_without_asking() -> None:
    table = position().materials(0, jade=4).large_jar(jade=3).small_jar().ready()
    table.turns({0: [GoTo(M, LARGE)]})
    assert table.materials(0) == counts(jade=5)
    assert table.view.round == 2


def test_several_owners_are_asked_at_once_and_answer_in_any_order() -> None:
    start = position().materials(0, bronze=5).materials(2, ivory=5).large_jar(jade=2).small_jar()
    table = start.ready().turns({0: [GoTo(M, LARGE)], 2: [GoTo(M, LARGE)]})
    assert table.to_act == {0, 2}
    table.play(2, DiscardMaterial("ivory"))
    assert table.to_act == {0}
    table.play(0, DiscardMaterial("jade"))
    assert table.materials(0) == counts(bronze=5)
    assert table.materials(2) == counts(ivory=4, jade=1)


def test_the_small_jar_and_progress_wait_for_all_discards_of_the_large_jar() -> None:
    start = position().materials(0, bronze=5).large_jar(jade=1).small_jar(gold=1, ivory=1)
    start.building(2, "gold_mastery", rounds=2)
    plan = {0: [GoTo(M, LARGE)], 1: [GoTo(M, SMALL)]}
    table = start.ready().turns(plan)
    assert table.to_act == {0}
    assert table.materials(1) == counts()
    assert table.told(WorkAdvanced) == []
    table.play(0, DiscardMaterial("jade"))
    assert table.materials(1) == counts(gold=1, ivory=1)
    assert table.told(WorkAdvanced) == [WorkAdvanced(2, 1)]


def test_progress_waits_for_the_discards_of_the_small_jar() -> None:
    start = position().materials(0, bronze=5).large_jar().small_jar(gold=1)
    table = start.building(2, "gold_mastery", rounds=1).ready().turns({0: [GoTo(M, SMALL)]})
    assert table.to_act == {0}
    assert table.view.phase is Phase.MARKET
    assert table.workshop(2).completed == ()
    table.play(0, DiscardMaterial("bronze"))
    assert table.workshop(2).completed == ("gold_mastery",)


def test_a_larger_workshop_finished_this_round_comes_too_late_for_the_market() -> None:
    start = position().materials(0, bronze=5).large_jar(jade=2).small_jar()
    table = start.building(0, "larger_workshop", rounds=1).ready()
    table.turns({0: [GoTo(A, LARGE)], 1: [GoTo(A, LARGE)]})
    assert table.kind(0) == "drop"


def test_one_too_many_from_a_jar_by_a_scroll_is_discarded_before_the_action() -> None:
    start = position().hand(0, "fortune_brings_opportunity").materials(0, bronze=5)
    table = start.large_jar(jade=1).small_jar().ready()
    table.play(0, PlayScroll("fortune_brings_opportunity"))
    assert table.legal(0) == (DiscardMaterial("bronze"), DiscardMaterial("jade"))
    table.play(0, DiscardMaterial("bronze"))
    assert table.materials(0) == counts(bronze=4, jade=1)
    assert table.kind(0) == "turn"


def test_seven_materials_fit_into_a_larger_workshop() -> None:
    start = position().materials(0, bronze=5).completed(0, "larger_workshop")
    table = start.large_jar(jade=2).small_jar().ready().turns({0: [GoTo(M, LARGE)]})
    assert table.materials(0) == counts(bronze=5, jade=2)
    assert table.view.round == 2


def test_what_a_borrowed_temple_offering_allowed_is_discarded_down_after_the_turn() -> None:
    start = position().hand(0, EAR, GIFT, GIFT, LUCKY).completed(1, "temple_offering")
    table = start.deck(LUCKY).ready().play(0, PlayScroll(EAR), GoTo(A, TEMPLE))
    assert table.hand(0) == [GIFT, GIFT, LUCKY, LUCKY]
    start = position().hand(0, EAR, GIFT, GIFT, LUCKY).completed(1, "temple_offering")
    table = start.deck(LUCKY, EAR).ready().play(0, PlayScroll(EAR), GoTo(M, TEMPLE))
    assert table.kind(0) == "shed"
    assert len(table.hand(0)) == 5


def test_the_surplus_of_a_visit_reward_is_settled_before_the_next_reward() -> None:
    start = position().rewards(scholar="two_materials", official="draw_scroll")
    start.materials(0, jade=2, bronze=5).completed(0, "larger_workshop").bag(gold=4)
    table = start.deck(LUCKY).ready()
    table.play(0, Visit(M, "scholar", 1), NextStop("official", 2))
    assert table.hand(0) == [LUCKY]
    assert table.materials(0) == counts(bronze=2, gold=2)


def test_the_hand_limit_holds_after_recovering_a_scroll_too() -> None:
    start = position().hand(0, GIFT, LUCKY, "lessons_of_the_past").discard(GIFT)
    table = start.ready().play(0, PlayScroll("lessons_of_the_past"))
    assert table.hand(0) == [GIFT, GIFT, LUCKY]
    assert table.kind(0) == "turn"


def test_five_scrolls_are_kept_with_a_temple_offering() -> None:
    start = position().hand(0, GIFT, GIFT, LUCKY).completed(0, "temple_offering")
    table = start.deck(LUCKY, GIFT).ready().play(0, GoTo(M, TEMPLE))
    assert len(table.hand(0)) == 5
    assert table.to_act == {1}


def test_discards_of_scrolls_are_face_up_for_all() -> None:
    start = position().hand(0, GIFT, GIFT, LUCKY, LUCKY).deck(EAR)
    table = start.ready().play(0, GoTo(A, TEMPLE), DiscardScroll(LUCKY))
    assert table.seen_by(2).scroll_discard == (LUCKY,)


def test_the_temple_settles_nothing_but_the_hand() -> None:
    start = position().hand(0, GIFT, GIFT, LUCKY, LUCKY).materials(0, jade=5).deck(EAR, EAR)
    table = start.ready().play(0, GoTo(M, TEMPLE), ReturnMaterials(counts(jade=1)))
    assert table.kind(0) == "shed"
    assert table.materials(0) == counts(jade=4)
