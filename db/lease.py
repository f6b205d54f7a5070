"""One process per database: who may write, and how that is kept true.

The judge is an operating system's lock (flock) on a file beside the database. It dies with its
process, however that ends, so a killed holder never has to be waited for, and a slow one (a
suspended laptop, a paused container) is never taken for dead, as a heartbeat's age would have
it. The lease row tells people who the holder is, and fences: every transaction compares it, so
that a process whose lock file was deleted under it cannot write once another has taken over.
"""

from __future__ import annotations

import fcntl
import os
import socket
import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path
from uuid import uuid4

from db.connections import Connection
from db.errors import StoreInUse, StoreUnavailable
from db.instants import to_text


class Lease:
    """The right of a process to one database file."""

    def __init__(self, path: Path) -> None:
        self.holder = uuid4().hex
        self._path = path
        self._lock: int | None = None

    def take(self) -> None:
        """Take the lock; raises `StoreInUse` at once if another process has it.

        Raises `StoreUnavailable` where no file can be at that place.
        """
        if self._path.is_dir():
            raise StoreUnavailable(self._path, "it is a folder")
        if not self._path.parent.is_dir():
            raise StoreUnavailable(self._path, "its folder does not exist")
        beside = self._path.with_name(self._path.name + ".lock")
        try:
            lock = os.open(beside, os.O_RDWR | os.O_CREAT, 0o644)
        except OSError as error:
            raise StoreUnavailable(self._path, error.strerror or str(error)) from error
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(lock)
            if isinstance(error, BlockingIOError):
                raise StoreInUse(self._path, *_named_holder(self._path)) from error
            raise StoreUnavailable(self._path, error.strerror or str(error)) from error
        self._lock = lock

    def release(self) -> None:
        """Let the lock go. The file stays: deleting it would let two processes hold one each."""
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    async def sign(self, writer: Connection, now: datetime) -> None:
        """Write this process into the lease row, in place of whoever stood there."""
        at = to_text(now)
        await writer.execute(
            "INSERT OR REPLACE INTO lease (one, holder, host, pid, taken, heartbeat)"
            " VALUES (1, ?, ?, ?, ?, ?)",
            (self.holder, socket.gethostname(), os.getpid(), at, at),
        )

    async def beat(self, writer: Connection, now: datetime) -> None:
        """Tell that this process is alive."""
        await writer.execute("UPDATE lease SET heartbeat = ?", (to_text(now),))

    async def check(self, writer: Connection) -> None:
        """Raise `StoreInUse` if another process has taken over."""
        rows = await writer.execute_fetchall("SELECT holder, host, pid FROM lease")
        for holder, host, pid in rows:
            if holder != self.holder:
                raise StoreInUse(self._path, host, pid)


def _named_holder(path: Path) -> tuple[str, int]:
    """Host and pid as the lease row has them; nothing where it cannot be read."""
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as reader:
            row = reader.execute("SELECT host, pid FROM lease").fetchone()
    except sqlite3.Error:
        return ("", 0)
    return (row[0], row[1]) if row else ("", 0)
