"""A lesson as data: steps in their order, and how a learner gets from one to the next.

A step is left by doing what it is about, or by reading on. What was done before its step came up
is not asked for again: such a step is only read. Nothing a learner does can get a lesson stuck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bot.games.ruleset import Event, Move
from bot.lessons.story import Story, Tells


class Step(msgspec.Struct, frozen=True):
    """Something to be read, or to be done."""

    key: str
    """Its text is "lesson-", the game's key and this."""
    is_done: Tells | None = None
    """Whether a story tells that it was done; None: it is only read."""
    is_wanted: Callable[[Any], bool] | None = None
    """Which moves do it; None: no single one."""
    answers: tuple[str, ...] = ()
    """Kinds of questions that the step itself explains."""
    is_advised: bool = True
    """Whether a move is suggested; else the text says all."""
    is_gone: Tells | None = None
    """Whether it can never be done any more; None: there is always a way."""


class Lesson(msgspec.Struct, frozen=True):
    """A guided first game."""

    game: str
    seats: int
    seed: bytes
    """The same for everybody, so that the first rounds show what the steps are about."""
    steps: tuple[Step, ...]
    asides: frozenset[str]
    """Kinds of questions that are explained whenever they come in between."""
    untold: tuple[type[Event], ...]
    """What a short account of what others did leaves out."""


class Progress(msgspec.Struct, frozen=True):
    """How far a learner is: a step, and the log number at which it came up."""

    step: int = 0
    since: int = 0


class Way(msgspec.Struct, frozen=True):
    """Where a learner gets to, and which steps were left out because they can't be done."""

    progress: Progress
    left_out: tuple[str, ...] = ()


def step_of(lesson: Lesson, progress: Progress) -> Step | None:
    """The step that a learner is at; None once the lesson is over."""
    return lesson.steps[progress.step] if progress.step < len(lesson.steps) else None


def is_known(step: Step, progress: Progress, story: Story) -> bool:
    """Whether a step was done before it came up, so that it is only read."""
    return step.is_done is not None and step.is_done(story.until(progress.since))


def go_on(lesson: Lesson, progress: Progress, story: Story) -> Way:
    """Where a learner is after something happened."""
    step = step_of(lesson, progress)
    if step is not None and _was_done(step, progress, story):
        progress = Progress(progress.step + 1, story.number)
    return _without_gone(lesson, progress, story)


def read_on(lesson: Lesson, progress: Progress, step: int, story: Story) -> Way:
    """Where a learner is after reading on from a step; nowhere else where that step is past."""
    if progress.step == step and step < len(lesson.steps):
        progress = Progress(step + 1, story.number)
    return _without_gone(lesson, progress, story)


def wanted(step: Step | None, legal: tuple[Move, ...]) -> tuple[Move, ...]:
    """The legal moves that do what a step is about."""
    if step is None or step.is_wanted is None:
        return ()
    return tuple(move for move in legal if step.is_wanted(move))


def advised(step: Step | None, legal: tuple[Move, ...], usual: Move) -> Move:
    """What a learner might play: what does the step, else what an AI would usually play."""
    doing = wanted(step, legal)
    return usual if not doing or usual in doing else doing[0]


def _was_done(step: Step, progress: Progress, story: Story) -> bool:
    """Whether a step was done since it came up; a part of it may have been done before."""
    if step.is_done is None:
        return False
    if is_known(step, progress, story):
        return step.is_done(story.after(progress.since))
    return step.is_done(story)


def _without_gone(lesson: Lesson, progress: Progress, story: Story) -> Way:
    left_out = []
    while (step := step_of(lesson, progress)) is not None and _is_gone(step, progress, story):
        left_out.append(step.key)
        progress = Progress(progress.step + 1, story.number)
    return Way(progress, tuple(left_out))


def _is_gone(step: Step, progress: Progress, story: Story) -> bool:
    if step.is_gone is None or is_known(step, progress, story):
        return False
    return step.is_gone(story)
