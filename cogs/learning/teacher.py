"""What a lesson says: the step, what became of the last one, and a suggestion."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.games.ruleset import Move
from bot.i18n import t
from bot.i18n.words import in_a_row, kebab
from bot.lessons.lesson import Lesson, Step, Way, advised, is_known, step_of, wanted
from bot.lessons.registry import LESSONS
from bot.lessons.story import Story
from bot.tables.scratch import Scratch
from bot.tables.table import Table
from cogs.components import Press
from cogs.lasting import lesson_id
from cogs.panel.describing import PanelGame
from cogs.panel.games import PANELS


class Seen(msgspec.Struct, frozen=True):
    """Where a learner is, and what is known of the way there."""

    table: Table
    way: Way
    story: Story
    before: tuple[Move, ...] = ()
    """What was legal before the learner's last action, where one was just made."""
    made: tuple[Move, ...] = ()
    """The moves of that action."""
    usual: Move | None = None
    """What an AI would play here; None while something is being chosen."""
    start: Scratch | None = None
    """What the panel begins with, where the learner is to act."""

    @property
    def lesson(self) -> Lesson:
        """What is being learnt."""
        return LESSONS[self.table.game]

    @property
    def step(self) -> Step | None:
        """The step of the lesson; None once it is over."""
        return step_of(self.lesson, self.way.progress)

    @property
    def is_read(self) -> bool:
        """Whether the step is only read: nothing is to be done, or it was done before."""
        step = self.step
        if step is None:
            return False
        return step.is_done is None or is_known(step, self.way.progress, self.story)


def lines(seen: Seen, locale: str) -> list[str]:
    """The step in words; once the lesson is over, that the game is free."""
    step, game = seen.step, seen.table.game
    left_out = [
        t(locale, "lesson-left-out", step=t(locale, f"lesson-{game}-{key}.title"))
        for key in seen.way.left_out
    ]
    if step is None:
        return [*left_out, f"-# {t(locale, 'lesson-free')}"]
    at = t(
        locale,
        "lesson-step",
        game=t(locale, f"game-{game}"),
        step=seen.way.progress.step + 1,
        steps=len(seen.lesson.steps),
    )
    return [
        *left_out,
        f"-# {at}",
        f"### {t(locale, f'lesson-{game}-{step.key}.title')}",
        t(locale, f"lesson-{game}-{step.key}"),
        *_remarks(seen, step, locale),
    ]


def presses(seen: Seen, locale: str) -> list[Press]:
    """What leads from one step to the next, beside doing it."""
    step, at = seen.step, seen.way.progress.step
    if step is None:
        return []
    label = "lesson-next" if seen.is_read else "lesson-skip"
    if at == len(seen.lesson.steps) - 1:
        label = "lesson-play"
    style = "main" if seen.is_read else ""
    verb = f"learn-{at}-{seen.table.number}"
    return [Press(t(locale, label), lesson_id(seen.table.id, verb), style)]


def anew(table: Table, locale: str) -> Press:
    """The button that begins a lesson from its first step, after a question."""
    return Press(t(locale, "lesson-anew"), lesson_id(table.id, "learn-anew"))


def _remarks(seen: Seen, step: Step, locale: str) -> Iterator[str]:
    """What is to be said of a step here and now; nothing while something is being chosen."""
    if seen.is_read:
        if step.is_done is not None:
            yield f"*{t(locale, 'lesson-known')}*"
        return
    if seen.usual is None:
        return
    kind, can_be_done = _asked(seen), bool(wanted(step, seen.story.legal))
    if kind in seen.lesson.asides and kind not in step.answers:
        yield t(locale, f"lesson-{seen.table.game}-aside-{kebab(kind)}")
    elif wanted(step, seen.before) and not wanted(step, seen.made) and not can_be_done:
        yield t(locale, "lesson-otherwise")
    elif step.is_wanted is not None and not can_be_done:
        yield t(locale, "lesson-later")
    if step.is_advised:
        yield from _suggestion(seen, locale)


def _suggestion(seen: Seen, locale: str) -> Iterator[str]:
    if seen.usual is None or not seen.story.legal:
        return
    game = PANELS[seen.table.game]
    move = advised(seen.step, seen.story.legal, seen.usual)
    reader = game.reader(locale, seen.story.view)
    together = _with_others(move, seen.start, game, reader)
    said = [together] if together else game.foretell((move,), (), seen.story.seat, reader)
    if said:
        yield t(locale, "lesson-suggestion", move=in_a_row(locale, said))


def _with_others(move: Move, start: Scratch | None, game: PanelGame, reader: Any) -> str:
    """The button that makes this move and others like it at once; empty where there is none."""
    sheet = None if start is None else game.sheet(start, 0, reader)
    bundles = (one for group in (sheet.groups if sheet else ()) for one in group.bundles)
    return next((one.option.label for one in bundles if move in one.batch), "")


def _asked(seen: Seen) -> str:
    """The kind of question that the learner is asked."""
    questions = (one for one in seen.story.view.questions if one.seat == seen.story.seat)
    return next((str(one.kind) for one in questions), "")
