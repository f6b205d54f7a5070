"""`/card`: looking a card up, by command, by the selects of a help, by the pages themselves."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.i18n import t
from bot.i18n.books import CARDS
from bot.i18n.cardbook import Card
from bot.tables.table import Table
from cogs.book_cog import LONGEST, BookCog
from cogs.book_places import CHOOSE, BookPlace
from cogs.card_pages import Reader, missed, page
from cogs.choices import Choice, find, fitting
from cogs.components import BUTTONS, Part
from cogs.language import language_of
from cogs.lying import groups
from cogs.mistakes import Outdated, UnknownPress
from cogs.names import disarmed
from cogs.nearest import nearest
from cogs.pages import chosen, send_page
from cogs.prose import cards_of
from cogs.replies import acknowledge
from cogs.wording import choice, worded
from render import books

GAMES = [choice(f"choice-game-{game}", game) for game in CARDS]


class CardCog(BookCog, name="card"):
    """Every card of every game, with its picture and all that is not obvious about it."""

    async def suggest(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Cards that are called so; what lies before the asker stands first."""
        named = vars(interaction.namespace).get("game")
        return fitting(current, await self._choices(interaction, named))

    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @worded("card", suggest, game=GAMES)
    async def card(
        self, interaction: discord.Interaction, card: str, game: str | None = None
    ) -> None:
        """Show a card, or those that may have been meant."""
        await acknowledge(interaction)
        if game is not None and game not in CARDS:
            raise Outdated
        choices = await self._choices(interaction, game)
        found = find(card, choices)
        table = await self._table(interaction)
        if found.choice is not None:
            of_game, _, name = found.choice.value.partition(":")
            reader = await self._reader(interaction, of_game, table)
            await self._show(interaction, reader, reader.cards()[name])
            return
        reader = await self._reader(interaction, game or _present(table), table)
        key = "card-several" if found.rivals else "card-unknown"
        note = t(reader.locale, key, typed=disarmed(card[:LONGEST]))
        near = found.rivals[:BUTTONS] or nearest(card, choices, BUTTONS)
        await send_page(interaction, *missed(note, near))

    async def _turn(self, interaction: discord.Interaction, place: BookPlace) -> None:
        is_choice = place.role == CHOOSE or place.is_beside
        wanted = chosen(interaction) if is_choice else place.item
        reader = await self._reader(interaction, place.game, await self._table(interaction))
        card = reader.cards().get(wanted)
        if card is None:
            raise UnknownPress
        await self._show(interaction, reader, card)

    async def _show(self, interaction: discord.Interaction, reader: Reader, card: Card) -> None:
        (head, *text), pressable = page(reader, card)
        parts: list[Part] = [head, *text]
        picture = await self._drawn(books.card, reader.game, card, reader.locale, reader.catalogue)
        if picture is not None:
            parts.insert(1, picture)
        await send_page(interaction, parts, pressable)

    async def _choices(self, interaction: discord.Interaction, game: Any) -> list[Choice]:
        """All cards of a game, or of all with the one that is played here first."""
        table = await self._table(interaction)
        present = _present(table)
        games = [present, *(one for one in CARDS if one != present)]
        if game is not None:
            games = [one for one in games if one == game]
        found: list[Choice] = []
        for one in games:
            reader = await self._reader(interaction, one, table)
            here = groups(table, interaction.user.id, reader.locale) if one == present else []
            found += reader.choices([card for _, cards in here for card in cards])
        return found

    async def _table(self, interaction: discord.Interaction) -> Table | None:
        return await self._tables.latest(interaction.channel_id or 0)

    async def _reader(
        self, interaction: discord.Interaction, game: str, table: Table | None
    ) -> Reader:
        locale = await language_of(self._tables, interaction, table)
        return Reader(game, locale, cards_of(table, game))


def _present(table: Table | None) -> str:
    """The game that is played here, else the first of all."""
    return next(iter(CARDS)) if table is None else table.game
