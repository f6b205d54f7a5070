"""Scrolls that are named together with the start of a project."""

from __future__ import annotations

from bot.games.zongshi.events import ProjectStarted, ScrollPlayed
from bot.games.zongshi.moves import Borrow, Pay, PlayScroll, StartProject, UseScrolls
from bot.games.zongshi.terms import Spot
from tests.games.zongshi.position import position
from tests.games.zongshi.table import A, M, counts

SWIFT = "swift_fingers_sure_fingers"
EXPERIENCE = "apprentice_is_gaining_experience"
SUBTLETY = "artistic_subtlety"
TWOFOLD = "follow_the_twofold_path"
USE_JADE = "masterful_use_of_jade"
USE_BRONZE = "masterful_use_of_bronze"
EAR = "an_ear_to_the_wall"


def test_swift_fingers_shortens_the_work_by_one_round() -> None:
    table = position().hand(0, SWIFT).materials(0, bronze=2, jade=1).ready()
    table.play(0, StartProject(M, "bronze_mastery", (SWIFT,)))
    assert table.told(ProjectStarted) == [ProjectStarted(0, M, ("bronze_mastery",), 1)]
    assert table.told(ScrollPlayed) == [ScrollPlayed(0, SWIFT)]
    assert table.view.scroll_discard == (SWIFT,)
    table.round()
    assert table.workshop(0).completed == ("bronze_mastery",)


def test_swift_fingers_and_blacksmith_tools_together_shorten_by_two() -> None:
    start = position().hand(0, SWIFT).materials(0, bronze=3, jade=1, gold=1)
    table = start.completed(0, "blacksmith_tools").face_up("ritual_cauldron", "nine_bells").ready()
    table.play(0, StartProject(M, "ritual_cauldron", (SWIFT,)))
    building = table.workshop(0).building
    assert building is not None
    assert building.rounds_left == 1


def test_swift_fingers_is_not_playable_where_one_round_of_work_is_left() -> None:
    start = position().hand(0, SWIFT).materials(0, bronze=2, jade=1)
    table = start.completed(0, "blacksmith_tools").ready()
    assert table.offers(0, StartProject(M, "bronze_mastery"))
    assert table.refuses(0, StartProject(M, "bronze_mastery", (SWIFT,)))


def test_the_apprentice_starts_a_basic_project_with_apprentice_is_gaining_experience() -> None:
    table = position().hand(0, EXPERIENCE).materials(0, bronze=2, jade=1).ready()
    assert table.refuses(0, StartProject(A, "bronze_mastery"))
    table.play(0, StartProject(A, "bronze_mastery", (EXPERIENCE,)))
    board = table.workshop(0)
    assert (board.apprentice, board.master) == (Spot.BUSY, Spot.FREE)
    assert board.building is not None
    assert (board.building.figure, board.building.rounds_left) == (A, 2)


def test_the_master_does_not_start_with_the_apprentices_scroll() -> None:
    table = position().hand(0, EXPERIENCE).materials(0, bronze=2, jade=1).ready()
    assert table.refuses(0, StartProject(M, "bronze_mastery", (EXPERIENCE,)))


def test_the_apprentice_cannot_start_a_masterwork() -> None:
    start = position().hand(0, EXPERIENCE).materials(0, bronze=3, jade=1, gold=1)
    table = start.face_up("ritual_cauldron", "nine_bells").ready()
    assert table.offers(0, StartProject(M, "ritual_cauldron"))
    assert table.refuses(0, StartProject(A, "ritual_cauldron", (EXPERIENCE,)))


def test_the_apprentice_needs_an_empty_workshop() -> None:
    start = position().hand(0, EXPERIENCE).materials(0, bronze=2, jade=1)
    table = start.building(0, "gold_mastery", rounds=2).ready()
    assert table.refuses(0, StartProject(A, "bronze_mastery", (EXPERIENCE,)))


def test_the_apprentices_project_fills_the_workshop_for_the_master_too() -> None:
    start = position().hand(0, EXPERIENCE).materials(0, bronze=3, jade=2)
    table = start.building(0, "gold_mastery", rounds=2, figure=A).ready()
    assert table.offered(0, StartProject) == []


def test_the_apprentice_builds_without_the_masteries_of_his_workshop() -> None:
    start = position().hand(0, EXPERIENCE).materials(0, bronze=1, jade=1)
    table = start.completed(0, "bronze_mastery").ready()
    assert table.offers(0, StartProject(M, "bronze_mastery"))
    assert table.refuses(0, StartProject(A, "bronze_mastery", (EXPERIENCE,)))


def test_the_apprentice_builds_without_blacksmith_tools() -> None:
    start = position().hand(0, EXPERIENCE).materials(0, bronze=2, jade=1)
    table = start.completed(0, "blacksmith_tools").ready()
    table.play(0, StartProject(A, "bronze_mastery", (EXPERIENCE,)))
    assert table.told(ProjectStarted)[0].rounds == 2


def test_the_apprentice_builds_without_a_borrowed_reward() -> None:
    start = position().hand(0, EXPERIENCE, EAR).materials(0, bronze=1, jade=1)
    table = start.completed(1, "bronze_mastery", "blacksmith_tools").ready()
    table.play(0, PlayScroll(EAR), Borrow("bronze_mastery"))
    assert table.offers(0, StartProject(M, "bronze_mastery"))
    assert table.refuses(0, StartProject(A, "bronze_mastery", (EXPERIENCE,)))


def test_tiles_subtlety_and_masterful_use_help_the_apprentice() -> None:
    start = position().hand(0, EXPERIENCE, SUBTLETY, USE_JADE).materials(0, gold=1)
    table = start.tiles(0, "bronze_gold").ready()
    table.play(0, StartProject(A, "bronze_mastery", (EXPERIENCE,)))
    assert table.materials(0) == counts()
    assert table.hand(0) == []


def test_the_apprentice_uses_neither_swift_fingers_nor_the_twofold_path() -> None:
    start = position().hand(0, EXPERIENCE, SWIFT, TWOFOLD).materials(0, bronze=2, jade=2, gold=1)
    moves = start.completed(0, "larger_workshop").ready().offered(0, StartProject)
    by_apprentice = [m for m in moves if isinstance(m, StartProject) and m.figure is A]
    assert {move.scrolls for move in by_apprentice} == {(EXPERIENCE,)}


def test_artistic_subtlety_removes_any_one_item_chosen_in_the_payment() -> None:
    table = position().hand(0, SUBTLETY).materials(0, bronze=2, jade=1, gold=1).ready()
    table.play(0, StartProject(M, "bronze_mastery"), UseScrolls((SUBTLETY,)))
    assert set(table.legal(0)) == {Pay(counts(bronze=1, jade=1)), Pay(counts(bronze=2))}
    table.play(0, Pay(counts(bronze=2)))
    assert table.materials(0) == counts(jade=1, gold=1)
    assert table.view.scroll_discard == (SUBTLETY,)


def test_artistic_subtlety_may_be_kept() -> None:
    table = position().hand(0, SUBTLETY).materials(0, bronze=2, jade=1).ready()
    table.play(0, StartProject(M, "bronze_mastery"))
    assert set(table.legal(0)) == {UseScrolls(), UseScrolls((SUBTLETY,))}
    table.play(0, UseScrolls())
    assert table.hand(0) == [SUBTLETY]
    assert table.materials(0) == counts()


def test_artistic_subtlety_makes_up_for_a_missing_item() -> None:
    table = position().hand(0, SUBTLETY).materials(0, bronze=2).ready()
    table.play(0, StartProject(M, "bronze_mastery"))
    assert table.materials(0) == counts()
    assert table.hand(0) == []


def test_artistic_subtlety_needs_an_item_that_is_left() -> None:
    start = position().hand(0, SUBTLETY, USE_BRONZE).materials(0, bronze=1)
    table = start.completed(0, "bronze_mastery", "jade_mastery").ready()
    table.play(0, StartProject(M, "bronze_mastery"))
    assert set(table.legal(0)) == {
        UseScrolls(),
        UseScrolls((SUBTLETY,)),
        UseScrolls((USE_BRONZE,)),
    }


def test_masterful_use_removes_one_of_its_material_from_a_project() -> None:
    table = position().hand(0, USE_JADE).materials(0, bronze=2).ready()
    table.play(0, StartProject(M, "bronze_mastery"))
    assert table.materials(0) == counts()
    assert table.view.scroll_discard == (USE_JADE,)


def test_masterful_use_is_not_playable_where_the_reduced_cost_has_none_of_it() -> None:
    start = position().hand(0, USE_JADE).materials(0, bronze=2).completed(0, "jade_mastery")
    table = start.ready().play(0, StartProject(M, "bronze_mastery"))
    assert table.hand(0) == [USE_JADE]
    assert table.materials(0) == counts()


def test_several_different_scrolls_join_one_action() -> None:
    start = position().hand(0, SWIFT, SUBTLETY, USE_JADE, USE_BRONZE).materials(0)
    table = start.ready().play(0, StartProject(M, "bronze_mastery", (SWIFT,)))
    assert table.hand(0) == []
    assert sorted(table.view.scroll_discard) == sorted([SWIFT, SUBTLETY, USE_JADE, USE_BRONZE])


def test_two_masterful_uses_of_one_name_do_not_join_one_action() -> None:
    table = position().hand(0, USE_JADE, USE_JADE).materials(0, gold=1).ready()
    assert table.refuses(0, StartProject(M, "jade_mastery"))
