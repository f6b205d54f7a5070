"""The start: what the table plays by is fixed, the seed is committed to, the first are asked."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from functools import partial
from hashlib import sha256

from msgspec.structs import replace

from bot.tables.change import Beginning, Cause, Change, Debt, Kind, Rule, Step, only, pings
from bot.tables.errors import AlreadyStarted, OnlyHost, TableBroken, TooFewPlayers
from bot.tables.ordering import Held, held, obey
from bot.tables.table import LogEntry, Status, Table
from db.connections import Connection

FIRST = 1
"""The log number of every start."""


async def rule(
    reader: Connection, table: Table, *, user: int, seed: bytes, table_id: int | None
) -> Rule:
    """How the start changes a table."""
    orders = await held(reader, table)
    return only(table_id, partial(start, user=user, seed=seed, orders=orders))


def start(
    table: Table, now: datetime, *, user: int, seed: bytes, orders: Sequence[Held] = ()
) -> Change:
    """Set up the game for those who sit here, in the order in which they joined.

    Standing orders answer what is asked first.
    """
    _may_start(table, user)
    ruleset = table.ruleset
    catalogue = ruleset.shipped_catalogue()
    digest = ruleset.learn_catalogue(catalogue)
    state = ruleset.new_game(len(table.seats), seed, ruleset.options(table.options))
    to_act = ruleset.to_act(state)
    asked = tuple(FIRST if seat in to_act else None for seat in range(len(table.seats)))
    entry = LogEntry(FIRST, None, "start", (), now)
    begun = Step(entry=entry, user=user, cause=Cause.HOST, state=state, asked=asked)
    obeyed = obey(table, now, (begun,), orders)
    last = obeyed.steps[-1]
    started = replace(
        table,
        status=Status.PLAYING,
        state=last.state,
        seed_commitment=sha256(seed).hexdigest(),
        asked=last.asked,
        waiting_since=now,
        number=last.entry.number,
    )
    return Change(
        table=started,
        steps=obeyed.steps,
        beginning=Beginning(ruleset.version, digest, catalogue, seed),
        debts=(Debt(Kind.BOARD), *pings(started, started.asked_seats)),
        # The board's message takes the place of the lobby's.
        superseded=Kind.LOBBY,
        followed=obeyed.followed,
    )


def _may_start(table: Table, user: int) -> None:
    if table.status is not Status.LOBBY:
        raise AlreadyStarted
    if table.host != user:
        raise OnlyHost(host=table.host)
    if table.broken:
        raise TableBroken(table=table.id)
    have, allowed = len(table.seats), table.ruleset.seats
    if have not in allowed:
        need = min((seats for seats in allowed if seats > have), default=max(allowed))
        raise TooFewPlayers(have=have, need=need)
