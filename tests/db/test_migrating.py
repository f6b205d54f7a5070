"""Numbered migrations: each whole or not at all, after a copy of what was there."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from db import messages, seats, tables
from db.errors import StoreUnavailable
from db.instants import to_text
from db.rows import NewTable, PingRow, SeatRow
from db.schema import Migration, shipped
from db.store import Store
from tests.db.conftest import NOW

GOOD = "CREATE TABLE guesses (n INTEGER) STRICT; INSERT INTO guesses VALUES (7);"
BAD = "CREATE TABLE guesses (n INTEGER) STRICT; INSERT INTO nowhere VALUES (7);"


def with_one_more(sql: str) -> list[Migration]:
    return [*shipped(), Migration(len(shipped()) + 1, "guesses", sql)]


def read(path: Path, sql: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute(sql).fetchall()


async def old_file(path: Path) -> Path:
    """A database of the present schema, and the name that its copy will have."""
    async with await Store.open(path) as store:
        await store.set_meta("kept", "yes")
    return path.with_name(f"{path.name}.before-{len(shipped()) + 1}")


async def test_a_new_file_is_not_copied(path: Path) -> None:
    async with await Store.open(path):
        pass
    names = {file.name for file in path.parent.iterdir()}
    assert not [name for name in names if "before" in name]
    assert read(path, "PRAGMA user_version") == [(len(shipped()),)]


async def test_an_old_file_is_copied_first_and_then_migrated(path: Path) -> None:
    copy = await old_file(path)
    async with await Store.open(path, migrations=with_one_more(GOOD)) as store:
        assert await store.get_meta("kept") == "yes"
    assert read(path, "SELECT n FROM guesses") == [(7,)]
    assert read(path, "PRAGMA user_version") == [(len(shipped()) + 1,)]
    assert read(copy, "PRAGMA user_version") == [(len(shipped()),)]
    assert read(copy, "SELECT value FROM meta WHERE key = 'kept'") == [("yes",)]
    assert read(copy, "PRAGMA integrity_check") == [("ok",)]
    assert not [file for file in path.parent.iterdir() if file.name.endswith(".part")]


async def test_the_copy_has_what_only_the_write_ahead_log_had(path: Path) -> None:
    copy = await old_file(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as lingering:
        lingering.execute("PRAGMA wal_autocheckpoint = 0")
        lingering.execute("INSERT INTO meta VALUES ('late', 'too')")
        async with await Store.open(path, migrations=with_one_more(GOOD)):
            pass
    assert read(copy, "SELECT value FROM meta WHERE key = 'late'") == [("too",)]


async def test_a_failing_migration_changes_nothing_and_can_be_tried_again(path: Path) -> None:
    copy = await old_file(path)
    for _ in range(2):
        with pytest.raises(StoreUnavailable, match="nowhere"):
            await Store.open(path, migrations=with_one_more(BAD))
        assert read(path, "PRAGMA user_version") == [(len(shipped()),)]
        assert not read(path, "SELECT 1 FROM sqlite_master WHERE name = 'guesses'")
        assert copy.exists()
    async with await Store.open(path, migrations=with_one_more(GOOD)) as store:
        assert await store.get_meta("kept") == "yes"


def test_the_shipped_migrations_are_numbered_and_named() -> None:
    for number, migration in enumerate(shipped(), start=1):
        assert migration.number == number
        assert migration.name
        assert migration.sql.strip()


async def test_calls_of_one_seat_each_become_calls_that_may_name_several(path: Path) -> None:
    async with await Store.open(path, migrations=shipped()[:6]) as store, store.writing() as writer:
        table = await tables.insert(writer, NewTable(1, 2, "zongshi", "lobby", 3, "en", "{}", NOW))
        await writer.execute("INSERT INTO pings VALUES (900, ?, 2, 1, 1, 3, NULL)", (table,))
    async with await Store.open(path) as store, store.reading() as reader:
        found = await messages.answered_pings(reader, table, NOW)
    assert found == (PingRow(900, 2, 1, answered=True, attempts=3),)


async def test_those_who_sat_somewhere_before_ai_seats_go_on_sitting_there(path: Path) -> None:
    async with await Store.open(path, migrations=shipped()[:3]) as store, store.writing() as writer:
        table = await tables.insert(writer, NewTable(1, 2, "zongshi", "lobby", 3, "en", "{}", NOW))
        at = to_text(NOW)
        await writer.executemany(
            "INSERT INTO seats VALUES (?, 0, ?, ?, ?, ?)",
            [(table, 4, "Ann", at, at), (table, 3, "Ben", at, None)],
        )
    async with await Store.open(path) as store, store.reading() as reader:
        assert await seats.present(reader, table) == (SeatRow(0, 3, "Ben", NOW),)
    assert read(path, "SELECT user, name FROM seats WHERE until IS NOT NULL") == [(4, "Ann")]
