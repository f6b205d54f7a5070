"""The database of all tables: opening and closing it, transactions, and small values by key.

aiosqlite keeps coroutines that share a connection no more apart than one coroutine's statements:
one's rollback would take back what another wrote. So there is one writing connection with one
lock, and a reading one with its own; a transaction lives inside `writing()` or `reading()`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from db import settings
from db.connections import Connection, connect_reader, connect_writer
from db.errors import StoreBusy, StoreUnavailable
from db.instants import utc_now
from db.lease import Lease
from db.schema import Migration, migrate, shipped

_BUSY = (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


class Store:
    """An open database file that this process alone writes to."""

    def __init__(
        self, lease: Lease, writer: Connection, reader: Connection, clock: Callable[[], datetime]
    ) -> None:
        self._lease = lease
        self._writer = writer
        self._reader = reader
        self._clock = clock
        self._write_lock = asyncio.Lock()
        self._read_lock = asyncio.Lock()

    @classmethod
    async def open(
        cls,
        path: Path,
        clock: Callable[[], datetime] = utc_now,
        busy_seconds: float = 5.0,
        migrations: Sequence[Migration] | None = None,
    ) -> Store:
        """Take the file for this process, bring its schema up to date, and open it.

        Raises `StoreInUse`, `SchemaTooNew`, `StoreUnavailable`.
        """
        lease = Lease(path)
        lease.take()
        async with AsyncExitStack() as undo:
            undo.callback(lease.release)
            steps = shipped() if migrations is None else migrations
            await asyncio.to_thread(migrate, path, busy_seconds, steps)
            try:
                writer = await connect_writer(path, busy_seconds)
                undo.push_async_callback(writer.close)
                reader = await connect_reader(path, busy_seconds)
                undo.push_async_callback(reader.close)
                await lease.sign(writer, clock())
            except sqlite3.Error as error:
                raise StoreUnavailable(path, str(error)) from error
            undo.pop_all()
        return cls(lease, writer, reader, clock)

    async def close(self) -> None:
        """Finish what is being written and let the file go."""
        async with self._write_lock, self._read_lock:
            await self._reader.close()
            await self._writer.close()
            self._lease.release()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Connection]:
        """One transaction that is written whole when the block ends, or not at all.

        Raises `StoreBusy` if somebody else holds the file locked for too long.
        """
        async with self._write_lock:
            try:
                await self._writer.execute("BEGIN IMMEDIATE")
                await self._lease.check(self._writer)
                yield self._writer
                await self._writer.commit()
            except BaseException as error:
                # Queued behind whatever a cancelled statement left running, and free where no
                # transaction was begun.
                await self._writer.rollback()
                if _is_busy(error):
                    raise StoreBusy from error
                raise

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Connection]:
        """All reads of the block see one and the same committed state."""
        async with self._read_lock:
            try:
                await self._reader.execute("BEGIN")
                yield self._reader
            finally:
                await self._reader.rollback()

    async def beat(self) -> None:
        """Renew the lease row's heartbeat, for whoever wonders whether we are alive."""
        async with self.writing() as writer:
            await self._lease.beat(writer, self._clock())

    async def get_meta(self, key: str) -> str | None:
        """A small value that outlives the process."""
        async with self.reading() as reader:
            return await settings.meta(reader, key)

    async def set_meta(self, key: str, value: str) -> None:
        """Keep a small value by its key."""
        async with self.writing() as writer:
            await settings.set_meta(writer, key, value)


def _is_busy(error: BaseException) -> bool:
    return (
        isinstance(error, sqlite3.OperationalError)
        and getattr(error, "sqlite_errorcode", 0) & 0xFF in _BUSY
    )
