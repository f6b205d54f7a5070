"""Puts all commands and buttons into a client."""

from __future__ import annotations

from discord.ext import commands

from cogs.card import CardCog
from cogs.errors import ErrorAnswers
from cogs.game import EndButton, GameCog
from cogs.help import HelpCog
from cogs.lasting import ITEMS as OF_GAMES
from cogs.learning.cog import LearnCog
from cogs.lobby import LobbyCog
from cogs.me import MeCog
from cogs.orders.cog import OrdersCog
from cogs.orders.notices import Notices
from cogs.panel.cog import PanelCog
from cogs.pressed import LobbyButton, LobbySelect
from cogs.replay.cog import RecordCog
from cogs.rules import RulesCog
from cogs.seat import SeatCog
from cogs.seat_buttons import SeatButton
from cogs.services import Services
from cogs.swordsmith.cog import SwordCog
from cogs.table import TableCog
from cogs.translator import CatalogueTranslator
from cogs.underway import UnderwayCog
from cogs.unknown import UnknownPresses
from cogs.zongshi.cog import ZongshiCog

COGS = (
    UnderwayCog,
    TableCog,
    LobbyCog,
    SeatCog,
    GameCog,
    MeCog,
    LearnCog,
    RecordCog,
    RulesCog,
    CardCog,
    HelpCog,
    PanelCog,
    OrdersCog,
    ZongshiCog,
    SwordCog,
)
ITEMS = (EndButton, LobbyButton, LobbySelect, SeatButton, *OF_GAMES)
"""Buttons and selects that go on working after a restart."""


async def install(client: commands.Bot | commands.AutoShardedBot, services: Services) -> None:
    """Everything that answers people: cogs, buttons, translations, errors."""
    await client.tree.set_translator(CatalogueTranslator())
    ErrorAnswers(services.tables, Notices(services).tell).install(client.tree)
    # At the end cogs go in this order: nobody waits for an answer any more when the others do.
    for cog in COGS:
        await client.add_cog(cog(services))
    await client.add_cog(UnknownPresses(services, ITEMS))
    client.add_dynamic_items(*ITEMS)
