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
