"""Components that nobody here knows: of another release, or of a form that was given up."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import discord
from discord.ext import commands

from cogs.errors import ErrorAnswers
from cogs.mistakes import UnknownPress
from cogs.replies import acknowledge
from cogs.services import Services

Item = type[discord.ui.DynamicItem[Any]]
PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class UnknownPresses(commands.Cog):
    """Answers presses that no known item answers, so that none ends in silence."""

    def __init__(self, services: Services, known: Iterable[Item]) -> None:
        self._errors = ErrorAnswers(services.tables)
        self._known = [item.__discord_ui_compiled_template__ for item in known]

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Say that a component is not known; change nothing."""
        if interaction.type not in PRESSES:
            return
        custom_id = str(dict(interaction.data or {}).get("custom_id", ""))
        if any(template.fullmatch(custom_id) for template in self._known):
            return
        problem: Exception = UnknownPress()
        try:
            await acknowledge(interaction)
        except discord.HTTPException as error:
            problem = error
        await self._errors.on_error(interaction, problem)
