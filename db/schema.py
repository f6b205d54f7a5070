"""The numbered migrations: bringing a database file to this release's schema, or refusing it.

Runs before anybody else has the file, on a plain connection in a thread of its own. A migration
and its number (SQLite's user_version) are written in one transaction; an existing file is copied
first, by SQLite's own backup, because a WAL database must not be copied as a file.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from importlib.resources import files
from pathlib import Path

import msgspec

from db.errors import SchemaTooNew, StoreUnavailable

APPLICATION_ID = 1196771404


class Migration(msgspec.Struct, frozen=True):
    """One step of the schema, for ever the same once released."""

    number: int
    name: str
    sql: str


def shipped() -> tuple[Migration, ...]:
    """The migrations of the present release, in order and without gaps."""
    found = []
    for file in (files("db") / "migrations").iterdir():
        stem, dot, ending = file.name.partition(".")
        if dot and ending == "sql":
            number, _, name = stem.partition("_")
            found.append(Migration(int(number), name, file.read_text(encoding="utf-8")))
    found.sort(key=lambda migration: migration.number)
    if [migration.number for migration in found] != list(range(1, len(found) + 1)):
        raise ValueError("migrations must be numbered from 1 without gaps")
    return tuple(found)


def migrate(path: Path, busy_seconds: float, migrations: Sequence[Migration]) -> None:
    """Bring a file to the newest schema; a missing one is made.

    Raises `SchemaTooNew` and `StoreUnavailable`.
    """
    try:
        connection = sqlite3.connect(path, timeout=busy_seconds, isolation_level=None)
        with closing(connection):
            _migrate(connection, path, migrations)
    except (sqlite3.Error, OSError) as error:
        raise StoreUnavailable(path, str(error)) from error


def _migrate(connection: sqlite3.Connection, path: Path, migrations: Sequence[Migration]) -> None:
    known = len(migrations)
    found = _schema_number(connection, path)
    if found > known:
        raise SchemaTooNew(path, found, known)
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StoreUnavailable(path, "no write-ahead log on this file system")
    connection.execute("PRAGMA synchronous = FULL")
    if 0 < found < known:
        _copy(connection, path.with_name(f"{path.name}.before-{found + 1}"))
    for migration in migrations[found:]:
        _apply(connection, migration)


def _schema_number(connection: sqlite3.Connection, path: Path) -> int:
    """The number of the last migration; 0 for an empty file."""
    (found,) = connection.execute("PRAGMA user_version").fetchone()
    (owner,) = connection.execute("PRAGMA application_id").fetchone()
    (things,) = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()
    if things and owner != APPLICATION_ID:
        raise StoreUnavailable(path, "a database of another program")
    return int(found)


def _copy(connection: sqlite3.Connection, target: Path) -> None:
    unfinished = target.with_name(target.name + ".part")
    unfinished.unlink(missing_ok=True)
    with closing(sqlite3.connect(unfinished)) as copy:
        connection.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
    if verdict != "ok":
        raise StoreUnavailable(target, str(verdict))
    unfinished.replace(target)


def _apply(connection: sqlite3.Connection, migration: Migration) -> None:
    number = f"PRAGMA user_version = {migration.number};"
    try:
        connection.executescript(f"BEGIN IMMEDIATE;\n{migration.sql}\n{number}\nCOMMIT;")
    except sqlite3.Error:
        connection.rollback()
        raise
