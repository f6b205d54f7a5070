"""Standing orders as their owners give, see, change and cancel them; nobody else can."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from bot.games.errors import InvalidMove
from bot.games.registry import RULESETS
from bot.games.ruleset import Move
from bot.orders.order import InvalidOrder, Order
from bot.orders.registry import ORDERS
from bot.tables.changes import busy_told
from bot.tables.errors import (
    NoSuchOrder,
    NotSeated,
    OrderGone,
    SeatHandedOver,
    TableBroken,
    TableClosed,
    TableGone,
)
from bot.tables.locks import Locks
from bot.tables.ordering import Held, held
from bot.tables.service import TableService
from bot.tables.table import Table
from db import orders as rows
from db.rows import NoticeRow
from db.store import Store


class Notice(msgspec.Struct, frozen=True):
    """What somebody is still to be told of an order."""

    id: int
    table: int
    order: Order
    moves: tuple[Move, ...]
    """What it answered; none where it could not."""
    code: str
    """Why it could not answer; empty where it did."""


class StandingOrders:
    """All that is asked of standing orders. A request that raises has changed nothing."""

    def __init__(self, store: Store, tables: TableService) -> None:
        self._store = store
        self._tables = tables
        self._telling = Locks()

    async def of(self, table: Table, user: int) -> tuple[Held, ...]:
        """Somebody's own orders at a table, in the order in which they are asked."""
        async with self._store.reading() as reader:
            found = await held(reader, table)
        places = [*ORDERS[table.game].kinds]
        own = (one for one in found if one.user == user)
        return tuple(sorted(own, key=lambda one: places.index(one.order.kind)))

    async def give(self, table_id: int, user: int, order: Order, *, once: bool) -> None:
        """Give an order, in place of the one of its kind. It answers what is asked from now on.

        Raises `NoSuchOrder` for what cannot be ordered; like all here `NotSeated`, `TableGone`,
        `TableClosed`, `TableBroken`.
        """
        async with self._tables.holding(table_id):
            table = await self.table(table_id, user)
            book = ORDERS[table.game]
            try:
                book.check(order, None if table.state is None else table.view(table.seat_of(user)))
            except InvalidOrder as error:
                raise NoSuchOrder from error
            with busy_told():
                async with self._store.writing() as writer:
                    text = book.encode(order)
                    await rows.give(writer, table_id, user, order.kind, text, once=once)

    async def set_once(self, table_id: int, user: int, kind: str, *, once: bool) -> None:
        """Let an order answer once, or always; raises `OrderGone` where there is none."""
        async with self._tables.holding(table_id):
            await self.table(table_id, user)
            with busy_told():
                async with self._store.writing() as writer:
                    found = await rows.set_once(writer, table_id, user, kind, once=once)
        if not found:
            raise OrderGone

    async def cancel(self, table_id: int, user: int, kind: str) -> None:
        """Take an order back; raises `OrderGone` where there is none."""
        async with self._tables.holding(table_id):
            await self.table(table_id, user)
            with busy_told():
                async with self._store.writing() as writer:
                    found = await rows.cancel(writer, table_id, user, kind)
        if not found:
            raise OrderGone

    async def table(self, table_id: int, user: int) -> Table:
        """A table at which somebody may give orders; raises why there is none."""
        table = await self._tables.by_id(table_id)
        if table is None:
            raise TableGone
        if not table.status.is_open:
            raise TableClosed
        if table.broken:
            raise TableBroken(table=table.id)
        if table.seat_of(user) is None:
            raise NotSeated if table.handed_over_by(user) is None else SeatHandedOver
        return table

    async def notices(self, user: int) -> tuple[Notice, ...]:
        """What somebody is still to be told, oldest first."""
        async with self._store.reading() as reader:
            found = await rows.notices(reader, user)
        ids = dict.fromkeys(row.table_id for row in found)
        tables = {number: await self._tables.by_id(number) for number in ids}
        read = (_notice(row, tables[row.table_id]) for row in found)
        return tuple(notice for notice in read if notice is not None)

    @asynccontextmanager
    async def telling(self, user: int) -> AsyncIterator[tuple[Notice, ...]]:
        """What somebody is told now; it is struck out unless that fails. One telling at a time."""
        async with self._telling.holding(user):
            found = await self.notices(user)
            yield found
            if found:
                async with self._store.writing() as writer:
                    await rows.forget_notices(writer, user, found[-1].id)


def _notice(row: NoticeRow, table: Table | None) -> Notice | None:
    """A notice; None for one that this release cannot read."""
    if table is None or table.game not in ORDERS:
        return None
    try:
        order = ORDERS[table.game].decode(row.value)
        moves = tuple(map(RULESETS[table.game].parse, row.moves))
    except (InvalidOrder, InvalidMove):
        return None
    return Notice(row.id, row.table_id, order, moves, row.code)
