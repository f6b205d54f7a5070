"""A batch of moves by one seat: all of it is legal, or nothing happens."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import replace

from bot.games.ruleset import Move
from bot.tables.change import Cause, Change, Debt, Kind, Step
from bot.tables.errors import TableMovedOn
from bot.tables.questions import asked_after, seat_to_act
from bot.tables.table import LogEntry, Status, Table


def play(
    table: Table,
    now: datetime,
    *,
    user: int,
    moves: Sequence[Move],
    question: int | None,
    table_id: int | None,
) -> Change:
    """Make the moves one after the other; raises `IllegalMove` at the first that is not."""
    if table_id is not None and table_id != table.id:
        raise TableMovedOn
    seat = seat_to_act(table, user, question)
    steps = _walk(table, now, seat, user, moves)
    state, asked = steps[-1].state, steps[-1].asked
    is_over = table.ruleset.outcome(state) is not None
    played = replace(
        table,
        status=Status.FINISHED if is_over else Status.PLAYING,
        state=state,
        asked=asked,
        waiting_since=None if is_over else _waiting_since(table, asked, now),
        number=steps[-1].entry.number,
        closed=now if is_over else None,
    )
    relieved = tuple(seat for seat in table.asked_seats if asked[seat] is None)
    return Change(
        table=played, seat=seat, steps=steps, debts=_debts(table, played), relieved=relieved
    )


def _walk(
    table: Table, now: datetime, seat: int, user: int, moves: Sequence[Move]
) -> tuple[Step, ...]:
    ruleset, state, asked = table.ruleset, table.state, table.asked
    steps = []
    for number, move in enumerate(moves, start=table.number + 1):
        done = ruleset.apply(state, seat, move)
        asked = asked_after(ruleset, state, asked, done.state, seat, number)
        state = done.state
        step = Step(
            entry=LogEntry(number, seat, ruleset.notation(move), done.events, now),
            user=user,
            cause=Cause.SEAT,
            reveals=done.reveals,
            state=state,
            asked=asked,
        )
        steps.append(step)
    return tuple(steps)


def _waiting_since(table: Table, asked: tuple[int | None, ...], now: datetime) -> datetime | None:
    """Unchanged while a question from before these moves is open."""
    is_old = any(question is not None and question <= table.number for question in asked)
    return table.waiting_since if is_old else now


def _debts(before: Table, after: Table) -> tuple[Debt, ...]:
    debts = []
    if after.status is Status.FINISHED or _shows_otherwise(before, after):
        debts.append(Debt(Kind.BOARD))
    if after.status is Status.FINISHED:
        debts.append(Debt(Kind.SCORE))
    newly = (seat for seat in after.asked_seats if before.asked[seat] is None)
    return (*debts, *(Debt(Kind.PING, seat) for seat in newly))


def _shows_otherwise(before: Table, after: Table) -> bool:
    """Whether a spectator sees a difference."""
    return before.asked_seats != after.asked_seats or before.view(None) != after.view(None)
