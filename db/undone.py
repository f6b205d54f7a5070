"""Which rows of the log were taken back, and by which later rows."""

from __future__ import annotations

from collections.abc import Sequence

from db.connections import Connection, rows
from db.mapping import from_columns
from db.rows import UndoneRow


async def take_back(writer: Connection, table_id: int, pairs: Sequence[tuple[int, int]]) -> None:
    """Take rows back: pairs of a row's number and the number of the row that undoes it."""
    await writer.executemany(
        "INSERT INTO taken_back (table_id, number, undo) VALUES (?, ?, ?)",
        [(table_id, number, undo) for number, undo in pairs],
    )


async def read(reader: Connection, table_id: int) -> tuple[UndoneRow, ...]:
    """What was taken back in a table's log, in the order in which it was."""
    sql = (
        "SELECT gone.number, gone.version, undo.number, undo.version, undo.seat, undo.cause"
        " FROM taken_back AS pair"
        " JOIN moves AS gone ON gone.table_id = pair.table_id AND gone.number = pair.number"
        " JOIN moves AS undo ON undo.table_id = pair.table_id AND undo.number = pair.undo"
        " WHERE pair.table_id = ? ORDER BY pair.undo, pair.number"
    )
    return tuple(from_columns(UndoneRow, row) for row in await rows(reader, sql, table_id))
