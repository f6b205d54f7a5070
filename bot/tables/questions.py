"""Question numbers: which answer still fits the question that is asked.

A seat's question bears the log number at which it arose. Another seat's answer leaves it alone
unless it changes what may be answered; the seat's own answer always ends it.
"""

from __future__ import annotations

from typing import Any

from bot.games.ruleset import AnyRuleset
from bot.tables.errors import (
    NotSeated,
    NotStarted,
    NotYourTurn,
    SeatHandedOver,
    TableBroken,
    TableMovedOn,
)
from bot.tables.table import Status, Table

Asked = tuple[int | None, ...]
"""Per seat the number of its present question; None: not asked."""


def seat_in_play(table: Table, user: int) -> int:
    """The seat of a user at a table that is being played and can be read."""
    in_play(table)
    seat = table.seat_of(user)
    if seat is not None:
        return seat
    raise NotSeated if table.handed_over_by(user) is None else SeatHandedOver


def in_play(table: Table) -> None:
    """Raise why nothing can be played at a table."""
    if table.status is not Status.PLAYING:
        raise NotStarted
    if table.broken:
        raise TableBroken(table=table.id)


def seat_to_act(table: Table, user: int, question: int | None = None) -> int:
    """The seat of a user whose answer is awaited, to that question where one is named."""
    seat = seat_in_play(table, user)
    if question is not None and table.asked[seat] != question:
        raise TableMovedOn
    if table.asked[seat] is None:
        raise NotYourTurn(seats=table.to_act())
    return seat


def seat_to_answer(table: Table, user: int, question: int | None = None) -> tuple[int, Any]:
    """The seat of a user who may answer, and the position in which that answer is given.

    Who has a sealed answer may give another one: the position is the one without the first.
    """
    seat = seat_in_play(table, user)
    if question is None and table.asked[seat] is None:
        without = table.ruleset.retract(table.state, seat)
        if without is not None:
            return seat, without
    return seat_to_act(table, user, question), table.state


def asked_after(
    ruleset: AnyRuleset, before: Any, asked: Asked, after: Any, mover: int, number: int
) -> Asked:
    """The questions after a seat's move of that log number."""
    waiting = ruleset.to_act(after)
    is_new_moment = ruleset.moment(before) != ruleset.moment(after)

    def question(seat: int, old: int | None) -> int | None:
        if seat not in waiting:
            return None
        if seat == mover or old is None or is_new_moment:
            return number
        # Buttons name answers by their place in this list: if it changed, they have gone stale.
        same = ruleset.legal_moves(before, seat) == ruleset.legal_moves(after, seat)
        return old if same else number

    return tuple(question(seat, old) for seat, old in enumerate(asked))
