"""Private answers that are pages: texts, pictures and what can be pressed below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import structlog

from cogs.components import Part, Row, layout
from cogs.refusals import Remedy, remedy
from cogs.replies import as_file, show

log = structlog.get_logger(__name__)


async def send_page(
    interaction: discord.Interaction,
    parts: Sequence[Part],
    pressable: Sequence[Row],
    instead: str = "",
) -> None:
    """Answer by a page; where its pictures are refused, by `instead` in their places."""
    files = [
        part if isinstance(part, discord.Attachment) else as_file(part)
        for part in parts
        if not isinstance(part, str)
    ]
    try:
        await show(interaction, layout(parts, pressable), files)
    except discord.HTTPException as error:
        if not files or remedy(error) is not Remedy.PLAIN:
            raise
        log.warning("page without picture", interaction=interaction.id, error=str(error))
        words = [part if isinstance(part, str) else instead for part in parts]
        await show(interaction, layout(words, pressable), [])


def stands_alone(interaction: discord.Interaction) -> bool:
    """Whether the answer to a press must be a message of its own: it was made on a public one."""
    message = interaction.message
    return message is not None and not message.flags.ephemeral


def chosen(interaction: discord.Interaction) -> str:
    """What was chosen in a select; empty for a button."""
    data: dict[str, Any] = dict(interaction.data or {})
    return next((str(value) for value in data.get("values", ())), "")
