"""What tables owe to their channels: rows without bytes, deleted once delivered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import datetime

from db import snapshots
from db.connections import Connection, rows, value
from db.instants import maybe_instant, to_text
from db.mapping import columns, from_columns, marks, to_columns
from db.rows import NewOwed, OwedRow


async def owe(
    writer: Connection, table_id: int, version: int, owed: Sequence[NewOwed], now: datetime
) -> None:
    """Add what a commit owes."""
    await writer.executemany(
        f"INSERT INTO outbox (table_id, version, created, {columns(NewOwed)})"
        f" VALUES (?, ?, ?, {marks(NewOwed)})",
        [(table_id, version, to_text(now), *to_columns(debt)) for debt in owed],
    )


async def due(reader: Connection, table_id: int, now: datetime) -> tuple[OwedRow, ...]:
    """What a table owes now, oldest first.

    While one row waits for its retry, its kind waits as a whole: a newer board must not
    overtake an older one, and both would meet the same refusal.
    """
    sql = (
        f"SELECT {columns(OwedRow)} FROM outbox WHERE table_id = ?1 AND kind NOT IN"
        " (SELECT kind FROM outbox WHERE table_id = ?1 AND retry_at > ?2) ORDER BY id"
    )
    found = await rows(reader, sql, table_id, to_text(now))
    return tuple(from_columns(OwedRow, row) for row in found)


async def tables_due(reader: Connection, now: datetime) -> tuple[int, ...]:
    """Tables with something to send now, or with a ping to delete."""
    found = await rows(
        reader,
        "SELECT table_id FROM outbox AS owed WHERE NOT EXISTS (SELECT 1 FROM outbox AS waiting"
        " WHERE waiting.table_id = owed.table_id AND waiting.kind = owed.kind"
        " AND waiting.retry_at > ?1)"
        " UNION SELECT table_id FROM pings WHERE answered = 1"
        " AND (retry_at IS NULL OR retry_at <= ?1) ORDER BY table_id",
        to_text(now),
    )
    return tuple(row[0] for row in found)


async def next_due(reader: Connection, now: datetime) -> datetime | None:
    """When the next retry is due."""
    sql = (
        "SELECT min(retry_at) FROM"
        " (SELECT retry_at FROM outbox UNION ALL SELECT retry_at FROM pings) WHERE retry_at > ?"
    )
    return maybe_instant(await value(reader, sql, to_text(now)))


async def settle(writer: Connection, owed_ids: Iterable[int]) -> None:
    """Delete what was delivered or needs no delivery any more."""
    await writer.executemany("DELETE FROM outbox WHERE id = ?", [(one,) for one in owed_ids])


async def settle_kind(writer: Connection, table_id: int, kind: str) -> None:
    """Delete what something newer stands in for."""
    await writer.execute("DELETE FROM outbox WHERE table_id = ? AND kind = ?", (table_id, kind))


async def postpone(writer: Connection, owed_id: int, retry_at: datetime) -> None:
    """Note that a delivery failed and when to try again."""
    await writer.execute(
        "UPDATE outbox SET attempts = attempts + 1, retry_at = ? WHERE id = ?",
        (to_text(retry_at), owed_id),
    )


async def owe_board_again(writer: Connection, table_id: int, now: datetime) -> None:
    """Owe an open table's message anew, with the lines of its present moment."""
    await writer.execute(
        "DELETE FROM outbox WHERE table_id = ? AND kind IN ('lobby', 'board')", (table_id,)
    )
    version = int(await value(writer, "SELECT version FROM tables WHERE id = ?", table_id))
    snapshot = await snapshots.newest(writer, table_id)
    if snapshot is None:
        await owe(writer, table_id, version, [NewOwed("lobby")], now)
        return
    began = await snapshots.moment_began(writer, table_id, snapshot.round, snapshot.phase)
    board = NewOwed("board", None, snapshot.round, snapshot.phase, began)
    await owe(writer, table_id, version, [board], now)
