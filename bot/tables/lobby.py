"""Before the start: who sits down, who gets up again."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.players.level import Level
from bot.tables.change import Change, Debt, Kind
from bot.tables.errors import (
    AlreadySeated,
    AlreadyStarted,
    NoSuchAi,
    NotAtTable,
    NotSeated,
    OnlyHost,
    SeatsTaken,
    TableBroken,
    TableFull,
)
from bot.tables.legends import free_legend
from bot.tables.table import Occupant, Person, Status, Table


def join(table: Table, _now: datetime, *, person: Person) -> Change:
    """Take the next seat."""
    _in_lobby(table)
    if table.seat_of(person.id) is not None:
        raise AlreadySeated
    _has_room(table)
    return _lobby_changed(_seated(table, Occupant(person.id, person.name)))


def add_ai(table: Table, _now: datetime, *, user: int, level: Level) -> Change:
    """Seat an AI on the next seat; the host's to do."""
    _host_in_lobby(table, user)
    _has_room(table)
    return _lobby_changed(_seated(table, _ai(table, level)))


def gather(table: Table, _now: datetime, *, occupants: Sequence[Occupant]) -> Change:
    """Seat all at once at a table that was opened for them.

    Whose seat an AI played in the end is not called again: an AI of its own sits there.
    """
    for who in occupants:
        new = who if who.ai is None or who.owner is None else _ai(table, who.ai)
        table = _seated(table, new)
    return _lobby_changed(table)


def remove(table: Table, now: datetime, *, user: int, target: int) -> Change:
    """Free the seat of somebody; the host's to do. A host who names himself leaves."""
    _host_in_lobby(table, user)
    if table.seat_of(target) is None:
        raise NotAtTable(seats=tuple(range(len(table.seats))))
    return leave(table, now, user=target)


def remove_ai(table: Table, now: datetime, *, user: int, name: str) -> Change:
    """Free the seat of an AI by its legend's id; the host's to do."""
    _host_in_lobby(table, user)
    found = (seat for seat, who in enumerate(table.seats) if who.ai and who.name == name)
    seat = next(found, None)
    if seat is None:
        raise NoSuchAi
    return _freed(table, now, seat)


class Wishes(msgspec.Struct, frozen=True):
    """What a host wants to be otherwise; what is not named stays as it was."""

    locale: str | None = None
    rules: dict[str, Any] = {}
    """House rules by name."""
    most: int | None = None
    """How many may sit down."""
    place: int | None = None
    """The channel or thread into which the table moves."""


def change(table: Table, _now: datetime, *, user: int, wishes: Wishes) -> Change:
    """Agree on something else; the host's to do. A house rule that is off is not kept."""
    most = wishes.most
    _host_in_lobby(table, user)
    if table.broken:
        raise TableBroken(table=table.id)
    if most is not None and (most < len(table.seats) or most not in table.ruleset.seats):
        least = max(len(table.seats), *table.ruleset.seats[:1])
        raise SeatsTaken(have=len(table.seats), least=least, most=max(table.ruleset.seats))
    agreed = {name: value for name, value in {**table.options, **wishes.rules}.items() if value}
    return _lobby_changed(
        replace(
            table,
            channel=wishes.place or table.channel,
            locale=wishes.locale or table.locale,
            options=agreed,
            most=table.most if most is None else most,
        )
    )


def leave(table: Table, now: datetime, *, user: int) -> Change:
    """Get up. A host hands his part to the next one; the last one to leave closes the table."""
    seat = table.seat_of(user)
    if seat is None:
        raise NotSeated
    _in_lobby(table)
    return _freed(table, now, seat)


def _freed(table: Table, now: datetime, seat: int) -> Change:
    """Without the occupant of a seat; AIs do not stay among themselves."""
    rest = table.seats[:seat] + table.seats[seat + 1 :]
    people = [who.user for who in (*rest[seat:], *rest[:seat]) if who.user is not None]
    if not people:
        return _lobby_changed(replace(table, seats=(), status=Status.CANCELLED, closed=now))
    host = table.host if table.host in people else people[0]
    return _lobby_changed(replace(table, seats=rest, host=host))


def _ai(table: Table, level: Level) -> Occupant:
    taken = {who.name for who in table.seats if who.ai}
    return Occupant(None, free_legend(taken, table.id), level)


def _seated(table: Table, who: Occupant) -> Table:
    return replace(table, seats=(*table.seats, who))


def _has_room(table: Table) -> None:
    if table.broken:
        raise TableBroken(table=table.id)
    if len(table.seats) >= table.most_seats:
        raise TableFull(seats=table.most_seats)


def _in_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise AlreadyStarted


def _host_in_lobby(table: Table, user: int) -> None:
    _in_lobby(table)
    if table.host != user:
        raise OnlyHost(host=table.host)


def _lobby_changed(table: Table) -> Change:
    return Change(table=table, debts=(Debt(Kind.LOBBY),))
