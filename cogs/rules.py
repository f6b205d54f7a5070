"""`/rules`: reading the rules of a game, by command and by the buttons of its pages."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.i18n import t
from bot.i18n.books import RULES
from cogs.book_cog import LONGEST, BookCog
from cogs.book_places import CHOOSE, BookPlace
from cogs.choices import find
from cogs.components import BUTTONS, Part
from cogs.language import language_of
from cogs.mistakes import Outdated, UnknownPress
from cogs.names import disarmed
from cogs.nearest import nearest
from cogs.pages import chosen, send_page
from cogs.prose import cards_of
from cogs.replies import acknowledge
from cogs.rule_pages import CONTENTS, Reader, contents, page, suggested
from cogs.wording import choice, worded
from render import books

GAMES = [choice(f"choice-game-{game}", game) for game in RULES]


class RulesCog(BookCog, name="rules"):
    """The rules of all games, topic by topic."""

    async def suggest(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Topics that are called so, or speak of it."""
        game = str(vars(interaction.namespace).get("game", ""))
        if game not in RULES:
            return []
        return suggested(current, await self._reader(interaction, game))

    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=False)
    @worded("rules", suggest, game=GAMES)
    async def rules(
        self, interaction: discord.Interaction, game: str, topic: str | None = None
    ) -> None:
        """Show a topic, the contents, or what may have been meant."""
        await acknowledge(interaction)
        if game not in RULES:
            raise Outdated
        reader = await self._reader(interaction, game)
        if topic is None or not topic.strip():
            await send_page(interaction, *contents(reader))
            return
        found = find(topic, reader.choices())
        if found.choice is not None:
            await self._show(interaction, reader, found.choice.value)
            return
        key = "rules-several" if found.rivals else "rules-unknown"
        note = t(reader.locale, key, typed=disarmed(topic[:LONGEST]))
        near = found.rivals[:BUTTONS] or nearest(topic, reader.choices(), BUTTONS)
        await send_page(interaction, *contents(reader, note, [one.value for one in near]))

    async def _turn(self, interaction: discord.Interaction, place: BookPlace) -> None:
        topic = chosen(interaction) if place.role == CHOOSE else place.item
        reader = await self._reader(interaction, place.game)
        if topic == CONTENTS:
            await send_page(interaction, *contents(reader))
        elif topic in reader.book.by_id:
            await self._show(interaction, reader, topic)
        else:
            raise UnknownPress

    async def _show(self, interaction: discord.Interaction, reader: Reader, topic: str) -> None:
        (text, foot), pressable = page(reader, topic)
        parts: list[Part] = [text, foot]
        picture = await self._drawn(
            books.rule, reader.book.game, topic, reader.locale, reader.catalogue
        )
        if picture is not None:
            parts.insert(1, picture)
        await send_page(interaction, parts, pressable)

    async def _reader(self, interaction: discord.Interaction, game: str) -> Reader:
        """The asker's language; the cards of the table here, if it plays this game."""
        table = await self._tables.latest(interaction.channel_id or 0)
        locale = await language_of(self._tables, interaction, table)
        return Reader(RULES[game], locale, cards_of(table, game))
