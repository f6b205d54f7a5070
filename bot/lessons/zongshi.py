"""The first game of Zong Shi: a draft, a market, a project and what else a turn can be used for."""

from __future__ import annotations

from typing import Any

from bot.games.zongshi.events import (
    JarFilled,
    MaterialsTaken,
    Passed,
    ProjectsCompleted,
    ProjectStarted,
    RoundBegan,
    ScrollDeckReshuffled,
    ScrollPlayed,
    ScrollsDrawn,
    StartPlayerMoved,
    TileBought,
    Visited,
    Waited,
    WentTo,
    WorkAdvanced,
)
from bot.games.zongshi.moves import (
    DiscardMaterial,
    Draft,
    GoTo,
    PlayScroll,
    StartProject,
    TakeMaterial,
    Visit,
    Wait,
)
from bot.games.zongshi.terms import JARS, Figure, Place
from bot.lessons.lesson import Lesson, Step
from bot.lessons.story import Story, did, happened


def _goes(figure: Figure | None, *places: Place) -> Any:
    """A way to one of these places, with that figure or with either."""
    return lambda move: (
        isinstance(move, GoTo) and move.place in places and figure in (None, move.figure)
    )


def _can_build_no_more(story: Story) -> bool:
    """All places are taken, or the last round leaves no time."""
    workshop = story.view.workshops[story.seat]
    return bool(story.view.last_round or workshop.completed_count >= PLACES)


PLACES = 6

STEPS = (
    Step("welcome"),
    Step(
        "draft",
        happened(RoundBegan),
        lambda move: isinstance(move, Draft),
        answers=("draft",),
    ),
    Step("board"),
    Step(
        "market",
        did(WentTo, fits=lambda went: went.figure == Figure.MASTER and went.place in JARS),
        _goes(Figure.MASTER, *JARS),
    ),
    Step(
        "temple",
        did(WentTo, fits=lambda went: went.place is Place.TEMPLE),
        _goes(Figure.APPRENTICE, Place.TEMPLE),
    ),
    Step(
        "sharing",
        did(MaterialsTaken),
        lambda move: isinstance(move, TakeMaterial | DiscardMaterial),
        answers=("take", "drop"),
    ),
    Step(
        "scroll",
        did(ScrollPlayed),
        lambda move: isinstance(move, PlayScroll) or bool(getattr(move, "scrolls", ())),
    ),
    Step(
        "project",
        did(ProjectStarted),
        lambda move: isinstance(move, StartProject),
        is_gone=_can_build_no_more,
    ),
    Step("visit", did(Visited), lambda move: isinstance(move, Visit)),
    Step("wait", did(Waited, Passed), lambda move: isinstance(move, Wait)),
    Step("completed", did(ProjectsCompleted)),
    Step("pawn", did(TileBought), _goes(None, Place.PAWN_SHOP)),
    Step("undo"),
    Step("look"),
    Step("free"),
)

LESSON = Lesson(
    game="zongshi",
    seats=3,
    seed=b"lesson 117",
    steps=STEPS,
    asides=frozenset({"take", "drop", "shed", "keep", "reward_tile"}),
    untold=(JarFilled, ScrollDeckReshuffled, ScrollsDrawn, StartPlayerMoved, WorkAdvanced),
)
