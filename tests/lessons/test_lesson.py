"""From step to step: by doing, by reading, past what was done before and what can't be done."""

from __future__ import annotations

import msgspec

from bot.games.ruleset import Event, Move
from bot.lessons.lesson import (
    Lesson,
    Progress,
    Step,
    advised,
    go_on,
    is_known,
    read_on,
    step_of,
    wanted,
)
from bot.lessons.story import Row, Story, did, happened, undid


class Dug(Event, frozen=True):
    seat: int
    deep: int = 1


class Rained(Event, frozen=True):
    pass


class Dig(Move, frozen=True):
    pass


class Rest(Move, frozen=True):
    pass


def has_dug_twice(story: Story) -> bool:
    digs = [event for row in story.rows for event in row.events if isinstance(event, Dug)]
    return len([dug for dug in digs if dug.seat == story.seat]) >= 2


STEPS = (
    Step("read"),
    Step("dig", did(Dug), lambda move: isinstance(move, Dig)),
    Step("deeper", did(Dug, fits=lambda dug: dug.deep > 1)),
    Step("rain", happened(Rained), is_gone=lambda story: story.view == "dry"),
    Step("twice", has_dug_twice),
    Step("undo", undid),
)
LESSON = Lesson("garden", 2, b"seed", STEPS, frozenset(), ())
ME, OTHER = 0, 1


def story(*rows: tuple[int | None, Event] | int, view: str = "") -> Story:
    """Rows numbered from 1; a seat alone takes something back."""
    told = (
        Row(number, row, is_undo=True) if isinstance(row, int) else Row(number, row[0], (row[1],))
        for number, row in enumerate(rows, start=1)
    )
    return Story(ME, view, (Rest(), Dig()), tuple(told))


def key_at(progress: Progress) -> str:
    step = step_of(LESSON, progress)
    return "" if step is None else step.key


def test_a_step_that_is_read_waits_for_its_reader_whatever_happens() -> None:
    busy = story((ME, Dug(ME)), (OTHER, Rained()))
    assert go_on(LESSON, Progress(), busy).progress == Progress()
    assert read_on(LESSON, Progress(), 0, busy).progress == Progress(1, 2)


def test_a_late_press_on_an_earlier_step_changes_nothing() -> None:
    here = Progress(2, 5)
    for step in (0, 1, 3, 99):
        assert read_on(LESSON, here, step, story()).progress == here
    assert read_on(LESSON, Progress(6, 5), 6, story()).progress == Progress(6, 5)


def test_a_step_is_done_by_the_learner_alone() -> None:
    at_dig = Progress(1)
    assert key_at(go_on(LESSON, at_dig, story((OTHER, Dug(OTHER)))).progress) == "dig"
    assert go_on(LESSON, at_dig, story((ME, Dug(ME)))).progress == Progress(2, 1)
    assert key_at(go_on(LESSON, Progress(2, 1), story((ME, Dug(ME)), (ME, Dug(ME)))).progress) == (
        "deeper"
    )


def test_one_press_does_one_step_so_that_each_is_shown() -> None:
    deep = story((ME, Dug(ME, deep=2)))
    once = go_on(LESSON, Progress(1), deep).progress
    assert key_at(once) == "deeper"
    assert go_on(LESSON, once, deep).progress == once


def test_what_was_done_before_its_step_came_up_is_only_read_or_done_again() -> None:
    deep = story((ME, Dug(ME, deep=2)))
    here = Progress(2, 1)
    assert is_known(STEPS[2], here, deep)
    assert not is_known(STEPS[2], Progress(2, 0), deep)
    assert not is_known(STEPS[0], here, deep)
    assert key_at(read_on(LESSON, here, 2, deep).progress) == "rain"
    again = story((ME, Dug(ME, deep=2)), (ME, Dug(ME, deep=3)))
    assert key_at(go_on(LESSON, here, again).progress) == "rain"


def test_a_step_may_have_begun_before_it_came_up() -> None:
    here = Progress(4, 1)
    assert go_on(LESSON, here, story((ME, Dug(ME)))).progress == here
    assert key_at(go_on(LESSON, here, story((ME, Dug(ME)), (ME, Dug(ME)))).progress) == "undo"


def test_what_can_never_be_done_is_left_out_and_named() -> None:
    dry = story((ME, Dug(ME, deep=2)), view="dry")
    way = read_on(LESSON, Progress(2, 1), 2, dry)
    assert (key_at(way.progress), way.left_out) == ("twice", ("rain",))
    way = go_on(LESSON, Progress(3, 0), dry)
    assert (key_at(way.progress), way.left_out) == ("twice", ("rain",))


def test_what_was_done_while_it_could_be_is_not_left_out() -> None:
    wet = story((ME, Dug(ME)), (None, Rained()), view="dry")
    way = go_on(LESSON, Progress(3, 2), wet)
    assert (key_at(way.progress), way.left_out) == ("rain", ())


def test_taking_back_is_something_that_can_be_learnt() -> None:
    here = Progress(5, 1)
    assert key_at(go_on(LESSON, here, story((ME, Dug(ME)), OTHER)).progress) == "undo"
    way = go_on(LESSON, here, story((ME, Dug(ME)), ME))
    assert step_of(LESSON, way.progress) is None
    assert go_on(LESSON, way.progress, story()).progress == way.progress


def test_what_does_the_step_is_advised_else_what_is_usual() -> None:
    legal = (Rest(), Dig())
    assert wanted(STEPS[1], legal) == (Dig(),)
    assert wanted(STEPS[0], legal) == wanted(None, legal) == ()
    assert advised(STEPS[1], legal, Rest()) == Dig()
    assert advised(STEPS[1], (Rest(),), Rest()) == Rest()
    assert advised(STEPS[0], legal, Rest()) == advised(None, legal, Rest()) == Rest()


def test_a_story_can_be_cut() -> None:
    whole = story((ME, Dug(ME)), (OTHER, Dug(OTHER)), ME)
    assert whole.number == 3
    assert [row.number for row in whole.until(2).rows] == [1, 2]
    assert [row.number for row in whole.after(2).rows] == [3]
    assert msgspec.structs.replace(whole, rows=()).number == 0
