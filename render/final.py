"""The score sheet of a game with its description."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.ruleset import Outcome
from bot.i18n import t
from render import score_sheet
from render.course import Course, with_course
from render.picture import Caption
from render.registry import PICTURES
from render.scene import Scene


def sheet(
    game: str, view: Any, outcome: Outcome, caption: Caption, rounds: Sequence[Any]
) -> tuple[Scene, str]:
    """What is drawn and what is told of it; `rounds`: a view of each round."""
    words, alt = PICTURES[game].score(view, outcome, caption)
    course = _course(game, rounds, caption)
    scene = score_sheet.scene(outcome, caption, words, course)
    return scene, alt if course is None else with_course(alt, course, caption)


def _course(game: str, rounds: Sequence[Any], caption: Caption) -> Course | None:
    """Points by round; None where there are too few rounds for a line."""
    told = dict(map(PICTURES[game].points, rounds))
    if len(told) < 2:
        return None
    return Course(tuple(told), tuple(told.values()), t(caption.locale, f"{game}-board-course"))
