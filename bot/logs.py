"""The program's own record of what it does: one line an event, to the standard error stream."""

from __future__ import annotations

import logging
import sys

import structlog

from bot.config import LogLevel

_HEARD_FROM = {
    "aiosqlite": logging.INFO,
    "discord": logging.INFO,
    "discord.client": logging.WARNING,
}
"""Levels from which on libraries are heard, whatever is set.

At DEBUG they log all they store and send: names, private answers, hands, seeds; at INFO the client
tells of a token, even on the simulated Discord that has none.
"""
_LONG = frozenset({"exception", "stack"})
"""What is meant to take several lines."""


def write_logs(level: LogLevel) -> None:
    """Send everything that is logged, discord.py's lines too, to one place in one form."""
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso"),
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    shown = structlog.dev.ConsoleRenderer(
        colors=sys.stderr.isatty(),
        # What else may be installed for this prints all variables: hands, decks, seeds.
        exception_formatter=structlog.dev.plain_traceback,
    )
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared,
        processors=[
            _in_one_line,
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            shown,
        ],
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.value)
    for library, least in _HEARD_FROM.items():
        logging.getLogger(library).setLevel(max(least, root.level))


def _in_one_line(
    _logger: object, _method: str, event: structlog.typing.EventDict
) -> structlog.typing.EventDict:
    """Nothing that is logged can begin a line of its own or speak to the terminal."""
    return {
        key: _printable(value) if isinstance(value, str) and key not in _LONG else value
        for key, value in event.items()
    }


def _printable(text: str) -> str:
    return "".join(
        char if char.isprintable() else char.encode("unicode_escape").decode() for char in text
    )
