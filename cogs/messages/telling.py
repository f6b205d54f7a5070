"""What happened at a table, told from the rows of its log."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Any

from bot.i18n import t
from bot.tables.table import LogEntry, Table
from cogs.prose import PROSE


def told(
    table: Table, entries: Iterable[LogEntry], view: Any, names: Sequence[str], locale: str
) -> list[str]:
    """A sentence for each event, and one for each undo, in the order of the log."""
    prose, lines = PROSE[table.game], list[str]()
    for is_undo, rows in groupby(entries, lambda entry: bool(entry.takes_back)):
        if is_undo:
            lines += [_undo(entry, names, locale) for entry in rows]
        else:
            events = [event for entry in rows for event in entry.events]
            lines += prose.tell(events, view, names, locale)
    return lines


def _undo(entry: LogEntry, names: Sequence[str], locale: str) -> str:
    name = names[entry.seat or 0]
    if entry.sealed:
        return t(locale, "log-taken-back", name=name)
    return t(locale, "log-undone", name=name, count=len(entry.takes_back))
