"""Interactions that are being answered: the end of the program leaves none of them in silence."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import discord
import structlog
from discord.ext import commands

from cogs.errors import ErrorAnswers
from cogs.mistakes import Closing
from cogs.replies import UNDERWAY, answer, answer_beside, is_private_press
from cogs.services import Services

PATIENCE = 3.0
"""Seconds that answers which have begun may still take."""
FAREWELL = 2.0
"""Seconds for telling those whose answers took longer."""

log = structlog.get_logger(__name__)


class UnderwayCog(commands.Cog, name=UNDERWAY):
    """Knows who waits for an answer; when the program ends they get it, or are told why not."""

    def __init__(self, services: Services) -> None:
        self._errors = ErrorAnswers(services.tables)
        self._waiting: dict[asyncio.Task[object], discord.Interaction] = {}

    def began(self, interaction: discord.Interaction) -> None:
        """The present task has begun to answer an interaction."""
        task = asyncio.current_task()
        if task is not None:
            self._waiting[task] = interaction
            task.add_done_callback(self._ended)

    async def cog_unload(self) -> None:
        """Wait a little for what is underway, then cut it off and say so."""
        if not self._waiting:
            return
        _, late = await asyncio.wait(tuple(self._waiting), timeout=PATIENCE)
        left = [self._waiting[task] for task in late]
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        await self._tell(left)

    async def _tell(self, left: Iterable[discord.Interaction]) -> None:
        try:
            async with asyncio.timeout(FAREWELL):
                await asyncio.gather(*map(self._say_closing, left))
        except (discord.HTTPException, TimeoutError) as error:
            log.warning("cut off in silence", error=str(error))

    async def _say_closing(self, interaction: discord.Interaction) -> None:
        tell = answer_beside if is_private_press(interaction) else answer
        await self._errors.on_error(interaction, Closing(), tell)

    def _ended(self, task: asyncio.Task[object]) -> None:
        self._waiting.pop(task, None)
