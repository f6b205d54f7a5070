"""Which pictures belong to which game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from bot.games.ruleset import Outcome
from render.lobby_sheet import LobbyWords
from render.palette import Inks
from render.picture import Caption
from render.scene import Scene
from render.score_sheet import ScoreWords
from render.swordsmith.pictures import SwordsmithPictures
from render.zongshi.pictures import ZongshiPictures


class GamePictures(Protocol):
    """What a game gives to its pictures; views are the game's own type."""

    inks: Inks
    """What it is painted with."""

    def board(self, view: Any, caption: Caption) -> tuple[tuple[Scene, str], ...]:
        """The plates of the board, each with its description."""

    def hand(self, view: Any, caption: Caption, legal: Sequence[Any] = ()) -> tuple[Scene, str]:
        """The hand of the view's own seat, and its description.

        With its legal moves it tells what cannot be played now.
        """

    def area(self, view: Any, seat: int, caption: Caption) -> tuple[Scene, str]:
        """One seat's own area, large, and its description."""

    def after(self, view: Any, caption: Caption) -> tuple[Scene, str] | None:
        """The same of the view's own seat, after a move that is tried; None: nothing changes there.

        `Caption.before` is what the seat sees before it.
        """

    def score(self, view: Any, outcome: Outcome, caption: Caption) -> tuple[ScoreWords, str]:
        """What the score sheet says, and its description."""

    def points(self, view: Any) -> tuple[int, tuple[int, ...]]:
        """The round of a position, and everybody's points."""

    def lobby(self, locale: str) -> LobbyWords:
        """How the game introduces itself."""


PICTURES: dict[str, GamePictures] = {
    "zongshi": ZongshiPictures(),
    "swordsmith": SwordsmithPictures(),
}
