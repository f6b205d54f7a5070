"""Pictures of tables: pure functions from views to PNG files, safe to call from any thread."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.ruleset import Outcome
from bot.i18n import LOCALES, list_of, t
from bot.i18n.texts import bundle_of
from render import canvas, final, fonts, lobby_sheet
from render.picture import Caption, Picture, brief_name, drawn_name, shorten
from render.registry import PICTURES
from render.scene import Scene

__all__ = [
    "Caption",
    "Picture",
    "after",
    "area",
    "board",
    "brief_name",
    "drawn_name",
    "hand",
    "lobby",
    "prepare",
    "score",
]


def prepare() -> None:
    """Read what the first picture would have to wait for: fonts, and the texts of all languages."""
    fonts.read(LOCALES)
    for locale in LOCALES:
        bundle_of(locale)


def board(game: str, view: Any, caption: Caption) -> tuple[Picture, ...]:
    """The plates of a board, to be shown one above the other."""
    return tuple(_picture(game, scene, alt) for scene, alt in PICTURES[game].board(view, caption))


def hand(game: str, view: Any, caption: Caption, legal: Sequence[Any] = ()) -> Picture:
    """The hand of the seat whose view it is; raises `ValueError` for a spectator's view.

    Where its legal moves are given, what cannot be played now is barred.
    """
    return _picture(game, *PICTURES[game].hand(view, caption, legal))


def area(game: str, view: Any, seat: int, caption: Caption) -> Picture:
    """One seat's own area alone, large: a workshop, a smithy."""
    return _picture(game, *PICTURES[game].area(view, seat, caption))


def after(game: str, view: Any, caption: Caption) -> Picture | None:
    """What a move that is not made yet does to the area of its seat, whose view it is.

    `caption.before` is that seat's view before the move; None where it changes nothing there.
    Raises `ValueError` for a spectator's view.
    """
    drawn = PICTURES[game].after(view, caption)
    return None if drawn is None else _picture(game, *drawn)


def score(
    game: str, view: Any, outcome: Outcome, caption: Caption, rounds: Sequence[Any] = ()
) -> Picture:
    """The score sheet of a game that is over; `rounds`: a view of each round."""
    return _picture(game, *final.sheet(game, view, outcome, caption, rounds))


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


def _picture(game: str, scene: Scene, alt: str) -> Picture:
    return Picture(f"{scene.name}.png", canvas.png(scene, PICTURES[game].inks), alt)
