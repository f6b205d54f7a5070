"""What those who sit at a table are called: people by their display names, AIs as such."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.i18n import t
from bot.players.level import Level
from bot.tables.table import Hands, LogEntry, Occupant, Table
from cogs.names import escaped, isolated, shown_name
from render import brief_name, drawn_name

Naming = Callable[[Table, str], tuple[str, ...]]
"""How those who sit at a table are called in a language."""


def drawn_names(table: Table, locale: str) -> tuple[str, ...]:
    """The names as pictures write them."""
    return tuple(
        _called(who, drawn_name(who.name, seat, locale), locale)
        for seat, who in enumerate(table.seats)
    )


def brief_names(table: Table, locale: str) -> tuple[str, ...]:
    """The names for sentences that stand in a picture."""
    return tuple(brief_name(name, locale) for name in drawn_names(table, locale))


def plain_names(table: Table, locale: str) -> tuple[str, ...]:
    """The names for text that is no markup."""
    return tuple(isolated(plain_name(who, seat, locale)) for seat, who in enumerate(table.seats))


def public_names(table: Table, locale: str) -> tuple[str, ...]:
    """The names ready to stand in message text."""
    return tuple(escaped(plain_name(who, seat, locale)) for seat, who in enumerate(table.seats))


def plain_name(who: Occupant, seat: int, locale: str) -> str:
    """How one occupant is called; "AI" comes first, where no room is too short for it."""
    return _called(who, shown_name(who.name, seat, locale), locale)


def _called(who: Occupant, name: str, locale: str) -> str:
    """What somebody of this name is called: a person, an AI, an AI for a person."""
    if who.ai is None:
        return name
    if who.owner is None:
        return t(locale, "ai-name", name=t(locale, f"legend-{who.name}"))
    return t(locale, "ai-for", name=name)


def in_person(table: Table) -> Table:
    """A table as if nobody had handed a seat over: for what people did in person."""
    return replace(table, seats=tuple(map(_person, table.seats)))


def as_then(table: Table, entries: Sequence[LogEntry]) -> list[Table]:
    """A table as it was seated after each row of its log; the rows go on to the present."""
    found = []
    for entry in reversed(entries):
        found.append(table)
        if entry.hands is not None and entry.seat is not None:
            before = _ai if entry.hands is Hands.BACK else _person
            seats = [*table.seats]
            seats[entry.seat] = before(seats[entry.seat])
            table = replace(table, seats=tuple(seats))
    return found[::-1]


def _person(who: Occupant) -> Occupant:
    return who if who.owner is None else Occupant(who.owner, who.name)


def _ai(who: Occupant) -> Occupant:
    return who if who.user is None else Occupant(None, who.name, Level.EASY, who.user)
