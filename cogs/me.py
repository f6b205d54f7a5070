"""What concerns one person on all servers: own tables, own settings."""

from __future__ import annotations

from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import LOCALES, t
from bot.tables.table import Table
from cogs.language import check_language, language_of
from cogs.messages.listing import by_urgency, own_line
from cogs.names import escaped
from cogs.posts import channel_link, message_link
from cogs.replies import acknowledge, answer
from cogs.services import Services
from cogs.wording import choice, text, worded

AUTOMATIC = "automatic"
LANGUAGES = [
    *(choice(f"choice-language-{locale.lower()}", locale) for locale in LOCALES),
    choice("choice-language-automatic", AUTOMATIC),
]


@app_commands.allowed_installs(guilds=True, users=False)
@app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
class MeCog(
    commands.GroupCog,
    name="me",
    group_name=text("command-me"),
    group_description=text("command-me.description"),
):
    """A person's own tables and settings."""

    def __init__(self, services: Services) -> None:
        self.services = services

    @worded("me-tables")
    async def tables(self, interaction: discord.Interaction) -> None:
        """List the tables at which the asker sits, on all servers."""
        await acknowledge(interaction)
        tables, user = self.services.tables, interaction.user.id
        locale = await language_of(tables, interaction)
        found = sorted(await tables.tables_of(user), key=partial(by_urgency, user=user))
        heading = f"**{t(locale, 'list-mine')}**" if found else t(locale, "list-mine-empty")
        lines = [
            own_line(table, user, _place(interaction, table), await self._link(table), locale)
            for table in found
        ]
        await answer(interaction, "\n".join([heading, *(f"- {line}" for line in lines)]))

    async def _link(self, table: Table) -> str:
        """The address of the message that shows a table, else of its channel."""
        board = await self.services.outbox.board_message(table.id)
        if board is None:
            return channel_link(table.guild, table.channel)
        return message_link(table.guild, board.channel, board.message)

    @worded("me-language", language=LANGUAGES)
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        """Choose the language of private answers."""
        await acknowledge(interaction)
        tables, user = self.services.tables, interaction.user.id
        chosen = None if language == AUTOMATIC else language
        check_language(chosen)
        await tables.set_user_locale(user, chosen)
        locale = await language_of(tables, interaction)
        if chosen is None:
            await answer(interaction, t(locale, "answer-language-automatic"))
        else:
            named = t(locale, f"language-{chosen.lower()}")
            await answer(interaction, t(locale, "answer-language", language=named))


def _place(interaction: discord.Interaction, table: Table) -> str:
    """A table's channel, with the server's name where it is another one."""
    channel = f"<#{table.channel}>"
    server = interaction.client.get_guild(table.guild)
    if server is None or table.guild == interaction.guild_id:
        return channel
    return f"{escaped(server.name)} {channel}"
