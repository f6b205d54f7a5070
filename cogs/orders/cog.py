"""Answers presses about standing orders, and tells their owners what the orders did."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from cogs.errors import ErrorAnswers
from cogs.lasting import ORDERS_COG
from cogs.orders.desk import OrdersDesk
from cogs.orders.notices import Notices
from cogs.orders.places import order_place
from cogs.replies import acknowledge_press, answer, answer_beside
from cogs.services import Services

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.ContextMenu


class OrdersCog(commands.Cog, name=ORDERS_COG):
    """Everybody's own standing orders, by buttons and selects."""

    def __init__(self, services: Services) -> None:
        self._desk = OrdersDesk(services)
        self._errors = ErrorAnswers(services.tables)
        self._notices = Notices(services)

    async def pressed(self, interaction: discord.Interaction, table: int, place: str) -> None:
        """Show the orders in a message of their own, or do what was pressed there."""
        try:
            await acknowledge_press(interaction, beside=not place)
            if place:
                await self._desk.do(interaction, table, order_place(place))
            else:
                await self._desk.show(interaction, table)
        except Exception as error:  # noqa: BLE001 - discord.py only logs what a button raises
            await self._errors.on_error(interaction, error, answer_beside if place else answer)
        await self._notices.tell(interaction)

    @commands.Cog.listener()
    async def on_app_command_completion(
        self, interaction: discord.Interaction, _command: AnyCommand
    ) -> None:
        """A command was answered: its asker may have to be told of orders."""
        await self._notices.tell(interaction)
