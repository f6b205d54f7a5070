"""A new thread for a table: opened before the table stands there, closed again if it cannot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import discord
import structlog
from msgspec.structs import replace

from bot.i18n import t
from bot.i18n.words import clip
from bot.tables.errors import NoTable
from bot.tables.lobby import Wishes
from bot.tables.service import TableService
from bot.tables.table import Table
from cogs.mistakes import InsideThread, PermissionsMissing, ThreadRefused
from cogs.names import shown_name

NEEDED = ("create_public_threads", "send_messages_in_threads")
TOO_MANY = (160006, 30033)
"""Active threads of the server, or people in them, are as many as Discord allows."""
FORBIDDEN = (50001, 50013)
WEEK: Final = 10080
"""Minutes without a message after which a thread goes to sleep; the longest that there is."""

log = structlog.get_logger(__name__)


def check_thread(interaction: discord.Interaction) -> discord.TextChannel:
    """The channel in which a thread can be opened; names the permissions that the bot lacks."""
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        raise InsideThread
    missing = tuple(name for name in NEEDED if not getattr(interaction.app_permissions, name))
    if missing:
        raise PermissionsMissing(missing)
    return channel


@asynccontextmanager
async def a_thread(
    channel: discord.TextChannel, game: str, host: str, locale: str
) -> AsyncIterator[discord.Thread]:
    """A new public thread; it goes again where what is to happen in it fails."""
    title = t(
        locale, "thread-name", game=t(locale, f"game-{game}"), name=shown_name(host, 0, locale)
    )
    try:
        thread = await channel.create_thread(
            name=clip(title),
            type=discord.ChannelType.public_thread,
            auto_archive_duration=WEEK,
        )
    except discord.HTTPException as error:
        log.warning("no thread", channel=channel.id, code=error.code, error=str(error))
        if error.code in FORBIDDEN:
            raise PermissionsMissing(NEEDED) from error
        raise ThreadRefused(full=error.code in TOO_MANY) from error
    try:
        yield thread
    except BaseException:
        await _give_up(thread)
        raise


async def into_thread(
    tables: TableService, interaction: discord.Interaction, table: Table, wishes: Wishes
) -> Table:
    """Move a lobby into a new thread of its channel, or leave all as it is."""
    moved = await tables.changed_by(interaction.id)
    if moved is not None:
        return moved
    channel = check_thread(interaction)
    if channel.id != table.channel:
        raise InsideThread
    host = interaction.user
    tables.check_options(table, host.id, wishes)
    try:
        async with a_thread(channel, table.game, host.display_name, table.locale) as thread:
            return await tables.change_options(
                table.channel, host.id, replace(wishes, place=thread.id), interaction.id, table.id
            )
    except NoTable:
        # Two presses at once: the other one has moved the table.
        present = await tables.by_id(table.id)
        if present is None or not present.status.is_open:
            raise
        return present


async def _give_up(thread: discord.Thread) -> None:
    """Delete a thread in which nothing stands, or at least put it to sleep."""
    try:
        await thread.delete()
    except discord.HTTPException:
        try:
            # Whoever opened a thread may archive it, with no further permission.
            await thread.edit(archived=True)
        except discord.HTTPException as error:
            log.warning("empty thread left", thread=thread.id, error=str(error))
