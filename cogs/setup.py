"""Puts all commands and buttons into a client."""

from __future__ import annotations

from discord.ext import commands

from cogs.errors import ErrorAnswers
from cogs.game import EndButton, GameCog
from cogs.me import MeCog
from cogs.panel.cog import PanelCog
from cogs.pressing import ITEMS
from cogs.services import Services
from cogs.swordsmith.cog import SwordCog
from cogs.table import TableCog
from cogs.translator import CatalogueTranslator
from cogs.zongshi.cog import ZongshiCog

COGS = (TableCog, GameCog, MeCog, PanelCog, ZongshiCog, SwordCog)


async def install(client: commands.Bot | commands.AutoShardedBot, services: Services) -> None:
    """Everything that answers people: cogs, buttons, translations, errors."""
    await client.tree.set_translator(CatalogueTranslator())
    ErrorAnswers(services.tables).install(client.tree)
    for cog in COGS:
        await client.add_cog(cog(services))
    client.add_dynamic_items(EndButton, *ITEMS)
