"""The rewards of the eight basic projects, from the moment of completion on."""

from __future__ import annotations

import pytest

from bot.games.zongshi.events import MaterialsDrawn, ProjectStarted, ScrollsDrawn
from bot.games.zongshi.moves import GoTo, ReturnMaterials, StartProject, TakeMaterial
from bot.games.zongshi.terms import MATERIALS
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, SMALL, TEMPLE, A, M, counts

PRIVILEGED = "privileged_treatment"
STATUE = "merchant_statue"


def test_larger_workshop_holds_seven_materials() -> None:
    table = position().completed(0, "larger_workshop").ready()
    assert [board.capacity for board in table.view.workshops] == [7, 5, 5]


def test_two_larger_workshops_do_not_stack() -> None:
    table = position().completed(0, "larger_workshop", "larger_workshop").ready()
    assert table.view.workshops[0].capacity == 7


def test_a_reward_holds_from_completion_on() -> None:
    start = position().building(0, "larger_workshop", rounds=1).materials(0, jade=4)
    table = start.large_jar(jade=2).small_jar().ready().round({0: [GoTo(A, LARGE)]})
    assert table.view.round == 2
    assert table.view.workshops[0].capacity == 7


@pytest.mark.parametrize("material", MATERIALS)
def test_a_mastery_takes_one_of_its_material_off_what_the_master_builds(material: str) -> None:
    price = dict.fromkeys(MATERIALS, 1)
    price[material] = 0
    table = position().completed(0, f"{material}_mastery").materials(0, **price).ready()
    table.play(0, StartProject(M, "larger_workshop"))
    assert table.materials(0) == counts()


@pytest.mark.parametrize("material", MATERIALS)
def test_masteries_of_one_name_do_not_stack(material: str) -> None:
    mastery = f"{material}_mastery"
    start = position().completed(0, mastery, mastery, "larger_workshop")
    table = start.materials(0, **{**dict.fromkeys(MATERIALS, 2), material: 1}).ready()
    assert table.offers(0, StartProject(M, mastery))
    assert (
        position()
        .completed(0, mastery, mastery)
        .materials(0, **{**dict.fromkeys(MATERIALS, 1), material: 0})
        .ready()
        .refuses(0, StartProject(M, mastery))
    )


def test_masteries_of_several_names_work_together() -> None:
    start = position().completed(0, "bronze_mastery", "jade_mastery").materials(0, bronze=1)
    table = start.ready().play(0, StartProject(M, "bronze_mastery"))
    assert table.materials(0) == counts()


def test_a_mastery_brings_no_cost_below_zero() -> None:
    start = position().completed(0, "gold_mastery").materials(0, bronze=2, jade=1)
    table = start.ready().play(0, StartProject(M, "bronze_mastery"))
    assert table.materials(0) == counts()


def test_blacksmith_tools_shorten_the_masters_work_by_one_round() -> None:
    start = position().completed(0, "blacksmith_tools").materials(0, bronze=2, jade=1)
    table = start.ready().play(0, StartProject(M, "bronze_mastery"))
    assert table.told(ProjectStarted) == [ProjectStarted(0, M, ("bronze_mastery",), 1)]


def test_two_blacksmith_tools_do_not_stack() -> None:
    start = position().completed(0, "blacksmith_tools", "blacksmith_tools")
    start.materials(0, bronze=3, jade=1, gold=1).face_up("ritual_cauldron", "nine_bells")
    table = start.ready().play(0, StartProject(M, "ritual_cauldron"))
    assert table.told(ProjectStarted)[0].rounds == 2


def test_temple_offering_draws_one_more_for_the_master() -> None:
    table = position().completed(0, "temple_offering").ready().play(0, GoTo(M, TEMPLE))
    assert table.told(ScrollsDrawn) == [ScrollsDrawn(0, 2)]


def test_temple_offering_adds_to_what_was_handed_back() -> None:
    table = position().completed(0, "temple_offering").materials(0, jade=2).ready()
    table.play(0, GoTo(M, TEMPLE), ReturnMaterials(counts(jade=2)))
    assert table.told(ScrollsDrawn) == [ScrollsDrawn(0, 4)]


def test_temple_offering_does_nothing_for_the_apprentice() -> None:
    table = position().completed(0, "temple_offering").ready().play(0, GoTo(A, TEMPLE))
    assert table.told(ScrollsDrawn) == [ScrollsDrawn(0, 1)]


def test_temple_offering_lifts_the_hand_limit_to_five() -> None:
    table = position().completed(0, "temple_offering", "temple_offering").ready()
    assert [board.scroll_limit for board in table.view.workshops] == [5, 4, 4]


def test_merchant_statue_draws_one_material_when_the_master_comes_to_the_market() -> None:
    table = position().completed(0, STATUE).bag(gold=3).ready().play(0, GoTo(M, SMALL))
    assert table.materials(0) == counts(gold=1)
    assert table.told(MaterialsDrawn) == [MaterialsDrawn(0, counts(gold=1), STATUE)]
    assert table.revealed


def test_two_merchant_statues_do_not_stack() -> None:
    table = position().completed(0, STATUE, STATUE).bag(gold=3).ready().play(0, GoTo(M, SMALL))
    assert table.materials(0) == counts(gold=1)


def test_merchant_statue_does_nothing_for_the_apprentice_and_elsewhere() -> None:
    table = position().completed(0, STATUE).bag(gold=3).ready().play(0, GoTo(A, LARGE))
    assert table.materials(0) == counts()
    table = position().completed(0, STATUE).bag(gold=3).ready().play(0, GoTo(M, TEMPLE))
    assert table.materials(0) == counts()


def test_merchant_statue_finds_nothing_in_an_empty_bag() -> None:
    table = position().completed(0, STATUE).bag().ready().play(0, GoTo(M, SMALL))
    assert table.materials(0) == counts()
    assert table.told(MaterialsDrawn) == []


def test_privileged_treatment_comes_before_the_statue_and_overflow_after_both() -> None:
    start = position().hand(0, PRIVILEGED).completed(0, STATUE).materials(0, bronze=5)
    table = start.bag(gold=1).large_jar(jade=2, ivory=1).small_jar().ready()
    table.play(0, GoTo(M, LARGE, (PRIVILEGED,)))
    assert table.kind(0) == "take"
    assert table.told(MaterialsDrawn) == []
    table.play(0, TakeMaterial(LARGE, "jade"))
    assert table.materials(0) == counts(bronze=5, jade=1, gold=1)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.count) == ("drop", 2)


def test_rewards_do_nothing_while_their_project_is_being_built() -> None:
    table = position().building(0, "temple_offering", rounds=2, figure=A).ready()
    assert table.view.workshops[0].scroll_limit == 4
    table.play(0, GoTo(M, TEMPLE))
    assert table.told(ScrollsDrawn) == [ScrollsDrawn(0, 1)]
