"""What tables owe to their channels, and which of our messages stand there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from datetime import datetime
from itertools import groupby

import msgspec

from bot.games.ruleset import Moment, moment_of
from bot.tables.change import Kind
from db import messages, outbox
from db.rows import BoardRow, OwedRow, PingRow
from db.store import Store


class Owed(msgspec.Struct, frozen=True):
    """One thing that a table owes to its channel since a commit."""

    id: int
    """Never used again: the nonce of its message."""
    table: int
    kind: Kind
    version: int
    """The commit that owes it."""
    seat: int | None
    """Whom a ping calls."""
    moment: Moment | None
    """Which part of the game a board shows; None where the position cannot be read."""
    log_from: int | None
    """The first log number whose lines a board tells."""
    created: datetime
    attempts: int
    """How often sending it has failed."""


class BoardMessage(msgspec.Struct, frozen=True):
    """The message that shows a table at present."""

    channel: int
    message: int
    moment: Moment | None
    """None for the lobby's message."""
    posted_at: datetime
    told_from: int | None = None
    """The first log number whose lines the message tells."""


class PingMessage(msgspec.Struct, frozen=True):
    """A message that called one seat or several."""

    message: int
    channel: int
    awaited: tuple[int, ...]
    """Those that it calls with reason."""
    answered: tuple[int, ...]
    """Those that are no longer to act."""
    attempts: int = 0
    """How often editing or deleting it has failed."""


class Outbox:
    """The store's side of delivery: what to send, what was sent."""

    def __init__(self, store: Store, clock: Callable[[], datetime]) -> None:
        self._store = store
        self._clock = clock

    async def due(self, table_id: int) -> tuple[Owed, ...]:
        """What a table owes now, oldest first.

        While one debt waits for its retry, all of its kind wait, so that none is overtaken.
        """
        async with self._store.reading() as reader:
            found = await outbox.due(reader, table_id, self._clock())
        return tuple(_owed(row) for row in found)

    async def tables_due(self) -> tuple[int, ...]:
        """Tables with something to send, or a ping to delete."""
        async with self._store.reading() as reader:
            return await outbox.tables_due(reader, self._clock())

    async def next_due(self) -> datetime | None:
        """When the next retry is due; None: nothing waits."""
        async with self._store.reading() as reader:
            return await outbox.next_due(reader, self._clock())

    async def done(self, owed_ids: Iterable[int]) -> None:
        """Strike out what was delivered."""
        async with self._store.writing() as writer:
            await outbox.settle(writer, owed_ids)

    async def failed(self, owed_id: int, retry_at: datetime) -> None:
        """Put a debt off."""
        async with self._store.writing() as writer:
            await outbox.postpone(writer, owed_id, retry_at)

    async def board_message(self, table_id: int) -> BoardMessage | None:
        """The message that shows a table; None before the first and after it was lost."""
        async with self._store.reading() as reader:
            row = await messages.board(reader, table_id)
        if row is None:
            return None
        moment = _moment(row.round, row.phase)
        return BoardMessage(row.channel, row.message, moment, row.posted, row.told_from)

    async def remember_board(
        self, table_id: int, board: BoardMessage, settled: Iterable[int] = ()
    ) -> None:
        """Keep which message shows a table now, and strike out the debts that this paid."""
        moment = board.moment
        row = BoardRow(
            board.channel,
            board.message,
            None if moment is None else moment.round,
            None if moment is None else moment.key,
            board.posted_at,
            board.told_from,
        )
        async with self._store.writing() as writer:
            await messages.remember_board(writer, table_id, row)
            await outbox.settle(writer, settled)

    async def forget_board(self, table_id: int) -> None:
        """Forget a message that is gone from its channel."""
        async with self._store.writing() as writer:
            await messages.forget_board(writer, table_id)

    async def remember_ping(self, owed: Iterable[Owed], channel: int, message: int) -> None:
        """Keep a call that was sent and strike out its debts.

        If a seat acted while the call was on its way, `pings` names it at once.
        """
        debts = list(owed)
        called = {debt.id: debt.seat for debt in debts if debt.seat is not None}
        async with self._store.writing() as writer:
            await messages.remember_pings(writer, debts[0].table, message, channel, called)

    async def pings(self, table_id: int) -> tuple[PingMessage, ...]:
        """Calls that name a seat which is no longer to act: to be edited or deleted now."""
        async with self._store.reading() as reader:
            found = await messages.answered_pings(reader, table_id, self._clock())
        return tuple(
            _ping(message, tuple(rows))
            for message, rows in groupby(found, key=lambda row: row.message)
        )

    async def ping_failed(self, message: int, retry_at: datetime) -> None:
        """Put off what is to be done with a call."""
        async with self._store.writing() as writer:
            await messages.postpone_ping(writer, message, retry_at)

    async def forget_ping(self, message: int, seats: Iterable[int]) -> None:
        """Forget seats that a call no longer names."""
        async with self._store.writing() as writer:
            await messages.forget_pings(writer, message, seats)


def _ping(message: int, rows: Sequence[PingRow]) -> PingMessage:
    return PingMessage(
        message,
        rows[0].channel,
        tuple(row.seat for row in rows if not row.answered),
        tuple(row.seat for row in rows if row.answered),
        rows[0].attempts,
    )


def _owed(row: OwedRow) -> Owed:
    return Owed(
        row.id,
        row.table_id,
        Kind(row.kind),
        row.version,
        row.seat,
        _moment(row.round, row.phase),
        row.log_from,
        row.created,
        row.attempts,
    )


def _moment(round_: int | None, key: str | None) -> Moment | None:
    return None if round_ is None or key is None else moment_of(round_, key)
