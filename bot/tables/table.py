"""What a table is: its place, its seats, its position, and what a commit did to it."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from enum import StrEnum
from typing import Any

import msgspec

from bot.games.registry import RULESETS
from bot.games.ruleset import AnyRuleset, Event
from bot.players.level import Level


class Status(StrEnum):
    """The stages of a table's life."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    """Played to its end."""
    CANCELLED = "cancelled"
    """Given up before the start."""
    ENDED = "ended"
    """Given up while playing; the table is kept."""

    @property
    def is_open(self) -> bool:
        """Whether the table still holds its channel."""
        return self in (Status.LOBBY, Status.PLAYING)


class Person(msgspec.Struct, frozen=True):
    """Somebody who asks something of a table: Discord user id and present display name."""

    id: int
    name: str


class Occupant(msgspec.Struct, frozen=True):
    """Who sits on a seat: a person or an AI."""

    user: int | None
    """Discord user id of a person."""
    name: str
    """Of a person the display name last seen; of an AI a legend's id, or its owner's name."""
    ai: Level | None = None
    """How well an AI plays; None: a person."""
    owner: int | None = None
    """Whose seat an AI plays until that person takes it back; None: its own."""


class Table(msgspec.Struct, frozen=True):
    """One hosted session, as the store has it."""

    id: int
    guild: int
    channel: int
    """Negative where it stands in none; see `bot.tables.private`."""
    game: str
    status: Status
    version: int
    """Raised by every commit."""
    host: int
    locale: str
    """Language of all public messages: "en", "zh-TW" or "zh-CN"."""
    options: dict[str, Any]
    """House rules by name."""
    seats: tuple[Occupant, ...]
    opened: datetime
    most: int | None = None
    """How many may sit here by the host's wish; None: as many as the game allows."""
    state: Any = None
    """The game's state; None in the lobby. Only its ruleset may look inside."""
    seed_commitment: str = ""
    """SHA-256 of the seed, in hex."""
    asked: tuple[int | None, ...] = ()
    """Per seat the log number at which its present question arose; None: not asked."""
    waiting_since: datetime | None = None
    """When the oldest of the present questions arose."""
    number: int = 0
    """The newest log number; 0 before the start."""
    closed: datetime | None = None
    paused: bool = False
    """True where AIs alone have played on for long: they wait until somebody takes a seat back."""
    broken: bool = False
    """True where this release cannot read the position: it has no state and can only be ended."""

    @property
    def ruleset(self) -> AnyRuleset:
        """The rules of this table's game."""
        return RULESETS[self.game]

    @property
    def is_private(self) -> bool:
        """Whether it is one person's own: it stands in no channel and owes nothing to any."""
        return self.channel < 0

    @property
    def most_seats(self) -> int:
        """How many may sit down at most."""
        return max(self.ruleset.seats) if self.most is None else self.most

    def seat_of(self, user: int) -> int | None:
        """The seat of a user; None if not seated."""
        return next((n for n, who in enumerate(self.seats) if who.user == user), None)

    def handed_over_by(self, user: int) -> int | None:
        """The seat that an AI plays for a user; None: there is none."""
        return next((n for n, who in enumerate(self.seats) if who.owner == user), None)

    def people(self, seats: Iterable[int]) -> tuple[int, ...]:
        """Those of some seats on which people sit."""
        return tuple(seat for seat in seats if self.seats[seat].ai is None)

    def to_act(self) -> tuple[int, ...]:
        """Seats whose answer is awaited, ascending."""
        if self.status is not Status.PLAYING or self.broken:
            return ()
        return self.asked_seats

    def ais_to_act(self) -> tuple[int, ...]:
        """Those of them on which AIs sit."""
        return tuple(seat for seat in self.to_act() if self.seats[seat].ai is not None)

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """Seats with a question, as the store has them, whatever became of the table since."""
        return tuple(seat for seat, question in enumerate(self.asked) if question is not None)

    def view(self, seat: int | None) -> Any:
        """The position as that seat (None: a spectator) may see it."""
        return self.ruleset.view(self.state, seat)


class Hands(StrEnum):
    """How a seat changed hands in the middle of the game."""

    OVER = "over"
    """Its person lets an AI play."""
    BACK = "back"
    """Its person plays again."""


class LogEntry(msgspec.Struct, frozen=True):
    """One row of a table's log; `events` hold only what its reader may know."""

    number: int
    seat: int | None
    """None for what the host did (start, end)."""
    notation: str
    events: tuple[Event, ...]
    at: datetime
    takes_back: tuple[int, ...] = ()
    """The earlier rows that this one undoes; it has no events of its own then."""
    sealed: bool = False
    """True where what it undoes is an answer that nobody else has seen."""
    taken_back: bool = False
    """True where a later row undoes this one."""
    reveals: bool = False
    """True where it showed something hidden or rolled: undo stops there."""
    is_ai: bool = False
    """True where an AI played it."""
    hands: Hands | None = None
    """How its seat changed hands, where it did; it has no events of its own then."""
    line: int = 0
    """Its number among the rows that its reader may know of; 0: not counted."""


class Played(msgspec.Struct, frozen=True):
    """What an accepted batch did."""

    table: Table
    seat: int
    entries: tuple[LogEntry, ...]
    """Its rows in the log, with the events that the player may know."""
    repeated: bool = False
    """True where the same interaction was answered before: nothing was done again."""


class Undone(msgspec.Struct, frozen=True):
    """What an accepted undo took back."""

    table: Table
    seat: int
    entry: LogEntry
    """Its row in the log, which names the rows that it takes back."""
    partly: bool = False
    """True where it stopped at a move that revealed or rolled."""
    over_ais: bool = False
    """True where it took back what AIs had played since as well."""
    repeated: bool = False
    """True where the same interaction was answered before: nothing was undone again."""
