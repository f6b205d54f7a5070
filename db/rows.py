"""The store's rows as plain values: ids, numbers, text, bytes and instants."""

from __future__ import annotations

from datetime import datetime

import msgspec


class NewTable(msgspec.Struct, frozen=True):
    """What is known of a table when it is opened."""

    guild: int
    channel: int
    game: str
    status: str
    host: int
    locale: str
    options: str
    """House rules as a JSON object."""
    opened: datetime
    most: int | None = None
    """How many may sit down; None: as many as the game allows."""


class TableRow(msgspec.Struct, frozen=True):
    """A table without its seats and its position."""

    id: int
    guild: int
    channel: int
    game: str
    status: str
    version: int
    host: int
    locale: str
    options: str
    opened: datetime
    closed: datetime | None
    waiting_since: datetime | None
    most: int | None
    rules_version: int | None
    catalogue: str | None
    seed_commitment: str


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits on a seat at present, a person or an AI, and since when."""

    seat: int
    user: int | None
    name: str
    since: datetime
    ai: str | None = None
    owner: int | None = None
    """Whose seat an AI plays; None: its own."""


class SnapshotRow(msgspec.Struct, frozen=True):
    """The position after a log number."""

    number: int
    version: int
    round: int
    phase: str
    """The key of its moment: phase, and whose turn where that is a moment of its own."""
    asked: tuple[int | None, ...]
    """Per seat the log number at which its present question arose."""
    state: bytes
    at: datetime


class MoveRow(msgspec.Struct, frozen=True):
    """One row of the append-only log."""

    number: int
    seat: int | None
    user: int | None
    notation: str
    events: bytes
    cause: str
    reveals: bool
    at: datetime
    version: int


class UndoneRow(msgspec.Struct, frozen=True):
    """A row of the log that a later one takes back."""

    number: int
    made: int
    """The version of the commit that wrote it."""
    undo: int
    """The log number of the row that takes it back."""
    version: int
    """The version of the commit that took it back."""
    seat: int | None
    cause: str
    """Of the row that takes it back, as its seat."""


class Stored(msgspec.Struct, frozen=True):
    """All that is stored of a table's present."""

    table: TableRow
    seats: tuple[SeatRow, ...]
    snapshot: SnapshotRow | None
    """The newest; None before the start."""
    number: int
    """The newest log number; 0 before the start."""


class NewOwed(msgspec.Struct, frozen=True):
    """Something that a commit owes to the channel."""

    kind: str
    seat: int | None = None
    round: int | None = None
    phase: str | None = None
    log_from: int | None = None


class OwedRow(msgspec.Struct, frozen=True):
    """Something that a table owes to its channel."""

    id: int
    table_id: int
    kind: str
    version: int
    seat: int | None
    round: int | None
    phase: str | None
    log_from: int | None
    created: datetime
    attempts: int


class BoardRow(msgspec.Struct, frozen=True):
    """The message that shows a table at present."""

    channel: int
    message: int
    round: int | None
    phase: str | None
    posted: datetime
    told_from: int | None = None


class PingRow(msgspec.Struct, frozen=True):
    """A seat that a message called."""

    message: int
    channel: int
    seat: int
    answered: bool = False
    attempts: int = 0


class OrderRow(msgspec.Struct, frozen=True):
    """A standing order."""

    id: int
    user: int
    value: str
    """The order as JSON."""
    once: bool
    occasion: str | None
    """What an order that is given once was first used for."""


class NewNotice(msgspec.Struct, frozen=True):
    """What the owner of an order is to be told."""

    user: int
    value: str
    """The order as JSON."""
    moves: tuple[str, ...]
    """What it answered; none where it could not."""
    code: str
    """Why it could not answer; empty where it did."""


class NoticeRow(msgspec.Struct, frozen=True):
    """What somebody is still to be told of an order."""

    id: int
    table_id: int
    user: int
    value: str
    moves: tuple[str, ...]
    code: str


class OrdersFollowed(msgspec.Struct, frozen=True):
    """What became of a table's standing orders in one commit."""

    begun: tuple[tuple[int, str], ...] = ()
    """Ids of those given once that were used for the first time, each with the occasion."""
    ended: tuple[int, ...] = ()
    """Ids of those that are used up."""
    notices: tuple[NewNotice, ...] = ()


class AnswerRow(msgspec.Struct, frozen=True):
    """What an interaction did, by reference to the log."""

    table_id: int
    seat: int | None = None
    first: int | None = None
    last: int | None = None
