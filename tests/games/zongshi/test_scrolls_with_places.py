"""Scrolls that are named together with a way to a place."""

from __future__ import annotations

from bot.games.zongshi.events import MaterialsTaken, RewardRevealed, ScrollsDrawn
from bot.games.zongshi.moves import (
    BuyTile,
    Done,
    GoTo,
    NextStop,
    PlayScroll,
    ReturnMaterials,
    StartProject,
    TakeMaterial,
    UseScrolls,
    Visit,
)
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, PAWN, SMALL, TEMPLE, A, M, counts

PRIVILEGED = "privileged_treatment"
MEETING = "host_a_town_meeting"
WRIT = "writ_of_authority"
USE_JADE = "masterful_use_of_jade"
USE_BRONZE = "masterful_use_of_bronze"


def test_privileged_treatment_takes_one_material_of_choice_on_arrival() -> None:
    start = position().hand(0, PRIVILEGED).large_jar(jade=2, gold=1).small_jar(ivory=1)
    table = start.ready().play(0, GoTo(M, LARGE, (PRIVILEGED,)))
    assert set(table.legal(0)) == {TakeMaterial(LARGE, "jade"), TakeMaterial(LARGE, "gold")}
    table.play(0, TakeMaterial(LARGE, "gold"))
    assert table.materials(0) == counts(gold=1)
    assert table.view.large_jar.materials == counts(jade=2)
    assert table.to_act == {1}


def test_after_privileged_treatment_the_jar_is_shared_as_usual() -> None:
    start = position().hand(0, PRIVILEGED).large_jar(jade=3).small_jar()
    table = start.ready().turns({0: [GoTo(M, LARGE, (PRIVILEGED,))]})
    assert table.materials(0) == counts(jade=3)


def test_privileged_treatment_is_the_masters_and_needs_something_on_that_jar() -> None:
    table = position().hand(0, PRIVILEGED, WRIT).large_jar().small_jar(jade=1).ready()
    assert table.refuses(0, GoTo(M, LARGE, (PRIVILEGED,)))
    assert table.refuses(0, GoTo(M, TEMPLE, (PRIVILEGED,)))
    assert table.refuses(0, GoTo(A, SMALL, (PRIVILEGED,)))
    assert table.refuses(0, GoTo(A, SMALL, (PRIVILEGED, WRIT)))
    assert table.offers(0, GoTo(M, SMALL, (PRIVILEGED,)))
    assert table.offers(0, GoTo(M, LARGE))


def test_host_a_town_meeting_spares_the_extra_material_of_two_stops() -> None:
    table = position().hand(0, MEETING).materials(0, jade=1, bronze=2).ready()
    table.play(0, Visit(M, "scholar", 1, (MEETING,)))
    assert table.workshop(0).visited == ("scholar", "official")
    assert table.materials(0) == counts()
    assert table.view.scroll_discard == (MEETING,)


def test_host_a_town_meeting_is_for_exactly_two_stops() -> None:
    start = position().hand(0, MEETING).materials(0, jade=2, bronze=2, gold=2)
    table = start.completed(0, "larger_workshop").ready()
    table.play(0, Visit(M, "scholar", 2, (MEETING,)))
    assert table.kind(0) == "stop"
    assert table.refuses(0, Done())
    table.play(0, NextStop("official", 2))
    assert table.workshop(0).visited == ("scholar", "official")
    assert table.materials(0) == counts(gold=2)
    assert table.to_act == {1}


def test_host_a_town_meeting_needs_a_second_stop_that_can_be_paid() -> None:
    table = position().hand(0, MEETING).materials(0, jade=3).ready()
    assert table.offers(0, Visit(M, "scholar", 1))
    assert table.refuses(0, Visit(M, "scholar", 1, (MEETING,)))


def test_host_a_town_meeting_is_the_masters_even_under_a_writ() -> None:
    table = position().hand(0, MEETING, WRIT).materials(0, jade=2, bronze=2).ready()
    assert table.refuses(0, Visit(A, "scholar", 1, (MEETING,)))
    assert table.refuses(0, Visit(A, "scholar", 1, (MEETING, WRIT)))
    assert table.offers(0, Visit(A, "scholar", 1, (WRIT,)))


def test_masterful_use_makes_a_visit_cheaper() -> None:
    table = position().hand(0, USE_JADE).materials(0, jade=1).ready()
    table.play(0, Visit(A, "scholar", 2))
    assert table.materials(0) == counts()
    assert table.hand(0) == []


def test_masterful_use_makes_exchange_tiles_cheaper_at_the_pawn_shop() -> None:
    table = position().hand(0, USE_JADE).materials(0, gold=1).ready()
    table.play(0, GoTo(A, PAWN))
    assert table.workshop(0).tiles == (0, 0, 0, 0, 0, 1)
    assert table.materials(0) == counts()


def test_masterful_use_joins_a_visit_only_if_its_material_is_paid() -> None:
    table = position().hand(0, USE_BRONZE).materials(0, jade=2).ready()
    table.play(0, Visit(A, "scholar", 2))
    assert table.materials(0) == counts()
    assert USE_BRONZE in table.hand(0)


def test_a_masterful_use_just_drawn_may_join_a_later_payment_of_the_same_action() -> None:
    start = position().materials(0, jade=2, bronze=3, gold=1).deck(USE_JADE)
    start.completed(0, "larger_workshop")
    table = start.rewards(scholar="draw_scroll", official="pawn_tile").ready()
    table.play(0, Visit(M, "scholar", 1), NextStop("official", 2))
    assert table.materials(0) == counts(gold=1)
    assert table.hand(0) == [USE_JADE]
    assert table.kind(0) == "reward_tile"
    table.play(0, BuyTile("jade_gold"))
    assert table.workshop(0).tiles == (0, 0, 0, 0, 0, 1)
    assert table.hand(0) == []


def test_under_a_writ_the_apprentice_hands_back_materials_at_the_temple() -> None:
    start = position().hand(0, WRIT).materials(0, jade=2)
    table = start.ready().play(0, GoTo(A, TEMPLE, (WRIT,)), ReturnMaterials(counts(jade=2)))
    assert table.told(ScrollsDrawn) == [ScrollsDrawn(0, 3)]
    assert len(table.hand(0)) == 3


def test_under_a_writ_the_apprentice_has_the_temple_offering() -> None:
    start = position().hand(0, WRIT).completed(0, "temple_offering")
    table = start.ready().play(0, GoTo(A, TEMPLE, (WRIT,)))
    assert len(table.hand(0)) == 2


def test_under_a_writ_the_apprentice_has_the_merchant_statue() -> None:
    start = position().hand(0, WRIT).completed(0, "merchant_statue").bag(gold=4)
    table = start.ready().play(0, GoTo(A, SMALL, (WRIT,)))
    assert table.materials(0) == counts(gold=1)


def test_under_a_writ_the_apprentice_buys_several_tiles() -> None:
    start = position().hand(0, WRIT).materials(0, jade=2, gold=2)
    table = start.ready().play(0, GoTo(A, PAWN, (WRIT,)))
    assert table.kind(0) == "tile_or_done"
    table.play(0, BuyTile("jade_gold"))
    assert table.workshop(0).tiles == (0, 0, 0, 0, 0, 2)


def test_under_a_writ_the_apprentice_visits_several_people_and_takes_rewards() -> None:
    start = position().hand(0, WRIT).materials(0, jade=2, bronze=3)
    table = start.rewards(scholar="draw_scroll", official="refund").ready()
    table.play(0, Visit(A, "scholar", 1, (WRIT,)), NextStop("official", 2))
    assert [event.reward for event in table.told(RewardRevealed)] == ["draw_scroll", "refund"]
    assert table.materials(0) == counts(jade=2, bronze=3)


def test_under_a_writ_the_apprentice_is_a_master_in_sharing_the_market() -> None:
    start = position().hand(0, WRIT).large_jar(jade=4).small_jar()
    table = start.ready().turns({0: [GoTo(A, LARGE, (WRIT,))], 1: [GoTo(A, LARGE)]})
    assert table.told(MaterialsTaken) == [MaterialsTaken(0, LARGE, counts(jade=4))]


def test_a_writ_goes_with_any_way_of_the_apprentice_even_to_an_empty_jar() -> None:
    table = position().hand(0, WRIT).large_jar().small_jar().ready()
    assert table.offers(0, GoTo(A, LARGE, (WRIT,)))
    assert table.offers(0, GoTo(A, TEMPLE, (WRIT,)))
    assert table.refuses(0, GoTo(M, LARGE, (WRIT,)))


def test_a_writ_starts_no_project() -> None:
    table = position().hand(0, WRIT).materials(0, bronze=2, jade=1).ready()
    assert table.refuses(0, StartProject(A, "bronze_mastery", (WRIT,)))
    assert table.refuses(0, StartProject(A, "bronze_mastery"))


def test_a_writ_lies_on_the_discard_pile_only_after_the_draws_of_its_action() -> None:
    start = position().hand(0, WRIT).deck_only().discard("lucky_discovery")
    start.materials(0, jade=1)
    table = start.ready().play(0, GoTo(A, TEMPLE, (WRIT,)), ReturnMaterials(counts(jade=1)))
    assert table.hand(0) == ["lucky_discovery"]
    assert table.view.scroll_discard == (WRIT,)


def test_scrolls_of_an_action_are_not_played_alone() -> None:
    table = position().hand(0, WRIT, MEETING, PRIVILEGED, USE_JADE).ready()
    assert all(table.refuses(0, PlayScroll(s)) for s in (WRIT, MEETING, PRIVILEGED, USE_JADE))


def test_masterful_use_does_not_make_materials_for_the_temple() -> None:
    table = position().hand(0, USE_JADE).materials(0, jade=1).ready().play(0, GoTo(M, TEMPLE))
    assert table.offered(0, UseScrolls) == []
    assert set(table.legal(0)) == {ReturnMaterials(counts()), ReturnMaterials(counts(jade=1))}
