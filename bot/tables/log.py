"""Reading a table's log: every reader gets what that seat may know, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from bot.games.errors import GameError
from bot.games.registry import RULESETS
from bot.tables.change import Cause
from bot.tables.errors import TableBroken
from bot.tables.table import LogEntry
from db import moves, tables, undone
from db.connections import Connection
from db.rows import MoveRow, UndoneRow

HIDDEN = 3
"""Rows that one row taken back can keep from a reader: itself, its undo, and its successor."""


def told(entry: LogEntry, reader: int | None) -> LogEntry:
    """A row of the log as a seat (None: a spectator) may read it.

    A move can be as secret as its events (a sealed answer): who did not make it reads its
    notation only where all that it caused is public.
    """
    known = tuple(event for event in entry.events if event.audience in (None, reader))
    is_public = all(event.audience is None for event in entry.events) and bool(
        entry.events or entry.takes_back
    )
    is_own = entry.seat is None or entry.seat == reader
    return replace(entry, notation=entry.notation if is_own or is_public else "", events=known)


class Corrections:
    """What was taken back in a log, as one reader may know it.

    That somebody changed a sealed answer is nobody else's business: they go on reading the first
    one, which tells only that there is an answer. If it is later taken back for all to see, it is
    that first one that they read as taken back.
    """

    def __init__(self, rows: Iterable[UndoneRow], reader: int | None) -> None:
        self.takes_back: dict[int, tuple[int, ...]] = {}
        """By the log number of an undo."""
        self.taken_back: set[int] = set()
        self._reader = reader
        first_of: dict[int, tuple[int, ...]] = {}
        for row in rows:
            known = first_of.get(row.made, (row.number,))
            if self._is_secret(row.cause, row.seat):
                first_of[row.version] = known
            else:
                self.takes_back[row.undo] = (*self.takes_back.get(row.undo, ()), *known)
                self.taken_back.update(known)

    def shows(self, row: MoveRow) -> bool:
        """Whether the reader may know of a row at all."""
        return not self._is_secret(row.cause, row.seat)

    def _is_secret(self, cause: str, seat: int | None) -> bool:
        return cause == Cause.CHANGE and seat != self._reader


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
    )
