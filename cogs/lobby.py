"""Presses in a lobby: everything there is a command too, and both do the same."""

from __future__ import annotations

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
from bot.tables.lobby import Wishes
from bot.tables.table import Person, Status, Table
from cogs.errors import ASKERS, ErrorAnswers, Tell
from cogs.hosting import HostPanel
from cogs.language import language_of
from cogs.mistakes import UnknownPress
from cogs.orders.notices import Notices
from cogs.preflight import check_place, is_moderator
from cogs.pressed import cancel_panel
from cogs.replies import acknowledge, answer, answer_beside, ask, is_private_press
from cogs.services import Services


class LobbyCog(commands.Cog, name="lobby"):
    """Joins, leaves, starts and sets tables up by buttons and selects."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables
        self._errors = ErrorAnswers(services.tables)
        self._panel = HostPanel(services.tables)
        self._notices = Notices(services)

    async def pressed(
        self, interaction: discord.Interaction, table: int, verb: str, values: list[str]
    ) -> None:
        """Do what a button or a select of a table asks for."""
        try:
            await acknowledge(interaction)
            if verb == "again":
                await self._again(interaction, table)
            else:
                await self._do(interaction, await self._open(table), verb, values)
        except Exception as error:  # noqa: BLE001 - discord.py only logs what a press raises
            await self._errors.on_error(interaction, error, self._teller(interaction, table, error))
        await self._notices.tell(interaction)

    async def _do(
        self, interaction: discord.Interaction, found: Table, verb: str, values: list[str]
    ) -> None:
        """Do it at a table that is open."""
        if verb in ("join", "leave", "add-ai", "start"):
            await self._seats(interaction, found, verb)
        elif verb in ("options", "cancel", "cancelled"):
            await self._panels(interaction, found, verb)
        elif verb == "thread":
            await self._panel.move(interaction, found)
        else:
            await self._change(interaction, found, verb, values)

    def _teller(self, interaction: discord.Interaction, table: int, error: Exception) -> Tell:
        """How an error is told: a private panel stays, drawn again as things really are."""
        if not is_private_press(interaction):
            return answer
        if not isinstance(error, ASKERS):
            # Whatever fails here might fail again while the panel is drawn.
            return answer_beside

        async def above_the_panel(interaction: discord.Interaction, text: str) -> None:
            found = await self._tables.by_id(table)
            if found is None:
                await answer(interaction, text)
            else:
                await self._panel.show(interaction, found, text)

        return above_the_panel

    async def _open(self, number: int) -> Table:
        table = await self._tables.by_id(number)
        if table is None or table.is_private:
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
        if found.broken:
            raise TableBroken(table=found.id)
        if verb != "remove":
            wishes = _wishes(found, verb, values)
            table = await self._tables.change_options(
                found.channel, interaction.user.id, wishes, interaction.id, table=found.id
            )
            key = "answer-options"
        else:
            table = await self._removed(found, interaction.user.id, values, interaction.id)
            key = "answer-removed"
        locale = await language_of(self._tables, interaction, table)
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


def _wishes(table: Table, verb: str, values: list[str]) -> Wishes:
    """What a select of the host's panel asks for."""
    if verb == "players":
        return Wishes(most=_number(values))
    if verb == "language":
        if len(values) != 1 or values[0] not in LOCALES:
            raise UnknownPress
        return Wishes(locale=values[0])
    rules = dict.fromkeys(table.ruleset.option_names(), False)
    return Wishes(rules=rules | dict.fromkeys(values, True))


def _number(values: list[str]) -> int:
    """The number that a select stands for; what this release would not have sent is refused."""
    if len(values) != 1 or not values[0].isdecimal() or len(values[0]) > 19:
        raise UnknownPress
    return int(values[0])
