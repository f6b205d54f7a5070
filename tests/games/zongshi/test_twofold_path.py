"""Follow the Twofold Path: two projects at once, and one place left for two of them."""

from __future__ import annotations

from bot.games.zongshi.events import (
    MasterworkRevealed,
    Paid,
    ProjectRemoved,
    ProjectsCompleted,
    ProjectStarted,
)
from bot.games.zongshi.moves import Keep, Pay, SecondProject, StartProject, UseScrolls
from bot.games.zongshi.terms import Phase
from tests.games.zongshi.position import PositionBuilder, position
from tests.games.zongshi.table import A, M, Table, counts

TWOFOLD = "follow_the_twofold_path"
SWIFT = "swift_fingers_sure_fingers"
SUBTLETY = "artistic_subtlety"
FIVE = ["gold_mastery", "gold_mastery", "ivory_mastery", "ivory_mastery", "temple_offering"]


def rich() -> PositionBuilder:
    """Seat 0 holds the scroll and can pay for Bronze and Jade Mastery together, no more."""
    start = position().hand(0, TWOFOLD).completed(0, "larger_workshop")
    return start.materials(0, bronze=2, jade=3, gold=1).face_up("nine_bells", "dragon_screen")


def start_two(table: Table, first: str, second: str, *more: str) -> Table:
    table.play(0, StartProject(M, first, (TWOFOLD, *more)))
    if table.kind(0) == "second":
        table.play(0, SecondProject(second))
    return table


def test_two_projects_are_started_and_paid_at_once() -> None:
    table = start_two(rich().ready(), "bronze_mastery", "jade_mastery")
    assert table.told(ProjectStarted) == [
        ProjectStarted(0, M, ("bronze_mastery", "jade_mastery"), 2)
    ]
    assert [paid.materials for paid in table.told(Paid)] == [counts(bronze=2, jade=3, gold=1)]
    assert table.materials(0) == counts()
    assert table.view.scroll_discard == (TWOFOLD,)


def test_without_the_scroll_one_project_is_started() -> None:
    table = rich().ready().play(0, StartProject(M, "bronze_mastery"))
    building = table.workshop(0).building
    assert building is not None
    assert building.projects == ("bronze_mastery",)


def test_the_path_is_not_open_where_only_one_can_be_paid() -> None:
    table = rich().materials(0, bronze=2, jade=2).ready()
    assert table.offers(0, StartProject(M, "bronze_mastery"))
    assert table.refuses(0, StartProject(M, "bronze_mastery", (TWOFOLD,)))


def test_the_second_must_be_payable_with_the_first() -> None:
    table = rich().materials(0, bronze=4, jade=3).ready()
    table.play(0, StartProject(M, "bronze_mastery", (TWOFOLD,)))
    building = table.workshop(0).building
    assert building is not None
    assert building.projects == ("bronze_mastery", "bronze_mastery")


def test_the_longer_time_counts() -> None:
    start = rich().materials(0, bronze=4, jade=2, gold=1)
    table = start_two(start.ready(), "bronze_mastery", "blacksmith_tools")
    assert table.told(ProjectStarted)[0].rounds == 3


def test_blacksmith_tools_and_swift_fingers_shorten_the_longer_time_once() -> None:
    start = rich().hand(0, TWOFOLD, SWIFT).materials(0, bronze=4, jade=2, gold=1)
    start.completed(0, "larger_workshop", "blacksmith_tools")
    table = start_two(start.ready(), "bronze_mastery", "blacksmith_tools", SWIFT)
    assert table.told(ProjectStarted)[0].rounds == 1


def test_swift_fingers_joins_where_only_the_longer_time_is_above_one() -> None:
    start = rich().hand(0, TWOFOLD, SWIFT).materials(0, bronze=2, jade=3, gold=1)
    start.completed(0, "larger_workshop", "blacksmith_tools")
    table = start.ready()
    assert table.offers(0, StartProject(M, "bronze_mastery", (TWOFOLD,)))
    assert table.refuses(0, StartProject(M, "bronze_mastery", (TWOFOLD, SWIFT)))


def test_each_of_both_projects_is_reduced_by_a_mastery() -> None:
    start = position().hand(0, TWOFOLD).completed(0, "bronze_mastery")
    start.materials(0, bronze=2, jade=2)
    table = start_two(start.ready(), "bronze_mastery", "bronze_mastery")
    assert table.materials(0) == counts()


def test_artistic_subtlety_takes_one_item_off_both_together() -> None:
    start = rich().hand(0, TWOFOLD, SUBTLETY).materials(0, bronze=2, jade=2, gold=1)
    table = start_two(start.ready(), "bronze_mastery", "jade_mastery")
    assert table.materials(0) == counts()
    assert table.hand(0) == []
    start = rich().hand(0, TWOFOLD, SUBTLETY).materials(0, bronze=2, jade=1, gold=1)
    assert start.ready().refuses(0, StartProject(M, "bronze_mastery", (TWOFOLD,)))


def test_what_artistic_subtlety_spares_is_chosen_once_for_both() -> None:
    start = rich().hand(0, TWOFOLD, SUBTLETY)
    table = start_two(start.ready(), "bronze_mastery", "jade_mastery")
    table.play(0, UseScrolls((SUBTLETY,)))
    assert set(table.legal(0)) == {
        Pay(counts(bronze=1, jade=3, gold=1)),
        Pay(counts(bronze=2, jade=2, gold=1)),
        Pay(counts(bronze=2, jade=3)),
    }


def test_an_exchange_tile_stands_in_once_for_both_projects() -> None:
    start = rich().tiles(0, "jade_gold").materials(0, bronze=2, jade=4)
    table = start_two(start.ready(), "bronze_mastery", "jade_mastery")
    assert table.materials(0) == counts()
    start = rich().tiles(0, "jade_gold").materials(0, bronze=2, jade=2, gold=3)
    table = start_two(start.ready(), "bronze_mastery", "jade_mastery")
    assert table.materials(0) == counts(gold=1)
    start = rich().tiles(0, "jade_gold").materials(0, bronze=2, jade=1, gold=4)
    assert start.ready().refuses(0, StartProject(M, "bronze_mastery", (TWOFOLD,)))


def test_two_of_one_kind_need_two_copies() -> None:
    start = position().hand(0, TWOFOLD).completed(0, "bronze_mastery")
    start.materials(0, bronze=2, jade=2).completed(1, *["bronze_mastery"] * 2)
    assert start.ready().refuses(0, StartProject(M, "bronze_mastery", (TWOFOLD,)))
    start.completed(1, "bronze_mastery")
    assert start.ready().offers(0, StartProject(M, "bronze_mastery", (TWOFOLD,)))


def test_both_are_chosen_from_what_lies_face_up_before_any_is_replaced() -> None:
    masteries = [f"{material}_mastery" for material in ("bronze", "ivory", "jade", "gold")]
    start = position().hand(0, TWOFOLD).completed(0, *masteries, "larger_workshop")
    start.face_up("ritual_cauldron", "phoenix_crown").masterwork_deck("jade_ritual_disc")
    start.materials(0, bronze=2, jade=2, gold=2)
    table = start.ready().play(0, StartProject(M, "ritual_cauldron", (TWOFOLD,)))
    assert table.told(MasterworkRevealed) == []
    offered = table.offered(0, SecondProject)
    assert SecondProject("phoenix_crown") in offered
    assert SecondProject("jade_ritual_disc") not in offered
    assert SecondProject("ritual_cauldron") not in offered
    table.play(0, SecondProject("phoenix_crown"))
    assert table.view.masterworks == ("jade_ritual_disc",)


def test_both_are_completed_and_both_rewards_hold() -> None:
    start = position().building(0, "larger_workshop", "temple_offering", rounds=1)
    table = start.ready().round()
    board = table.workshop(0)
    assert board.completed == ("larger_workshop", "temple_offering")
    assert (board.capacity, board.scroll_limit) == (7, 5)
    assert table.told(ProjectsCompleted) == [
        ProjectsCompleted(0, ("larger_workshop", "temple_offering"))
    ]


def one_place_left() -> PositionBuilder:
    start = position().completed(0, *FIVE)
    return start.building(0, "larger_workshop", "merchant_statue", rounds=1)


def test_with_one_place_left_the_owner_chooses_which_project_takes_it() -> None:
    table = one_place_left().ready().turns()
    assert table.view.phase is Phase.PROGRESS
    assert set(table.legal(0)) == {Keep("larger_workshop"), Keep("merchant_statue")}
    table.play(0, Keep("larger_workshop"))
    board = table.workshop(0)
    assert board.completed == (*FIVE, "larger_workshop")
    assert board.completed_count == 7
    assert board.capacity == 7
    assert table.told(ProjectRemoved) == [ProjectRemoved(0, "merchant_statue")]
    assert board.building is None


def test_the_removed_project_leaves_the_game_and_its_reward_does_not_hold() -> None:
    table = one_place_left().ready().turns().play(0, Keep("merchant_statue"))
    assert table.workshop(0).capacity == 5
    left = {basic.id: basic.left for basic in table.view.basic_projects}
    assert (left["larger_workshop"], left["merchant_statue"]) == (3, 3)


def test_the_choice_waits_until_all_figures_have_moved() -> None:
    start = (
        one_place_left()
        .building(2, "jade_mastery", rounds=1)
        .building(1, "bronze_mastery", rounds=2)
    )
    table = start.ready().turns()
    assert table.to_act == {0}
    assert table.workshop(2).completed == ("jade_mastery",)
    building = table.workshop(1).building
    assert building is not None
    assert building.rounds_left == 1


def test_several_owners_choose_at_once_in_any_order() -> None:
    five = ["jade_mastery", "jade_mastery", "bronze_mastery", "bronze_mastery", "temple_offering"]
    start = one_place_left().completed(2, *five)
    start.building(2, "blacksmith_tools", "merchant_statue", rounds=1)
    table = start.ready().turns()
    assert table.to_act == {0, 2}
    table.play(2, Keep("blacksmith_tools"))
    assert table.to_act == {0}
    table.play(0, Keep("merchant_statue"))
    assert table.workshop(2).completed[-1] == "blacksmith_tools"
    assert table.view.last_round


def test_two_of_one_kind_in_one_place_need_no_choice() -> None:
    start = position().completed(0, *FIVE)
    table = start.building(0, "larger_workshop", "larger_workshop", rounds=1).ready().turns()
    assert table.workshop(0).completed == (*FIVE, "larger_workshop")
    assert table.workshop(0).completed_count == 7
    assert table.view.round == 2


def test_with_two_places_left_both_are_kept() -> None:
    start = position().completed(0, *FIVE[:4])
    table = start.building(0, "larger_workshop", "merchant_statue", rounds=1).ready().turns()
    assert table.workshop(0).completed_count == 6
    assert len(table.workshop(0).completed) == 6


def test_the_path_may_be_followed_with_one_place_left_but_not_with_none() -> None:
    start = position().hand(0, TWOFOLD).completed(0, *FIVE).materials(0, bronze=2, jade=3)
    assert start.ready().offers(0, StartProject(M, "bronze_mastery", (TWOFOLD,)))
    start.completed(0, *FIVE, "merchant_statue").last_round()
    assert start.ready().offered(0, StartProject) == []


def test_the_apprentice_does_not_follow_the_twofold_path() -> None:
    table = rich().hand(0, TWOFOLD, "apprentice_is_gaining_experience").ready()
    moves = table.offered(0, StartProject)
    apprentice = [m for m in moves if isinstance(m, StartProject) and m.figure is A]
    assert apprentice
    assert all(TWOFOLD not in move.scrolls for move in apprentice)
