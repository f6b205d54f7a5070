from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.config import LogLevel
from bot.logs import write_logs


@pytest.fixture
def _undone() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
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
