"""What the host needs to say about a position, in each game's own words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol

from bot.games.errors import GameError
from bot.games.ruleset import Event, Outcome
from bot.tables.table import Table
from cogs.swordsmith.prose import SwordsmithProse
from cogs.zongshi.prose import ZongshiProse

Names = Sequence[str]
"""Display names by seat, ready to stand in message text."""


class Prose(Protocol):
    """A game's sentences; all take views, never states."""

    @property
    def group(self) -> str:
        """The name of the group of the game's commands."""

    def cards(self, view: Any) -> Any:
        """The card data of a position; without one, what this release ships."""

    def tell(self, events: Iterable[Event], view: Any, names: Names, locale: str) -> list[str]:
        """What happened, a sentence an event."""

    def phase(self, phase: str, locale: str) -> str:
        """The name of a part of a round."""

    def notes(self, view: Any, locale: str) -> list[str]:
        """What a heading says beside round and phase."""

    def asked(self, view: Any, seat: int, legal: Sequence[Any], locale: str) -> str:
        """The question to a seat that is to act, and the commands that answer it now."""

    def question(self, view: Any, seat: int, locale: str) -> str:
        """The question to a seat that is to act; empty where it is asked nothing."""

    def details(self, view: Any, seat: int, locale: str) -> list[str]:
        """What somebody has to know to answer the present question."""

    def awaited(self, view: Any, seat: int, name: str, locale: str) -> str:
        """What the others read of that question."""

    def answered(self, view: Any) -> Sequence[int]:
        """The seats whose answers are sealed until all others are in."""

    def position(self, view: Any, names: Names, locale: str) -> str:
        """The whole public board in words, a line a thing; names stand there as they come."""

    def area(self, view: Any, seat: int, names: Names, locale: str) -> str:
        """One seat's part of the board in words, a line a thing."""

    def hand(self, view: Any, seat: int, locale: str) -> str:
        """What a seat has, for its eyes only."""

    def sheet(self, view: Any, outcome: Outcome, names: Names, locale: str) -> list[str]:
        """The score sheet, line by line, with the hands that are open now."""

    def objection(self, error: GameError, view: Any, locale: str) -> str:
        """What the rules have against a move; without a view where there is no position."""

    def house_rules(self, values: dict[str, Any], locale: str) -> list[tuple[str, bool]]:
        """The names of all house rules, and whether this table uses them."""


PROSE: dict[str, Prose] = {"zongshi": ZongshiProse(), "swordsmith": SwordsmithProse()}
"""By a game's key."""


def cards_of(table: Table | None, game: str) -> Any:
    """The card data that count: those of a table that plays this game, else the shipped ones."""
    is_played = table is not None and table.game == game and table.state is not None
    return PROSE[game].cards(table.view(None) if table is not None and is_played else None)
