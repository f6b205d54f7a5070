"""Draws a lesson: its step beside the board, the hand and the panel of the learner's own table."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import discord
import msgspec

from bot.games.ruleset import Move
from bot.i18n import t
from bot.i18n.words import clip
from bot.lessons.lesson import Way, step_of
from bot.lessons.registry import LESSONS
from bot.lessons.story import Story
from bot.tables.table import LogEntry, Status, Table
from cogs.components import Part, Press, Row
from cogs.language import language_of
from cogs.lasting import lesson_id
from cogs.learning.account import account
from cogs.learning.teacher import Seen, anew, lines, presses
from cogs.messages.board import waiting
from cogs.messages.compose import Composer
from cogs.occupants import public_names
from cogs.pages import Kept, Page, send_keeping, send_page
from cogs.panel.ids import public_button
from cogs.panel.picture import hand_in_words, own_picture
from cogs.panel.screen import opened_at, question_lines
from cogs.panel.showing import Opened, rows, texts
from cogs.panel.standing import Standing, standing_of
from cogs.panel.tree import Path
from cogs.pressed import replay_button
from cogs.services import Services

WORDS = 2000
"""Characters that a board in words may take of a message."""
PICTURES = 3
"""The two plates of the board, and the hand."""
LOOKS = ("log", "help")
"""What may be looked at beside what is shown anyway."""


class Since(msgspec.Struct, frozen=True):
    """What the press did that is answered."""

    did: tuple[LogEntry, ...] = ()
    """The moves that it made."""
    before: tuple[Move, ...] = ()
    """What was legal before them."""
    made: tuple[Move, ...] = ()
    """Those moves themselves."""
    way: Way | None = None
    """Where reading on led to."""
    is_same: bool = False
    """Whether nothing has happened at the table since what is shown was drawn."""
    is_taken_up: bool = False
    """Whether the lesson was left for a while."""


class LessonScreen:
    """Answers a learner with the step, the board, the hand and the panel."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables
        self._ai_seats = services.ai_seats
        self._compose = Composer(services.tables, services.drawer)

    async def show(
        self,
        interaction: discord.Interaction,
        table: Table,
        *,
        path: Path | None = None,
        notes: Sequence[str] = (),
        turned: tuple[int, int] | None = None,
        since: Since | None = None,
    ) -> None:
        """Show a learner where they stand; `path` is where they are in their panel."""
        locale = await language_of(self._tables, interaction, table)
        standing = await standing_of(self._tables, table, interaction.user.id)
        if standing is None:
            closed = await self._closed(table, notes, locale)
            await send_page(interaction, *closed, in_public=False)
            return
        since = since or Since()
        seen = await self._seen(standing, path, since)
        is_same = since.is_same or path is not None
        head = [*notes]
        if not is_same:
            head += account(standing, seen.lesson, since.did, locale)
        message = interaction.message if is_same else None
        opened = None
        if not seen.is_read and standing.start is not None:
            opened = opened_at(standing, path or Path(), locale, turned)
        below, controls = _below(standing, seen, opened, locale, is_taken_up=since.is_taken_up)

        async def page(kept: Kept) -> Page:
            pictures, words = await self._pictures(standing, kept, opened, locale)
            return ["\n".join(head), *pictures, *below], controls, words

        kept = [] if message is None else message.attachments
        await send_keeping(interaction, kept, page, in_public=False)

    async def ask(self, interaction: discord.Interaction, table: Table) -> None:
        """Ask whether a lesson is really to be begun anew."""
        locale = await language_of(self._tables, interaction, table)
        sure = Press(t(locale, "lesson-anew-sure"), lesson_id(table.id, "learn-sure"), "bad")
        back = Press(t(locale, "panel-back"), lesson_id(table.id, "learn"))
        question = t(locale, "lesson-anew-question")
        await send_page(interaction, [question], [(sure, back)], in_public=False)

    async def _seen(self, standing: Standing, path: Path | None, since: Since) -> Seen:
        table, lessons = standing.table, self._tables.lessons
        way = since.way or await lessons.forward(table)
        if step_of(LESSONS[table.game], way.progress) is None:
            # Nothing is learnt any more: the game is the learner's alone.
            return Seen(table, way, Story(standing.seat, table.view(standing.seat)))
        usual, is_choosing = None, path is not None and path.chosen
        if standing.start is not None and not is_choosing:
            usual, *_ = await self._ai_seats.think(table, standing.seat)
        story = await lessons.story(table)
        return Seen(table, way, story, since.before, since.made, usual, standing.start)

    async def _pictures(
        self,
        standing: Standing,
        kept: Kept,
        opened: Opened | None,
        locale: str,
    ) -> tuple[list[Part], str]:
        """Board and hand, those of a message that still hold, or in words; and those words."""
        hand = hand_in_words(standing, locale)
        if len(kept) == PICTURES:
            own = await own_picture(self._compose, standing, opened, kept, locale)
            return [*kept[:-1], own], hand
        board, own = await asyncio.gather(
            self._compose.table(standing.table, None, locale),
            own_picture(self._compose, standing, opened, (), locale),
        )
        words = clip(board.instead, WORDS)
        return [*(board.pictures or (words,)), own], f"{words}\n{hand}"

    async def _closed(self, table: Table, notes: Sequence[str], locale: str) -> Page:
        """What is said of a lesson that is over, was given up, or cannot be read."""
        again: list[Row] = [(anew(table, locale),)]
        if table.broken and table.status.is_open:
            said = t(locale, "lesson-broken", table=table.id)
            return ["\n".join([*notes, said])], again, ""
        if table.status is Status.FINISHED and not table.broken:
            score = await self._compose.score(table, locale)
            ways: list[Row] = [(anew(table, locale), replay_button(table, locale))]
            return [*notes, *score.parts, t(locale, "lesson-over")], ways, ""
        return ["\n".join([*notes, t(locale, "lesson-given-up", game=table.game)])], [], ""


def _below(
    standing: Standing, seen: Seen, opened: Opened | None, locale: str, *, is_taken_up: bool
) -> tuple[list[str], list[Row]]:
    """The step and the panel in words, and all that can be pressed."""
    table, said = standing.table, ["\n".join(lines(seen, locale))]
    if not seen.is_read and standing.start is None:
        return [*said, _waited_for(standing, locale)], [(anew(table, locale),)]
    ways = [*presses(seen, locale), *([anew(table, locale)] if is_taken_up else [])]
    if opened is None:
        return said, [tuple(ways)]
    said.append("\n".join([*question_lines(standing, opened, locale), *texts(opened)]))
    ways += [public_button(table.id, verb, t(locale, f"panel-{verb}")) for verb in LOOKS]
    return said, [*rows(opened), tuple(ways)]


def _waited_for(standing: Standing, locale: str) -> str:
    """Said where no AI could play on; the operator reads why."""
    table = standing.table
    view, names = table.view(standing.seat), public_names(table, locale)
    return "\n".join(waiting(table, view, names, locale))
