"""Opening connections to the database file, each set up for its part."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import aiosqlite

Connection = aiosqlite.Connection
"""What the query functions of this package read from or write to."""


async def connect_writer(path: Path, busy_seconds: float) -> Connection:
    """A connection on which a commit is on the disk before it returns."""
    connection = await aiosqlite.connect(path, timeout=busy_seconds, isolation_level=None)
    await connection.execute("PRAGMA synchronous = FULL")
    await connection.execute("PRAGMA foreign_keys = ON")
    return connection


async def connect_reader(path: Path, busy_seconds: float) -> Connection:
    """A connection that cannot write."""
    connection = await aiosqlite.connect(path, timeout=busy_seconds, isolation_level=None)
    await connection.execute("PRAGMA query_only = ON")
    return connection


async def value(reader: Connection, sql: str, *parameters: Any) -> Any:
    """The first column of the first row; None if there is no row."""
    row = await first(reader, sql, *parameters)
    return None if row is None else row[0]


async def first(reader: Connection, sql: str, *parameters: Any) -> tuple[Any, ...] | None:
    """The first row; None if there is none."""
    for row in await reader.execute_fetchall(sql, parameters):
        return tuple(row)
    return None


async def rows(reader: Connection, sql: str, *parameters: Any) -> list[tuple[Any, ...]]:
    """All rows."""
    return [tuple(row) for row in await reader.execute_fetchall(sql, parameters)]
