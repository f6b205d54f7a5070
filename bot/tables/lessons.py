"""Lessons: a person learns a game at a table of their own, against AIs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from functools import partial

from bot.lessons.lesson import Lesson, Progress, Way, go_on, read_on, step_of
from bot.lessons.registry import LESSONS
from bot.lessons.story import Row, Story
from bot.players.level import Level
from bot.tables import closing, lobby, log, starting
from bot.tables.change import Change
from bot.tables.changes import Changes, busy_told
from bot.tables.errors import ChannelTaken, NoTable, NotYourLesson, UnknownGame
from bot.tables.loading import Loader
from bot.tables.private import private_channel
from bot.tables.table import Person, Status, Table
from db import lessons, tables
from db.rows import NewTable
from db.store import Store

ROWS = 10_000
"""More rows than a game has: a lesson looks at all of its own."""


class LessonService:
    """Opens lessons, finds them again, and knows how far each learner is."""

    def __init__(
        self, store: Store, clock: Callable[[], datetime], changes: Changes, loader: Loader
    ) -> None:
        self._store = store
        self._clock = clock
        self._changes = changes
        self._loader = loader

    async def find(self, user: int, game: str) -> Table | None:
        """The open lesson of a user in a game; an unreadable one says so by `broken`."""
        async with self._store.reading() as reader:
            found = await tables.open_id(reader, private_channel(user, game))
            return await self._loader.by_id(reader, found)

    async def open(
        self, person: Person, game: str, locale: str, interaction: int | None = None
    ) -> Table:
        """Seat a learner with AIs and begin; where the lesson is open already, take it up.

        Raises `UnknownGame`.
        """
        if game not in LESSONS:
            raise UnknownGame(game=game)
        opening = NewTable(
            guild=0,
            channel=private_channel(person.id, game),
            game=game,
            status=Status.LOBBY,
            host=person.id,
            locale=locale,
            options="{}",
            opened=self._clock(),
        )
        rule = partial(_begin, person=person, lesson=LESSONS[game])
        try:
            return (await self._changes.open("learn", opening, interaction, rule)).table
        except ChannelTaken:
            found = await self.find(person.id, game)
            if found is None:
                raise
            return found

    async def anew(
        self, table: Table, person: Person, locale: str, interaction: int | None = None
    ) -> Table:
        """Give a lesson up, be it readable or not, and begin it again from the first step.

        One that was given up or played out before is left alone, and so is the one after it.
        """
        if table.host != person.id:
            raise NotYourLesson
        if table.status is Status.PLAYING:
            rule = partial(closing.end, user=person.id, moderator=False, table_id=table.id)
            await self._changes.make("learn-anew", table.channel, interaction, rule)
        return await self.open(person, table.game, locale, interaction)

    async def forward(self, table: Table) -> Way:
        """How far a learner is, now that things have happened at the table."""
        before, lesson = await self.progress(table), LESSONS[table.game]
        if step_of(lesson, before) is None:
            return Way(before)
        way = go_on(lesson, before, await self.story(table))
        return await self._kept(table, before, way)

    async def read(self, table: Table, step: int) -> Way:
        """The learner has read a step and goes on; what was read before is not read again."""
        before = await self.progress(table)
        way = read_on(LESSONS[table.game], before, step, await self.story(table))
        return await self._kept(table, before, way)

    async def progress(self, table: Table) -> Progress:
        """How far a learner was last."""
        async with self._store.reading() as reader:
            found = await lessons.progress(reader, table.id)
        return Progress() if found is None else Progress(*found)

    async def story(self, table: Table) -> Story:
        """What a learner has lived through; raises `NoTable` where nobody learns."""
        seat = table.seat_of(table.host)
        if seat is None or table.state is None:
            raise NoTable
        async with self._store.reading() as reader:
            entries = await log.read(reader, table.id, seat, limit=ROWS, taken_back=False)
        rows = tuple(
            Row(entry.number, entry.seat, entry.events, bool(entry.takes_back)) for entry in entries
        )
        legal = table.ruleset.legal_moves(table.state, seat)
        return Story(seat, table.view(seat), legal, rows)

    async def _kept(self, table: Table, before: Progress, way: Way) -> Way:
        if way.progress != before:
            with busy_told():
                async with self._store.writing() as writer:
                    await lessons.keep(writer, table.id, way.progress.step, way.progress.since)
        return way


def _begin(table: Table, now: datetime, *, person: Person, lesson: Lesson) -> Change:
    """Seat everybody and start at once."""
    table = lobby.join(table, now, person=person).table
    while len(table.seats) < lesson.seats:
        table = lobby.add_ai(table, now, user=person.id, level=Level.EASY).table
    return starting.start(table, now, user=person.id, seed=lesson.seed)
