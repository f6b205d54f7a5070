"""What happened at a table, told from the rows of its log."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from bot.i18n import t
from bot.tables.table import LogEntry, Table
from cogs.occupants import Naming, as_then, in_person
from cogs.prose import PROSE


def told(
    table: Table, entries: Iterable[LogEntry], view: Any, naming: Naming, locale: str
) -> list[str]:
    """A sentence for each event, undo and change of hands, in the order of the log.

    Whoever acted is called as they were then, a person or an AI for that person.
    """
    prose, lines, entries = PROSE[table.game], list[str](), tuple(entries)
    then = zip(as_then(table, entries), entries, strict=True)
    for (_, is_game), pairs in groupby(then, lambda pair: (pair[0].seats, _is_game(pair[1]))):
        (seated, *_), rows = zip(*pairs, strict=True)
        if not is_game:
            # People do these in person, whoever plays for them now.
            people = naming(in_person(seated), locale)
            lines += [_not_played(entry, people[entry.seat or 0], locale) for entry in rows]
        else:
            names = naming(seated, locale)
            events = [event for entry in rows for event in entry.events]
            lines += prose.tell(events, view, names, locale)
    return lines


def _is_game(entry: LogEntry) -> bool:
    return not entry.takes_back and entry.hands is None


def _not_played(entry: LogEntry, name: str, locale: str) -> str:
    if entry.hands:
        return t(locale, f"log-hands-{entry.hands}", name=name)
    if entry.sealed:
        return t(locale, "log-taken-back", name=name)
    return t(locale, "log-undone", name=name, count=len(entry.takes_back))
