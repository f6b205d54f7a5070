"""What a seat sees of the others, in scenes where something is to be hidden."""

from __future__ import annotations

from bot.games.zongshi.moves import (
    GoTo,
    PlayScroll,
    StartProject,
    TakeMaterial,
    UseScrolls,
    Visit,
)
from bot.games.zongshi.terms import Spot
from bot.games.zongshi.view import FigureAt, QuestionView, TokenView
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, TEMPLE, A, M, Table, counts

USE_JADE = "masterful_use_of_jade"


def seen_questions(table: Table, reader: int | None) -> list[QuestionView]:
    return list(table.seen_by(reader).questions)


def test_what_a_seat_decides_within_its_turn_reads_turn_for_all_others() -> None:
    start = position().hand(0, USE_JADE).materials(0, bronze=2, jade=1)
    table = start.ready().play(0, StartProject(M, "bronze_mastery"))
    assert [question.kind for question in seen_questions(table, 0)] == ["use"]
    for reader in (None, 1, 2):
        assert seen_questions(table, reader) == [QuestionView(0, "turn")]


def test_which_question_follows_a_scroll_is_not_told_to_others() -> None:
    start = position().hand(0, "lessons_of_the_past").discard("lucky_discovery", USE_JADE)
    table = start.ready().play(0, PlayScroll("lessons_of_the_past"))
    assert [question.kind for question in seen_questions(table, 0)] == ["recover"]
    assert [question.kind for question in seen_questions(table, 1)] == ["turn"]


def test_picks_and_discards_of_the_market_are_public() -> None:
    table = position().materials(1, bronze=5).large_jar(jade=2, gold=1).small_jar().ready()
    table.turns({0: [GoTo(M, LARGE)], 1: [GoTo(M, LARGE)]})
    assert [question.kind for question in seen_questions(table, None)] == ["take"]
    table.play(0, TakeMaterial(LARGE, "jade")).play(1, TakeMaterial(LARGE, "gold"))
    assert seen_questions(table, 2) == [QuestionView(1, "drop", count=1)]


def test_a_hand_shows_its_owner_cards_and_others_a_number() -> None:
    table = position().hand(1, USE_JADE, "lucky_discovery").ready()
    own, other, nobody = (table.seen_by(reader).workshops[1] for reader in (1, 0, None))
    assert own.scrolls == ("lucky_discovery", USE_JADE)
    assert (other.scrolls, other.scroll_count) == (None, 2)
    assert (nobody.scrolls, nobody.scroll_count) == (None, 2)


def test_a_scroll_named_with_an_action_is_out_of_the_hand_and_public() -> None:
    start = position().hand(0, "swift_fingers_sure_fingers", USE_JADE)
    table = start.materials(0, bronze=2, jade=1).ready()
    table.play(0, StartProject(M, "bronze_mastery", ("swift_fingers_sure_fingers",)))
    assert table.kind(0) == "use"
    assert table.view.workshops[0].scroll_count + len(table.view.scrolls_in_play) == 2
    table.play(0, UseScrolls())
    assert table.view.scroll_discard == ("swift_fingers_sure_fingers",)
    assert table.view.scrolls_in_play == ()


def test_figures_in_the_town_are_shown_where_they_stand_in_order_of_arrival() -> None:
    start = position().hand(2, "writ_of_authority").materials(1, jade=2)
    table = start.ready().play(0, GoTo(M, LARGE)).play(1, Visit(A, "scholar", 2))
    table.play(2, GoTo(A, LARGE, ("writ_of_authority",)))
    assert table.view.large_jar.figures == (FigureAt(0, M, True), FigureAt(2, A, True))
    scholar = table.view.townspeople[0]
    assert scholar.figures == (FigureAt(1, A, False),)
    assert scholar.tokens == (TokenView(1, 2),)
    assert table.view.workshops[0].master is Spot.OUT


def test_a_view_names_its_reader_and_the_start_player() -> None:
    table = position().start_seat(2).ready()
    assert [table.seen_by(reader).viewer for reader in (None, 0, 2)] == [None, 0, 2]
    assert table.view.start_seat == 2
    assert table.view.to_act == (2,)


def test_the_bag_is_public_as_counts() -> None:
    table = position().bag(jade=3, gold=1).ready()
    assert table.view.bag == counts(jade=3, gold=1)


def test_a_scroll_drawn_by_another_is_only_counted() -> None:
    table = position().deck(USE_JADE).ready().play(0, GoTo(A, TEMPLE))
    seen = table.seen_by(1).workshops[0]
    assert (seen.scroll_count, seen.scrolls) == (1, None)
    assert table.seen_by(1).scroll_deck == table.seen_by(0).scroll_deck == 35
