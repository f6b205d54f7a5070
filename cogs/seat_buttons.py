"""The buttons by which a seat changes hands; found again by their ids, as all that is pressed."""

from __future__ import annotations

import re
from typing import Any, Protocol, runtime_checkable

import discord

from bot.i18n import t
from bot.tables.table import Table
from cogs.pressable import TABLE, Pressable

COG = "seat"
"""The name of the cog that answers."""
OVER, BACK = "hand-over", "take-back"

STYLES = {OVER: discord.ButtonStyle.danger, BACK: discord.ButtonStyle.primary}


@runtime_checkable
class Seats(Protocol):
    """Who answers presses."""

    async def pressed(self, interaction: discord.Interaction, number: int, verb: str) -> None:
        """Do what is wanted at a table."""


class SeatButton(Pressable, template=rf"{TABLE}:(?P<verb>{OVER}|{BACK})"):
    """Lets an AI play one's seat, or takes it back."""

    @classmethod
    def of(cls, table: Table, verb: str, locale: str) -> SeatButton:
        """The button of a table by what it does."""
        made: discord.ui.Button[Any] = discord.ui.Button(
            style=STYLES[verb],
            label=t(locale, f"button-{verb}"),
            custom_id=f"g1:{table.id}:{verb}",
        )
        return cls(made)

    async def hand_on(self, interaction: discord.Interaction[Any], told: re.Match[str]) -> None:
        """Hand the press to the cog."""
        cog: object = interaction.client.get_cog(COG)
        if isinstance(cog, Seats):
            await cog.pressed(interaction, int(told["table"]), told["verb"])
