"""The log of what was played: appended to, never changed."""

from __future__ import annotations

from collections.abc import Sequence

from db.connections import Connection, first, rows, value
from db.mapping import columns, from_columns, marks, to_columns
from db.rows import MoveRow


async def append(writer: Connection, table_id: int, moves: Sequence[MoveRow]) -> None:
    """Add rows to a table's log."""
    await writer.executemany(
        f"INSERT INTO moves (table_id, {columns(MoveRow)}) VALUES (?, {marks(MoveRow)})",
        [(table_id, *to_columns(move)) for move in moves],
    )


async def newest(
    reader: Connection, table_id: int, limit: int, since: int, before: int | None
) -> tuple[MoveRow, ...]:
    """The last rows of a log from a number on and before another, in the order of play."""
    sql = (
        f"SELECT {columns(MoveRow)} FROM moves"
        " WHERE table_id = ?1 AND number >= ?2 AND (?3 IS NULL OR number < ?3)"
        " ORDER BY number DESC LIMIT ?4"
    )
    found = await rows(reader, sql, table_id, since, before, limit)
    return tuple(from_columns(MoveRow, row) for row in reversed(found))


async def standing(
    reader: Connection, table_id: int, after: int, before: int | None = None
) -> tuple[MoveRow, ...]:
    """The rows after a log number, and before another, that nothing has taken back."""
    sql = (
        f"SELECT {columns(MoveRow)} FROM standing_moves"
        " WHERE table_id = ?1 AND number > ?2 AND (?3 IS NULL OR number < ?3) ORDER BY number"
    )
    found = await rows(reader, sql, table_id, after, before)
    return tuple(from_columns(MoveRow, row) for row in found)


async def numbers(
    reader: Connection, table_id: int, cause: str, besides: int | None
) -> tuple[int, ...]:
    """The log numbers of all rows of a cause, except a seat's own."""
    sql = (
        "SELECT number FROM moves WHERE table_id = ? AND cause = ? AND seat IS NOT ?"
        " ORDER BY number"
    )
    return tuple(row[0] for row in await rows(reader, sql, table_id, cause, besides))


async def actions_since_people(reader: Connection, table_id: int) -> int:
    """How many commits AIs have made since a person last did anything at the table."""
    sql = (
        "SELECT count(DISTINCT version) FROM moves WHERE table_id = ?1 AND number >"
        " (SELECT max(number) FROM moves WHERE table_id = ?1 AND user IS NOT NULL)"
    )
    return int(await value(reader, sql, table_id))


async def barrier(reader: Connection, table_id: int, seat: int) -> MoveRow | None:
    """The last standing row that a seat cannot undo: another person's, or one that revealed."""
    others = "(reveals = 1 OR (user IS NOT NULL AND seat IS NOT ?))"
    return await _last(reader, table_id, others, seat)


async def last_of(reader: Connection, table_id: int, seat: int) -> MoveRow | None:
    """The last standing row of a seat."""
    return await _last(reader, table_id, "seat = ?", seat)


async def last_action(reader: Connection, table_id: int, until: int) -> tuple[MoveRow, ...]:
    """The standing rows of the last commit of a seat, up to a log number."""
    sql = (
        f"SELECT {columns(MoveRow)} FROM standing_moves"
        " WHERE table_id = ?1 AND number <= ?2 AND seat IS NOT NULL AND version ="
        " (SELECT max(version) FROM standing_moves"
        " WHERE table_id = ?1 AND number <= ?2 AND seat IS NOT NULL) ORDER BY number"
    )
    return tuple(from_columns(MoveRow, row) for row in await rows(reader, sql, table_id, until))


async def _last(reader: Connection, table_id: int, which: str, seat: int) -> MoveRow | None:
    sql = (
        f"SELECT {columns(MoveRow)} FROM standing_moves"
        f" WHERE table_id = ? AND {which} ORDER BY number DESC LIMIT 1"
    )
    row = await first(reader, sql, table_id, seat)
    return None if row is None else from_columns(MoveRow, row)
