"""Two laps round the table: who is asked when, waiting, passing, busy figures."""

from __future__ import annotations

from bot.games.zongshi.events import Passed, RoundBegan, StartPlayerMoved, Waited
from bot.games.zongshi.moves import GoTo, Pass, PlayScroll, StartProject, Wait
from bot.games.zongshi.terms import Phase, Spot
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, TEMPLE, A, M, Table


def order_of_turns(table: Table) -> list[int]:
    """Everybody passes; the seats in the order in which they were asked."""
    asked = []
    now = table.view.round
    while table.view.phase is Phase.TURNS and table.view.round == now:
        (seat,) = table.to_act
        asked.append(seat)
        free = A if table.workshop(seat).apprentice is Spot.FREE else M
        table.play(seat, Pass(free))
    return asked


def test_turns_go_twice_round_the_table_clockwise_from_the_start_player() -> None:
    assert order_of_turns(position(seats=4).start_seat(2).ready()) == [2, 3, 0, 1, 2, 3, 0, 1]


def test_either_figure_may_come_first_and_each_is_used_once() -> None:
    table = position().ready()
    assert table.offers(0, GoTo(M, TEMPLE))
    assert table.offers(0, GoTo(A, TEMPLE))
    table.play(0, GoTo(A, LARGE)).play(1, Pass(M)).play(2, Pass(M))
    assert table.refuses(0, GoTo(A, TEMPLE))
    assert table.refuses(0, Pass(A))
    assert table.offers(0, GoTo(M, LARGE))


def test_passing_is_by_figure() -> None:
    table = position().ready().play(0, Pass(M))
    assert table.told(Passed) == [Passed(0, M)]
    assert (table.workshop(0).master, table.workshop(0).apprentice) == (Spot.OUT, Spot.FREE)


def test_both_jars_may_be_chosen_empty_and_by_both_figures() -> None:
    table = position().large_jar().small_jar().ready()
    assert table.offers(0, GoTo(M, LARGE))
    assert table.offers(0, GoTo(A, LARGE))


def test_with_one_free_figure_one_is_asked_on_the_first_lap_and_may_wait() -> None:
    table = position().building(0, "gold_mastery", rounds=2).ready()
    assert table.offers(0, Wait())
    table.play(0, Wait())
    assert table.told(Waited) == [Waited(0)]
    table.play(1, Pass(A)).play(2, Pass(A))
    assert table.to_act == {0}
    assert table.refuses(0, Wait())
    assert table.offers(0, GoTo(A, TEMPLE))


def test_with_one_free_figure_acting_on_the_first_lap_ends_ones_round() -> None:
    table = position().building(0, "gold_mastery", rounds=2).ready()
    table.play(0, GoTo(A, TEMPLE)).play(1, Pass(A)).play(2, Pass(A))
    assert table.to_act == {1}


def test_passing_with_the_only_free_figure_on_the_first_lap_ends_ones_round() -> None:
    table = position().building(0, "gold_mastery", rounds=2).ready()
    table.play(0, Pass(A)).play(1, Pass(A)).play(2, Pass(A))
    assert table.to_act == {1}


def test_with_no_free_figure_one_is_not_asked() -> None:
    start = position().building(0, "gold_mastery", rounds=2).out(0, A).turn(1)
    assert order_of_turns(start.ready()) == [1, 2, 1, 2]


def test_the_figure_on_the_time_track_cannot_be_used() -> None:
    table = position().building(0, "gold_mastery", rounds=2).ready()
    assert table.refuses(0, GoTo(M, TEMPLE))
    assert table.refuses(0, Pass(M))
    assert table.workshop(0).master is Spot.BUSY


def test_with_both_figures_free_there_is_no_waiting() -> None:
    assert position().ready().refuses(0, Wait())


def test_on_the_second_lap_nobody_waits() -> None:
    table = position().out(0, A).turn(0, lap=2).ready()
    assert table.refuses(0, Wait())
    assert table.offers(0, Pass(M))


def test_a_master_who_starts_building_leaves_the_apprentice_for_the_second_lap() -> None:
    table = position().materials(0, bronze=2, jade=1).ready()
    table.play(0, StartProject(M, "bronze_mastery")).play(1, Pass(A)).play(2, Pass(A))
    assert table.to_act == {0}
    assert table.offers(0, GoTo(A, TEMPLE))


def test_a_figure_that_has_just_started_work_makes_no_second_waiting() -> None:
    table = position().materials(0, bronze=2, jade=1).ready()
    table.play(0, StartProject(M, "bronze_mastery")).play(1, Pass(A)).play(2, Pass(A))
    assert table.refuses(0, Wait())


def test_who_waits_plays_scrolls_on_the_second_lap() -> None:
    gift = PlayScroll("gift_from_the_priests")
    start = position().hand(0, gift.scroll).building(0, "gold_mastery", rounds=2)
    table = start.ready().play(0, Wait()).play(1, Pass(A)).play(2, Pass(A))
    assert table.offers(0, gift)


def test_a_turn_goes_on_after_a_scroll_until_the_action() -> None:
    table = position().hand(0, "gift_from_the_priests").ready()
    table.play(0, PlayScroll("gift_from_the_priests"))
    assert table.to_act == {0}
    table.play(0, Pass(M))
    assert table.to_act == {1}


def test_figures_come_back_at_the_end_of_the_round_but_not_from_the_time_track() -> None:
    table = position().building(1, "jade_mastery", rounds=3).ready()
    table.turns({0: [GoTo(M, LARGE), GoTo(A, TEMPLE)]})
    assert (table.workshop(0).master, table.workshop(0).apprentice) == (Spot.FREE, Spot.FREE)
    assert table.workshop(1).master is Spot.BUSY
    assert table.view.large_jar.figures == table.view.temple == ()


def test_the_marker_passes_to_the_left_after_each_round() -> None:
    table = position(seats=4).start_seat(3).ready().round()
    assert table.view.start_seat == 0
    assert table.told(StartPlayerMoved) == [StartPlayerMoved(0)]
    assert table.told(RoundBegan) == [RoundBegan(2, 0)]
    assert table.to_act == {0}


def test_a_round_in_which_all_figures_are_busy_or_out_asks_nobody() -> None:
    start = position(seats=2).building(0, "gold_mastery", rounds=2).out(0, A)
    table = start.building(1, "jade_mastery", rounds=2).turn(1, lap=2).ready()
    table.play(1, Pass(A))
    assert table.view.round == 2
    assert table.workshop(0).apprentice is Spot.FREE
