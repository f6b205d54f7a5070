"""`/card`: looking a card up, by command, by the selects of a help, by the pages themselves."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from discord import app_commands
from discord.ext import commands

from bot.i18n import t
from bot.i18n.books import CARDS
from bot.i18n.cardbook import Card
from bot.tables.table import Table
from cogs.card_pages import BESIDE, CHOOSE, Place, Reader, missed, page, place_of
from cogs.choices import Choice, find, fitting
from cogs.components import BUTTONS, Part
from cogs.errors import ErrorAnswers
from cogs.language import language_of
from cogs.lying import groups
from cogs.mistakes import Outdated, UnknownPress
from cogs.names import disarmed
from cogs.nearest import nearest
from cogs.pages import chosen, send_page, stands_alone
from cogs.prose import cards_of
from cogs.replies import acknowledge, acknowledge_press, answer_beside
from cogs.services import Services
from cogs.wording import choice, worded
from render import Picture, books

GAMES = [choice(f"choice-game-{game}", game) for game in CARDS]
LONGEST = 100
"""Characters of what was typed that are repeated."""

log = structlog.get_logger(__name__)


class CardCog(commands.Cog, name="card"):
    """Every card of every game, with its picture and all that is not obvious about it."""

    def __init__(self, services: Services) -> None:
        self._tables, self._drawer = services.tables, services.drawer
        self._errors = ErrorAnswers(services.tables)

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

    async def turned(self, interaction: discord.Interaction, text: str) -> None:
        """A button or a select leads to a card: here, or beside what it stands under."""
        try:
            place = place_of(text)
            beside = place is not None and place.role.startswith(BESIDE)
            await acknowledge_press(interaction, beside=beside or stands_alone(interaction))
            await self._turn(interaction, place)
        except Exception as error:  # noqa: BLE001 - discord.py only logs what a button raises
            await self._errors.on_error(interaction, error, answer_beside)

    async def _turn(self, interaction: discord.Interaction, place: Place | None) -> None:
        if place is None:
            raise UnknownPress
        is_choice = place.role == CHOOSE or place.role.startswith(BESIDE)
        wanted = chosen(interaction) if is_choice else place.card
        reader = await self._reader(interaction, place.game, await self._table(interaction))
        card = reader.cards().get(wanted)
        if card is None:
            raise UnknownPress
        await self._show(interaction, reader, card)

    async def _show(self, interaction: discord.Interaction, reader: Reader, card: Card) -> None:
        (head, *text), pressable = page(reader, card)
        parts: list[Part] = [head, *text]
        picture = await self._drawn(reader, card)
        if picture is not None:
            parts.insert(1, picture)
        await send_page(interaction, parts, pressable)

    async def _drawn(self, reader: Reader, card: Card) -> Picture | None:
        """The picture of a card; none where drawing fails, for the text says it all."""
        try:
            return await self._drawer.draw(
                books.card, reader.game, card, reader.locale, reader.catalogue
            )
        except Exception:
            log.exception("picture of a card not drawn", card=card.id)
            return None

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
