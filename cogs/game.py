"""What concerns the game at a table as a whole: undo, standing orders, and ending it."""

from __future__ import annotations

import re
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import t
from bot.tables.errors import NoTable, NotHost, NotStarted
from bot.tables.table import Status, Table, Undone
from cogs.errors import ErrorAnswers, asked
from cogs.language import language_of
from cogs.orders.desk import OrdersDesk
from cogs.orders.notices import Notices
from cogs.preflight import is_moderator
from cogs.pressable import TABLE, Pressable
from cogs.replies import acknowledge, answer, ask
from cogs.services import Services
from cogs.wording import text, worded


class EndButton(Pressable, template=TABLE + ":end"):
    """Confirms that a game is ended."""

    @classmethod
    def of(cls, table: Table, locale: str) -> EndButton:
        """The button of a table."""
        made: discord.ui.Button[Any] = discord.ui.Button(
            style=discord.ButtonStyle.danger,
            label=t(locale, "button-end"),
            custom_id=f"g1:{table.id}:end",
        )
        return cls(made)

    async def hand_on(self, interaction: discord.Interaction[Any], told: re.Match[str]) -> None:
        """Hand the press to the cog."""
        cog = interaction.client.get_cog("game")
        if isinstance(cog, GameCog):
            await cog.confirmed(interaction, int(told["table"]))


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class GameCog(
    commands.GroupCog,
    name="game",
    group_name=text("command-game"),
    group_description=text("command-game.description"),
):
    """The game as a whole."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables = services.tables
        self._errors = ErrorAnswers(services.tables)
        self._desk = OrdersDesk(services)
        self._notices = Notices(services)

    @worded("game-undo")
    async def undo(self, interaction: discord.Interaction, whole_turn: bool = False) -> None:
        """Take back what the asker did last."""
        await acknowledge(interaction)
        undone = await self._tables.undo(
            interaction.channel_id or 0, interaction.user.id, whole_turn, interaction=interaction.id
        )
        locale = await language_of(self._tables, interaction, undone.table)
        lines = [undone_text(undone, locale), *asked(undone.table, interaction.user.id, locale)]
        if undone.repeated:
            lines.insert(0, t(locale, "answer-repeated"))
        await answer(interaction, "\n".join(lines))

    @worded("game-orders")
    async def orders(self, interaction: discord.Interaction) -> None:
        """Show the asker's standing orders, to add, change and cancel them."""
        await acknowledge(interaction)
        table = await self._tables.table(interaction.channel_id or 0)
        await self._desk.show(interaction, table.id)

    @worded("game-end")
    async def end(self, interaction: discord.Interaction) -> None:
        """Ask whether the game is really to be ended."""
        await acknowledge(interaction)
        table = await self._endable(interaction)
        locale = await language_of(self._tables, interaction, table)
        view = discord.ui.View(timeout=None)
        view.add_item(EndButton.of(table, locale))
        await ask(interaction, t(locale, "end-question"), view)

    async def confirmed(self, interaction: discord.Interaction, number: int) -> None:
        """End the game after all."""
        try:
            await acknowledge(interaction)
            lines = ["answer-ended"]
            try:
                table = await self._tables.end(
                    interaction.channel_id or 0,
                    interaction.user.id,
                    is_moderator(interaction),
                    interaction=interaction.id,
                    table=number,
                )
            except NoTable:
                table = await self._ended(number)
                lines.append("answer-repeated")
            locale = await language_of(self._tables, interaction, table)
            await answer(interaction, "\n".join(t(locale, line) for line in lines))
        except Exception as error:  # noqa: BLE001 - discord.py only logs what a button raises
            await self._errors.on_error(interaction, error)
        await self._notices.tell(interaction)

    async def _ended(self, number: int) -> Table:
        """The table that an earlier press has ended; raises `NoTable` if it closed otherwise."""
        table = await self._tables.by_id(number)
        if table is None or table.status is not Status.ENDED:
            raise NoTable
        return table

    async def _endable(self, interaction: discord.Interaction) -> Table:
        table = await self._tables.find(interaction.channel_id or 0)
        if table is None:
            table = await self._tables.table(interaction.channel_id or 0)
        if table.status is Status.LOBBY:
            raise NotStarted
        if interaction.user.id != table.host and not is_moderator(interaction):
            raise NotHost(host=table.host)
        return table


def undone_text(undone: Undone, locale: str) -> str:
    """What an undo took back."""
    if undone.entry.sealed:
        return t(locale, "answer-taken-back")
    key = "answer-undone-partly" if undone.partly else "answer-undone"
    if undone.over_ais:
        key = "answer-undone-with-ais"
    return t(locale, key, count=len(undone.entry.takes_back))
