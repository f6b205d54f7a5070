"""What happened at a table, told from the rows of its log."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from bot.i18n import t
from bot.tables.table import LogEntry, Table
from cogs.occupants import Naming, in_person
from cogs.prose import PROSE


def told(
    table: Table, entries: Iterable[LogEntry], view: Any, naming: Naming, locale: str
) -> list[str]:
    """A sentence for each event, undo and change of hands, in the order of the log."""
    prose, lines, names = PROSE[table.game], list[str](), naming(table, locale)
    for is_game, rows in groupby(entries, lambda entry: not entry.takes_back and not entry.hands):
        if not is_game:
            # People do these in person, whoever plays for them now.
            people = naming(in_person(table), locale)
            lines += [_not_played(entry, people[entry.seat or 0], locale) for entry in rows]
        else:
            events = [event for entry in rows for event in entry.events]
            lines += prose.tell(events, view, names, locale)
    return lines


def _not_played(entry: LogEntry, name: str, locale: str) -> str:
    if entry.hands:
        return t(locale, f"log-hands-{entry.hands}", name=name)
    if entry.sealed:
        return t(locale, "log-taken-back", name=name)
    return t(locale, "log-undone", name=name, count=len(entry.takes_back))
