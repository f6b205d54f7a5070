"""Positions, so that no log is replayed to load a table: the newest, and one per past moment."""

from __future__ import annotations

from collections.abc import Sequence

from db.connections import Connection, first, rows, value
from db.mapping import columns, from_columns, marks, to_columns
from db.rows import SnapshotRow


async def add(writer: Connection, table_id: int, snapshots: Sequence[SnapshotRow]) -> None:
    """Keep positions."""
    await writer.executemany(
        f"INSERT INTO snapshots (table_id, {columns(SnapshotRow)})"
        f" VALUES (?, {marks(SnapshotRow)})",
        [(table_id, *to_columns(row)) for row in snapshots],
    )


async def drop(writer: Connection, table_id: int, number: int) -> None:
    """Forget a position that a later one of the same moment replaces."""
    await writer.execute(
        "DELETE FROM snapshots WHERE table_id = ? AND number = ?", (table_id, number)
    )


async def newest(reader: Connection, table_id: int) -> SnapshotRow | None:
    """The present position; None before the start."""
    sql = (
        f"SELECT {columns(SnapshotRow)} FROM snapshots"
        " WHERE table_id = ? ORDER BY number DESC LIMIT 1"
    )
    row = await first(reader, sql, table_id)
    return None if row is None else from_columns(SnapshotRow, row)


async def drop_from(writer: Connection, table_id: int, number: int) -> None:
    """Forget the positions from a log number on: a move that they hold is taken back."""
    await writer.execute(
        "DELETE FROM snapshots WHERE table_id = ? AND number >= ?", (table_id, number)
    )


async def every(reader: Connection, table_id: int) -> tuple[SnapshotRow, ...]:
    """All positions that are kept, in the order of play."""
    sql = f"SELECT {columns(SnapshotRow)} FROM snapshots WHERE table_id = ? ORDER BY number"
    return tuple(from_columns(SnapshotRow, row) for row in await rows(reader, sql, table_id))


async def before(reader: Connection, table_id: int, number: int) -> SnapshotRow | None:
    """The newest position kept from before a log number."""
    sql = (
        f"SELECT {columns(SnapshotRow)} FROM snapshots"
        " WHERE table_id = ? AND number < ? ORDER BY number DESC LIMIT 1"
    )
    row = await first(reader, sql, table_id, number)
    return None if row is None else from_columns(SnapshotRow, row)


async def by_round(reader: Connection, table_id: int) -> tuple[SnapshotRow, ...]:
    """The last position kept of each round."""
    sql = (
        f"SELECT {columns(SnapshotRow)} FROM snapshots WHERE table_id = ?1 AND number IN"
        " (SELECT max(number) FROM snapshots WHERE table_id = ?1 GROUP BY round) ORDER BY number"
    )
    return tuple(from_columns(SnapshotRow, row) for row in await rows(reader, sql, table_id))


async def moment_began(
    reader: Connection, table_id: int, round_: int, phase: str, before: int | None = None
) -> int:
    """The first log number of a moment in which the table is, or was before a log number."""
    sql = (
        "SELECT max(number) FROM snapshots WHERE table_id = ?1"
        " AND (?4 IS NULL OR number < ?4) AND (round <> ?2 OR phase <> ?3)"
    )
    return int(await value(reader, sql, table_id, round_, phase, before) or 0) + 1
