"""From the store's rows to tables. A position comes from its snapshot, never from the log."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec
import structlog

from bot.games.errors import GameError
from bot.games.registry import RULESETS
from bot.games.ruleset import AnyRuleset
from bot.players.level import Level
from bot.tables.pausing import is_paused
from bot.tables.table import Occupant, Status, Table
from db import catalogues, tables
from db.connections import Connection
from db.rows import SeatRow, Stored

_log = structlog.get_logger(__name__)

_KEPT = 256
"""Positions kept decoded; more tables than are played at the same time."""


class _Unreadable(Exception):
    """The present release has no reading for a stored position; its argument says why."""


class Loader:
    """Reads tables, and remembers their decoded positions.

    A log number stands for one position for ever, so a remembered one cannot be stale.
    """

    def __init__(self) -> None:
        self._states: OrderedDict[int, tuple[int, Any]] = OrderedDict()
        self._learnt: set[tuple[str, str]] = set()
        self._complained: set[int] = set()

    async def by_id(self, reader: Connection, table_id: int | None) -> Table | None:
        """A table; one that cannot be read says so by `broken`."""
        stored = None if table_id is None else await tables.by_id(reader, table_id)
        if stored is None:
            return None
        table = _plain(stored)
        try:
            state = await self._state(reader, stored)
        except _Unreadable as error:
            self._complain(table, str(error))
            return msgspec.structs.replace(table, broken=True)
        paused = await is_paused(reader, table)
        return msgspec.structs.replace(table, state=state, paused=paused)

    def remember(self, table_id: int, number: int, state: Any) -> None:
        """Keep the position after a log number at hand."""
        self._states[table_id] = (number, state)
        self._states.move_to_end(table_id)
        if len(self._states) > _KEPT:
            self._states.popitem(last=False)

    async def _state(self, reader: Connection, stored: Stored) -> Any:
        row, snapshot = stored.table, stored.snapshot
        if row.game not in RULESETS:
            raise _Unreadable("unknown game")
        if row.status in (Status.LOBBY, Status.CANCELLED):
            return None
        ruleset = RULESETS[row.game]
        if row.rules_version != ruleset.version:
            raise _Unreadable(f"rules of version {row.rules_version}")
        if snapshot is None or row.catalogue is None:
            raise _Unreadable("no snapshot")
        number, state = self._states.get(row.id, (None, None))
        if number != snapshot.number:
            await self._learn(reader, row.game, row.catalogue)
            state = _decoded(ruleset, snapshot.state)
            self.remember(row.id, snapshot.number, state)
        return state

    def _complain(self, table: Table, reason: str) -> None:
        """Tell the operator once of each table that cannot be read."""
        if table.id not in self._complained:
            self._complained.add(table.id)
            _log.warning("table_unreadable", table=table.id, game=table.game, reason=reason)

    async def _learn(self, reader: Connection, game: str, digest: str) -> None:
        if (game, digest) in self._learnt:
            return
        raw = await catalogues.read(reader, digest)
        if raw is None:
            raise _Unreadable("no catalogue")
        try:
            RULESETS[game].learn_catalogue(raw)
        except GameError as error:
            raise _Unreadable(error.code) from error
        self._learnt.add((game, digest))


def _decoded(ruleset: AnyRuleset, data: bytes) -> Any:
    try:
        return ruleset.decode_state(data)
    except GameError as error:
        raise _Unreadable(error.code) from error


def _occupant(row: SeatRow) -> Occupant:
    return Occupant(row.user, row.name, None if row.ai is None else Level(row.ai), row.owner)


def _plain(stored: Stored) -> Table:
    row, snapshot = stored.table, stored.snapshot
    return Table(
        id=row.id,
        guild=row.guild,
        channel=row.channel,
        game=row.game,
        status=Status(row.status),
        version=row.version,
        host=row.host,
        locale=row.locale,
        options=msgspec.json.decode(row.options, type=dict[str, Any]),
        seats=tuple(map(_occupant, stored.seats)),
        opened=row.opened,
        most=row.most,
        seed_commitment=row.seed_commitment,
        asked=() if snapshot is None else snapshot.asked,
        waiting_since=row.waiting_since,
        number=stored.number,
        closed=row.closed,
    )
