"""Undo of one's own turn: what may be taken back, and the position without it.

What AIs have played since goes with it: they have no objection, and only what they revealed stands.
The log only grows: an undo is one more row, which names those that it takes back. The position
before them is rebuilt from the nearest one that is kept, by making the moves again that stand in
between; chance lives in positions, so that whatever will be drawn stays the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games.ruleset import AnyRuleset, Moment
from bot.tables.change import Cause, Change, Debt, Kind, Rule, pings
from bot.tables.errors import (
    AiRevealed,
    MoveRevealed,
    NothingToUndo,
    NotYourMove,
    TableBroken,
    TableMovedOn,
)
from bot.tables.playing import recalled, relieved, waiting_since
from bot.tables.questions import seat_in_play
from bot.tables.table import Table
from db import moves, snapshots
from db.connections import Connection
from db.rows import MoveRow


class Taken(msgspec.Struct, frozen=True):
    """What an undo takes back."""

    numbers: tuple[int, ...]
    state: Any
    """The position without those moves."""
    cause: Cause
    replaced: int | None = None
    told_from: int | None = None
    partly: bool = False
    over_ais: bool = False


async def rule(
    reader: Connection, table: Table, *, user: int, whole_turn: bool, table_id: int | None
) -> Rule:
    """How an undo changes a table; raises why there is none."""
    if table_id is not None and table_id != table.id:
        raise TableMovedOn
    seat = seat_in_play(table, user)
    state = table.ruleset.retract(table.state, seat)
    if state is None:
        taken = await _own_moves(reader, table, seat, whole_turn=whole_turn)
    else:
        answer = await moves.last_of(reader, table.id, seat)
        taken = Taken(() if answer is None else (answer.number,), state, Cause.RECALL)
    return partial(undo, user=user, seat=seat, taken=taken)


def undo(table: Table, now: datetime, *, user: int, seat: int, taken: Taken) -> Change:
    """Take moves back by a row of the log; their seat is asked again, and needs no ping for it."""
    step = recalled(table, now, user, seat, taken.state, taken.numbers, taken.cause)
    undone = replace(
        table,
        state=step.state,
        asked=step.asked,
        waiting_since=waiting_since(table, step.asked, now),
        number=step.entry.number,
    )
    newly = (n for n in undone.asked_seats if table.asked[n] is None and n != seat)
    return Change(
        table=undone,
        seat=seat,
        steps=(step,),
        debts=(Debt(Kind.BOARD), *pings(undone, newly)),
        told_from=taken.told_from,
        replaced=taken.replaced,
        partly=taken.partly,
        over_ais=taken.over_ais,
        relieved=relieved(table, step.asked),
    )


async def _own_moves(reader: Connection, table: Table, seat: int, *, whole_turn: bool) -> Taken:
    """The last action, or all of the turn, back to the last move that revealed or rolled."""
    barrier = await moves.barrier(reader, table.id, seat)
    if barrier is None:
        raise TableBroken(table=table.id)
    since = await moves.standing(reader, table.id, barrier.number)
    own = [row for row in since if _is_own(row, seat)]
    if not own:
        raise _why_nothing(barrier, seat)
    # What an AI played in the same commit, before an order of this seat answered it, stands.
    first = next(row for row in own if row.version == own[-1].version)
    action = since.index(first)
    held = _is_own(barrier, seat)
    if whole_turn:
        rows = (barrier, *since) if held else since
        before = await positions(reader, table, rows)
        at = _turn_began(table.ruleset, rows, before, action + held)
        partly = held and at == 0
        taken, state = rows[at + partly :], before[at + partly]
    else:
        taken = since[action:]
        state, *_ = await positions(reader, table, taken)
        partly = held and barrier.version == taken[0].version
    numbers, moment = tuple(row.number for row in taken), table.ruleset.moment(state)
    return Taken(
        numbers,
        state,
        Cause.UNDO,
        replaced=await _same_moment(reader, table, moment, numbers[0]),
        told_from=await _told_from(reader, table, moment, numbers[0]),
        partly=partly,
        over_ais=any(row.user is None for row in taken),
    )


def _is_own(row: MoveRow, seat: int) -> bool:
    """Whether a person made a move for a seat; what an AI played there is not that person's."""
    return row.seat == seat and row.user is not None


def _why_nothing(barrier: MoveRow, seat: int) -> Exception:
    if barrier.seat is None:
        return NothingToUndo()
    if _is_own(barrier, seat):
        return MoveRevealed()
    others = (barrier.seat,)
    return AiRevealed(seats=others) if barrier.user is None else NotYourMove(seats=others)


async def positions(reader: Connection, table: Table, rows: Sequence[MoveRow]) -> list[Any]:
    """The position before each of these rows, made again from the nearest that is kept."""
    kept = await snapshots.before(reader, table.id, rows[0].number)
    if kept is None:
        raise TableBroken(table=table.id)
    ruleset = table.ruleset
    earlier = await moves.standing(reader, table.id, kept.number, rows[0].number)
    state, before = ruleset.decode_state(kept.state), []
    for row in (*earlier, *rows):
        before.append(state)
        if row.seat is not None:
            state = ruleset.apply(state, row.seat, ruleset.parse(row.notation)).state
    return before[len(earlier) :]


def _turn_began(
    ruleset: AnyRuleset, rows: Sequence[MoveRow], before: Sequence[Any], at: int
) -> int:
    """The first move of the turn to which a move belongs.

    A turn is what somebody does in one moment, with nobody else in between.
    """
    moment, who = ruleset.moment(before[at]), rows[at].user
    while at > 0 and rows[at - 1].user == who and ruleset.moment(before[at - 1]) == moment:
        at -= 1
    return at


async def _same_moment(reader: Connection, table: Table, moment: Moment, first: int) -> int | None:
    """The kept position before a row, if it is one of that moment."""
    kept = await snapshots.before(reader, table.id, first)
    is_same = kept is not None and (kept.round, kept.phase) == (moment.round, moment.key)
    return kept.number if kept is not None and is_same else None


async def _told_from(reader: Connection, table: Table, moment: Moment, first: int) -> int | None:
    """Where an earlier moment began, if it is that one's board that is shown again."""
    if moment == table.ruleset.moment(table.state):
        return None
    return await snapshots.moment_began(reader, table.id, moment.round, moment.key, first)
