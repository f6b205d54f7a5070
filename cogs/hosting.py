"""The host's private panel: what can still be changed, and giving the table up."""

from __future__ import annotations

import discord

from bot.i18n import t
from bot.tables.errors import NotHost
from bot.tables.lobby import Wishes
from bot.tables.service import TableService
from bot.tables.table import Status, Table
from cogs.game import EndButton
from cogs.language import language_of
from cogs.messages.lobby import settings
from cogs.occupants import public_names
from cogs.preflight import is_moderator
from cogs.pressed import cancel_panel, host_panel
from cogs.replies import answer, ask
from cogs.threads import into_thread


class HostPanel:
    """Shows hosts and moderators what they may do with a table."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def open(self, interaction: discord.Interaction, table: Table) -> None:
        """What the asker may change: a host all, a moderator whether the table goes on at all."""
        is_host = interaction.user.id == table.host
        if not is_host and not is_moderator(interaction):
            raise NotHost(host=table.host)
        locale = await language_of(self._tables, interaction, table)
        if table.status is Status.PLAYING:
            view = discord.ui.View(timeout=None)
            view.add_item(EndButton.of(table, locale))
            await ask(interaction, t(locale, "host-playing"), view)
        elif is_host and not table.broken:
            await self.show(interaction, table)
        else:
            await ask(interaction, t(locale, "cancel-question"), cancel_panel(table, locale))

    async def move(
        self, interaction: discord.Interaction, table: Table, wishes: Wishes | None = None
    ) -> None:
        """Take a lobby into a new thread; other wishes are granted with it."""
        moved = await into_thread(self._tables, interaction, table, wishes or Wishes())
        locale = await language_of(self._tables, interaction, moved)
        await answer(interaction, t(locale, "answer-moved", thread=f"<#{moved.channel}>"))

    async def show(self, interaction: discord.Interaction, table: Table, said: str = "") -> None:
        """The host's selects and buttons, under a line on what was done or why it was not."""
        is_host = table.status is Status.LOBBY and table.host == interaction.user.id
        if not is_host or table.broken:
            await answer(interaction, said)
            return
        locale = await language_of(self._tables, interaction, table)
        lines = [
            *([said] if said else []),
            f"**{t(locale, 'host-title')}**",
            *settings(table, public_names(table, locale), locale),
        ]
        is_inside = isinstance(interaction.channel, discord.Thread)
        await ask(interaction, "\n".join(lines), host_panel(table, locale, may_move=not is_inside))
