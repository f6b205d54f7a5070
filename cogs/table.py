"""Opening, joining, starting and looking at tables."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.games.registry import RULESETS
from bot.i18n import LOCALES, t
from bot.tables.errors import NoTable
from bot.tables.lobby import Wishes
from bot.tables.table import Status, Table
from cogs.choices import fitting
from cogs.hosting import HostPanel
from cogs.language import check_language, language_of, server_language
from cogs.lobby import person
from cogs.looking import MOST_LINES, USUAL_LINES, Looks
from cogs.messages.compose import Composer
from cogs.messages.listing import table_line
from cogs.messages.words import board_text
from cogs.occupants import public_names
from cogs.preflight import check_place, is_moderator, may_see
from cogs.replies import acknowledge, answer, answer_at_length
from cogs.seat_looks import seat_meant, seats_of
from cogs.services import Services
from cogs.threads import a_thread, check_thread
from cogs.wording import choice, text, worded

GAMES = [choice(f"choice-game-{game}", game) for game in RULESETS]
LANGUAGES = [choice(f"choice-language-{locale.lower()}", locale) for locale in LOCALES]
MOST_PLAYERS = max(max(ruleset.seats) for ruleset in RULESETS.values())
Players = app_commands.Range[int, 1, MOST_PLAYERS]
Lines = app_commands.Range[int, 1, MOST_LINES]


@app_commands.guild_only()
@app_commands.allowed_installs(guilds=True, users=False)
class TableCog(
    commands.GroupCog,
    name="table",
    group_name=text("command-table"),
    group_description=text("command-table.description"),
):
    """What can be done with a table whatever is played there."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._tables = services.tables
        self._looks = Looks(services)
        self._compose = Composer(services.tables, services.drawer)
        self._panel = HostPanel(services.tables)

    @worded("table-new", game=GAMES, language=LANGUAGES)
    async def new(
        self,
        interaction: discord.Interaction,
        game: str,
        language: str | None = None,
        thread: bool = False,
        refill_last_round: bool = False,
        apprentice_beside_lone_master: bool = False,
    ) -> None:
        """Open a table here, or in a new thread of this channel."""
        await acknowledge(interaction)
        check_place(interaction)
        check_language(language)
        rules = {
            "refill_last_round": refill_last_round,
            "apprentice_beside_lone_master": apprentice_beside_lone_master,
        }
        chosen = {name: on for name, on in rules.items() if on}
        spoken = language or server_language(interaction)
        if not thread:
            await self._open(interaction, interaction.channel_id or 0, game, spoken, chosen)
            await self._say(interaction, "answer-opened")
            return
        channel = check_thread(interaction)
        self._tables.check_game(game, chosen)
        opened = await self._tables.opened_by(interaction.id)
        if opened is None:
            async with a_thread(channel, game, interaction.user.display_name, spoken) as made:
                opened = await self._open(interaction, made.id, game, spoken, chosen)
        await self._say(interaction, "answer-opened-thread", thread=f"<#{opened.channel}>")

    @worded("table-options", language=LANGUAGES)
    async def options(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        players: Players | None = None,
        thread: bool = False,
        refill_last_round: bool | None = None,
        apprentice_beside_lone_master: bool | None = None,
    ) -> None:
        """Change what a lobby has agreed on; with nothing named, show the panel for it."""
        await acknowledge(interaction)
        check_language(language)
        rules = {
            "refill_last_round": refill_last_round,
            "apprentice_beside_lone_master": apprentice_beside_lone_master,
        }
        named = {name: on for name, on in rules.items() if on is not None}
        wishes = Wishes(language, named, players)
        if thread:
            found = await self._tables.changed_by(interaction.id)
            await self._panel.move(interaction, found or await self._present(interaction), wishes)
            return
        if wishes == Wishes():
            await self._panel.open(interaction, await self._present(interaction))
            return
        table = await self._tables.change_options(
            interaction.channel_id or 0, interaction.user.id, wishes, interaction.id
        )
        locale = await language_of(self._tables, interaction, table)
        await self._panel.show(interaction, table, t(locale, "answer-options"))

    @worded("table-remove")
    async def remove(self, interaction: discord.Interaction, user: discord.User) -> None:
        """Free somebody's seat before the start."""
        await acknowledge(interaction)
        await self._tables.remove(
            interaction.channel_id or 0, interaction.user.id, user.id, interaction=interaction.id
        )
        await self._say(interaction, "answer-removed")

    @worded("table-join")
    async def join(self, interaction: discord.Interaction) -> None:
        """Sit down."""
        await acknowledge(interaction)
        await self._tables.join(
            interaction.channel_id or 0, person(interaction), interaction=interaction.id
        )
        await self._say(interaction, "answer-joined")

    @worded("table-leave")
    async def leave(self, interaction: discord.Interaction) -> None:
        """Get up before the start."""
        await acknowledge(interaction)
        table = await self._tables.leave(
            interaction.channel_id or 0, interaction.user.id, interaction=interaction.id
        )
        closed = table.status is Status.CANCELLED
        await self._say(interaction, "answer-left-last" if closed else "answer-left")

    @worded("table-start")
    async def start(self, interaction: discord.Interaction) -> None:
        """Start the game."""
        await acknowledge(interaction)
        await self._tables.start(
            interaction.channel_id or 0, interaction.user.id, interaction=interaction.id
        )
        await self._say(interaction, "answer-started")

    @worded("table-cancel")
    async def cancel(self, interaction: discord.Interaction) -> None:
        """Give the table up before the start."""
        await acknowledge(interaction)
        await self._tables.cancel(
            interaction.channel_id or 0,
            interaction.user.id,
            is_moderator(interaction),
            interaction=interaction.id,
        )
        await self._say(interaction, "answer-cancelled")

    async def suggest(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """The seats of the table whose board would be shown."""
        try:
            table = await self._present_or_last(interaction)
        except NoTable:
            return []
        locale = await language_of(self._tables, interaction, table)
        return fitting(typed, seats_of(table, interaction.user.id, locale))

    @worded("table-board", suggest)
    async def board(self, interaction: discord.Interaction, player: str | None = None) -> None:
        """Show the board as it stands, or one player's part of it."""
        await acknowledge(interaction)
        table = await self._present_or_last(interaction)
        seat = None
        if player is not None:
            locale = await language_of(self._tables, interaction, table)
            seat = seat_meant(table, interaction.user.id, player, locale)
        await self._looks.board(interaction, table, seat)

    @worded("table-text")
    async def text_(self, interaction: discord.Interaction) -> None:
        """Tell the whole board in words."""
        await acknowledge(interaction)
        table = await self._present_or_last(interaction)
        locale = await language_of(self._tables, interaction, table)
        if table.state is None:
            post = await self._compose.table(table, None, locale)
            await answer(interaction, post.text)
            return
        view, names = table.view(None), public_names(table, locale)
        words = self._compose.words(table, view, locale)
        text = board_text(table, view, names, locale)
        await answer_at_length(interaction, text, words.document, words.attached)

    @worded("table-hand")
    async def hand(self, interaction: discord.Interaction) -> None:
        """Show the asker's hand."""
        await acknowledge(interaction)
        await self._looks.hand(interaction, await self._tables.table(interaction.channel_id or 0))

    @worded("table-log")
    async def log(self, interaction: discord.Interaction, count: Lines = USUAL_LINES) -> None:
        """Tell what happened."""
        await acknowledge(interaction)
        await self._looks.log(interaction, await self._present_or_last(interaction), count)

    @worded("table-list")
    async def list_(self, interaction: discord.Interaction) -> None:
        """List the open tables of this server."""
        await acknowledge(interaction)
        tables = [
            table
            for table in await self._tables.open_tables(interaction.guild_id or 0)
            if table.seat_of(interaction.user.id) is not None or may_see(interaction, table.channel)
        ]
        locale = await language_of(self._tables, interaction)
        heading = "list-title" if tables else "list-empty"
        lines = [t(locale, heading), *(table_line(table, locale) for table in tables)]
        await answer(interaction, "\n".join(lines))

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A lobby goes with its channel."""
        await self._tables.channel_gone(channel.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A lobby goes with its thread."""
        await self._tables.channel_gone(payload.thread_id)

    async def _open(
        self,
        interaction: discord.Interaction,
        channel: int,
        game: str,
        locale: str,
        rules: dict[str, Any],
    ) -> Table:
        return await self._tables.open_table(
            interaction.guild_id or 0,
            channel,
            person(interaction),
            game,
            locale,
            rules,
            interaction=interaction.id,
        )

    async def _say(self, interaction: discord.Interaction, key: str, **values: str) -> None:
        """Answer in the asker's language, which is the table's where Discord tells none."""
        table = await self._tables.latest(interaction.channel_id or 0)
        locale = await language_of(self._tables, interaction, table)
        await answer(interaction, t(locale, key, **values))

    async def _present(self, interaction: discord.Interaction) -> Table:
        """The open table of this channel, be it readable or not."""
        found = await self._tables.find(interaction.channel_id or 0)
        if found is None:
            raise NoTable
        return found

    async def _present_or_last(self, interaction: discord.Interaction) -> Table:
        """The open table of this channel, else the last one that stood here."""
        channel = interaction.channel_id or 0
        last = await self._tables.latest(channel)
        return last if last is not None else await self._tables.table(channel)
