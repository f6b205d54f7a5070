"""How the game ends: six projects, idle rounds, too many rounds; and the last round itself."""

from __future__ import annotations

from bot.games.zongshi.events import GameEnded, JarFilled, LastRoundCalled, StartPlayerMoved
from bot.games.zongshi.moves import GoTo, Keep, PlayScroll, StartProject, Visit
from bot.games.zongshi.terms import Phase
from tests.games.zongshi.position import PositionBuilder, position
from tests.games.zongshi.table import LARGE, PAWN, TEMPLE, A, M

FIVE = ["gold_mastery", "gold_mastery", "ivory_mastery", "ivory_mastery", "temple_offering"]


def before_the_sixth(**house_rules: bool) -> PositionBuilder:
    start = position(**house_rules).completed(0, *FIVE)
    return start.building(0, "merchant_statue", rounds=1)


def test_six_completed_projects_call_exactly_one_last_round() -> None:
    table = before_the_sixth().ready().round()
    assert table.told(LastRoundCalled) == [LastRoundCalled("projects")]
    assert (table.view.round, table.view.last_round) == (2, True)
    assert table.told(GameEnded) == []
    table.round()
    assert table.outcome is not None
    assert table.told(GameEnded) == [GameEnded()]
    assert table.view.phase is Phase.OVER
    assert table.to_act == set()


def test_five_completed_projects_call_nothing() -> None:
    table = position().completed(0, *FIVE).ready().round()
    assert table.told(LastRoundCalled) == []
    assert not table.view.last_round


def test_the_market_is_not_refilled_before_the_last_round() -> None:
    table = before_the_sixth().large_jar(jade=1).small_jar().ready().round()
    assert table.told(JarFilled) == []
    assert sum(table.view.large_jar.materials) == 1


def test_by_the_house_rule_it_is_refilled_before_the_last_round() -> None:
    start = before_the_sixth(refill_last_round=True).large_jar(jade=1).small_jar()
    table = start.ready().round()
    assert table.view.last_round
    assert sum(table.view.large_jar.materials) == 4
    assert sum(table.view.small_jar.materials) == 2


def test_the_marker_passes_before_the_last_round_too() -> None:
    table = before_the_sixth().start_seat(1).ready().round()
    assert table.told(StartPlayerMoved) == [StartPlayerMoved(2)]
    assert table.to_act == {2}


def test_in_the_last_round_who_has_six_starts_nothing_and_others_may() -> None:
    start = before_the_sixth().materials(0, bronze=2, jade=1).materials(1, bronze=2, jade=1)
    table = start.start_seat(2).ready().round()
    assert table.to_act == {0}
    assert table.offered(0, StartProject) == []
    assert table.offers(0, GoTo(M, TEMPLE))
    table.play(0, GoTo(M, LARGE))
    assert table.offers(1, StartProject(M, "bronze_mastery"))


def test_in_the_last_round_who_has_six_still_visits() -> None:
    table = before_the_sixth().materials(0, jade=1).start_seat(2).ready().round()
    assert table.offers(0, Visit(M, "scholar", 1))


def test_a_sixth_project_in_the_last_round_adds_no_further_round() -> None:
    five = ["jade_mastery", "jade_mastery", "bronze_mastery", "bronze_mastery", "temple_offering"]
    start = before_the_sixth().completed(1, *five).building(1, "larger_workshop", rounds=2)
    table = start.ready().round().round()
    assert table.outcome is not None
    assert len(table.workshop(1).completed) == 6
    assert len(table.told(LastRoundCalled)) == 1


def test_two_players_who_reach_six_together_call_one_last_round() -> None:
    five = ["jade_mastery", "jade_mastery", "bronze_mastery", "bronze_mastery", "temple_offering"]
    start = before_the_sixth().completed(1, *five).building(1, "larger_workshop", rounds=1)
    table = start.ready().round()
    assert table.told(LastRoundCalled) == [LastRoundCalled("projects")]


def test_three_idle_rounds_call_the_last_round() -> None:
    table = position().large_jar(jade=4).small_jar(gold=2).ready()
    table.round().round()
    assert table.told(LastRoundCalled) == []
    table.round()
    assert table.told(LastRoundCalled) == [LastRoundCalled("idle")]
    table.round()
    assert table.outcome is not None
    assert table.view.round == 4


def test_refilling_and_work_in_progress_do_not_interrupt_idleness() -> None:
    start = position().idle_rounds(2).large_jar().small_jar().building(0, "gold_mastery", rounds=3)
    table = start.ready().round()
    assert table.told(LastRoundCalled) == [LastRoundCalled("idle")]


def test_an_idle_last_round_is_not_refilled_either() -> None:
    table = position().idle_rounds(2).large_jar().small_jar().ready().round()
    assert table.told(JarFilled) == []


def test_whatever_a_player_does_or_gets_interrupts_idleness() -> None:
    start = position().idle_rounds(2).large_jar().small_jar()
    visit = start.materials(0, jade=1).ready().round({0: [Visit(A, "scholar", 1)]})
    drawn = start.ready().round({0: [GoTo(A, TEMPLE)]})
    bought = start.materials(0, jade=1, gold=1).ready().round({0: [GoTo(A, PAWN)]})
    begun = start.materials(0, bronze=2, jade=1).ready()
    begun.round({0: [StartProject(M, "bronze_mastery")]})
    finished = start.building(0, "gold_mastery", rounds=1).ready().round()
    taken = position().idle_rounds(2).large_jar(jade=1).small_jar().ready()
    taken.round({0: [GoTo(A, LARGE)]})
    for table in (visit, drawn, bought, begun, finished, taken):
        assert not table.view.last_round


def test_going_to_an_empty_jar_is_idle() -> None:
    table = position().idle_rounds(2).large_jar().small_jar().ready()
    table.round({0: [GoTo(M, LARGE), GoTo(A, LARGE)]})
    assert table.view.last_round


def test_a_temple_without_scrolls_is_idle() -> None:
    start = position().idle_rounds(2).deck_only().discard()
    table = start.ready().round({0: [GoTo(A, TEMPLE)]})
    assert table.told(LastRoundCalled) == [LastRoundCalled("idle")]


def test_a_scroll_that_brings_something_interrupts_idleness() -> None:
    start = position().idle_rounds(2).hand(0, "gift_from_the_priests")
    table = start.ready().play(0, PlayScroll("gift_from_the_priests")).round()
    assert not table.view.last_round


def test_idleness_counts_rounds_running() -> None:
    table = position().idle_rounds(2).ready().round({0: [GoTo(A, TEMPLE)]})
    table.round().round()
    assert table.told(LastRoundCalled) == []
    table.round()
    assert table.told(LastRoundCalled) == [LastRoundCalled("idle")]


def test_after_round_sixty_one_last_round_follows() -> None:
    table = position().round(59).ready().round({0: [GoTo(A, TEMPLE)]})
    assert table.told(LastRoundCalled) == []
    table.round({1: [GoTo(A, TEMPLE)]})
    assert table.told(LastRoundCalled) == [LastRoundCalled("max_rounds")]
    assert (table.view.round, table.view.last_round) == (61, True)
    table.round()
    assert table.outcome is not None


def test_a_scroll_that_brings_nothing_does_not_interrupt_idleness() -> None:
    start = position().idle_rounds(2).hand(0, "an_ear_to_the_wall").completed(1, "gold_mastery")
    table = start.ready().play(0, PlayScroll("an_ear_to_the_wall")).round()
    assert table.told(LastRoundCalled) == [LastRoundCalled("idle")]


def test_six_projects_are_the_reason_where_the_round_was_idle_too() -> None:
    six = [*FIVE, "merchant_statue"]
    table = position().idle_rounds(2).completed(0, *six).ready().round()
    assert table.told(LastRoundCalled) == [LastRoundCalled("projects")]


def test_when_it_is_over_all_hands_are_open() -> None:
    table = position().hand(0, "writ_of_authority").last_round().ready()
    assert table.seen_by(1).workshops[0].scrolls is None
    table.round()
    assert table.seen_by(1).workshops[0].scrolls == ("writ_of_authority",)
    assert table.view.workshops[0].scrolls == ("writ_of_authority",)


def test_the_last_round_ends_with_sharing_and_progress_like_any_other() -> None:
    start = position().last_round().large_jar(jade=3).small_jar()
    table = start.building(1, "gold_mastery", rounds=1).ready().round({0: [GoTo(M, LARGE)]})
    assert table.outcome is not None
    assert table.materials(0)[2] == 3
    assert table.workshop(1).completed == ("gold_mastery",)


def test_a_choice_of_what_to_keep_comes_before_the_last_round_is_called() -> None:
    start = position().completed(0, *FIVE).building(0, "larger_workshop", "nine_bells", rounds=1)
    table = start.ready().turns()
    assert table.told(LastRoundCalled) == []
    table.play(0, Keep("nine_bells"))
    assert table.told(LastRoundCalled) == [LastRoundCalled("projects")]
