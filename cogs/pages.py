"""Private answers that are pages: texts, pictures and what can be pressed below."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord
import structlog

from cogs.components import Part, Row, layout
from cogs.lasting import values_of
from cogs.refusals import Remedy, remedy
from cogs.replies import as_file, show

log = structlog.get_logger(__name__)

Kept = Sequence[discord.Attachment]
"""Pictures of the message that is answered which still hold."""
Page = tuple[Sequence[Part], Sequence[Row], str]
"""Parts, what can be pressed below, and words in place of the pictures."""


class KeptGone(Exception):
    """A page was to keep pictures that its message has no more."""


async def send_keeping(
    interaction: discord.Interaction,
    kept: Kept,
    page: Callable[[Kept], Awaitable[Page]],
    *,
    in_public: bool = True,
) -> None:
    """Answer by a page with pictures that stay, or anew where they are gone.

    They go where two presses overlap, and the answer to the first has replaced them.
    """
    try:
        await send_page(interaction, *await page(kept), in_public=in_public)
    except KeptGone:
        await send_page(interaction, *await page(()), in_public=in_public)


async def send_page(
    interaction: discord.Interaction,
    parts: Sequence[Part],
    pressable: Sequence[Row],
    instead: str = "",
    *,
    in_public: bool = True,
) -> None:
    """Answer by a page; where its pictures are refused, with words in place of the first of them.

    `in_public`: whether a lost answer is spoken of in the channel. Raises `KeptGone`.
    """
    files = [
        part if isinstance(part, discord.Attachment) else as_file(part)
        for part in parts
        if not isinstance(part, str)
    ]
    try:
        await show(interaction, layout(parts, pressable), files, in_public=in_public)
    except discord.HTTPException as error:
        if not files or remedy(error) is not Remedy.PLAIN:
            raise
        if any(isinstance(file, discord.Attachment) for file in files):
            raise KeptGone from error
        log.warning("page without picture", interaction=interaction.id, error=str(error))
        first = next(part for part in parts if not isinstance(part, str))
        words = [instead if part is first else part for part in parts]
        kept = [part for part in words if isinstance(part, str)]
        await show(interaction, layout(kept, pressable), [], in_public=in_public)


def stands_alone(interaction: discord.Interaction) -> bool:
    """Whether the answer to a press must be a message of its own: it was made on a public one."""
    message = interaction.message
    return message is not None and not message.flags.ephemeral


def chosen(interaction: discord.Interaction) -> str:
    """What was chosen in a select; empty for a button."""
    return next(iter(values_of(interaction)), "")
