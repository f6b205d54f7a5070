"""Gives Discord the names and descriptions of commands in the languages of the catalogues."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n import t

LANGUAGES = {discord.Locale.taiwan_chinese: "zh-TW", discord.Locale.chinese: "zh-CN"}
"""Discord's languages in which commands are translated; English is what all others see."""


class CatalogueTranslator(app_commands.Translator):
    """Looks texts up by the key that they carry."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002
    ) -> str | None:
        """The text in a language; None where the catalogues have no such language."""
        language = LANGUAGES.get(locale)
        key = string.extras.get("key")
        return t(language, key) if language and isinstance(key, str) else None
