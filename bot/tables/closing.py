"""Giving a table up: before the start, or in the middle of the game."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.tables.change import Cause, Change, Debt, Kind, Step
from bot.tables.errors import AlreadyStarted, NotHost, NotStarted, TableMovedOn
from bot.tables.table import LogEntry, Status, Table


def cancel(table: Table, now: datetime, *, user: int, moderator: bool) -> Change:
    """Close a lobby."""
    if table.status is not Status.LOBBY:
        raise AlreadyStarted
    _may_close(table, user, moderator=moderator)
    cancelled = replace(table, status=Status.CANCELLED, closed=now)
    return Change(table=cancelled, debts=(Debt(Kind.LOBBY),))


def abandon(table: Table, now: datetime) -> Change:
    """Close a lobby whose channel is gone: nobody could find it there, or cancel it."""
    if table.status is not Status.LOBBY:
        raise AlreadyStarted
    return Change(table=replace(table, status=Status.CANCELLED, closed=now), superseded=Kind.LOBBY)


def end(table: Table, now: datetime, *, user: int, moderator: bool, table_id: int | None) -> Change:
    """Close a table in play and keep it. Works on its plain row: it may be unreadable."""
    if table_id is not None and table_id != table.id:
        raise TableMovedOn
    if table.status is not Status.PLAYING:
        raise NotStarted
    _may_close(table, user, moderator=moderator)
    number = table.number + 1
    ended = replace(table, status=Status.ENDED, closed=now, waiting_since=None, number=number)
    entry = LogEntry(number, None, "end", (), now)
    return Change(
        table=ended,
        steps=(Step(entry=entry, user=user, cause=Cause.HOST),),
        debts=(Debt(Kind.BOARD),),
        relieved=table.asked_seats,
    )


def _may_close(table: Table, user: int, *, moderator: bool) -> None:
    if not moderator and table.host != user:
        raise NotHost(host=table.host)
