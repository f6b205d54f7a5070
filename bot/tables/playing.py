"""A batch of moves by one seat: all of it is legal, or nothing happens."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Any

from msgspec.structs import replace

from bot.games.ruleset import Move
from bot.tables.change import Cause, Change, Debt, Kind, Rule, Step, pings
from bot.tables.errors import TableMovedOn
from bot.tables.ordering import Held, held, obey
from bot.tables.pausing import is_paused
from bot.tables.questions import Asked, asked_after, seat_to_answer
from bot.tables.table import LogEntry, Status, Table
from db import moves as log
from db.connections import Connection


async def rule(
    reader: Connection,
    table: Table,
    *,
    user: int,
    moves: Sequence[Move],
    question: int | None,
    table_id: int | None,
    replaces: int | None = None,
) -> Rule:
    """How a batch changes a table; another answer in place of a sealed one has that taken back."""
    if table_id is not None and table_id != table.id:
        raise TableMovedOn
    seat, state = seat_to_answer(table, user, question)
    orders = await held(reader, table)
    changed = None
    if state is not table.state:
        changed = await log.last_of(reader, table.id, seat)
    number = None if changed is None else changed.number
    if replaces is not None and number != replaces:
        raise TableMovedOn
    return partial(
        play, user=user, seat=seat, moves=moves, state=state, changed=number, orders=orders
    )


async def ai_rule(
    reader: Connection,
    table: Table,
    *,
    seat: int,
    moves: Sequence[Move],
    question: int | None,
    table_id: int,
) -> Rule:
    """How the batch of an AI seat changes a table; raises `TableMovedOn` if it is asked no more."""
    is_asked = seat in table.ais_to_act() and table.asked[seat] == question
    if table.id != table_id or not is_asked:
        raise TableMovedOn
    pauses = await is_paused(reader, table, coming=1)
    orders = await held(reader, table)

    def rule(found: Table, now: datetime) -> Change:
        change = play(
            found, now, user=None, seat=seat, moves=moves, state=found.state, orders=orders
        )
        paused = pauses and change.table.status is Status.PLAYING
        if not paused:
            return change
        # Everybody is to read that the table pauses, whatever the last move showed.
        return replace(
            change,
            table=replace(change.table, paused=True),
            debts=tuple(dict.fromkeys((Debt(Kind.BOARD), *change.debts))),
        )

    return rule


def play(
    table: Table,
    now: datetime,
    *,
    user: int | None,
    seat: int,
    moves: Sequence[Move],
    state: Any,
    changed: int | None = None,
    orders: Sequence[Held] = (),
) -> Change:
    """Make the moves one after the other; raises `IllegalMove` at the first that is not.

    Standing orders answer what is asked by them.
    """
    steps: tuple[Step, ...] = ()
    if changed is not None:
        steps = (recalled(table, now, user, seat, state, (changed,), Cause.CHANGE),)
    obeyed = obey(table, now, _walk(table, now, seat, user, moves, steps), orders)
    steps = obeyed.steps
    state, asked = steps[-1].state, steps[-1].asked
    is_over = table.ruleset.outcome(state) is not None
    played = replace(
        table,
        status=Status.FINISHED if is_over else Status.PLAYING,
        state=state,
        asked=asked,
        waiting_since=None if is_over else waiting_since(table, asked, now),
        number=steps[-1].entry.number,
        closed=now if is_over else None,
    )
    return Change(
        table=played,
        seat=seat,
        steps=steps,
        debts=_debts(table, played, steps),
        relieved=tuple(seat for seat in table.asked_seats if _rested(seat, steps)),
        followed=obeyed.followed,
    )


def recalled(
    table: Table,
    now: datetime,
    user: int | None,
    seat: int,
    state: Any,
    taken: tuple[int, ...],
    cause: Cause,
) -> Step:
    """The row that takes rows of those numbers back, and the position without them."""
    number = table.number + 1
    return Step(
        entry=LogEntry(
            number,
            seat,
            " ".join(["undo", *map(str, taken)]),
            (),
            now,
            takes_back=taken,
            sealed=cause is not Cause.UNDO,
        ),
        user=user,
        cause=cause,
        state=state,
        asked=asked_after(table.ruleset, table.state, table.asked, state, seat, number),
    )


def _walk(
    table: Table,
    now: datetime,
    seat: int,
    user: int | None,
    moves: Sequence[Move],
    steps: tuple[Step, ...],
) -> tuple[Step, ...]:
    ruleset = table.ruleset
    cause = Cause.CHANGE if steps else Cause.SEAT
    state, asked = (steps[-1].state, steps[-1].asked) if steps else (table.state, table.asked)
    for number, move in enumerate(moves, start=table.number + len(steps) + 1):
        done = ruleset.apply(state, seat, move)
        asked = asked_after(ruleset, state, asked, done.state, seat, number)
        state = done.state
        step = Step(
            entry=LogEntry(
                number, seat, ruleset.notation(move), done.events, now, is_ai=user is None
            ),
            user=user,
            cause=cause,
            reveals=done.reveals,
            state=state,
            asked=asked,
        )
        steps = (*steps, step)
    return steps


def relieved(table: Table, asked: Asked) -> tuple[int, ...]:
    """The seats that were to act and are not asked any more."""
    return tuple(seat for seat in table.asked_seats if asked[seat] is None)


def waiting_since(table: Table, asked: Asked, now: datetime) -> datetime | None:
    """Unchanged while a question from before these moves is open."""
    is_old = any(question is not None and question <= table.number for question in asked)
    return table.waiting_since if is_old else now


def _rested(seat: int, steps: Sequence[Step]) -> bool:
    """Whether a seat was not asked for a while: others have answered in between, if by order."""
    return any(step.asked[seat] is None for step in steps)


def _debts(before: Table, after: Table, steps: Sequence[Step]) -> tuple[Debt, ...]:
    debts = []
    if after.status is Status.FINISHED or _shows_otherwise(before, after):
        debts.append(Debt(Kind.BOARD))
    if after.status is Status.FINISHED:
        debts.append(Debt(Kind.SCORE))
    newly = (
        seat for seat in after.asked_seats if before.asked[seat] is None or _rested(seat, steps)
    )
    return (*debts, *pings(after, newly))


def _shows_otherwise(before: Table, after: Table) -> bool:
    """Whether a spectator sees a difference."""
    return before.asked_seats != after.asked_seats or before.view(None) != after.view(None)
