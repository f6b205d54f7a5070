"""Transactions of coroutines that share one connection, and other programs' locks."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from threading import Event, Thread

import pytest

from db.errors import StoreBusy
from db.store import Store


async def test_what_raises_is_not_written(store: Store) -> None:
    async def fail() -> None:
        async with store.writing() as writer:
            await writer.execute("INSERT INTO meta VALUES ('a', '1')")
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fail()
    assert await store.get_meta("a") is None


async def test_one_s_rollback_leaves_the_others_alone(store: Store) -> None:
    async def write(key: int) -> None:
        async with store.writing() as writer:
            await writer.execute("INSERT INTO meta VALUES (?, 'x')", (str(key),))
            await asyncio.sleep(0)
            if key % 2:
                raise RuntimeError

    await asyncio.gather(*(write(key) for key in range(20)), return_exceptions=True)
    kept = [key for key in range(20) if await store.get_meta(str(key)) is not None]
    assert kept == list(range(0, 20, 2))


async def test_a_cancelled_transaction_leaves_the_connection_usable(store: Store) -> None:
    async def write(key: int) -> None:
        async with store.writing() as writer:
            await writer.execute("INSERT INTO meta VALUES (?, 'x')", (f"cancelled {key}",))
            await asyncio.Event().wait()

    for turns in range(12):
        task = asyncio.create_task(write(turns))
        for _ in range(turns):
            await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.set_meta("after", str(turns))
        assert await store.get_meta("after") == str(turns)
        assert await store.get_meta(f"cancelled {turns}") is None


async def test_a_reading_sees_one_state_throughout(store: Store) -> None:
    await store.set_meta("a", "old")
    async with store.reading() as reader:
        first = await reader.execute_fetchall("SELECT value FROM meta WHERE key = 'a'")
        await store.set_meta("a", "new")
        second = await reader.execute_fetchall("SELECT value FROM meta WHERE key = 'a'")
    assert [tuple(row) for row in first] == [tuple(row) for row in second] == [("old",)]
    assert await store.get_meta("a") == "new"


class Lock:
    """Another program that holds the database locked until it is told to let go."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._held, self._free = Event(), Event()
        self._thread = Thread(target=self._hold)
        self._thread.start()
        self._held.wait(10)

    def _hold(self) -> None:
        other = sqlite3.connect(self._path, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        self._held.set()
        self._free.wait(10)
        other.rollback()
        other.close()

    def let_go(self) -> None:
        self._free.set()
        self._thread.join()


async def test_twenty_writers_outlast_somebody_s_lock(store: Store, path: Path) -> None:
    lock = Lock(path)
    writers = [asyncio.create_task(store.set_meta(str(n), "in")) for n in range(20)]
    try:
        await asyncio.wait(writers, timeout=0.2)
        assert not any(writer.done() for writer in writers)
    finally:
        await asyncio.to_thread(lock.let_go)
    await asyncio.gather(*writers)
    assert [await store.get_meta(str(n)) for n in range(20)] == ["in"] * 20


async def test_a_lock_that_is_held_too_long_is_told(path: Path) -> None:
    async with await Store.open(path, busy_seconds=0.05) as store:
        lock = Lock(path)
        try:
            with pytest.raises(StoreBusy):
                await store.set_meta("a", "1")
            assert await store.get_meta("a") is None
        finally:
            await asyncio.to_thread(lock.let_go)
        await store.set_meta("a", "2")
        assert await store.get_meta("a") == "2"
