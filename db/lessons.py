"""How far learners are: a step of the lesson, and the log number at which it came up."""

from __future__ import annotations

from db.connections import Connection, first


async def progress(reader: Connection, table_id: int) -> tuple[int, int] | None:
    """Step and log number of a lesson at a table; None: it has not been looked at yet."""
    row = await first(reader, "SELECT step, since FROM lessons WHERE table_id = ?", table_id)
    return None if row is None else (int(row[0]), int(row[1]))


async def keep(writer: Connection, table_id: int, step: int, since: int) -> None:
    """Note how far a lesson is; nobody gets back to an earlier step."""
    await writer.execute(
        "INSERT INTO lessons (table_id, step, since) VALUES (?, ?, ?)"
        " ON CONFLICT (table_id) DO UPDATE SET step = excluded.step, since = excluded.since"
        " WHERE excluded.step > step",
        (table_id, step, since),
    )
