"""Progress and the end of a round: work advances, jars are refilled, the round begins anew."""

from __future__ import annotations

from bot.games.zongshi.events import JarFilled, ProjectsCompleted, WorkAdvanced
from bot.games.zongshi.moves import GoTo, StartProject
from bot.games.zongshi.terms import Spot
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, A, M, counts


def test_every_figure_on_a_time_track_moves_one_step() -> None:
    start = position().building(0, "gold_mastery", rounds=3)
    table = start.building(2, "jade_mastery", rounds=2, figure=A).ready().round()
    assert table.told(WorkAdvanced) == [WorkAdvanced(0, 2), WorkAdvanced(2, 1)]


def test_work_begun_in_this_round_moves_too() -> None:
    table = position().materials(0, bronze=2, jade=1).ready()
    table.round({0: [StartProject(M, "bronze_mastery")]})
    building = table.workshop(0).building
    assert building is not None
    assert building.rounds_left == 1


def test_at_zero_the_project_is_complete_and_the_figure_free() -> None:
    table = position().building(0, "gold_mastery", rounds=1).ready().round()
    board = table.workshop(0)
    assert (board.completed, board.building, board.master) == (("gold_mastery",), None, Spot.FREE)
    assert table.told(ProjectsCompleted) == [ProjectsCompleted(0, ("gold_mastery",))]


def test_an_apprentice_on_the_time_track_becomes_free_too() -> None:
    table = position().building(0, "gold_mastery", rounds=1, figure=A).ready().round()
    assert table.workshop(0).apprentice is Spot.FREE
    assert table.workshop(0).completed == ("gold_mastery",)


def test_the_jars_are_filled_up_to_players_plus_one_and_players_less_one() -> None:
    table = position(seats=4).large_jar(jade=2).small_jar(gold=1).ready().round()
    assert sum(table.view.large_jar.materials) == 5
    assert sum(table.view.small_jar.materials) == 3
    assert table.view.large_jar.materials[2] >= 2
    assert table.view.small_jar.materials[3] >= 1


def test_nothing_is_ever_removed_from_a_jar() -> None:
    table = position().large_jar(jade=7).small_jar(gold=4).ready().round()
    assert table.view.large_jar.materials == counts(jade=7)
    assert table.view.small_jar.materials == counts(gold=4)
    assert table.told(JarFilled) == []


def test_the_large_jar_is_filled_first_and_a_short_bag_gives_what_there_is() -> None:
    start = position(seats=5).large_jar(jade=1, gold=3).small_jar()
    for seat in range(4):
        start.completed(seat, "larger_workshop")
    start.materials(0, bronze=7).materials(1, bronze=3, ivory=4).materials(2, ivory=3, jade=4)
    table = start.materials(3, jade=5, gold=2).materials(4, gold=5).ready()
    assert table.view.bag == counts(ivory=3)
    table.round()
    assert table.view.large_jar.materials == counts(jade=1, gold=3, ivory=2)
    assert table.view.small_jar.materials == counts(ivory=1)
    assert table.view.bag == counts()


def test_filling_the_jars_reveals_something_new() -> None:
    table = position().large_jar().small_jar().out(2, A, M).turn(1, lap=2).out(1, M).ready()
    table.turns()
    assert table.revealed


def test_what_is_taken_from_the_market_is_replaced() -> None:
    table = position().large_jar(jade=4).small_jar(gold=2).ready().round({1: [GoTo(M, LARGE)]})
    assert table.materials(1) == counts(jade=4)
    assert sum(table.view.large_jar.materials) == 4
