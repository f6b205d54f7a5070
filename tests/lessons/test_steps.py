"""The lessons of both games as they are shipped: complete in words, and true to their games."""

from __future__ import annotations

import pytest

from bot.games.registry import RULESETS
from bot.i18n import LOCALES, t
from bot.i18n.texts import has_text
from bot.lessons.lesson import Lesson
from bot.lessons.registry import LESSONS
from tests.i18n.catalogues import family

LONGEST = 1300
"""Characters of a step, so that account, question and preview have room beside it."""

lessons = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def test_every_game_can_be_learnt() -> None:
    assert LESSONS.keys() == RULESETS.keys()
    assert all(lesson.game == game for game, lesson in LESSONS.items())


@lessons
def test_a_lesson_is_neither_short_nor_long(lesson: Lesson) -> None:
    keys = [step.key for step in lesson.steps]
    assert 10 <= len(keys) <= 16
    assert len(keys) == len(set(keys))
    assert lesson.seats in RULESETS[lesson.game].seats
    assert lesson.seats not in RULESETS[lesson.game].unofficial_seats


@lessons
def test_texts_and_steps_are_the_same_set(lesson: Lesson) -> None:
    prefix = f"lesson-{lesson.game}-"
    texts = family(prefix)
    asides = {name.removeprefix("aside-") for name in texts if name.startswith("aside-")}
    assert {kind.replace("_", "-") for kind in lesson.asides} == asides
    assert {step.key for step in lesson.steps} == {
        name for name in texts if not name.startswith("aside-")
    }


@lessons
def test_asides_are_about_questions_of_the_game(lesson: Lesson) -> None:
    kinds = {*lesson.asides, *(kind for step in lesson.steps for kind in step.answers)}
    for kind in kinds:
        assert has_text(f"{lesson.game}-question-{kind.replace('_', '-')}")


@lessons
@pytest.mark.parametrize("locale", LOCALES)
def test_a_step_fits_into_its_message(lesson: Lesson, locale: str) -> None:
    for step in lesson.steps:
        key = f"lesson-{lesson.game}-{step.key}"
        assert 1 <= len(t(locale, f"{key}.title")) <= 60
        assert 30 <= len(t(locale, key)) <= LONGEST
