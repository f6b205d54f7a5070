"""Reading a table's log: every reader gets what that seat may know, and nothing else."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.errors import GameError
from bot.games.registry import RULESETS
from bot.tables.errors import TableBroken
from bot.tables.table import LogEntry
from db import moves, tables
from db.connections import Connection
from db.rows import MoveRow


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
) -> tuple[LogEntry, ...]:
    """The newest rows, in the order of play; raises `TableBroken` where they cannot be read."""
    stored = await tables.by_id(reader, table_id)
    if stored is None:
        return ()
    found = await moves.newest(reader, table_id, limit, since, before)
    return tuple(told(_entry(row, table_id, stored.table.game), seat) for row in found)


def _entry(row: MoveRow, table_id: int, game: str) -> LogEntry:
    try:
        events = RULESETS[game].decode_events(row.events) if row.events else ()
    except (GameError, KeyError) as error:
        raise TableBroken(table=table_id) from error
    return LogEntry(row.number, row.seat, row.notation, events, row.at)
