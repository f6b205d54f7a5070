"""Standing orders answer what a commit has asked: in the same commit, as moves of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Any

import msgspec
import structlog

from bot.games.ruleset import Move
from bot.orders.order import InvalidOrder, Order, OrderBook, Unable
from bot.orders.registry import ORDERS
from bot.tables.change import Cause, Step
from bot.tables.questions import asked_after
from bot.tables.table import LogEntry, Table
from db import orders as rows
from db.connections import Connection
from db.rows import NewNotice, OrderRow, OrdersFollowed

MOST = 50
"""Moves by which orders answer in one commit; what is asked then waits for people."""
STOPPED = "stopped"
"""Why an order did not answer: others had answered so often already."""

USED = 0
"""Stands for all questions that an order has answered."""

_log = structlog.get_logger(__name__)


class Held(msgspec.Struct, frozen=True):
    """A standing order at a table."""

    id: int
    user: int
    order: Order
    once: bool
    occasion: str | None = None
    """What an order that is given once was first used for; it ends with that."""


class Obeyed(msgspec.Struct, frozen=True):
    """The steps of a commit with those of orders behind them."""

    steps: tuple[Step, ...]
    followed: OrdersFollowed = OrdersFollowed()


async def held(reader: Connection, table: Table) -> tuple[Held, ...]:
    """The orders at a table; one that this release cannot read counts as none."""
    book = ORDERS.get(table.game)
    if book is None:
        return ()
    found = await rows.of_table(reader, table.id)
    return tuple(one for row in found if (one := _read(book, row)) is not None)


def _read(book: OrderBook, row: OrderRow) -> Held | None:
    try:
        return Held(row.id, row.user, book.decode(row.value), row.once, row.occasion)
    except InvalidOrder:
        _log.warning("order_unreadable", order=row.id)
        return None


def obey(table: Table, now: datetime, steps: tuple[Step, ...], orders: Sequence[Held]) -> Obeyed:
    """Let orders answer what these steps of a commit to a table have asked, and what follows."""
    if not orders:
        return Obeyed(steps)
    book = ORDERS[table.game]
    return _Obeying(table, now, steps, orders, book).all_done()


class _Obeying:
    def __init__(
        self,
        table: Table,
        now: datetime,
        steps: tuple[Step, ...],
        orders: Sequence[Held],
        book: OrderBook,
    ) -> None:
        self._table, self._now, self._steps, self._book = table, now, steps, book
        places = {kind: place for place, kind in enumerate(book.kinds)}
        self._orders = sorted(orders, key=lambda one: places[one.order.kind])
        self._begun: dict[int, str] = {}
        self._notices: dict[tuple[int, int], NewNotice] = {}
        """By order, and the question that it left open or `USED`."""

    def all_done(self) -> Obeyed:
        for _ in range(MOST):
            found = self._next()
            if found is None:
                break
            self._make(*found)
        else:
            found = self._next()
            if found is not None:
                self._tell(found[1], found[0], STOPPED)
        return Obeyed(
            self._steps,
            OrdersFollowed(
                tuple(self._begun.items()), self._ended(), tuple(self._notices.values())
            ),
        )

    @property
    def _now_asked(self) -> Iterator[int]:
        """The seats whose present question was asked by this commit."""
        for seat, question in enumerate(self._steps[-1].asked):
            # What was open before is left to its owner, who may have taken an answer back.
            if question is not None and question > self._table.number:
                yield seat

    def _next(self) -> tuple[int, Held, Move] | None:
        """The next answer, with the order that gives it."""
        for seat in self._now_asked:
            unable = list[tuple[Held, str]]()
            for one in self._of(seat):
                answer = self._answer(seat, one)
                if isinstance(answer, Unable):
                    unable.append((one, answer.code))
                elif answer is not None:
                    return seat, one, answer
            for one, code in unable:
                self._tell(one, seat, code)
        return None

    def _of(self, seat: int) -> Iterator[Held]:
        """The orders of a seat that can still be used."""
        user, occasion = self._table.seats[seat].user, self._occasion()
        for one in self._orders:
            begun = self._begun.get(one.id, one.occasion)
            if one.user == user and (not one.once or begun in (None, occasion)):
                yield one

    def _answer(self, seat: int, one: Held) -> Any:
        ruleset, state = self._table.ruleset, self._steps[-1].state
        legal = ruleset.legal_moves(state, seat)
        return self._book.answer(one.order, ruleset.view(state, seat), legal)

    def _occasion(self) -> str:
        return self._book.occasion(self._table.ruleset.view(self._steps[-1].state, None))

    def _make(self, seat: int, one: Held, move: Move) -> None:
        if one.once and one.occasion is None:
            self._begun.setdefault(one.id, self._occasion())
        ruleset, last = self._table.ruleset, self._steps[-1]
        number = last.entry.number + 1
        self._tell_used(one, ruleset.notation(move))
        done = ruleset.apply(last.state, seat, move)
        step = Step(
            entry=LogEntry(number, seat, ruleset.notation(move), done.events, self._now),
            user=one.user,
            cause=Cause.ORDER,
            reveals=done.reveals,
            state=done.state,
            asked=asked_after(ruleset, last.state, last.asked, done.state, seat, number),
        )
        self._steps = (*self._steps, step)

    def _tell(self, one: Held, seat: int, code: str) -> None:
        """Note for its owner, once a question, that an order left it open."""
        question = self._steps[-1].asked[seat] or 0
        notice = NewNotice(one.user, self._book.encode(one.order), (), code)
        self._notices[one.id, question] = notice

    def _tell_used(self, one: Held, move: str) -> None:
        """Note for its owner that an order answered; all its answers are told together."""
        known = self._notices.get((one.id, USED))
        before = () if known is None else known.moves
        text = self._book.encode(one.order)
        self._notices[one.id, USED] = NewNotice(one.user, text, (*before, move), "")

    def _ended(self) -> tuple[int, ...]:
        """Those given once whose occasion is over."""
        occasion = self._occasion()
        used = ((one.id, self._begun.get(one.id, one.occasion)) for one in self._orders)
        return tuple(order for order, when in used if when not in (None, occasion))
