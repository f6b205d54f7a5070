"""Starting as a person does, in a process of its own: one readable line for what can be mended."""

from __future__ import annotations

import os
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


def environment(**settings: str) -> dict[str, str]:
    clean = {name: value for name, value in os.environ.items() if name != "FONTS"}
    return {**clean, "DISCORD_TOKEN": "", "PORT": "0", "PYTHONUNBUFFERED": "1", **settings}


def command(verb: str) -> list[str]:
    return [sys.executable, "-m", "bot", verb]


def refused(folder: Path, verb: str, **settings: str) -> str:
    """The only line of an attempt that fails."""
    result = subprocess.run(
        command(verb),
        cwd=folder,
        env={**environment(**settings), "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == 1, result
    assert not result.stdout
    lines = [line for line in result.stderr.splitlines() if "[info" not in line]
    assert len(lines) == 1, result.stderr
    return lines[0]


@contextmanager
def local_bot(database: Path) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The local page running, and its address."""
    process = subprocess.Popen(
        command("local"),
        cwd=ROOT,
        env=environment(DATABASE=str(database)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:\d+/\S+", line)
        assert found is not None, line
        yield process, found.group()
    finally:
        process.kill()
        process.communicate()


def test_running_without_a_token_names_the_other_way(tmp_path: Path) -> None:
    line = refused(tmp_path, "run")
    assert ".env" in line
    assert "make local" in line


def test_a_bad_setting_is_named(tmp_path: Path) -> None:
    assert "PORT" in refused(tmp_path, "local", PORT="door")


def test_settings_may_stand_in_a_file(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("LOG_LEVEL=loud\n")
    assert "LOG_LEVEL" in refused(tmp_path, "run")


def test_a_database_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    path = tmp_path / "no-such-folder" / "tables.sqlite"
    line = refused(tmp_path, "run", DATABASE=str(path), DISCORD_TOKEN="not.a.token")  # noqa: S106
    assert str(path) in line


def test_a_file_that_is_no_database_is_named(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("This is no database at all, only a few words in a file.\n" * 100)
    assert str(path) in refused(tmp_path, "local", DATABASE=str(path))


def test_a_newer_schema_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with local_bot(path):
        pass
    with closing(sqlite3.connect(path)) as database:
        database.execute("PRAGMA user_version = 9000")
        database.commit()
    line = refused(tmp_path, "run", DATABASE=str(path), DISCORD_TOKEN="not.a.token")  # noqa: S106
    assert "newer release" in line
    assert "9000" in line


def test_a_second_process_on_the_same_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with local_bot(path) as (first, _):
        line = refused(tmp_path, "local", DATABASE=str(path))
    assert "in use" in line
    assert str(first.pid) in line


def test_a_port_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        path = tmp_path / "tables.sqlite"
        line = refused(tmp_path, "local", DATABASE=str(path), PORT=str(port))
    assert f"Port {port} is taken" in line


def test_edited_card_data_that_do_not_fit_are_named_at_once(tmp_path: Path) -> None:
    seeds = tmp_path / "seeds"
    shutil.copytree(ROOT / "seeds", seeds)
    data = seeds / "zongshi.toml"
    data.write_text(data.read_text("utf-8").replace("points = 2\n", "points = 2\nworth = 3\n", 1))
    for verb in ("run", "local"):
        line = refused(tmp_path, verb, DISCORD_TOKEN="not.a.token")  # noqa: S106
        assert "(zongshi.toml, larger_workshop)" in line
        assert "worth" in line


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_the_local_page_ends_in_order(tmp_path: Path, number: signal.Signals) -> None:
    with local_bot(tmp_path / "tables.sqlite") as (process, _):
        process.send_signal(number)
        _, written = process.communicate(timeout=20)
        assert process.returncode == 0, written
        assert "Traceback" not in written
