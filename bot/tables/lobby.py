"""Before the start: who sits down, who gets up again."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.tables.change import Change, Debt, Kind
from bot.tables.errors import AlreadySeated, AlreadyStarted, NotSeated, TableBroken, TableFull
from bot.tables.table import Occupant, Person, Status, Table


def join(table: Table, _now: datetime, *, person: Person) -> Change:
    """Take the next seat."""
    _in_lobby(table)
    if table.seat_of(person.id) is not None:
        raise AlreadySeated
    if table.broken:
        raise TableBroken(table=table.id)
    most = max(table.ruleset.seats)
    if len(table.seats) >= most:
        raise TableFull(seats=most)
    seats = (*table.seats, Occupant(person.id, person.name))
    return _lobby_changed(replace(table, seats=seats))


def leave(table: Table, now: datetime, *, user: int) -> Change:
    """Get up. A host hands his part to the next seat; the last one to leave closes the table."""
    seat = table.seat_of(user)
    if seat is None:
        raise NotSeated
    _in_lobby(table)
    rest = table.seats[:seat] + table.seats[seat + 1 :]
    if not rest:
        return _lobby_changed(replace(table, seats=(), status=Status.CANCELLED, closed=now))
    host = rest[seat % len(rest)].user if table.host == user else table.host
    return _lobby_changed(replace(table, seats=rest, host=host))


def _in_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise AlreadyStarted


def _lobby_changed(table: Table) -> Change:
    return Change(table=table, debts=(Debt(Kind.LOBBY),))
