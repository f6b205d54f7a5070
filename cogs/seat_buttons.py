"""The buttons by which a seat changes hands; found again by their ids, as all that is pressed."""

from __future__ import annotations

import re
from typing import Any, Protocol, runtime_checkable

import discord

from bot.i18n import t
from bot.tables.table import Table

COG = "seat"
"""The name of the cog that answers."""
OVER, BACK = "hand-over", "take-back"

STYLES = {OVER: discord.ButtonStyle.danger, BACK: discord.ButtonStyle.primary}


@runtime_checkable
class Seats(Protocol):
    """Who answers presses."""

    async def pressed(self, interaction: discord.Interaction, number: int, verb: str) -> None:
        """Do what is wanted at a table."""


class SeatButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=rf"g1:(?P<table>[0-9]{{1,18}}):(?P<verb>{OVER}|{BACK})",
):
    """Lets an AI play one's seat, or takes it back."""

    def __init__(self, button: discord.ui.Button[Any], table: int, verb: str) -> None:
        super().__init__(button)
        self.table = table
        self.verb = verb

    @classmethod
    def of(cls, table: Table, verb: str, locale: str) -> SeatButton:
        """The button of a table by what it does."""
        made: discord.ui.Button[Any] = discord.ui.Button(
            style=STYLES[verb],
            label=t(locale, f"button-{verb}"),
            custom_id=f"g1:{table.id}:{verb}",
        )
        return cls(made, table.id, verb)

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003
        item: discord.ui.Item[Any],
        match: re.Match[str],
    ) -> SeatButton:
        """The button of an earlier message."""
        if not isinstance(item, discord.ui.Button):
            raise TypeError(item)
        return cls(item, int(match["table"]), match["verb"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press to the cog."""
        cog: object = interaction.client.get_cog(COG)
        if isinstance(cog, Seats):
            await cog.pressed(interaction, self.table, self.verb)
