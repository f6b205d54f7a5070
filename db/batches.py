"""All that one commit writes, in one go: table, seats, log, position, debts, the answer."""

from __future__ import annotations

from datetime import datetime

import msgspec

from db import (
    catalogues,
    interactions,
    messages,
    moves,
    orders,
    outbox,
    seats,
    snapshots,
    tables,
    undone,
)
from db.connections import Connection
from db.rows import AnswerRow, MoveRow, NewOwed, OrdersFollowed, SeatRow, SnapshotRow


class Beginning(msgspec.Struct, frozen=True):
    """What the start of a game fixes."""

    rules_version: int
    catalogue: str
    catalogue_bytes: bytes
    seed: bytes
    seed_commitment: str


class Batch(msgspec.Struct, frozen=True, kw_only=True):
    """One commit to one table."""

    table_id: int
    expected: int
    """The version on which this builds; the commit raises it by one."""
    at: datetime
    channel: int
    status: str
    host: int
    locale: str
    options: str
    """House rules as a JSON object."""
    most: int | None
    """How many may sit down; None: as many as the game allows."""
    closed: datetime | None
    waiting_since: datetime | None
    seats: tuple[SeatRow, ...] | None = None
    """A lobby seated anew; None: as before."""
    handed_on: tuple[SeatRow, ...] = ()
    """Seats that change hands in the middle of the game."""
    beginning: Beginning | None = None
    moves: tuple[MoveRow, ...] = ()
    snapshots: tuple[SnapshotRow, ...] = ()
    undone: tuple[tuple[int, int], ...] = ()
    """Numbers of rows that are taken back, each with the number of the row that does it."""
    replaced: int | None = None
    """The number of a snapshot that is kept no longer."""
    followed: OrdersFollowed = OrdersFollowed()
    """What became of standing orders."""
    owed: tuple[NewOwed, ...] = ()
    superseded: str | None = None
    """A kind of debt that this commit makes void."""
    relieved: tuple[int, ...] = ()
    """Seats that were to act and are no longer."""
    interaction: int | None = None
    verb: str = ""
    seat: int | None = None
    """The seat that the interaction acted for."""


async def write(writer: Connection, batch: Batch) -> None:
    """Write a commit inside the caller's transaction; raises `VersionConflict`, `ChannelHeld`."""
    await tables.change(
        writer,
        batch.table_id,
        batch.expected,
        channel=batch.channel,
        status=batch.status,
        host=batch.host,
        locale=batch.locale,
        options=batch.options,
        most=batch.most,
        closed=batch.closed,
        waiting_since=batch.waiting_since,
    )
    if batch.seats is not None:
        await seats.arrange(writer, batch.table_id, batch.seats)
    for row in batch.handed_on:
        await seats.hand_on(writer, batch.table_id, row)
    if batch.beginning is not None:
        await _begin(writer, batch.table_id, batch.beginning)
    await moves.append(writer, batch.table_id, batch.moves)
    if batch.undone:
        await undone.take_back(writer, batch.table_id, batch.undone)
        await snapshots.drop_from(writer, batch.table_id, min(batch.undone)[0])
    if batch.replaced is not None:
        await snapshots.drop(writer, batch.table_id, batch.replaced)
    await snapshots.add(writer, batch.table_id, batch.snapshots)
    await orders.follow(writer, batch.table_id, batch.followed)
    await orders.end_with_tenures(writer, batch.table_id)
    await _owe(writer, batch)
    if batch.interaction is not None:
        await interactions.remember(writer, batch.interaction, batch.verb, _answer(batch), batch.at)


async def _begin(writer: Connection, table_id: int, beginning: Beginning) -> None:
    await catalogues.keep(writer, beginning.catalogue, beginning.catalogue_bytes)
    await tables.begin(
        writer,
        table_id,
        rules_version=beginning.rules_version,
        catalogue=beginning.catalogue,
        seed=beginning.seed,
        seed_commitment=beginning.seed_commitment,
    )


async def _owe(writer: Connection, batch: Batch) -> None:
    await messages.relieve(writer, batch.table_id, batch.relieved)
    if batch.superseded is not None:
        await outbox.settle_kind(writer, batch.table_id, batch.superseded)
    await outbox.owe(writer, batch.table_id, batch.expected + 1, batch.owed, batch.at)


def _answer(batch: Batch) -> AnswerRow:
    numbers = [move.number for move in batch.moves]
    return AnswerRow(
        batch.table_id, batch.seat, min(numbers, default=None), max(numbers, default=None)
    )
