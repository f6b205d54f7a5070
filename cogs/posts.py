"""Messages of a table in its channel, as requests to Discord with the bot's own token."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

import discord

from cogs.components import Row, layout
from cogs.replies import NOBODY, as_file
from render import Picture


@dataclass(frozen=True)
class Post:
    """A message: paragraphs of text and pictures, in the order in which they are shown.

    Texts hold Discord's markup; nobody is pinged.
    """

    parts: tuple[str | Picture, ...]
    instead: str = ""
    """What is said where the pictures cannot be sent."""
    rows: tuple[Row, ...] = ()
    """What can be pressed below."""

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """The pictures among the parts."""
        return tuple(part for part in self.parts if isinstance(part, Picture))

    @property
    def text(self) -> str:
        """All that is written beside the pictures."""
        return "\n".join(part for part in self.parts if isinstance(part, str))

    def in_words(self) -> Post:
        """The same message without its pictures."""
        texts = tuple(part for part in self.parts if isinstance(part, str))
        return Post((*texts, self.instead) if self.instead else texts, rows=self.rows)


class Channels:
    """Sends, edits and removes messages in any channel or thread, cached or not."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel: int, post: Post, nonce: int) -> int:
        """Post a message and return its id; the same nonce twice is one message."""
        message = await self._at(channel).send(
            view=layout(post.parts, post.rows),
            files=[as_file(picture) for picture in post.pictures],
            allowed_mentions=NOBODY,
            nonce=str(nonce),
        )
        return message.id

    async def send_line(self, channel: int, text: str, pings: Sequence[int], nonce: int) -> int:
        """Post a short plain message that mentions these users and nobody else."""
        message = await self._at(channel).send(
            text, allowed_mentions=_mentions(pings), nonce=str(nonce), suppress_embeds=True
        )
        return message.id

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Replace all that a message of `send` shows."""
        await (
            self._at(channel)
            .get_partial_message(message)
            .edit(
                view=layout(post.parts, post.rows),
                attachments=[as_file(picture) for picture in post.pictures],
                allowed_mentions=NOBODY,
            )
        )

    async def silence(self, channel: int, message: int) -> None:
        """Take what can be pressed off a message of `send`, and leave the rest of it."""
        found = await self._at(channel).fetch_message(message)
        names = {picture.filename for picture in found.attachments}
        view = discord.ui.LayoutView.from_message(found, timeout=None)
        rows = [item for item in view.children if isinstance(item, discord.ui.ActionRow)]
        if not rows:
            return
        still = discord.ui.LayoutView(timeout=None)
        for item in view.children:
            if not isinstance(item, discord.ui.ActionRow):
                still.add_item(_kept(item, names))
        await found.edit(view=still, attachments=found.attachments, allowed_mentions=NOBODY)

    async def delete(self, channel: int, message: int) -> None:
        """Remove a message."""
        await self._at(channel).get_partial_message(message).delete()

    async def unarchive(self, channel: int) -> None:
        """Wake an archived thread up."""
        thread = await self._client.fetch_channel(channel)
        if isinstance(thread, discord.Thread):
            await thread.edit(archived=False)

    def _at(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)


def message_link(guild: int, channel: int, message: int) -> str:
    """The address of a message."""
    return f"https://discord.com/channels/{guild}/{channel}/{message}"


def channel_link(guild: int, channel: int) -> str:
    """The address of a channel."""
    return f"https://discord.com/channels/{guild}/{channel}"


def _kept(item: discord.ui.Item[Any], names: Collection[str]) -> discord.ui.Item[Any]:
    """A part of a message that stays; its pictures by the names of their files."""
    if not isinstance(item, discord.ui.MediaGallery):
        return item
    kept: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
    for picture in item.items:
        name = PurePosixPath(urlsplit(picture.media.url).path).name
        url = f"attachment://{name}" if name in names else picture.media.url
        kept.add_item(media=url, description=picture.description)
    return kept


def _mentions(users: Sequence[int]) -> discord.AllowedMentions:
    named = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=named, replied_user=False)
