"""Messages that stand in channels: the one that shows a table, and calls to its seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from db.connections import Connection, first, rows, value
from db.instants import to_text
from db.mapping import columns, from_columns, marks, to_columns
from db.rows import BoardRow, PingRow


async def board(reader: Connection, table_id: int) -> BoardRow | None:
    """The message that shows a table; None before the first and after it was lost."""
    sql = f"SELECT {columns(BoardRow)} FROM board_messages WHERE table_id = ?"
    row = await first(reader, sql, table_id)
    return None if row is None else from_columns(BoardRow, row)


async def remember_board(writer: Connection, table_id: int, row: BoardRow) -> None:
    """Keep which message shows a table now."""
    await writer.execute(
        f"INSERT OR REPLACE INTO board_messages (table_id, {columns(BoardRow)})"
        f" VALUES (?, {marks(BoardRow)})",
        (table_id, *to_columns(row)),
    )


async def forget_board(writer: Connection, table_id: int) -> None:
    """Forget a message that is gone."""
    await writer.execute("DELETE FROM board_messages WHERE table_id = ?", (table_id,))


async def forget_all(writer: Connection) -> None:
    """Forget every message, where the channels themselves have lost them."""
    await writer.execute("DELETE FROM board_messages")
    await writer.execute("DELETE FROM pings")


async def remember_pings(
    writer: Connection, table_id: int, message: int, channel: int, owed: Mapping[int, int]
) -> None:
    """Keep a call that was sent and delete its rows in the outbox, which have these seats.

    A commit deletes such a row when its seat is no longer to act: if it is gone already, the seat
    acted while the call was on its way.
    """
    for owed_id, seat in owed.items():
        waits = await value(writer, "SELECT 1 FROM outbox WHERE id = ?", owed_id)
        await writer.execute("DELETE FROM outbox WHERE id = ?", (owed_id,))
        row = PingRow(message, channel, seat, answered=not waits)
        await writer.execute(
            f"INSERT OR REPLACE INTO pings (table_id, {columns(PingRow)})"
            f" VALUES (?, {marks(PingRow)})",
            (table_id, *to_columns(row)),
        )


async def relieve(writer: Connection, table_id: int, seats: Iterable[int]) -> None:
    """Seats are no longer to act: their calls are answered, unsent ones are not owed any more."""
    who = [(table_id, seat) for seat in seats]
    await writer.executemany("UPDATE pings SET answered = 1 WHERE table_id = ? AND seat = ?", who)
    await writer.executemany(
        "DELETE FROM outbox WHERE table_id = ? AND kind = 'ping' AND seat = ?", who
    )


async def answered_pings(reader: Connection, table_id: int, now: datetime) -> tuple[PingRow, ...]:
    """All seats of the calls in which somebody is named who has answered; those due now."""
    sql = (
        f"SELECT {columns(PingRow)} FROM pings WHERE table_id = ? AND message IN"
        " (SELECT message FROM pings WHERE answered = 1 AND (retry_at IS NULL OR retry_at <= ?))"
        " ORDER BY message, seat"
    )
    found = await rows(reader, sql, table_id, to_text(now))
    return tuple(from_columns(PingRow, row) for row in found)


async def postpone_ping(writer: Connection, message: int, retry_at: datetime) -> None:
    """Note that editing or deleting a call failed and when to try again."""
    await writer.execute(
        "UPDATE pings SET attempts = attempts + 1, retry_at = ? WHERE message = ?",
        (to_text(retry_at), message),
    )


async def forget_pings(writer: Connection, message: int, seats: Iterable[int]) -> None:
    """Forget seats that a call no longer names."""
    await writer.executemany(
        "DELETE FROM pings WHERE message = ? AND seat = ?", [(message, seat) for seat in seats]
    )
    await writer.execute(
        "UPDATE pings SET attempts = 0, retry_at = NULL WHERE message = ?", (message,)
    )
