"""What somebody sets for oneself, on all servers."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.i18n import LOCALES, t
from cogs.language import check_language, language_of
from cogs.replies import acknowledge, answer
from cogs.services import Services
from cogs.wording import choice, text, worded

AUTOMATIC = "automatic"
LANGUAGES = [
    *(choice(f"choice-language-{locale.lower()}", locale) for locale in LOCALES),
    choice("choice-language-automatic", AUTOMATIC),
]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class MeCog(
    commands.GroupCog,
    name="me",
    group_name=text("command-me"),
    group_description=text("command-me.description"),
):
    """A person's own settings."""

    def __init__(self, services: Services) -> None:
        self.services = services

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
