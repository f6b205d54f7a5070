"""Private answers: acknowledged before any work, never too long, never lost in silence."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from io import BytesIO
from typing import Any, Protocol, runtime_checkable

import discord
import structlog

from bot.i18n import t
from cogs.refusals import Remedy, remedy
from render import Picture

LIMIT = 2000
"""Characters that one message may have."""

GONE = frozenset({10008, 10015, 10062, 50027})
"""Unknown message, webhook, interaction, and an invalid token: nobody can be answered there."""

MOST_PARTS = 3
"""Messages that a private answer may take before it becomes a file."""

UNDERWAY = "underway"
"""The name of the cog that knows who still waits for an answer."""

NOBODY = discord.AllowedMentions.none()

log = structlog.get_logger(__name__)


@runtime_checkable
class Waiting(Protocol):
    """Who remembers those that wait for an answer."""

    def began(self, interaction: discord.Interaction) -> None:
        """The present task has begun to answer an interaction."""


@dataclass(frozen=True)
class Document:
    """A text as a file."""

    name: str
    text: str


async def acknowledge(interaction: discord.Interaction) -> None:
    """Tell Discord that an answer will come, for the asker's eyes only; the first thing done.

    The answer to a button replaces the private message in which it stands; below a public
    message it is a private message of its own.
    """
    is_public = interaction.message is not None and not is_private_press(interaction)
    await _defer(interaction, thinking=is_public)


def is_private_press(interaction: discord.Interaction) -> bool:
    """Whether something was pressed in a message that only the asker sees."""
    return interaction.message is not None and interaction.message.flags.ephemeral


async def acknowledge_press(interaction: discord.Interaction, *, beside: bool) -> None:
    """The same for a press: the answer stands in its message, or in a new private one beside."""
    await _defer(interaction, thinking=beside)


async def _defer(interaction: discord.Interaction[Any], *, thinking: bool) -> None:
    cog: object = interaction.client.get_cog(UNDERWAY)
    if isinstance(cog, Waiting):
        cog.began(interaction)
    await interaction.response.defer(ephemeral=True, thinking=thinking)


async def show(
    interaction: discord.Interaction,
    view: discord.ui.LayoutView,
    files: Sequence[discord.File | discord.Attachment],
    *,
    in_public: bool = True,
) -> None:
    """Answer a press privately by texts, pictures and components; raises what Discord refuses.

    `in_public`: whether a lost answer is spoken of in the channel.
    """
    async with _told_if_lost(interaction, in_public=in_public):
        await interaction.edit_original_response(
            view=view, attachments=files, allowed_mentions=NOBODY
        )


async def answer_beside(interaction: discord.Interaction, text: str) -> None:
    """Answer a press privately, in a message of its own."""
    if not interaction.response.is_done():
        await _answer(interaction, text)
        return
    try:
        for part in split(text):
            await interaction.followup.send(part, ephemeral=True, allowed_mentions=NOBODY)
    except discord.NotFound as error:
        if error.code not in GONE:
            raise
        log.warning("private answer lost", code=error.code, interaction=interaction.id)


async def ask(interaction: discord.Interaction, text: str, view: discord.ui.View) -> None:
    """Answer privately with buttons."""
    async with _told_if_lost(interaction):
        await interaction.edit_original_response(content=text, view=view, allowed_mentions=NOBODY)


async def answer(
    interaction: discord.Interaction,
    text: str,
    attached: Sequence[Picture | Document] = (),
    instead: str = "",
) -> None:
    """Answer privately; a long text is split at its lines.

    `instead` is added where the files are refused.
    """
    try:
        await _answer(interaction, text, attached)
    except discord.HTTPException as error:
        if not attached or remedy(error) is not Remedy.PLAIN:
            raise
        log.warning("answer without files", interaction=interaction.id, error=str(error))
        await _answer(interaction, f"{text}\n{instead}" if instead else text)


async def answer_at_length(
    interaction: discord.Interaction, text: str, document: Document, note: str
) -> None:
    """Answer privately by a text, or by a note beside a file where it takes too many messages."""
    if len(split(text)) <= MOST_PARTS:
        await answer(interaction, text)
    else:
        await answer(interaction, note, [document], text)


async def _answer(
    interaction: discord.Interaction, text: str, attached: Sequence[Picture | Document] = ()
) -> None:
    first, *more = split(text)
    files = [as_file(item) for item in attached]
    async with _told_if_lost(interaction):
        if interaction.response.is_done():
            await interaction.edit_original_response(
                content=first, attachments=files, view=None, allowed_mentions=NOBODY
            )
        else:
            await interaction.response.send_message(
                first, files=files, ephemeral=True, allowed_mentions=NOBODY
            )
        for part in more:
            await interaction.followup.send(part, ephemeral=True, allowed_mentions=NOBODY)


async def publish(interaction: discord.Interaction, text: str, picture: Picture) -> None:
    """Post for everybody, beside a private answer that was given before."""
    await interaction.followup.send(text, file=as_file(picture), allowed_mentions=NOBODY)


@asynccontextmanager
async def _told_if_lost(
    interaction: discord.Interaction, *, in_public: bool = True
) -> AsyncIterator[None]:
    """Where a private answer reaches nobody any more, say so in the channel."""
    try:
        yield
    except discord.NotFound as error:
        if error.code not in GONE:
            raise
        log.warning("private answer lost", code=error.code, interaction=interaction.id)
        if in_public and interaction.response.is_done():
            await _answer_in_public(interaction)


async def _answer_in_public(interaction: discord.Interaction) -> None:
    """Where something may have been done and the answer is lost: a note with no secret in it."""
    channel = interaction.channel
    if not isinstance(channel, discord.abc.Messageable):
        return
    locale = "en" if interaction.guild_locale is None else interaction.guild_locale.value
    try:
        await channel.send(
            t(locale, "answer-lost", mention=interaction.user.mention),
            allowed_mentions=discord.AllowedMentions(
                users=[interaction.user], everyone=False, roles=False
            ),
        )
    except discord.HTTPException as error:
        log.warning("note refused", interaction=interaction.id, error=str(error))


def as_file(item: Picture | Document) -> discord.File:
    """A picture with its alt text, or a text, as an upload."""
    if isinstance(item, Document):
        return discord.File(BytesIO(item.text.encode()), filename=item.name)
    return discord.File(BytesIO(item.data), filename=item.name, description=item.alt)


def split(text: str, limit: int = LIMIT) -> list[str]:
    """A text in parts that fit, cut at line ends, or inside a line that alone is too long."""
    parts = [""]
    for line in text.split("\n"):
        for piece in _pieces(line, limit):
            joined = f"{parts[-1]}\n{piece}" if parts[-1] else piece
            if len(joined) <= limit:
                parts[-1] = joined
            else:
                parts.append(piece)
    return parts


def _pieces(line: str, limit: int) -> list[str]:
    return [line[start : start + limit] for start in range(0, len(line), limit)] or [""]
