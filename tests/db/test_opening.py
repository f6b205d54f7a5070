"""Which files are taken, and how the others are refused."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from db.errors import SchemaTooNew, StoreInUse, StoreUnavailable
from db.store import Store
from tests.db.conftest import NOW


async def test_a_missing_file_is_made_and_kept(path: Path) -> None:
    async with await Store.open(path) as store:
        await store.set_meta("commands", "abc")
        assert await store.get_meta("nothing") is None
    async with await Store.open(path) as store:
        assert await store.get_meta("commands") == "abc"


async def test_commits_reach_the_disk_and_foreign_keys_count(store: Store) -> None:
    async with store.writing() as writer:
        for pragma, value in (("synchronous", 2), ("foreign_keys", 1), ("journal_mode", "wal")):
            rows = await writer.execute_fetchall(f"PRAGMA {pragma}")
            assert [tuple(row) for row in rows] == [(value,)]


async def test_the_reader_cannot_write(store: Store) -> None:
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        async with store.reading() as reader:
            await reader.execute("DELETE FROM meta")


@pytest.mark.parametrize("content", [b"not a database at all" * 100, b"SQLite format 3\0" * 64])
async def test_a_file_that_is_no_database_is_refused(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    with pytest.raises(StoreUnavailable) as caught:
        await Store.open(path)
    assert caught.value.path == path
    assert caught.value.reason
    assert path.read_bytes() == content


async def test_a_folder_or_a_missing_folder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    for path, reason in (
        (folder, "it is a folder"),
        (tmp_path / "missing" / "guildhall.sqlite", "its folder does not exist"),
    ):
        with pytest.raises(StoreUnavailable) as caught:
            await Store.open(path)
        assert caught.value.reason == reason
    assert list(tmp_path.iterdir()) == [folder], "no lock is left beside what is no database"


async def test_a_file_whose_lock_cannot_be_taken_is_refused(path: Path) -> None:
    path.with_name(path.name + ".lock").mkdir()
    with pytest.raises(StoreUnavailable):
        await Store.open(path)


async def test_a_database_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE songs (title TEXT)")
    with pytest.raises(StoreUnavailable, match="another program"):
        await Store.open(path)


async def test_a_newer_schema_is_refused_and_left_alone(path: Path) -> None:
    async with await Store.open(path):
        pass
    with closing(sqlite3.connect(path)) as newer:
        newer.execute("PRAGMA user_version = 99")
    with pytest.raises(SchemaTooNew) as caught:
        await Store.open(path)
    assert (caught.value.found, caught.value.known > 0) == (99, True)
    with closing(sqlite3.connect(path)) as newer:
        assert newer.execute("PRAGMA user_version").fetchone() == (99,)


async def test_a_second_store_on_the_same_file_is_refused(path: Path) -> None:
    async with await Store.open(path) as store:
        with pytest.raises(StoreInUse) as caught:
            await Store.open(path)
        assert caught.value.pid > 0
        assert caught.value.host
        await store.set_meta("still", "ours")
    async with await Store.open(path) as store:
        assert await store.get_meta("still") == "ours"


HOLDER = """
import asyncio, sys
from pathlib import Path
from db.store import Store

async def hold():
    store = await Store.open(Path(sys.argv[1]))
    await store.set_meta("who", "holder")
    print("held", flush=True)
    await asyncio.sleep(60)

asyncio.run(hold())
"""


async def test_a_killed_holder_is_followed_at_once(path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdout=subprocess.PIPE, text=True
    ) as holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        with pytest.raises(StoreInUse) as caught:
            await Store.open(path)
        assert caught.value.pid == holder.pid
        holder.kill()
        holder.wait(timeout=10)
    async with await Store.open(path) as store:
        assert await store.get_meta("who") == "holder"


async def test_a_holder_whose_lock_file_was_deleted_cannot_write_any_more(path: Path) -> None:
    async with await Store.open(path) as first:
        path.with_name(path.name + ".lock").unlink()
        async with await Store.open(path) as second:
            await second.set_meta("who", "second")
            with pytest.raises(StoreInUse):
                await first.set_meta("who", "first")
            assert await second.get_meta("who") == "second"


async def test_the_heartbeat_is_the_clock_s(store: Store) -> None:
    await store.beat()
    async with store.reading() as reader:
        rows = await reader.execute_fetchall("SELECT heartbeat FROM lease")
    assert [row[0] for row in rows] == [NOW.isoformat(timespec="microseconds")]
