"""In which language somebody is answered."""

from __future__ import annotations

import discord

from bot.i18n import LOCALES
from bot.tables.service import TableService
from bot.tables.table import Table
from cogs.mistakes import Outdated

CLIENT_LANGUAGES = {"zh-TW": "zh-TW", "zh-CN": "zh-CN", "en-US": "en", "en-GB": "en"}
"""Our languages by what Discord calls the languages of its clients."""


async def language_of(
    tables: TableService, interaction: discord.Interaction, table: Table | None = None
) -> str:
    """The asker's setting, else the language of the asker's Discord, else the table's."""
    chosen = await tables.user_locale(interaction.user.id)
    if chosen is not None:
        return chosen
    own = client_language(interaction)
    if own is not None:
        return own
    return table.locale if table is not None else "en"


def client_language(interaction: discord.Interaction) -> str | None:
    """The language of the asker's Discord, if it is one of ours."""
    return CLIENT_LANGUAGES.get(interaction.locale.value)


def server_language(interaction: discord.Interaction) -> str:
    """The language for a new table for which none was named: its host's, else the server's."""
    server = interaction.guild_locale.value if interaction.guild_locale is not None else ""
    return client_language(interaction) or CLIENT_LANGUAGES.get(server, "en")


def check_language(named: str | None) -> None:
    """Refuse what is none of our languages: an option's choices are checked by nobody else."""
    if named is not None and named not in LOCALES:
        raise Outdated
