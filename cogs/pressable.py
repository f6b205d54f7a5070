"""The one way in which every button and select is found again: by its id, with no memory."""

from __future__ import annotations

import re
from typing import Any, Self

import discord

TABLE = r"g1:(?P<table>[0-9]{1,18})"
"""How the ids of all components of a table begin."""


class Pressable(discord.ui.DynamicItem[discord.ui.Item[Any]], template=r"(?!)"):
    """A component that works for years and across restarts; a kind is known by its template."""

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003
        item: discord.ui.Item[Any],
        match: re.Match[str],  # noqa: ARG003
    ) -> Self:
        """The component of an earlier message."""
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Take the id apart and hand the press on."""
        told = self.template.fullmatch(self.custom_id)
        if told is None:
            raise ValueError(self.custom_id)
        await self.hand_on(interaction, told)

    async def hand_on(self, interaction: discord.Interaction[Any], told: re.Match[str]) -> None:
        """Give a press to the cog that answers it, with what its id tells."""
        raise NotImplementedError
