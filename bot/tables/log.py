"""Reading a table's log: every reader gets what that seat may know, and nothing else."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable

from msgspec.structs import replace

from bot.games.errors import GameError
from bot.games.registry import RULESETS
from bot.tables.change import Cause
from bot.tables.corrections import Corrections
from bot.tables.errors import TableBroken
from bot.tables.table import Hands, LogEntry
from db import moves, tables, undone
from db.connections import Connection
from db.rows import MoveRow

HIDDEN = 3
"""Rows that one row taken back can keep from a reader: itself, its undo, and its successor."""


def told(entry: LogEntry, reader: int | None) -> LogEntry:
    """A row of the log as a seat (None: a spectator) may read it.

    A move can say more than what it causes (a sealed answer, a scroll that was kept back): only
    who made it reads its notation, everybody else its public events.
    """
    known = tuple(event for event in entry.events if event.audience in (None, reader))
    is_own = entry.seat is None or entry.seat == reader
    return replace(entry, notation=entry.notation if is_own else "", events=known)


async def read(
    reader: Connection,
    table_id: int,
    seat: int | None,
    *,
    limit: int,
    since: int = 0,
    before: int | None = None,
    taken_back: bool = True,
) -> tuple[LogEntry, ...]:
    """The newest rows, in the order of play; raises `TableBroken` where they cannot be read."""
    stored = await tables.by_id(reader, table_id)
    if stored is None:
        return ()
    pairs = await undone.read(reader, table_id)
    corrections = Corrections(pairs, seat)
    spare = HIDDEN * len(pairs)
    rows = [
        row
        for row in await moves.newest(reader, table_id, limit + spare, since, before)
        if corrections.shows(row) and (taken_back or row.number not in corrections.taken_back)
    ]
    game = stored.table.game
    return tuple(told(_entry(row, table_id, game, corrections), seat) for row in rows[-limit:])


async def numbered(
    reader: Connection, table_id: int, seat: int | None, entries: Iterable[LogEntry]
) -> tuple[LogEntry, ...]:
    """Rows with their lines: log numbers would tell by a gap that a secret row stands there."""
    secret = await moves.numbers(reader, table_id, Cause.CHANGE, seat)
    return tuple(
        replace(entry, line=entry.number - bisect_left(secret, entry.number)) for entry in entries
    )


def _entry(row: MoveRow, table_id: int, game: str, corrections: Corrections) -> LogEntry:
    try:
        events = RULESETS[game].decode_events(row.events) if row.events else ()
    except (GameError, KeyError) as error:
        raise TableBroken(table=table_id) from error
    return LogEntry(
        row.number,
        row.seat,
        row.notation,
        events,
        row.at,
        takes_back=corrections.takes_back.get(row.number, ()),
        sealed=row.cause in (Cause.RECALL, Cause.CHANGE) and row.number in corrections.takes_back,
        taken_back=row.number in corrections.taken_back,
        reveals=row.reveals,
        is_ai=row.seat is not None and row.user is None,
        hands=Hands(row.notation) if row.cause == Cause.HANDS else None,
    )
