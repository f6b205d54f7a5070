"""Shows somebody their standing orders, and does what is pressed there."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.i18n import t
from bot.tables.errors import OrderGone
from bot.tables.table import Table
from cogs.components import layout
from cogs.language import language_of
from cogs.lasting import values_of
from cogs.mistakes import UnknownPress
from cogs.orders.places import ADD, ALWAYS, CANCEL, LIST, ONCE, PICK, TO_ONCE, OrderPlace
from cogs.orders.screen import OrdersScreen, Shown
from cogs.panel.fields import indices_of
from cogs.panel.showing import TURN
from cogs.replies import show
from cogs.services import Services


class OrdersDesk:
    """Where orders are given, seen, changed and cancelled; everybody sees their own only."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables
        self._orders = services.orders

    async def show(
        self, interaction: discord.Interaction, number: int, notes: Sequence[str] = ()
    ) -> None:
        """Show all orders of the asker at a table; raises why there can be none."""
        table = await self._orders.table(number, interaction.user.id)
        held = await self._orders.of(table, interaction.user.id)
        screen = await self._screen(interaction, table)
        await _send(interaction, screen.listing(held, notes))

    async def do(self, interaction: discord.Interaction, number: int, place: OrderPlace) -> None:
        """Do what a component stands for, and show what comes of it."""
        table = await self._orders.table(number, interaction.user.id)
        if place.verb == LIST:
            await self.show(interaction, number)
        elif place.verb in (ADD, PICK):
            await self._make(interaction, table, place)
        elif place.verb in (ONCE, ALWAYS):
            await self._give(interaction, table, place)
        else:
            await self._change(interaction, table, place)

    async def _make(
        self, interaction: discord.Interaction, table: Table, place: OrderPlace
    ) -> None:
        """Go on putting an order together."""
        screen = await self._screen(interaction, table)
        value = "".join(values_of(interaction))
        page = value.removeprefix(TURN)
        if place.verb == ADD:
            shown = screen.making(OrderPlace(PICK, value))
        elif value != page:
            shown = screen.making(place, _numbers(page)[0])
        else:
            shown = screen.making(OrderPlace(PICK, place.kind, (*place.path, *_numbers(value))))
        await _send(interaction, shown)

    async def _give(
        self, interaction: discord.Interaction, table: Table, place: OrderPlace
    ) -> None:
        screen = await self._screen(interaction, table)
        order, once = screen.order(place), place.verb == ONCE
        await self._orders.give(table.id, interaction.user.id, order, once=once)
        said = t(
            screen.reader.locale,
            "orders-given",
            order=screen.reader.order(order),
            duration=screen.reader.duration(once=once),
        )
        await self.show(interaction, table.id, [said])

    async def _change(
        self, interaction: discord.Interaction, table: Table, place: OrderPlace
    ) -> None:
        """Let an order hold for longer or shorter, or cancel it."""
        user, kind = interaction.user.id, place.kind
        key = "orders-cancelled" if place.verb == CANCEL else "orders-changed"
        try:
            if place.verb == CANCEL:
                await self._orders.cancel(table.id, user, kind)
            else:
                await self._orders.set_once(table.id, user, kind, once=place.verb == TO_ONCE)
        except OrderGone:
            # The list shows what there is instead.
            key = "error-order-gone"
        locale = await language_of(self._tables, interaction, table)
        await self.show(interaction, table.id, [t(locale, key)])

    async def _screen(self, interaction: discord.Interaction, table: Table) -> OrdersScreen:
        locale = await language_of(self._tables, interaction, table)
        return OrdersScreen(table, table.seat_of(interaction.user.id), locale)


async def _send(interaction: discord.Interaction, shown: Shown) -> None:
    parts, rows = shown
    await show(interaction, layout(parts, rows), [])


def _numbers(value: str) -> tuple[int, ...]:
    """The places in a value; raises `UnknownPress` for what another release may have sent."""
    try:
        return indices_of(value)
    except LookupError as error:
        raise UnknownPress from error
