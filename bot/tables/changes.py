"""Changing tables: one at a time each, once per interaction, written before anything is told."""

from __future__ import annotations

from asyncio import CancelledError
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AbstractAsyncContextManager, contextmanager
from datetime import datetime

import msgspec
from msgspec.structs import replace

from bot.tables import log
from bot.tables.batch import batch_of
from bot.tables.change import Rule
from bot.tables.errors import ChannelTaken, NoTable, TableBusy
from bot.tables.loading import Loader
from bot.tables.locks import Locks
from bot.tables.table import LogEntry, Table
from db import batches, interactions, tables
from db.connections import Connection
from db.errors import ChannelHeld, StoreBusy
from db.rows import AnswerRow, NewTable
from db.store import Store

Recall = Callable[[Connection, Table], Awaitable[Rule]]
"""Makes a rule for a request that depends on what the log tells of how a table came about."""


class Answer(msgspec.Struct, frozen=True):
    """What a request did."""

    table: Table
    seat: int | None = None
    entries: tuple[LogEntry, ...] = ()
    repeated: bool = False
    partly: bool = False
    over_ais: bool = False


class Changes:
    """Carries requests out on the store."""

    def __init__(self, store: Store, clock: Callable[[], datetime], loader: Loader) -> None:
        self.on_owed: Callable[[int], None] | None = None
        self._store = store
        self._clock = clock
        self._loader = loader
        self._tables = Locks()
        self._channels = Locks()

    async def make(self, verb: str, channel: int, interaction: int | None, rule: Rule) -> Answer:
        """Change the open table of a channel by a rule."""

        async def known(_reader: Connection, _table: Table) -> Rule:
            return rule

        return await self.recall(verb, channel, interaction, known)

    async def recall(
        self, verb: str, channel: int, interaction: int | None, recall: Recall
    ) -> Answer:
        """Change the open table of a channel by a rule that needs the log."""
        with busy_told():
            found = await self._look(verb, channel, interaction)
            if isinstance(found, Answer):
                return found
            async with self._tables.holding(found.id):
                # While we waited, the same press may have come twice, or the table have closed.
                table = await self._look(verb, channel, interaction)
                if isinstance(table, Answer):
                    return table
                if table.id != found.id:
                    raise NoTable
                async with self._store.reading() as reader:
                    rule = await recall(reader, table)
                answer = await self._commit(verb, table, interaction, rule)
        self.tell(answer.table.id)
        return answer

    async def open(
        self, verb: str, opening: NewTable, interaction: int | None, rule: Rule
    ) -> Answer:
        """Open a table in a channel that has none; the rule seats its host."""
        with busy_told():
            async with self._channels.holding(opening.channel):
                try:
                    found = await self._look(verb, opening.channel, interaction)
                except NoTable:
                    table = await self._insert(verb, opening, interaction, rule)
                else:
                    if isinstance(found, Answer):
                        return found
                    raise ChannelTaken(game=found.game, status=found.status.value)
        self.tell(table.id)
        return Answer(table)

    async def answered(self, verb: str, interaction: int) -> Table | None:
        """The table that an interaction has changed before."""
        async with self._store.reading() as reader:
            seen = await interactions.recall(reader, interaction, verb)
            return None if seen is None else await self._loader.by_id(reader, seen.table_id)

    def holding(self, table_id: int) -> AbstractAsyncContextManager[None]:
        """Let nobody change a table for as long as this is held."""
        return self._tables.holding(table_id)

    def tell(self, table_id: int) -> None:
        """Let delivery know that a committed table may owe something."""
        if self.on_owed is not None:
            self.on_owed(table_id)

    async def _look(self, verb: str, channel: int, interaction: int | None) -> Answer | Table:
        """The answer to an interaction seen before, else the channel's open table."""
        async with self._store.reading() as reader:
            if interaction is not None:
                seen = await interactions.recall(reader, interaction, verb)
                if seen is not None:
                    return await self._recalled(reader, seen)
            table = await self._loader.by_id(reader, await tables.open_id(reader, channel))
        if table is None:
            raise NoTable
        return table

    async def _recalled(self, reader: Connection, seen: AnswerRow) -> Answer:
        table = await self._loader.by_id(reader, seen.table_id)
        if table is None:
            raise NoTable
        if seen.first is None or seen.last is None:
            return Answer(table, seen.seat, repeated=True)
        count = seen.last - seen.first + 1
        entries = await log.read(
            reader, table.id, seen.seat, limit=count, since=seen.first, before=seen.last + 1
        )
        return Answer(table, seen.seat, entries, repeated=True)

    async def _commit(self, verb: str, table: Table, interaction: int | None, rule: Rule) -> Answer:
        now = self._clock()
        change = rule(table, now)
        batch = batch_of(table, change, now, verb, interaction)
        try:
            async with self._store.writing() as writer:
                await batches.write(writer, batch)
        except ChannelHeld as error:
            raise ChannelTaken(game=table.game, status=table.status.value) from error
        except CancelledError:
            # It may have reached the disk all the same, and then owes something.
            self.tell(table.id)
            raise
        changed = replace(change.table, version=table.version + 1)
        if change.steps and change.steps[-1].state is not None:
            self._loader.remember(table.id, changed.number, changed.state)
        entries = tuple(log.told(step.entry, change.seat) for step in change.steps)
        return Answer(changed, change.seat, entries, partly=change.partly, over_ais=change.over_ais)

    async def _insert(
        self, verb: str, opening: NewTable, interaction: int | None, rule: Rule
    ) -> Table:
        """Add the table and its first commit in one transaction."""
        try:
            async with self._store.writing() as writer:
                table_id = await tables.insert(writer, opening)
                table = await self._loader.by_id(writer, table_id)
                if table is None:
                    raise NoTable
                change = rule(table, opening.opened)
                batch = batch_of(table, change, opening.opened, verb, interaction)
                await batches.write(writer, batch)
        except ChannelHeld as error:
            raise ChannelTaken(game=opening.game, status=opening.status) from error
        return replace(change.table, version=table.version + 1)


@contextmanager
def busy_told() -> Iterator[None]:
    """A store that stays locked is the asker's to try again."""
    try:
        yield
    except StoreBusy as error:
        raise TableBusy from error
