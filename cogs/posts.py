"""Messages of a table in its channel, as requests to Discord with the bot's own token."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.i18n.words import clip
from cogs.replies import NOBODY, as_file
from render import Picture

TEXT = 4000
"""Characters that all texts of a message may have together."""


@dataclass(frozen=True)
class Post:
    """A message: paragraphs of text and pictures, in the order in which they are shown.

    Texts hold Discord's markup; nobody is pinged.
    """

    parts: tuple[str | Picture, ...]
    instead: str = ""
    """What is said where the pictures cannot be sent."""

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
        return Post((*texts, self.instead) if self.instead else texts)


class Channels:
    """Sends, edits and removes messages in any channel or thread, cached or not."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel: int, post: Post, nonce: int) -> int:
        """Post a message and return its id; the same nonce twice is one message."""
        message = await self._at(channel).send(
            view=_layout(post.parts),
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
                view=_layout(post.parts),
                attachments=[as_file(picture) for picture in post.pictures],
                allowed_mentions=NOBODY,
            )
        )

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


def _layout(parts: Sequence[str | Picture]) -> discord.ui.LayoutView:
    view = discord.ui.LayoutView(timeout=None)
    room = TEXT
    for part in parts:
        if isinstance(part, str):
            text = clip(part, room) if room else ""
            room -= len(text)
            if text:
                view.add_item(discord.ui.TextDisplay(text))
        else:
            # One picture a gallery: side by side Discord crops them.
            item = discord.MediaGalleryItem(f"attachment://{part.name}", description=part.alt)
            view.add_item(discord.ui.MediaGallery(item))
    return view


def _mentions(users: Sequence[int]) -> discord.AllowedMentions:
    named = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=named, replied_user=False)
