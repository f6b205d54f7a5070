"""The table service: everything that can be asked of tables, free of Discord and of pixels."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, suppress
from datetime import datetime
from functools import partial
from typing import Any

import msgspec

from bot.games.registry import RULESETS
from bot.games.ruleset import Move
from bot.tables import closing, earlier, lobby, log, playing, starting, undoing
from bot.tables.ai_service import AiService
from bot.tables.change import Change, only
from bot.tables.changes import Changes, busy_told
from bot.tables.errors import (
    AlreadyStarted,
    NoTable,
    NotSeated,
    RuleOfAnotherGame,
    TableBroken,
    TableGone,
    UnknownGame,
)
from bot.tables.lessons import LessonService
from bot.tables.loading import Loader
from bot.tables.lobby import Wishes
from bot.tables.questions import seat_to_answer
from bot.tables.replays import ReplayService
from bot.tables.scratch import Scratch
from bot.tables.table import LogEntry, Occupant, Person, Played, Status, Table, Undone
from db import messages, outbox, seats, settings, snapshots, tables
from db.rows import NewTable
from db.store import Store


class TableService:
    """Opens tables, plays at them, finds them again.

    A request that raises has changed nothing. One that came with an interaction id seen before
    gets the answer it got then, across restarts too.
    """

    def __init__(
        self, store: Store, clock: Callable[[], datetime], new_seed: Callable[[], bytes]
    ) -> None:
        self._store = store
        self._clock = clock
        self._new_seed = new_seed
        self._loader = Loader()
        self._changes = Changes(store, clock, self._loader)
        self.ai = AiService(store, self._changes)
        self.lessons = LessonService(store, clock, self._changes, self._loader)
        self.replays = ReplayService(store, self._loader)

    @property
    def on_owed(self) -> Callable[[int], None] | None:
        """Called with a table's id after each commit, which may owe its channel something."""
        return self._changes.on_owed

    @on_owed.setter
    def on_owed(self, told: Callable[[int], None] | None) -> None:
        self._changes.on_owed = told

    def check_game(self, game: str, options: dict[str, Any]) -> None:
        """Raise what is wrong with a game and its house rules, before anything is opened."""
        if game not in RULESETS:
            raise UnknownGame(game=game)
        _check_rules(game, options)

    async def open_table(
        self,
        guild: int,
        channel: int,
        host: Person,
        game: str,
        locale: str,
        options: dict[str, Any] | None = None,
        interaction: int | None = None,
    ) -> Table:
        """Open a table with its host on the first seat."""
        chosen = options or {}
        self.check_game(game, chosen)
        opening = NewTable(
            guild=guild,
            channel=channel,
            game=game,
            status=Status.LOBBY,
            host=host.id,
            locale=locale,
            options=msgspec.json.encode(chosen).decode(),
            opened=self._clock(),
        )
        rule = partial(lobby.join, person=host)
        return (await self._changes.open("open", opening, interaction, rule)).table

    async def again(self, table: int, person: Person, interaction: int | None = None) -> Table:
        """Open a lobby like a table that is over, for the same people and AIs; any of theirs to do.

        Whoever asks for it becomes its host. Raises `ChannelTaken` while another table stands
        in that channel, `AlreadyStarted` while this one does.
        """
        over = await self.by_id(table)
        if over is None or over.is_private:
            raise TableGone
        if over.status.is_open:
            raise AlreadyStarted
        if over.seat_of(person.id) is None:
            raise NotSeated
        self.check_game(over.game, over.options)
        opening = NewTable(
            guild=over.guild,
            channel=over.channel,
            game=over.game,
            status=Status.LOBBY,
            host=person.id,
            locale=over.locale,
            options=msgspec.json.encode(over.options).decode(),
            opened=self._clock(),
            most=over.most,
        )
        asker = Occupant(person.id, person.name)
        occupants = [asker if who.user == person.id else who for who in over.seats]
        rule = partial(lobby.gather, occupants=occupants)
        return (await self._changes.open("again", opening, interaction, rule)).table

    async def opened_by(self, interaction: int) -> Table | None:
        """The table that an interaction has opened already."""
        return await self._changes.answered("open", interaction)

    async def changed_by(self, interaction: int) -> Table | None:
        """The table whose options an interaction has changed already."""
        return await self._changes.answered("options", interaction)

    async def join(
        self, channel: int, person: Person, interaction: int | None = None, table: int | None = None
    ) -> Table:
        """Take the next seat in the lobby.

        Here as below: with the id of a table it must be that one that stands in the channel.
        """
        rule = only(table, partial(lobby.join, person=person))
        return (await self._changes.make("join", channel, interaction, rule)).table

    async def leave(
        self, channel: int, user: int, interaction: int | None = None, table: int | None = None
    ) -> Table:
        """Get up in the lobby; the last one to leave closes the table."""
        rule = only(table, partial(lobby.leave, user=user))
        return (await self._changes.make("leave", channel, interaction, rule)).table

    async def remove(
        self,
        channel: int,
        user: int,
        target: int,
        interaction: int | None = None,
        table: int | None = None,
    ) -> Table:
        """Free the seat of somebody in the lobby; the host's to do."""
        rule = only(table, partial(lobby.remove, user=user, target=target))
        return (await self._changes.make("remove", channel, interaction, rule)).table

    async def change_options(
        self,
        channel: int,
        user: int,
        wishes: Wishes,
        interaction: int | None = None,
        table: int | None = None,
    ) -> Table:
        """Agree on something else before the start; the host's to do."""
        rule = only(table, partial(_agree, user=user, wishes=wishes))
        return (await self._changes.make("options", channel, interaction, rule)).table

    def check_options(self, table: Table, user: int, wishes: Wishes) -> None:
        """Raise what keeps somebody from changing a table's options so."""
        _agree(table, self._clock(), user=user, wishes=wishes)

    async def start(
        self, channel: int, user: int, interaction: int | None = None, table: int | None = None
    ) -> Table:
        """Begin the game; the host's to do."""
        rule = partial(starting.rule, user=user, seed=self._new_seed(), table_id=table)
        return (await self._changes.recall("start", channel, interaction, rule)).table

    async def cancel(
        self,
        channel: int,
        user: int,
        moderator: bool,
        interaction: int | None = None,
        table: int | None = None,
    ) -> Table:
        """Give a table up before its start; the host's or a moderator's to do."""
        rule = only(table, partial(closing.cancel, user=user, moderator=moderator))
        return (await self._changes.make("cancel", channel, interaction, rule)).table

    async def channel_gone(self, channel: int) -> None:
        """Close the lobby of a channel that was deleted; a game that is played is kept."""
        with suppress(NoTable, AlreadyStarted):
            await self._changes.make("abandon", channel, None, closing.abandon)

    async def end(
        self,
        channel: int,
        user: int,
        moderator: bool,
        interaction: int | None = None,
        table: int | None = None,
    ) -> Table:
        """Give a table up while it is played, an unreadable one too; it is kept."""
        rule = partial(closing.end, user=user, moderator=moderator, table_id=table)
        return (await self._changes.make("end", channel, interaction, rule)).table

    async def play(
        self,
        channel: int,
        user: int,
        moves: tuple[Move, ...],
        question: int | None = None,
        interaction: int | None = None,
        table: int | None = None,
        replaces: int | None = None,
    ) -> Played:
        """Make several small moves as one: all of them, or none.

        Whoever has a sealed answer and is not to act gives another one in its place; `replaces`
        is the log number of that answer, where nothing else is meant.
        """
        if not moves:
            raise ValueError("a batch needs a move")
        rule = partial(
            playing.rule,
            user=user,
            moves=moves,
            question=question,
            table_id=table,
            replaces=replaces,
        )
        done = await self._changes.recall("play", channel, interaction, rule)
        seat = -1 if done.seat is None else done.seat
        own = tuple(entry for entry in done.entries if entry.seat == seat)
        return Played(done.table, seat, own, done.repeated)

    async def undo(
        self,
        channel: int,
        user: int,
        whole_turn: bool = False,
        interaction: int | None = None,
        table: int | None = None,
    ) -> Undone:
        """Take back a sealed answer, else one's last action or all since one's turn began.

        What AIs have played since is taken back with it. Raises `NotYourMove` where another
        person moved since, `AiRevealed`, `MoveRevealed`, `NothingToUndo`.
        """
        rule = partial(undoing.rule, user=user, whole_turn=whole_turn, table_id=table)
        done = await self._changes.recall("undo", channel, interaction, rule)
        seat = -1 if done.seat is None else done.seat
        return Undone(done.table, seat, done.entries[0], done.partly, done.over_ais, done.repeated)

    async def scratch(self, channel: int, user: int) -> Scratch:
        """The position in which a seat may answer, to try moves on."""
        table = await self.table(channel)
        seat, state = seat_to_answer(table, user)
        return Scratch(table.ruleset, state, seat)

    async def find(self, channel: int) -> Table | None:
        """The open table of a channel; an unreadable one says so by `broken`."""
        async with self._store.reading() as reader:
            return await self._loader.by_id(reader, await tables.open_id(reader, channel))

    async def table(self, channel: int) -> Table:
        """The open table of a channel, readable; raises `NoTable`, `TableBroken`."""
        table = await self.find(channel)
        if table is None:
            raise NoTable
        if table.broken:
            raise TableBroken(table=table.id)
        return table

    async def latest(self, channel: int) -> Table | None:
        """The newest table of a channel, open or not."""
        async with self._store.reading() as reader:
            return await self._loader.by_id(reader, await tables.latest_id(reader, channel))

    async def by_id(self, table_id: int) -> Table | None:
        """A table by its id, open or not."""
        async with self._store.reading() as reader:
            return await self._loader.by_id(reader, table_id)

    async def before(self, table: Table) -> Any | None:
        """The position of a table before its last action; None where there was none."""
        async with self._store.reading() as reader:
            return await earlier.before_last(reader, table)

    async def rounds(self, table: Table) -> tuple[bytes, ...]:
        """The last position that is kept of each round, as the store has it."""
        async with self._store.reading() as reader:
            kept = await snapshots.by_round(reader, table.id)
        return tuple(row.state for row in kept)

    async def open_tables(self, guild: int | None) -> tuple[Table, ...]:
        """The open tables of one guild, or of all, oldest first."""
        async with self._store.reading() as reader:
            ids = await tables.open_ids(reader, guild)
            found = [await self._loader.by_id(reader, table_id) for table_id in ids]
        return tuple(table for table in found if table is not None)

    async def tables_of(self, user: int) -> tuple[Table, ...]:
        """The open tables at which a user sits, or lets an AI play, oldest first."""
        async with self._store.reading() as reader:
            ids = await tables.open_ids_of(reader, user)
            found = [await self._loader.by_id(reader, table_id) for table_id in ids]
        return tuple(table for table in found if table is not None)

    async def log(
        self,
        table_id: int,
        seat: int | None,
        limit: int = 20,
        before: int | None = None,
        since: int = 0,
        taken_back: bool = True,
    ) -> tuple[LogEntry, ...]:
        """The newest rows of a log as a seat (None: a spectator) may read them, newest last.

        Rows that were taken back say so, or are left out.
        """
        window = partial(log.read, limit=limit, since=since, before=before, taken_back=taken_back)
        async with self._store.reading() as reader:
            entries = await window(reader, table_id, seat)
            return await log.numbered(reader, table_id, seat, entries)

    def holding(self, table_id: int) -> AbstractAsyncContextManager[None]:
        """Keep a table as it is for as long as this is held."""
        return self._changes.holding(table_id)

    async def moment_began(self, table: Table) -> int:
        """The log number of the row that led into the moment in which a table is played on."""
        moment = table.ruleset.moment(table.state)
        async with self._store.reading() as reader:
            return await snapshots.moment_began(reader, table.id, moment.round, moment.key)

    async def refresh_name(self, channel: int, person: Person) -> None:
        """Keep the present display name of somebody who sits in a channel's open table."""
        table = await self.find(channel)
        seat = None if table is None else table.seat_of(person.id)
        if table is None or seat is None or table.seats[seat].name == person.name:
            return
        with busy_told():
            async with self._store.writing() as writer:
                await seats.rename(writer, table.id, person.id, person.name)

    async def user_locale(self, user: int) -> str | None:
        """The language that a user has chosen for private answers; None: automatic."""
        async with self._store.reading() as reader:
            return await settings.locale(reader, user)

    async def set_user_locale(self, user: int, locale: str | None) -> None:
        """Keep a user's choice of language; None: automatic."""
        with busy_told():
            async with self._store.writing() as writer:
                await settings.set_locale(writer, user, locale)

    async def repost_boards(self) -> None:
        """Owe every open table's message anew, where the channels have lost all messages."""
        now = self._clock()
        async with self._store.writing() as writer:
            await messages.forget_all(writer)
            ids = await tables.open_ids(writer, None)
            for table_id in ids:
                await outbox.owe_board_again(writer, table_id, now)
        for table_id in ids:
            self._changes.tell(table_id)


def _agree(table: Table, now: datetime, *, user: int, wishes: Wishes) -> Change:
    changed = lobby.change(table, now, user=user, wishes=wishes)
    _check_rules(table.game, wishes.rules)
    return changed


def _check_rules(game: str, chosen: dict[str, Any]) -> None:
    """Raise `RuleOfAnotherGame`, or `InvalidOptions` for what no game knows."""
    own = RULESETS[game].option_names()
    known = {rule for ruleset in RULESETS.values() for rule in ruleset.option_names()}
    for rule in chosen:
        if rule in known and rule not in own:
            raise RuleOfAnotherGame(game=game, rule=rule)
    RULESETS[game].options(chosen)
