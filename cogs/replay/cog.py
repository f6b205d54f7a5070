"""`/record replay`: a game of this channel again, by command or by the button below its score."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import partial

import discord
from discord import app_commands
from discord.ext import commands

import render
from bot.i18n import list_of, t
from bot.tables.errors import NothingToReplay, NotStarted, NotYourLesson, TableGone
from bot.tables.table import Status, Table
from cogs.choices import MOST, Choice, find, fitting
from cogs.components import Part
from cogs.errors import ErrorAnswers
from cogs.language import language_of
from cogs.messages.board import unreadable
from cogs.messages.compose import Composer
from cogs.mistakes import ChoiceRefused, Outdated
from cogs.occupants import plain_names
from cogs.pages import chosen, send_page, stands_alone
from cogs.replay.filming import Filming
from cogs.replay.places import FILM, FIRST, ReplayPlace, replay_place
from cogs.replay.reel import Reel
from cogs.replay.screen import board_parts, in_words, numbered, page_wanted, target, ways
from cogs.replies import acknowledge, acknowledge_press, answer_beside
from cogs.services import Services
from cogs.wording import choice, text, worded

ME, EVERYBODY = "me", "everybody"
NUMBER = re.compile(r"[0-9]{1,18}")
FILMS = [choice(f"choice-film-{whom}", whom) for whom in (ME, EVERYBODY)]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class RecordCog(
    commands.GroupCog,
    name="record",
    group_name=text("command-record"),
    group_description=text("command-record.description"),
):
    """Games that were played, and how they went."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables
        self._compose = Composer(services.tables, services.drawer)
        self._errors = ErrorAnswers(services.tables)
        self._filming = Filming(services)

    async def suggest(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """The tables of this channel that have begun, newest first."""
        locale = await language_of(self._tables, interaction)
        return fitting(current, _choices(await self._begun(interaction), locale))

    @worded("record-replay", suggest, animation=FILMS)
    async def replay(
        self,
        interaction: discord.Interaction,
        table: str | None = None,
        animation: str | None = None,
    ) -> None:
        """Show a game of this channel again, or make an animation of it."""
        await acknowledge(interaction)
        if animation not in (None, ME, EVERYBODY):
            raise Outdated
        found = await self._meant(interaction, table)
        if animation is None:
            await self._show(interaction, found, ReplayPlace(FIRST))
        elif animation == ME:
            await self._filming.show(interaction, found)
        else:
            await self._filming.show_everybody(interaction, found)

    async def pressed(self, interaction: discord.Interaction, number: int, rest: str) -> None:
        """Turn to another picture, or make the animation; no place: from the beginning."""
        try:
            place = replay_place(rest) if rest else ReplayPlace(FIRST)
            beside = not rest or place.verb == FILM or stands_alone(interaction)
            await acknowledge_press(interaction, beside=beside)
            await self._go(interaction, await self._reachable(interaction, number), place)
        except Exception as error:  # noqa: BLE001 - discord.py only logs what a button raises
            await self._errors.on_error(interaction, error, answer_beside)

    async def _go(
        self, interaction: discord.Interaction, table: Table | None, place: ReplayPlace
    ) -> None:
        if table is None:
            raise TableGone
        if place.verb == FILM:
            await self._filming.show(interaction, table)
        else:
            await self._show(interaction, table, place)

    async def _begun(self, interaction: discord.Interaction) -> tuple[Table, ...]:
        return await self._tables.replays.begun(interaction.channel_id or 0, MOST)

    async def _meant(self, interaction: discord.Interaction, typed: str | None) -> Table:
        """The table that was named, else the newest of this channel that has begun."""
        if typed and NUMBER.fullmatch(typed):
            table = await self._reachable(interaction, int(typed))
            if table is not None:
                return table
        begun = await self._begun(interaction)
        if not begun:
            raise NothingToReplay
        if typed is None:
            return begun[0]
        choices = _choices(begun, await language_of(self._tables, interaction))
        found = find(typed, choices)
        if found.choice is None:
            raise ChoiceRefused("table", typed, tuple(choices), found.rivals)
        return begun[choices.index(found.choice)]

    async def _reachable(self, interaction: discord.Interaction, number: int) -> Table | None:
        """A table of this channel, or a lesson of the asker; None: there is none of that number.

        Raises `NotYourLesson`, `NotStarted`.
        """
        table = await self._tables.by_id(number)
        if table is None or not (table.is_private or table.channel == interaction.channel_id):
            return None
        if table.is_private and table.host != interaction.user.id:
            raise NotYourLesson
        if table.status in (Status.LOBBY, Status.CANCELLED):
            raise NotStarted
        return table

    async def _show(
        self, interaction: discord.Interaction, table: Table, place: ReplayPlace
    ) -> None:
        locale = await language_of(self._tables, interaction, table)
        send = partial(send_page, interaction, in_public=not table.is_private)
        if table.broken:
            await send([unreadable(table, locale)], [])
            return
        reel = Reel(await self._tables.replays.of(table), locale)
        value = chosen(interaction)
        at = target(reel, place, value)
        parts, instead = await self._page(reel, at)
        await send(parts, ways(reel, at, page_wanted(value)), instead)

    async def _page(self, reel: Reel, at: int) -> tuple[list[Part], str]:
        """What is shown at one place, and what stands in for its pictures."""
        if at >= reel.boards:
            post = await self._compose.score(reel.table, reel.locale)
            return [numbered(reel, at), *post.parts], ""
        view = reel.view(at)
        pictures = await self._compose.drawn(
            reel.table, lambda: render.board(reel.table.game, view, reel.caption(at, view))
        )
        return board_parts(reel, at, pictures), in_words(reel, at)


def _choices(tables: Sequence[Table], locale: str) -> list[Choice]:
    """Tables by their numbers, with what tells them apart."""
    return [
        Choice(
            str(table.id),
            t(
                locale,
                f"replay-choice-{table.status}",
                table=table.id,
                game=t(locale, f"game-{table.game}"),
                date=f"{table.closed or table.opened:%Y-%m-%d}",
                names=list_of(locale, plain_names(table, locale)),
            ),
        )
        for table in tables
    ]
