"""Private looks at a table: board, hand, log, by command or by button."""

from __future__ import annotations

import discord

from bot.i18n import t
from bot.tables.errors import NotSeated, NotStarted, SeatHandedOver
from bot.tables.table import Table
from cogs.errors import asked
from cogs.language import language_of
from cogs.messages.board import unreadable
from cogs.messages.compose import Composer
from cogs.messages.listing import log_text
from cogs.pages import send_page
from cogs.prose import PROSE
from cogs.replies import answer
from cogs.seat_looks import look_select
from cogs.services import Services

USUAL_LINES = 20
MOST_LINES = 50


class Looks:
    """Shows somebody, privately, what is true now."""

    def __init__(self, services: Services) -> None:
        self._tables = services.tables
        self._compose = Composer(services.tables, services.drawer)

    async def board(
        self, interaction: discord.Interaction, table: Table, seat: int | None = None
    ) -> None:
        """The board, or one seat's part of it, as everybody may see it, in the asker's language."""
        locale = await language_of(self._tables, interaction, table)
        has_areas = table.state is not None and not table.broken
        if seat is not None and has_areas:
            post = await self._compose.area(table, seat, locale)
        else:
            post = await self._compose.table(table, None, locale)
        ways = [look_select(table, interaction.user.id, seat, locale)] if has_areas else []
        await send_page(interaction, post.parts, ways, post.beside)

    async def hand(self, interaction: discord.Interaction, table: Table) -> None:
        """The asker's hand, and what the asker is asked."""
        seat = _seat(table, interaction)
        locale = await language_of(self._tables, interaction, table)
        pictures = await self._compose.hand(table, seat, locale)
        held = PROSE[table.game].hand(table.view(seat), seat, locale)
        question = asked(table, interaction.user.id, locale) or [t(locale, "hand-not-to-act")]
        lines = "\n".join([f"**{t(locale, 'hand-title')}**", held, *question]).split("\n")
        # What a turn has left is part of the hand and of the question: told once.
        await answer(interaction, "\n".join(dict.fromkeys(lines)), pictures)

    async def log(
        self, interaction: discord.Interaction, table: Table, count: int = USUAL_LINES
    ) -> None:
        """What happened, as far as the asker may know it."""
        locale = await language_of(self._tables, interaction, table)
        if table.broken:
            await answer(interaction, unreadable(table, locale))
            return
        seat = table.seat_of(interaction.user.id)
        entries = await self._tables.log(table.id, seat, limit=min(max(count, 1), MOST_LINES))
        await answer(interaction, log_text(table, entries, locale))


def _seat(table: Table, interaction: discord.Interaction) -> int:
    seat = table.seat_of(interaction.user.id)
    if seat is None:
        raise NotSeated if table.handed_over_by(interaction.user.id) is None else SeatHandedOver
    if table.state is None:
        raise NotStarted
    return seat
