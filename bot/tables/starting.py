"""The start: what the table plays by is fixed, the seed is committed to, the first are asked."""

from __future__ import annotations

from datetime import datetime
from hashlib import sha256

from msgspec.structs import replace

from bot.tables.change import Beginning, Cause, Change, Debt, Kind, Step, pings
from bot.tables.errors import AlreadyStarted, OnlyHost, TableBroken, TooFewPlayers
from bot.tables.table import LogEntry, Status, Table

FIRST = 1
"""The log number of every start."""


def start(table: Table, now: datetime, *, user: int, seed: bytes) -> Change:
    """Set up the game for those who sit here, in the order in which they joined."""
    _may_start(table, user)
    ruleset = table.ruleset
    catalogue = ruleset.shipped_catalogue()
    digest = ruleset.learn_catalogue(catalogue)
    state = ruleset.new_game(len(table.seats), seed, ruleset.options(table.options))
    to_act = ruleset.to_act(state)
    asked = tuple(FIRST if seat in to_act else None for seat in range(len(table.seats)))
    started = replace(
        table,
        status=Status.PLAYING,
        state=state,
        seed_commitment=sha256(seed).hexdigest(),
        asked=asked,
        waiting_since=now,
        number=FIRST,
    )
    entry = LogEntry(FIRST, None, "start", (), now)
    return Change(
        table=started,
        steps=(Step(entry=entry, user=user, cause=Cause.HOST, state=state, asked=asked),),
        beginning=Beginning(ruleset.version, digest, catalogue, seed),
        debts=(Debt(Kind.BOARD), *pings(started, started.asked_seats)),
        # The board's message takes the place of the lobby's.
        superseded=Kind.LOBBY,
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
