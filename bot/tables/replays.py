"""Games that can be looked at again: every moment as spectators saw it, and what led to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.games.errors import GameError
from bot.games.ruleset import Moment, moment_of
from bot.tables import log
from bot.tables.errors import TableBroken
from bot.tables.loading import Loader
from bot.tables.table import LogEntry, Status, Table
from db import snapshots, tables
from db.rows import SnapshotRow
from db.store import Store

ROWS = 100_000
"""More rows than a log has."""


class Still(msgspec.Struct, frozen=True):
    """The last position of one moment; the very first position is one as well."""

    moment: Moment
    state: bytes
    """As the store has it."""
    entries: tuple[LogEntry, ...]
    """What has led to it since the still before, as spectators may know it; none taken back."""


class Replay(msgspec.Struct, frozen=True):
    """A game from its first position to the newest one."""

    table: Table
    stills: tuple[Still, ...]

    @property
    def is_finished(self) -> bool:
        """Whether a score sheet follows the last still."""
        return self.table.status is Status.FINISHED

    def view(self, at: int) -> Any:
        """What a spectator saw in a still; raises `TableBroken` where it cannot be read."""
        ruleset = self.table.ruleset
        try:
            return ruleset.view(ruleset.decode_state(self.stills[at].state), None)
        except GameError as error:
            raise TableBroken(table=self.table.id) from error


class ReplayService:
    """Finds the games of a channel, and what they went through."""

    def __init__(self, store: Store, loader: Loader) -> None:
        self._store = store
        self._loader = loader

    async def begun(self, channel: int, limit: int) -> tuple[Table, ...]:
        """A channel's newest tables that have begun to play, over or not, newest first."""
        async with self._store.reading() as reader:
            ids = await tables.begun_ids(reader, channel, limit)
            found = [await self._loader.by_id(reader, table_id) for table_id in ids]
        return tuple(table for table in found if table is not None)

    async def of(self, table: Table) -> Replay:
        """The course of a game; raises `TableBroken` where this release cannot read it."""
        if table.broken:
            raise TableBroken(table=table.id)
        async with self._store.reading() as reader:
            kept = await snapshots.every(reader, table.id)
            entries = await log.read(reader, table.id, None, limit=ROWS, taken_back=False)
        # That something was taken back is no part of the game that stands.
        standing = [entry for entry in entries if not entry.takes_back]
        return Replay(table, tuple(_stills(kept, standing)))


def _stills(kept: Iterable[SnapshotRow], entries: Iterable[LogEntry]) -> Iterator[Still]:
    """Each position with the rows up to its own; the last one with all that are left."""
    rows, left = [*kept], [*entries]
    for row in rows:
        is_last = row is rows[-1]
        told = [entry for entry in left if is_last or entry.number <= row.number]
        left = left[len(told) :]
        yield Still(moment_of(row.round, row.phase), row.state, tuple(told))
