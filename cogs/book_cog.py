"""What the cogs of books share: a press turns a page, and a page may have a picture."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import Any

import discord
import structlog
from discord.ext import commands

from cogs.book_places import BookPlace, place_of
from cogs.errors import ErrorAnswers
from cogs.mistakes import UnknownPress
from cogs.pages import stands_alone
from cogs.replies import acknowledge_press, answer_beside
from cogs.services import Services
from render import Picture

LONGEST = 100
"""Characters of what was typed that are repeated."""

log = structlog.get_logger(__name__)


class BookCog(commands.Cog):
    """A book that people look things up in."""

    def __init__(self, services: Services) -> None:
        self._tables, self._drawer = services.tables, services.drawer
        self._errors = ErrorAnswers(services.tables)

    async def turned(self, interaction: discord.Interaction, text: str) -> None:
        """A button or a select leads to a page: here, or beside what it stands under."""
        try:
            place = place_of(self.qualified_name, text)
            beside = place is not None and place.is_beside
            await acknowledge_press(interaction, beside=beside or stands_alone(interaction))
            await self._go(interaction, place)
        except Exception as error:  # noqa: BLE001 - discord.py only logs what a button raises
            await self._errors.on_error(interaction, error, answer_beside)

    async def _go(self, interaction: discord.Interaction, place: BookPlace | None) -> None:
        if place is None:
            raise UnknownPress
        await self._turn(interaction, place)

    @abstractmethod
    async def _turn(self, interaction: discord.Interaction, place: BookPlace) -> None:
        """Show the page of a place; raises `UnknownPress` where the book has none."""

    async def _drawn(self, draw: Callable[..., Picture | None], *of: Any) -> Picture | None:
        """A picture of a page; none where drawing fails, for the text says it all."""
        try:
            return await self._drawer.draw(draw, *of)
        except Exception:
            log.exception("picture of a page not drawn", book=self.qualified_name)
            return None
