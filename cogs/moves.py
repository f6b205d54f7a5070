"""Making moves by commands: the same few steps for every command of every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.i18n import t
from bot.tables.errors import NoTable, NotSeated, NotYourTurn, SeatHandedOver, TableError
from bot.tables.scratch import Scratch
from bot.tables.table import Person, Played
from cogs.choices import clipped, fitting
from cogs.errors import asked
from cogs.language import language_of
from cogs.mistakes import OtherGame
from cogs.occupants import public_names
from cogs.prose import PROSE
from cogs.replies import acknowledge, answer
from cogs.services import Services
from cogs.walk import Step, legal_values, walk

WHY_NOTHING = {
    NoTable: "autocomplete-no-table",
    NotSeated: "autocomplete-not-seated",
    NotYourTurn: "autocomplete-not-your-turn",
    OtherGame: "autocomplete-other-game",
    SeatHandedOver: "autocomplete-handed-over",
}
NO_VALUE = "-"
"""The value of a choice that only explains why there is none."""

StepsOf = Callable[[str, Scratch], Sequence[Step]]
"""The steps of a command, by its name."""
MakeReader = Callable[[str, Any], Any]
"""Who reads the values, from a language and the position as the seat sees it."""
log = structlog.get_logger(__name__)


class Mover:
    """Makes the moves of one game's commands and completes their options."""

    def __init__(
        self, services: Services, game: str, steps_of: StepsOf, make_reader: MakeReader
    ) -> None:
        self._tables = services.tables
        self._game = game
        self._steps_of = steps_of
        self._make_reader = make_reader

    async def play(self, interaction: discord.Interaction, **options: str | None) -> None:
        """Make the moves that the filled options stand for and tell the player what they did."""
        await acknowledge(interaction)
        channel, user = interaction.channel_id or 0, interaction.user
        await self._tables.refresh_name(channel, Person(user.id, user.display_name))
        filled = {name: typed for name, typed in options.items() if typed is not None}
        moves = await self._moves(interaction, filled)
        played = await self._tables.play(channel, user.id, moves, interaction=interaction.id)
        await answer(interaction, await self._told(interaction, played))

    async def suggest(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        """What the option under the cursor could be; one that explains where there is nothing."""
        try:
            return await self._fitting(interaction, typed)
        except (TableError, OtherGame) as error:
            return [await self._explanation(interaction, error)]
        except Exception:
            log.exception("autocomplete failed", interaction=interaction.id)
            return []

    async def _moves(
        self, interaction: discord.Interaction, filled: Mapping[str, str]
    ) -> tuple[Any, ...]:
        scratch, steps, reader = await self._position(interaction)
        return walk(scratch, steps, filled, reader)

    async def _position(
        self, interaction: discord.Interaction
    ) -> tuple[Scratch, Sequence[Step], Any]:
        channel = interaction.channel_id or 0
        table = await self._tables.table(channel)
        if table.game != self._game:
            raise OtherGame(table.game)
        scratch = await self._tables.scratch(channel, interaction.user.id)
        locale = await language_of(self._tables, interaction, table)
        command = interaction.command.name if interaction.command is not None else ""
        return scratch, self._steps_of(command, scratch), self._make_reader(locale, scratch.view)

    async def _fitting(
        self, interaction: discord.Interaction, typed: str
    ) -> list[app_commands.Choice[str]]:
        scratch, steps, reader = await self._position(interaction)
        filled = {
            name: value
            for name, value in vars(interaction.namespace).items()
            if isinstance(value, str) and value.strip()
        }
        values = legal_values(scratch, steps, filled, _focused(interaction), reader)
        if not values:
            return [_only_text(t(reader.locale, "autocomplete-nothing"))]
        return fitting(typed, values)

    async def _explanation(
        self, interaction: discord.Interaction, error: TableError | OtherGame
    ) -> app_commands.Choice[str]:
        locale = await self._language(interaction)
        return _only_text(t(locale, WHY_NOTHING.get(type(error), "autocomplete-nothing")))

    async def _language(self, interaction: discord.Interaction) -> str:
        table = await self._tables.find(interaction.channel_id or 0)
        return await language_of(self._tables, interaction, table)

    async def _told(self, interaction: discord.Interaction, played: Played) -> str:
        table, seat = played.table, played.seat
        locale = await language_of(self._tables, interaction, table)
        events = [event for entry in played.entries for event in entry.events]
        view = table.view(seat)
        lines = PROSE[table.game].tell(events, view, public_names(table, locale), locale)
        if played.repeated:
            lines.insert(0, t(locale, "answer-repeated"))
        lines += asked(table, interaction.user.id, locale)
        if table.state is not None and table.ruleset.retract(table.state, seat) is not None:
            lines.append(t(locale, "answer-sealed"))
        return "\n".join(lines) or t(locale, "answer-done")


def _focused(interaction: discord.Interaction) -> str:
    """The English name of the option under the cursor."""
    data: dict[str, Any] = dict(interaction.data or {})
    waiting: list[dict[str, Any]] = list(data.get("options", ()))
    for option in waiting:
        if option.get("focused"):
            return str(option["name"])
        waiting.extend(option.get("options", ()))
    return ""


def _only_text(text: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=clipped(text), value=NO_VALUE)
