"""Presses in a lobby: everything there is a command too, and both do the same."""

from __future__ import annotations

from typing import Any

import discord
from discord.ext import commands

from bot.i18n import LOCALES, t
from bot.tables.errors import (
    AlreadyStarted,
    ChannelTaken,
    NotHost,
    TableBroken,
    TableClosed,
    TableGone,
)
from bot.tables.legends import LEGENDS
from bot.tables.table import Person, Status, Table
from cogs.errors import ErrorAnswers
from cogs.hosting import HostPanel
from cogs.language import language_of
from cogs.mistakes import UnknownPress
from cogs.preflight import check_place, is_moderator
from cogs.pressed import cancel_panel
from cogs.replies import acknowledge, answer, ask
from cogs.services import Services


class LobbyCog(commands.Cog, name="lobby"):
    """Joins, leaves, starts and sets tables up by buttons and selects."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables
        self._errors = ErrorAnswers(services.tables)
        self._panel = HostPanel(services.tables)

    async def pressed(
        self, interaction: discord.Interaction, table: int, verb: str, values: list[str]
    ) -> None:
        """Do what a button or a select of a table asks for."""
        try:
            await acknowledge(interaction)
            if verb == "again":
                await self._again(interaction, table)
                return
            found = await self._open(table)
            if verb in ("join", "leave", "add-ai", "start"):
                await self._seats(interaction, found, verb)
            elif verb in ("options", "cancel", "cancelled"):
                await self._panels(interaction, found, verb)
            else:
                await self._change(interaction, found, verb, values)
        except Exception as error:  # noqa: BLE001 - discord.py only logs what a press raises
            await self._errors.on_error(interaction, error)

    async def _open(self, number: int) -> Table:
        table = await self._tables.by_id(number)
        if table is None:
            raise TableGone
        if not table.status.is_open:
            raise TableClosed
        return table

    async def _seats(self, interaction: discord.Interaction, found: Table, verb: str) -> None:
        """Sit down, get up, or begin."""
        tables, channel, press = self._tables, found.channel, interaction.id
        if verb == "join":
            table = await tables.join(channel, person(interaction), press, table=found.id)
            key = "answer-joined"
        elif verb == "leave":
            table = await tables.leave(channel, interaction.user.id, press, table=found.id)
            key = "answer-left" if table.status.is_open else "answer-left-last"
        elif verb == "add-ai":
            table = await tables.ai.add(
                channel, interaction.user.id, interaction=press, table=found.id
            )
            key = "answer-ai-added"
        else:
            table = await tables.start(channel, interaction.user.id, press, table=found.id)
            key = "answer-started"
        locale = await language_of(tables, interaction, table)
        await answer(interaction, t(locale, key))

    async def _panels(self, interaction: discord.Interaction, found: Table, verb: str) -> None:
        """Show what a host can do, or give the lobby up after a question."""
        if verb == "options":
            await self._panel.open(interaction, found)
            return
        if found.status is not Status.LOBBY:
            raise AlreadyStarted
        moderator = is_moderator(interaction)
        locale = await language_of(self._tables, interaction, found)
        if verb == "cancelled":
            await self._tables.cancel(
                found.channel, interaction.user.id, moderator, interaction.id, table=found.id
            )
            await answer(interaction, t(locale, "answer-cancelled"))
            return
        if interaction.user.id != found.host and not moderator:
            raise NotHost(host=found.host)
        await ask(interaction, t(locale, "cancel-question"), cancel_panel(found, locale))

    async def _change(
        self, interaction: discord.Interaction, found: Table, verb: str, values: list[str]
    ) -> None:
        """Change what the table has agreed on, or who sits there."""
        tables, channel, user, press = (
            self._tables,
            found.channel,
            interaction.user.id,
            interaction.id,
        )
        if found.broken:
            raise TableBroken(table=found.id)
        key = "answer-options"
        if verb == "remove":
            table = await self._removed(found, user, values, press)
            key = "answer-removed"
        elif verb == "players":
            most = _number(values)
            table = await tables.change_options(
                channel, user, most=most, interaction=press, table=found.id
            )
        elif verb == "language":
            if len(values) != 1 or values[0] not in LOCALES:
                raise UnknownPress
            table = await tables.change_options(
                channel, user, values[0], interaction=press, table=found.id
            )
        else:
            rules: dict[str, Any] = dict.fromkeys(found.ruleset.option_names(), False)
            rules |= dict.fromkeys(values, True)
            table = await tables.change_options(
                channel, user, options=rules, interaction=press, table=found.id
            )
        locale = await language_of(tables, interaction, table)
        await self._panel.show(interaction, table, t(locale, key))

    async def _removed(self, found: Table, user: int, values: list[str], press: int) -> Table:
        """Free the seat of a person, who is named by a number, or of an AI."""
        if values[:1] in [[legend] for legend in LEGENDS]:
            (name,) = values
            return await self._tables.ai.remove(found.channel, user, name, press, table=found.id)
        target = _number(values)
        return await self._tables.remove(found.channel, user, target, press, table=found.id)

    async def _again(self, interaction: discord.Interaction, number: int) -> None:
        """Open a lobby like the last one; whoever presses too late finds it open."""
        check_place(interaction)
        key = "answer-again"
        try:
            table = await self._tables.again(number, person(interaction), interaction.id)
        except ChannelTaken:
            found = await self._tables.find(interaction.channel_id or 0)
            over = await self._tables.by_id(number)
            if found is None or over is None or not _is_like(found, over, interaction.user.id):
                raise
            table, key = found, "answer-again-open"
        locale = await language_of(self._tables, interaction, table)
        await answer(interaction, t(locale, key))


def person(interaction: discord.Interaction) -> Person:
    """Who asks."""
    return Person(interaction.user.id, interaction.user.display_name)


def _is_like(found: Table, over: Table, user: int) -> bool:
    """Whether a lobby is the one that another press on the same button has opened."""
    seated = found.seat_of(user) is not None
    return found.status is Status.LOBBY and found.game == over.game and seated


def _number(values: list[str]) -> int:
    """The number that a select stands for; what this release would not have sent is refused."""
    if len(values) != 1 or not values[0].isdecimal() or len(values[0]) > 19:
        raise UnknownPress
    return int(values[0])
