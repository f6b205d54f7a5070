"""The score sheet line by line, and every way to part or join the best players."""

from __future__ import annotations

import pytest

from tests.games.zongshi.position import PositionBuilder, position
from tests.games.zongshi.table import Table

ALL_TILES = [
    "bronze_ivory",
    "bronze_jade",
    "bronze_gold",
    "ivory_jade",
    "ivory_gold",
    "jade_gold",
]
SIX = ["gold_mastery", "gold_mastery", "ivory_mastery", "ivory_mastery", "jade_mastery"]


def scored(start: PositionBuilder) -> Table:
    """The last round passes with nobody doing anything."""
    return start.last_round().ready().round()


def lines(table: Table, seat: int) -> dict[str, int]:
    """What a seat scores, lines of nothing left out."""
    outcome = table.outcome
    assert outcome is not None
    standing = next(standing for standing in outcome.standings if standing.seat == seat)
    return {line.line: line.points for line in standing.lines if line.points}


def ranks(table: Table) -> dict[int, int]:
    outcome = table.outcome
    assert outcome is not None
    return {standing.seat: standing.rank for standing in outcome.standings}


def tie_break(table: Table) -> str | None:
    outcome = table.outcome
    assert outcome is not None
    return outcome.tie_break


def test_who_has_nothing_scores_nothing() -> None:
    assert lines(scored(position()), 0) == {}


def test_completed_projects_score_the_points_on_their_cards() -> None:
    table = scored(position().completed(0, "larger_workshop", "merchant_statue", "jade_armour"))
    assert lines(table, 0) == {"projects": 2 + 4 + 11}


def test_all_six_places_filled_score_two_more() -> None:
    assert lines(scored(position().completed(0, *SIX)), 0) == {"projects": 15}
    table = scored(position().completed(0, *SIX, "temple_offering"))
    assert lines(table, 0) == {"projects": 19, "six_projects": 2}


def test_a_project_that_found_no_place_scores_nothing() -> None:
    table = scored(position().completed(0, *SIX, "temple_offering").beyond(0, "nine_bells"))
    assert lines(table, 0) == {"projects": 19, "six_projects": 2}


def test_each_exchange_tile_scores_one() -> None:
    table = scored(position().tiles(0, "jade_gold", "jade_gold", "bronze_ivory"))
    assert lines(table, 0) == {"exchange_tiles": 3}


def test_all_six_kinds_of_tiles_score_two_more_once() -> None:
    table = scored(position().tiles(0, *ALL_TILES))
    assert lines(table, 0) == {"exchange_tiles": 6, "six_tile_kinds": 2}
    table = scored(position().tiles(0, *ALL_TILES, *ALL_TILES))
    assert lines(table, 0) == {"exchange_tiles": 12, "six_tile_kinds": 2}
    table = scored(position().tiles(0, *ALL_TILES[:5], *ALL_TILES[:5]))
    assert lines(table, 0) == {"exchange_tiles": 10}


@pytest.mark.parametrize(("people", "points"), [(1, 1), (2, 2), (3, 4), (4, 8)])
def test_people_visited_score_one_two_four_eight(people: int, points: int) -> None:
    tokens = dict(zip(("scholar", "official", "merchant", "abbot"), (1, 2, 2, 3), strict=True))
    visits = dict(list(tokens.items())[:people])
    assert lines(scored(position().visited(0, **visits)), 0) == {"visits": points}


@pytest.mark.parametrize(("left", "points"), [(1, 10), (2, 8), (3, 6)])
def test_an_unfinished_project_loses_one_three_or_five_points(left: int, points: int) -> None:
    table = scored(position().building(0, "jade_armour", rounds=left + 1))
    assert lines(table, 0) == {"unfinished": points}


def test_an_unfinished_project_never_scores_below_nothing() -> None:
    table = scored(position().building(0, "larger_workshop", rounds=3))
    assert lines(table, 0) == {}


def test_both_projects_of_an_unfinished_twofold_path_score() -> None:
    table = scored(position().building(0, "jade_armour", "larger_workshop", rounds=2))
    assert lines(table, 0) == {"unfinished": 10 + 1}


def test_each_of_two_unfinished_projects_stops_at_nothing_by_itself() -> None:
    table = scored(position().building(0, "jade_armour", "larger_workshop", rounds=3))
    assert lines(table, 0) == {"unfinished": 8}


def test_with_one_free_place_only_the_better_unfinished_project_scores() -> None:
    start = position().completed(0, *SIX).building(0, "nine_bells", "jade_armour", rounds=2)
    assert lines(scored(start), 0) == {"projects": 15, "unfinished": 10}


def test_an_unfinished_project_never_counts_towards_the_six() -> None:
    table = scored(position().completed(0, *SIX).building(0, "jade_armour", rounds=2))
    assert "six_projects" not in lines(table, 0)


@pytest.mark.parametrize(
    ("jade", "scrolls", "points"),
    [(2, 0, 0), (2, 1, 1), (0, 3, 1), (5, 1, 2), (5, 3, 2), (5, 4, 3)],
)
def test_three_materials_and_scrolls_together_score_one(
    jade: int, scrolls: int, points: int
) -> None:
    hand = ["gift_from_the_priests"] * 3 + ["lucky_discovery"]
    table = scored(position().materials(0, jade=jade).hand(0, *hand[:scrolls]))
    assert lines(table, 0) == ({"leftovers": points} if points else {})


def test_the_total_is_the_sum_of_all_lines() -> None:
    start = position().completed(0, *SIX, "temple_offering").tiles(0, *ALL_TILES)
    table = scored(start.visited(0, scholar=2).materials(0, jade=3))
    assert table.outcome is not None
    best = table.outcome.standings[0]
    assert (best.seat, best.total) == (0, 19 + 2 + 6 + 2 + 1 + 1)


def test_most_points_win() -> None:
    table = scored(position().completed(1, "jade_armour").completed(2, "nine_bells"))
    assert ranks(table) == {1: 1, 2: 2, 0: 3}
    assert tie_break(table) is None
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


def test_tied_players_are_parted_by_completed_projects() -> None:
    start = position().completed(1, "ritual_cauldron")
    table = scored(start.completed(2, "temple_offering", "bronze_mastery"))
    assert ranks(table) == {2: 1, 1: 2, 0: 3}
    assert tie_break(table) == "completed_projects"


def test_still_tied_players_share_the_victory() -> None:
    table = scored(position().completed(1, "ritual_cauldron").completed(2, "jade_ritual_disc"))
    assert ranks(table) == {1: 1, 2: 1, 0: 3}
    assert tie_break(table) == "shared"
    assert table.outcome is not None
    assert table.outcome.winners == (1, 2)


def test_all_may_share_the_victory() -> None:
    table = scored(position())
    assert set(ranks(table).values()) == {1}
    assert tie_break(table) == "shared"


def test_seven_completed_projects_win_the_tie_against_six() -> None:
    six = [*SIX, "temple_offering"]
    other = ["bronze_mastery"] * 4 + ["blacksmith_tools", "merchant_statue"]
    start = position().completed(0, *six).completed(1, *other).beyond(1, "larger_workshop")
    table = scored(start)
    assert ranks(table) == {1: 1, 0: 2, 2: 3}
    assert tie_break(table) == "completed_projects"


def test_a_tie_behind_the_winner_is_parted_too_and_called_no_tie_break() -> None:
    start = position(seats=4).completed(3, "jade_armour").completed(1, "ritual_cauldron")
    table = scored(start.completed(2, "temple_offering", "bronze_mastery"))
    assert ranks(table) == {3: 1, 2: 2, 1: 3, 0: 4}
    assert tie_break(table) is None


def test_the_points_of_the_moment_stand_on_every_board() -> None:
    table = position().completed(0, "temple_offering").tiles(0, "jade_gold").ready()
    assert table.view.workshops[0].points == 5
