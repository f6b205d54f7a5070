"""A game to be looked at again, told in one language: views, news, names as they were then."""

from __future__ import annotations

from itertools import accumulate, chain
from typing import Any

from bot.games.ruleset import Outcome
from bot.tables.replays import Replay
from bot.tables.table import Table
from cogs.messages.compose import caption_of
from cogs.messages.telling import told
from cogs.occupants import Naming, as_then, drawn_names, public_names
from render import Caption, Picture, film


class Reel:
    """The pictures of a replay, numbered from 0; a score sheet comes last where there is one.

    Everything is made from the views of a spectator.
    """

    def __init__(self, replay: Replay, locale: str) -> None:
        self.replay, self.table, self.locale = replay, replay.table, locale
        self.boards = len(replay.stills)
        entries = tuple(chain.from_iterable(still.entries for still in replay.stills))
        seated = [replay.table, *as_then(replay.table, entries)]
        self._seated = [
            seated[n] for n in accumulate(len(still.entries) for still in replay.stills)
        ]

    def __len__(self) -> int:
        return self.boards + self.replay.is_finished

    def view(self, at: int) -> Any:
        """What everybody saw; raises `TableBroken` where that cannot be read any more."""
        return self.replay.view(at)

    def seated(self, at: int) -> Table:
        """The table with those who sat there then."""
        return self._seated[at]

    def news(self, at: int, view: Any, naming: Naming = public_names) -> list[str]:
        """What has happened since the picture before, a sentence an event."""
        return told(self.seated(at), self.replay.stills[at].entries, view, naming, self.locale)

    def caption(self, at: int, view: Any) -> Caption:
        """What a picture says besides the position; marks what differs from the one before."""
        before = self.view(at - 1) if at else None
        entries = self.replay.stills[at].entries
        return caption_of(self.seated(at), entries, view, before, self.locale)

    def rounds(self) -> dict[int, int]:
        """The first picture of each round."""
        found: dict[int, int] = {}
        for at, still in enumerate(self.replay.stills):
            found.setdefault(still.moment.round, at)
        return found

    # Frames of a film: drawn in a thread.

    def frame(self, at: int) -> bytes:
        """One moment."""
        view = self.view(at)
        return film.frame(self.table.game, view, self.caption(at, view))

    def last_frame(self) -> bytes:
        """The score sheet; raises `ValueError` where the game is not over."""
        views = {still.moment.round: at for at, still in enumerate(self.replay.stills)}
        rounds = [self.view(at) for at in views.values()]
        return film.last_frame(self.table.game, rounds[-1], self._outcome(), self._names(), rounds)

    def film(self, frames: list[bytes]) -> Picture:
        """All frames put together."""
        return film.film(self.table.game, frames, self._outcome(), self._names())

    def _names(self) -> Caption:
        return Caption(self.locale, drawn_names(self.table, self.locale))

    def _outcome(self) -> Outcome:
        outcome: Outcome | None = self.table.ruleset.outcome(self.table.state)
        if outcome is None:
            raise ValueError("the game goes on")
        return outcome
