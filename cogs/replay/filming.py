"""The animated picture of a game: made beside everything else that is drawn, shown to whom."""

from __future__ import annotations

import asyncio

import discord

from bot.i18n import list_of, t
from bot.tables.errors import GameGoesOn
from bot.tables.table import Status, Table
from cogs.language import language_of
from cogs.mistakes import NotAmongPlayers, PermissionsMissing
from cogs.occupants import public_names
from cogs.preflight import is_moderator
from cogs.replay.reel import Reel
from cogs.replies import answer, publish
from cogs.services import Services
from render import Picture, film


class Filming:
    """One film at a time, frame by frame: boards of other tables are drawn in between.

    The last one is kept, since all who have played a game ask for it when it is over.
    """

    def __init__(self, services: Services) -> None:
        self._tables, self._drawer = services.tables, services.drawer
        self._turn = asyncio.Lock()
        self._last: tuple[tuple[int, str], Picture] | None = None

    async def show(self, interaction: discord.Interaction, table: Table) -> None:
        """Answer with the film of a game, privately; raises `GameGoesOn`."""
        locale = await language_of(self._tables, interaction, table)
        picture = await self._film(table, locale)
        refused = t(locale, "replay-film-refused")
        await answer(interaction, _about(table, locale), [picture], refused)

    async def show_everybody(self, interaction: discord.Interaction, table: Table) -> None:
        """Post the film of a game in its language; for its players or a moderator to do.

        Raises `GameGoesOn`, `NotAmongPlayers`, `PermissionsMissing`.
        """
        user = interaction.user.id
        has_played = table.seat_of(user) is not None or table.handed_over_by(user) is not None
        if not has_played and not is_moderator(interaction):
            raise NotAmongPlayers
        if not interaction.app_permissions.attach_files:
            raise PermissionsMissing(("attach_files",))
        picture = await self._film(table, table.locale)
        locale = await language_of(self._tables, interaction, table)
        await answer(interaction, t(locale, "replay-film-shown"))
        await publish(interaction, _about(table, table.locale), picture)

    async def _film(self, table: Table, locale: str) -> Picture:
        if table.status is not Status.FINISHED:
            raise GameGoesOn
        wanted = table.id, locale
        async with self._turn:
            if self._last is None or self._last[0] != wanted:
                self._last = wanted, await self._made(table, locale)
            return self._last[1]

    async def _made(self, table: Table, locale: str) -> Picture:
        reel = Reel(await self._tables.replays.of(table), locale)
        frames = [await self._drawer.draw(reel.frame, at) for at in film.chosen(reel.boards)]
        frames.append(await self._drawer.draw(reel.last_frame))
        return await self._drawer.draw(reel.film, frames)


def _about(table: Table, locale: str) -> str:
    game, names = t(locale, f"game-{table.game}"), list_of(locale, public_names(table, locale))
    return t(locale, "replay-film-about", game=game, table=table.id, names=names)
