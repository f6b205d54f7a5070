from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest
import structlog

from bot.config import LogLevel
from bot.logs import write_logs
from db.store import Store
from tests.support.world import NOON


@pytest.fixture
def _undone() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    for library in ("aiosqlite", "discord", "discord.client"):
        logging.getLogger(library).setLevel(logging.NOTSET)
    structlog.reset_defaults()


def fail(hand: str) -> None:
    raise ZeroDivisionError(len(hand))


@pytest.mark.usefixtures("_undone")
def test_a_traceback_tells_where_and_no_variables(capsys: pytest.CaptureFixture[str]) -> None:
    write_logs(LogLevel.INFO)
    hand = "a secret scroll"
    try:
        fail(hand)
    except ZeroDivisionError:
        structlog.get_logger("test").exception("failed", table=7)
    written = capsys.readouterr().err
    assert "table=7" in written
    assert "in fail" in written
    assert "Logging error" not in written
    assert hand not in written


@pytest.mark.usefixtures("_undone")
def test_no_token_is_told_of_where_there_may_be_none(capsys: pytest.CaptureFixture[str]) -> None:
    write_logs(LogLevel.INFO)
    client = logging.getLogger("discord.client")
    client.info("logging in using static token")
    client.warning("trying again")
    written = capsys.readouterr().err
    assert "token" not in written
    assert "trying again" in written


@pytest.mark.usefixtures("_undone")
@pytest.mark.parametrize("level", LogLevel)
async def test_no_level_writes_down_what_is_stored(
    level: LogLevel, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    write_logs(level)
    async with await Store.open(tmp_path / "tables.sqlite", lambda: NOON) as store:
        await store.set_meta("key", "a secret hand")
    logging.getLogger("discord.http").debug("sent %s", "a secret hand")
    logging.getLogger("test").debug("a line of our own")
    written = capsys.readouterr().err
    assert "a secret hand" not in written
    assert ("a line of our own" in written) is (level is LogLevel.DEBUG)


@pytest.mark.usefixtures("_undone")
def test_what_people_type_begins_no_line_and_commands_no_terminal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    write_logs(LogLevel.INFO)
    typed = "line\nbreak\r\u2028end\x1b[31m\u202e 陳大文"
    structlog.get_logger("test").info("seated", name=typed)
    logging.getLogger("discord").info("seated %s", typed)
    first, second = capsys.readouterr().err.splitlines()
    for line in (first, second):
        assert "seated" in line
        assert r"\x1b[31m" in line
        assert "陳大文" in line
        assert not {"\x1b", "\u202e"} & set(line)
