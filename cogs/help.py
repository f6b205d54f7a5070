"""`/help`, and the Help button of a board: what can be done here and now."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import t
from bot.tables.table import Table
from cogs.errors import mistake_sentence
from cogs.help_pages import Asker, lines, rows
from cogs.language import language_of
from cogs.mistakes import Mistake
from cogs.pages import send_page
from cogs.panel.standing import standing_of
from cogs.preflight import check_place
from cogs.replies import acknowledge
from cogs.services import Services
from cogs.wording import worded


class Help:
    """Tells somebody what can be done at a table, or where there is none."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables

    async def show(self, interaction: discord.Interaction, table: Table | None) -> None:
        """Answer an interaction that was acknowledged."""
        locale = await language_of(self._tables, interaction, table)
        user, standing = interaction.user.id, None
        if table is not None:
            standing = await standing_of(self._tables, table, user)
        asker = Asker(user, locale, table, standing)
        told = [t(locale, "help-title"), *self._trouble(interaction, asker), *lines(asker)]
        await send_page(interaction, ["\n".join(told)], rows(asker))

    def _trouble(self, interaction: discord.Interaction, asker: Asker) -> list[str]:
        """Why no table could be opened here, where somebody may want to."""
        if asker.table is not None and asker.table.status.is_open:
            return []
        try:
            check_place(interaction)
        except Mistake as mistake:
            return [mistake_sentence(mistake, asker.table, asker.user, asker.locale)]
        return []


class HelpCog(commands.Cog, name="help"):
    """What can be done in a channel."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables
        self._help = Help(services)

    @app_commands.guild_only()
    @app_commands.allowed_installs(guilds=True, users=False)
    @worded("help")
    async def help_(self, interaction: discord.Interaction) -> None:
        """Say what the asker can do here and now."""
        await acknowledge(interaction)
        table = await self._tables.latest(interaction.channel_id or 0)
        await self._help.show(interaction, table)
