"""What one accepted request does to a table, before anything is written."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime
from enum import StrEnum
from typing import Any

import msgspec

from bot.tables.errors import TableClosed
from bot.tables.table import LogEntry, Table
from db.rows import OrdersFollowed


class Cause(StrEnum):
    """Why a row of the log was written."""

    SEAT = "seat"
    """An occupant answered."""
    HOST = "host"
    """The table was started or ended."""
    UNDO = "undo"
    """An occupant took moves back."""
    RECALL = "recall"
    """An occupant took a sealed answer back and is asked again."""
    CHANGE = "change"
    """An occupant gave another sealed answer: both the taking back and the new one."""
    ORDER = "order"
    """A standing order answered. Nobody but its owner is to learn that from anything."""
    HANDS = "hands"
    """A seat changed hands between a person and an AI."""


class Kind(StrEnum):
    """What a table can owe to its channel."""

    LOBBY = "lobby"
    BOARD = "board"
    PING = "ping"
    SCORE = "score"


class Debt(msgspec.Struct, frozen=True):
    """Something that a commit owes to the channel."""

    kind: Kind
    seat: int | None = None


def pings(table: Table, seats: Iterable[int]) -> tuple[Debt, ...]:
    """A call to each person among those who become to act; an AI needs none."""
    return tuple(Debt(Kind.PING, seat) for seat in table.people(seats))


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One row for the log, and the position after it."""

    entry: LogEntry
    """The whole truth of it, whoever may read what."""
    user: int | None
    """Who did it; None: an AI."""
    cause: Cause
    reveals: bool = False
    state: Any = None
    """None where the row changes no position."""
    asked: tuple[int | None, ...] = ()


class Beginning(msgspec.Struct, frozen=True):
    """What the start of a game fixes for good; the seed is a secret."""

    rules_version: int
    catalogue: str
    catalogue_bytes: bytes
    seed: bytes


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What a request does to a table."""

    table: Table
    """As it shall stand, its version not yet raised."""
    seat: int | None = None
    """The seat that asked for it."""
    steps: tuple[Step, ...] = ()
    beginning: Beginning | None = None
    debts: tuple[Debt, ...] = ()
    told_from: int | None = None
    """The first log number whose lines a new board tells; None: of the first of the steps."""
    replaced: int | None = None
    """The log number of an earlier position of the same moment, which need not be kept."""
    partly: bool = False
    """An undo that stopped at a move that revealed or rolled."""
    over_ais: bool = False
    """An undo that took back what AIs had played since as well."""
    superseded: Kind | None = None
    """Unsent debts of this kind are void."""
    relieved: tuple[int, ...] = ()
    """Seats that were to act and are no longer."""
    followed: OrdersFollowed = OrdersFollowed()
    """What became of standing orders."""


Rule = Callable[[Table, datetime], Change]
"""Decides what a request does to a table, or raises why it does nothing."""


def only(table_id: int | None, rule: Rule) -> Rule:
    """A rule for one table, whatever stands in its channel by now; None: for any."""

    def checked(table: Table, now: datetime) -> Change:
        if table_id is not None and table.id != table_id:
            raise TableClosed
        return rule(table, now)

    return checked
