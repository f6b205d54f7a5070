"""Seats and AIs: seating one, sending it away, letting it play for oneself, playing again."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import t
from bot.tables.legends import LEGENDS
from bot.tables.questions import seat_in_play
from bot.tables.table import Table
from cogs.errors import ErrorAnswers, asked
from cogs.language import language_of
from cogs.lobby import person
from cogs.panel.screen import Screen
from cogs.replies import acknowledge, acknowledge_press, answer, ask
from cogs.seat_buttons import COG, OVER, SeatButton
from cogs.services import Services
from cogs.wording import choice, text, worded

NAMES = [choice(f"legend-{legend}", legend) for legend in LEGENDS]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class SeatCog(
    commands.GroupCog,
    name=COG,
    group_name=text("command-seat"),
    group_description=text("command-seat.description"),
):
    """Who sits on a seat, a person or an AI."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables
        self._errors = ErrorAnswers(services.tables)
        self._screen = Screen(services)

    @worded("seat-add-ai")
    async def add_ai(self, interaction: discord.Interaction) -> None:
        """Seat an AI before the start."""
        await acknowledge(interaction)
        table = await self._tables.ai.add(
            interaction.channel_id or 0, interaction.user.id, interaction=interaction.id
        )
        await answer(interaction, t(await self._language(interaction, table), "answer-ai-added"))

    @worded("seat-remove-ai", name=NAMES)
    async def remove_ai(self, interaction: discord.Interaction, name: str) -> None:
        """Free the seat of an AI before the start."""
        await acknowledge(interaction)
        table = await self._tables.ai.remove(
            interaction.channel_id or 0, interaction.user.id, name, interaction=interaction.id
        )
        await answer(interaction, t(await self._language(interaction, table), "answer-removed"))

    @worded("seat-hand-over")
    async def hand_over(self, interaction: discord.Interaction) -> None:
        """Ask whether an AI is really to play the asker's seat."""
        await acknowledge(interaction)
        table = await self._tables.table(interaction.channel_id or 0)
        seat_in_play(table, interaction.user.id)
        locale = await self._language(interaction, table)
        view = discord.ui.View(timeout=None)
        view.add_item(SeatButton.of(table, OVER, locale))
        await ask(interaction, t(locale, "hand-over-question"), view)

    @worded("seat-take-back")
    async def take_back(self, interaction: discord.Interaction) -> None:
        """Play one's own seat again."""
        await acknowledge(interaction)
        table = await self._tables.ai.take_back(
            interaction.channel_id or 0, person(interaction), interaction=interaction.id
        )
        locale = await self._language(interaction, table)
        lines = [t(locale, "answer-taken-over"), *asked(table, interaction.user.id, locale)]
        await answer(interaction, "\n".join(lines))

    async def pressed(self, interaction: discord.Interaction, number: int, verb: str) -> None:
        """Do what a button asks for."""
        try:
            if verb == OVER:
                await acknowledge(interaction)
                await self._hand_over(interaction, number)
            else:
                await acknowledge_press(interaction, beside=True)
                await self._take_back(interaction, number)
        except Exception as error:  # noqa: BLE001 - discord.py only logs what a press raises
            await self._errors.on_error(interaction, error)

    async def _hand_over(self, interaction: discord.Interaction, number: int) -> None:
        table = await self._tables.ai.hand_over(
            interaction.channel_id or 0,
            interaction.user.id,
            interaction=interaction.id,
            table=number,
        )
        locale = await self._language(interaction, table)
        await answer(interaction, t(locale, "answer-handed-over"))

    async def _take_back(self, interaction: discord.Interaction, number: int) -> None:
        """Play again, and see at once what there is to do."""
        table = await self._tables.ai.take_back(
            interaction.channel_id or 0,
            person(interaction),
            interaction=interaction.id,
            table=number,
        )
        locale = await self._language(interaction, table)
        await self._screen.show(interaction, table, notes=[t(locale, "answer-taken-over")])

    async def _language(self, interaction: discord.Interaction, table: Table) -> str:
        return await language_of(self._tables, interaction, table)
