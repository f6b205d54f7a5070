"""`/learn`: a guided first game, taken up again wherever it was left."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.registry import RULESETS
from bot.i18n import t
from bot.tables.errors import TableGone
from bot.tables.table import Table
from cogs.errors import ErrorAnswers
from cogs.language import language_of
from cogs.lasting import LEARN
from cogs.learning.companions import answered
from cogs.learning.screen import LessonScreen, Since
from cogs.lobby import person
from cogs.replies import acknowledge, answer, answer_beside, is_private_press
from cogs.services import Services
from cogs.wording import choice, worded

GAMES = [choice(f"choice-game-{game}", game) for game in RULESETS]


class LearnCog(commands.Cog, name=LEARN):
    """Lessons: opened, taken up again, read on, begun anew."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._tables = services.tables
        self._errors = ErrorAnswers(services.tables)
        self._screen = LessonScreen(services)

    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @worded("learn", game=GAMES)
    async def learn(self, interaction: discord.Interaction, game: str) -> None:
        """Open a lesson, or take it up where it was left."""
        await acknowledge(interaction)
        left = await self._tables.lessons.find(interaction.user.id, game)
        if left is not None:
            await self._take_up(interaction, left)
            return
        locale = await language_of(self._tables, interaction)
        opened = await self._tables.lessons.open(person(interaction), game, locale, interaction.id)
        await self._screen.show(interaction, await self._answered(interaction, opened))

    async def learnt(self, interaction: discord.Interaction, table: int, verb: str) -> None:
        """Go on by a button: read on, begin anew after a question, or go back to the lesson."""
        try:
            await acknowledge(interaction)
            found = await self._found(interaction, table)
            await self._go_on(interaction, found, verb.removeprefix("learn").removeprefix("-"))
        except Exception as error:  # noqa: BLE001 - discord.py only logs what a button raises
            tell = answer_beside if is_private_press(interaction) else answer
            await self._errors.on_error(interaction, error, tell)

    async def _go_on(self, interaction: discord.Interaction, table: Table, step: str) -> None:
        if step == "anew":
            await self._screen.ask(interaction, table)
        elif step == "sure":
            locale = await language_of(self._tables, interaction, table)
            who = person(interaction)
            begun = await self._tables.lessons.anew(table, who, locale, interaction.id)
            await self._screen.show(interaction, await self._answered(interaction, begun))
        elif step and not table.broken and table.status.is_open:
            read, number = map(int, step.split("-"))
            way = await self._tables.lessons.read(table, read)
            since = Since(way=way, is_same=number == table.number)
            await self._screen.show(interaction, table, since=since)
        else:
            await self._screen.show(interaction, table)

    async def _take_up(self, interaction: discord.Interaction, table: Table) -> None:
        table = await self._answered(interaction, table)
        locale = await language_of(self._tables, interaction, table)
        notes = [] if table.broken else [t(locale, "lesson-taken-up")]
        await self._screen.show(interaction, table, notes=notes, since=Since(is_taken_up=True))

    async def _found(self, interaction: discord.Interaction, number: int) -> Table:
        table = await self._tables.by_id(number)
        if table is None or not table.is_private:
            raise TableGone
        return await self._answered(interaction, table)

    async def _answered(self, interaction: discord.Interaction, table: Table) -> Table:
        return await answered(self._services, table, interaction.user.id)
