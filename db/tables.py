"""Tables: opening one, changing it against its version, finding it again."""

from __future__ import annotations

from datetime import datetime
from sqlite3 import IntegrityError

from db import seats, snapshots
from db.connections import Connection, first, rows, value
from db.errors import ChannelHeld, VersionConflict
from db.instants import maybe_text
from db.mapping import columns, from_columns, marks, to_columns
from db.rows import NewTable, Stored, TableRow

_OPEN = "status IN ('lobby', 'playing')"
_PUBLIC = f"{_OPEN} AND channel > 0"
"""What stands in a channel of Discord, and so is no table of one person's own."""


async def insert(writer: Connection, table: NewTable) -> int:
    """Add a table at version 0 and return its id; for its first commit to build on.

    Raises `ChannelHeld` if the channel has an open table.
    """
    sql = f"INSERT INTO tables ({columns(NewTable)}, version) VALUES ({marks(NewTable)}, 0)"
    try:
        row = await writer.execute_insert(sql, to_columns(table))
    except IntegrityError as error:
        raise ChannelHeld from error
    return int(row[0]) if row else 0


async def change(
    writer: Connection,
    table_id: int,
    expected: int,
    *,
    channel: int,
    status: str,
    host: int,
    locale: str,
    options: str,
    most: int | None,
    closed: datetime | None,
    waiting_since: datetime | None,
) -> None:
    """Raise a table's version by one and set what may change.

    Raises `VersionConflict`, and `ChannelHeld` if the channel has another open table.
    """
    sql = (
        "UPDATE tables SET version = version + 1, channel = ?, status = ?, host = ?, locale = ?,"
        " options = ?, most = ?, closed = ?, waiting_since = ? WHERE id = ? AND version = ?"
    )
    dates = maybe_text(closed), maybe_text(waiting_since)
    values = (channel, status, host, locale, options, most, *dates, table_id, expected)
    try:
        done = await writer.execute(sql, values)
    except IntegrityError as error:
        raise ChannelHeld from error
    if done.rowcount != 1:
        raise VersionConflict(table_id, expected)


async def begin(
    writer: Connection,
    table_id: int,
    *,
    rules_version: int,
    catalogue: str,
    seed: bytes,
    seed_commitment: str,
) -> None:
    """Fix what a table plays by: rules, card data, seed."""
    await writer.execute(
        "UPDATE tables SET rules_version = ?, catalogue = ?, seed_commitment = ? WHERE id = ?",
        (rules_version, catalogue, seed_commitment, table_id),
    )
    await writer.execute("INSERT INTO seeds (table_id, seed) VALUES (?, ?)", (table_id, seed))


async def by_id(reader: Connection, table_id: int) -> Stored | None:
    """A table by its id."""
    row = await first(reader, f"SELECT {columns(TableRow)} FROM tables WHERE id = ?", table_id)
    if row is None:
        return None
    number = await value(reader, "SELECT max(number) FROM moves WHERE table_id = ?", table_id)
    return Stored(
        from_columns(TableRow, row),
        await seats.present(reader, table_id),
        await snapshots.newest(reader, table_id),
        number or 0,
    )


async def open_id(reader: Connection, channel: int) -> int | None:
    """The id of the table that holds a channel."""
    sql = f"SELECT id FROM tables WHERE channel = ? AND {_OPEN}"
    found: int | None = await value(reader, sql, channel)
    return found


async def latest_id(reader: Connection, channel: int) -> int | None:
    """The id of a channel's newest table, open or not."""
    sql = "SELECT id FROM tables WHERE channel = ? ORDER BY id DESC LIMIT 1"
    found: int | None = await value(reader, sql, channel)
    return found


async def begun_ids(reader: Connection, channel: int, limit: int) -> tuple[int, ...]:
    """Ids of a channel's newest tables that have begun to play, over or not, newest first."""
    sql = (
        "SELECT id FROM tables WHERE channel = ? AND status IN ('playing', 'finished', 'ended')"
        " ORDER BY id DESC LIMIT ?"
    )
    return tuple(row[0] for row in await rows(reader, sql, channel, limit))


async def open_ids(reader: Connection, guild: int | None) -> tuple[int, ...]:
    """Ids of all open tables in channels, of one guild or of all, oldest first."""
    sql = f"SELECT id FROM tables WHERE {_PUBLIC} AND (?1 IS NULL OR guild = ?1) ORDER BY id"
    return tuple(row[0] for row in await rows(reader, sql, guild))


async def ids_with_ai(reader: Connection) -> tuple[int, ...]:
    """Ids of the tables in play at which AIs sit, oldest first."""
    sql = (
        "SELECT id FROM tables WHERE status = 'playing' AND id IN"
        " (SELECT table_id FROM seats WHERE ai IS NOT NULL AND until IS NULL) ORDER BY id"
    )
    return tuple(row[0] for row in await rows(reader, sql))


async def open_ids_of(reader: Connection, user: int) -> tuple[int, ...]:
    """Ids of the open tables in channels at which a user sits, or lets an AI play, oldest first."""
    sql = (
        f"SELECT id FROM tables WHERE {_PUBLIC} AND EXISTS (SELECT 1 FROM seats"
        " WHERE table_id = tables.id AND coalesce(user, owner) = ? AND until IS NULL) ORDER BY id"
    )
    return tuple(row[0] for row in await rows(reader, sql, user))
