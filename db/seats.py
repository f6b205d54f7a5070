"""Who sits where at a table. A row is a tenure, open-ended while its occupant sits there."""

from __future__ import annotations

from collections.abc import Sequence

from db.connections import Connection, rows
from db.instants import to_text
from db.mapping import columns, from_columns, marks, to_columns
from db.rows import SeatRow


async def present(reader: Connection, table_id: int) -> tuple[SeatRow, ...]:
    """The present occupants by seat."""
    sql = f"SELECT {columns(SeatRow)} FROM seats WHERE table_id = ? AND until IS NULL ORDER BY seat"
    return tuple(from_columns(SeatRow, row) for row in await rows(reader, sql, table_id))


async def arrange(writer: Connection, table_id: int, seats: Sequence[SeatRow]) -> None:
    """Seat a lobby anew. Nothing was played yet, so no tenure is lost by it."""
    await writer.execute("DELETE FROM seats WHERE table_id = ? AND until IS NULL", (table_id,))
    await writer.executemany(
        f"INSERT INTO seats (table_id, {columns(SeatRow)}) VALUES (?, {marks(SeatRow)})",
        [(table_id, *to_columns(row)) for row in seats],
    )


async def hand_on(writer: Connection, table_id: int, row: SeatRow) -> None:
    """End the tenure of a seat and begin another one."""
    await writer.execute(
        "UPDATE seats SET until = ? WHERE table_id = ? AND seat = ? AND until IS NULL",
        (to_text(row.since), table_id, row.seat),
    )
    await writer.execute(
        f"INSERT INTO seats (table_id, {columns(SeatRow)}) VALUES (?, {marks(SeatRow)})",
        (table_id, *to_columns(row)),
    )


async def rename(writer: Connection, table_id: int, user: int, name: str) -> None:
    """Keep the present display name of an occupant."""
    await writer.execute(
        "UPDATE seats SET name = ? WHERE table_id = ? AND user = ? AND until IS NULL",
        (name, table_id, user),
    )
