"""Starting a project: who may, what it costs, what is face up afterwards."""

from __future__ import annotations

import pytest

from bot.games.zongshi.events import MasterworkRevealed, Paid, ProjectStarted
from bot.games.zongshi.moves import Pay, StartProject
from bot.games.zongshi.terms import MATERIALS, Spot
from tests.games.zongshi.position import CARDS, position
from tests.games.zongshi.table import A, M, counts


@pytest.mark.parametrize("project", [card.id for card in CARDS.basic_project])
def test_a_basic_project_is_paid_and_the_figure_put_on_its_number(project: str) -> None:
    card = CARDS.projects[project]
    table = position().materials(0, **card.cost).ready().play(0, StartProject(M, card.id))
    board = table.workshop(0)
    assert board.materials == counts()
    assert board.building is not None
    assert (board.building.projects, board.building.rounds_left) == ((card.id,), card.time)
    assert board.master is Spot.BUSY
    assert table.told(Paid) == [Paid(0, card.price)]


@pytest.mark.parametrize("project", [card.id for card in CARDS.masterwork])
def test_a_masterwork_is_paid_and_takes_its_time(project: str) -> None:
    card = CARDS.projects[project]
    start = position().completed(0, "larger_workshop").materials(0, **card.cost)
    table = start.face_up(project).ready().play(0, StartProject(M, project))
    assert table.materials(0) == counts()
    assert table.told(ProjectStarted) == [ProjectStarted(0, M, (project,), card.time)]
    assert table.told(Paid) == [Paid(0, card.price)]


def test_merchant_statue_costs_two_gold_an_ivory_and_a_jade_and_takes_two_rounds() -> None:
    table = position().materials(0, gold=2, ivory=1, jade=1).ready()
    table.play(0, StartProject(M, "merchant_statue"))
    assert table.told(ProjectStarted) == [ProjectStarted(0, M, ("merchant_statue",), 2)]


def test_the_summarys_example_an_ivory_stands_in_for_the_missing_jade() -> None:
    start = position().materials(0, gold=2, ivory=2).tiles(0, "ivory_jade")
    table = start.ready().play(0, StartProject(M, "merchant_statue"))
    assert table.materials(0) == counts()
    assert table.told(Paid) == [Paid(0, counts(gold=2, ivory=2), ("ivory_jade",))]
    assert table.workshop(0).tiles == (0, 0, 0, 1, 0, 0)


def test_what_is_paid_goes_back_into_the_bag() -> None:
    table = position().materials(0, bronze=2, jade=1).bag(gold=2).ready()
    table.play(0, StartProject(M, "bronze_mastery"))
    assert table.view.bag == counts(bronze=2, jade=1, gold=2)


def test_only_the_master_starts_projects() -> None:
    table = position().materials(0, bronze=2, jade=1).ready()
    assert table.offers(0, StartProject(M, "bronze_mastery"))
    assert table.refuses(0, StartProject(A, "bronze_mastery"))


def test_a_project_that_cannot_be_paid_is_not_offered() -> None:
    table = position().materials(0, bronze=2).ready()
    assert table.offered(0, StartProject) == []


def test_one_project_at_a_time() -> None:
    start = (
        position().materials(0, bronze=2, jade=1).building(0, "gold_mastery", rounds=1, figure=A)
    )
    assert start.ready().refuses(0, StartProject(M, "bronze_mastery"))


def test_the_same_basic_project_may_be_built_again_while_copies_last() -> None:
    start = position().materials(0, bronze=1, jade=1).completed(0, "bronze_mastery")
    assert start.ready().offers(0, StartProject(M, "bronze_mastery"))
    start.completed(1, *["bronze_mastery"] * 3)
    assert start.ready().refuses(0, StartProject(M, "bronze_mastery"))


def test_the_copies_left_are_counted() -> None:
    table = position().materials(0, bronze=2, jade=1).ready()
    table.play(0, StartProject(M, "bronze_mastery"))
    left = {basic.id: basic.left for basic in table.view.basic_projects}
    assert left["bronze_mastery"] == 3
    assert left["gold_mastery"] == 4


def test_only_masterworks_that_lie_face_up_can_be_started() -> None:
    start = position().materials(0, bronze=3, jade=1, gold=1)
    table = start.face_up("nine_bells", "jade_mountain").ready()
    assert table.refuses(0, StartProject(M, "ritual_cauldron"))
    table = start.face_up("nine_bells", "ritual_cauldron").ready()
    assert table.offers(0, StartProject(M, "ritual_cauldron"))


def test_a_masterwork_that_was_taken_is_replaced_from_the_deck() -> None:
    start = position().materials(0, bronze=3, jade=1, gold=1)
    start.face_up("nine_bells", "ritual_cauldron").masterwork_deck("jade_mountain", "ivory_pagoda")
    table = start.ready().play(0, StartProject(M, "ritual_cauldron"))
    assert set(table.view.masterworks) == {"nine_bells", "jade_mountain"}
    assert table.told(MasterworkRevealed) == [MasterworkRevealed("jade_mountain")]
    assert table.view.masterwork_deck == 1
    assert table.revealed


def test_with_the_deck_empty_one_masterwork_less_lies_face_up() -> None:
    start = position().materials(0, bronze=3, jade=1, gold=1)
    start.face_up("nine_bells", "ritual_cauldron").masterwork_deck()
    table = start.ready().play(0, StartProject(M, "ritual_cauldron"))
    assert table.view.masterworks == ("nine_bells",)


def test_a_masterwork_for_six_does_not_fit_into_a_plain_workshop_but_into_a_larger_one() -> None:
    start = position().materials(0, bronze=3, ivory=2, gold=1).completed(0, "larger_workshop")
    table = start.face_up("nine_bells", "jade_mountain").ready()
    assert table.offers(0, StartProject(M, "nine_bells"))
    start = position().materials(0, bronze=2, ivory=2, gold=1)
    assert (
        start.face_up("nine_bells", "jade_mountain")
        .ready()
        .refuses(0, StartProject(M, "nine_bells"))
    )


def test_a_mastery_makes_a_masterwork_for_six_possible() -> None:
    start = position().materials(0, bronze=2, ivory=2, gold=1).completed(0, "bronze_mastery")
    table = start.face_up("nine_bells", "jade_mountain").ready()
    assert table.offers(0, StartProject(M, "nine_bells"))


def test_with_six_completed_projects_none_may_be_started() -> None:
    six = ["gold_mastery", "gold_mastery", "ivory_mastery", "blacksmith_tools"]
    start = position().completed(0, *six, "temple_offering", "merchant_statue")
    start.materials(0, bronze=2, jade=1).last_round()
    assert start.ready().offered(0, StartProject) == []
    start.completed(0, *six, "temple_offering")
    assert start.ready().offers(0, StartProject(M, "bronze_mastery"))


def test_ways_to_pay_are_offered_with_fewest_tiles_first_then_in_order_of_materials() -> None:
    start = position().materials(0, bronze=2, ivory=1, jade=1, gold=1)
    table = start.tiles(0, "bronze_ivory", "jade_gold").ready()
    table.play(0, StartProject(M, "bronze_mastery"))
    assert table.legal(0) == (
        Pay(counts(bronze=2, jade=1)),
        Pay(counts(bronze=2, gold=1)),
        Pay(counts(bronze=1, ivory=1, jade=1)),
        Pay(counts(bronze=1, ivory=1, gold=1)),
    )


def test_every_project_of_the_game_costs_something_of_each_named_material() -> None:
    for card in CARDS.projects.values():
        assert set(card.cost) <= set(MATERIALS)
        assert sum(card.price) == sum(card.cost.values()) > 0
