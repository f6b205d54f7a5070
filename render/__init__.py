"""Pictures of tables: pure functions from views to PNG files, safe to call from any thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.ruleset import Outcome
from bot.i18n import LOCALES, list_of, t
from render import canvas, fonts, lobby_sheet, score_sheet
from render.course import Course, with_course
from render.picture import Caption, Picture, brief_name, drawn_name, shorten
from render.registry import PICTURES
from render.scene import Scene

__all__ = [
    "Caption",
    "Picture",
    "board",
    "brief_name",
    "drawn_name",
    "hand",
    "lobby",
    "prepare",
    "score",
]


def prepare() -> None:
    """Read what the first picture would have to wait for."""
    fonts.read(LOCALES)


def board(game: str, view: Any, caption: Caption) -> tuple[Picture, ...]:
    """The plates of a board, to be shown one above the other."""
    return tuple(_picture(game, scene, alt) for scene, alt in PICTURES[game].board(view, caption))


def hand(game: str, view: Any, caption: Caption, legal: Sequence[Any] = ()) -> Picture:
    """The hand of the seat whose view it is; raises `ValueError` for a spectator's view.

    Where its legal moves are given, what cannot be played now is barred.
    """
    return _picture(game, *PICTURES[game].hand(view, caption, legal))


def score(
    game: str, view: Any, outcome: Outcome, caption: Caption, rounds: Sequence[Any] = ()
) -> Picture:
    """The score sheet of a game that is over; `rounds`: a view of each round."""
    words, alt = PICTURES[game].score(view, outcome, caption)
    course = _course(game, rounds, caption)
    scene = score_sheet.scene(outcome, caption, words, course)
    return _picture(game, scene, alt if course is None else with_course(alt, course, caption))


def lobby(
    game: str, caption: Caption, seats: int, options: tuple[tuple[str, str], ...], ready: bool
) -> Picture:
    """A table before the start: at most `seats` players, options as labels with values."""
    words = PICTURES[game].lobby(caption.locale)
    scene = lobby_sheet.scene(caption, words, seats, options, ready=ready)
    players = list_of(caption.locale, caption.told())
    alt = t(
        caption.locale,
        "picture-alt-lobby",
        game=words.title,
        count=len(caption.names),
        most=seats,
        names=players,
    )
    return _picture(game, scene, shorten(alt))


def _course(game: str, rounds: Sequence[Any], caption: Caption) -> Course | None:
    """Points by round; None where there are too few rounds for a line."""
    told = dict(map(PICTURES[game].points, rounds))
    if len(told) < 2:
        return None
    return Course(tuple(told), tuple(told.values()), t(caption.locale, f"{game}-board-course"))


def _picture(game: str, scene: Scene, alt: str) -> Picture:
    return Picture(f"{scene.name}.png", canvas.png(scene, PICTURES[game].inks), alt)
