"""Tells owners what their standing orders did, once, beside the answer to whatever they do next."""

from __future__ import annotations

from itertools import groupby

import discord
import structlog

from bot.i18n import t
from bot.tables.orders import Notice
from bot.tables.table import Table
from cogs.language import language_of
from cogs.messages.board import last_lines
from cogs.orders.wording import OrderReader
from cogs.replies import NOBODY, split
from cogs.services import Services

log = structlog.get_logger(__name__)


class Notices:
    """What is still to be told of orders, to anybody who presses or types anything."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables
        self._orders = services.orders

    async def tell(self, interaction: discord.Interaction) -> None:
        """Tell the asker privately, after the answer; what Discord refuses is told the next time.

        Never raises: the asker has been answered.
        """
        if not interaction.response.is_done():
            return
        try:
            async with self._orders.telling(interaction.user.id) as notices:
                for part in split(await self._text(interaction, notices)) if notices else ():
                    await interaction.followup.send(part, ephemeral=True, allowed_mentions=NOBODY)
        except discord.HTTPException as error:
            log.warning("orders not told of", interaction=interaction.id, error=str(error))
        except Exception:
            log.exception("orders not told of", interaction=interaction.id)

    async def _text(self, interaction: discord.Interaction, notices: tuple[Notice, ...]) -> str:
        lines = []
        for number, some in groupby(notices, key=lambda notice: notice.table):
            table = await self._tables.by_id(number)
            if table is not None:
                lines += await self._of_table(interaction, table, tuple(some))
        return "\n".join(lines)

    async def _of_table(
        self, interaction: discord.Interaction, table: Table, notices: tuple[Notice, ...]
    ) -> list[str]:
        locale = await language_of(self._tables, interaction, table)
        reader = OrderReader(table, locale)
        told = [reader.told(notice) for notice in notices]
        heading = t(locale, "orders-told", channel=f"<#{table.channel}>")
        return [heading, last_lines(told, locale)]
