"""Messages of a table in its channel, as requests to Discord with the bot's own token."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import PurePosixPath
from typing import Any
from urllib.parse import urlsplit

import discord

from cogs.components import TEXT, Row, layout
from cogs.replies import NOBODY, Document, as_file
from render import Picture


@dataclass(frozen=True)
class Words:
    """A board in words, for where its pictures cannot be sent."""

    text: str
    """All of it."""
    document: Document
    """The same as a file."""
    attached: str
    """Says that the file has it all."""
    cut: str
    """Says where the rest is, of a text that does not fit."""

    def cut_to(self, room: int) -> str:
        """As many of the first lines as fit above the note on the rest."""
        kept = self.text[: max(room - len(self.cut) - 1, 0)].rpartition("\n")[0]
        return "\n".join(filter(None, [kept, self.cut]))


@dataclass(frozen=True)
class Post:
    """A message: paragraphs of text, pictures and files, in the order in which they are shown.

    Texts hold Discord's markup; nobody is pinged.
    """

    parts: tuple[str | Picture | Document, ...]
    words: Words | None = None
    """What is said where the pictures cannot be sent."""
    rows: tuple[Row, ...] = ()
    """What can be pressed below."""

    @property
    def pictures(self) -> tuple[Picture, ...]:
        """The pictures among the parts."""
        return tuple(part for part in self.parts if isinstance(part, Picture))

    @property
    def files(self) -> tuple[Picture | Document, ...]:
        """All that is uploaded."""
        return tuple(part for part in self.parts if not isinstance(part, str))

    @property
    def text(self) -> str:
        """All that is written beside the pictures."""
        return "\n".join(part for part in self.parts if isinstance(part, str))

    @property
    def instead(self) -> str:
        """All that the pictures show, in words."""
        return "" if self.words is None else self.words.text

    @property
    def beside(self) -> str:
        """As much of that as there is room for beside the texts of the message."""
        room = TEXT - len(self.text)
        if self.words is None or len(self.words.text) <= room:
            return self.instead
        return self.words.cut_to(room)

    def plainer(self) -> Post:
        """The same message in words if it has pictures, without any file if it has none."""
        return self.in_words(files=bool(self.pictures))

    def in_words(self, *, files: bool = True) -> Post:
        """The same message without its pictures; what is too long for it stands in a file.

        The board goes before the log, of which the newest lines are kept that still fit.
        """
        head, *rest = [part for part in self.parts if isinstance(part, str)] or [""]
        shown: list[str | Picture | Document] = [head]
        if self.words is not None:
            room = TEXT - len(head)
            if len(self.words.text) <= room:
                shown.append(self.words.text)
            elif files:
                shown += [self.words.attached, self.words.document]
            else:
                shown.append(self.words.cut_to(room))
        room = TEXT - sum(len(part) for part in shown if isinstance(part, str))
        shown += filter(None, [_newest("\n".join(rest), room)])
        return Post(tuple(shown), self.words, self.rows)


class Channels:
    """Sends, edits and removes messages in any channel or thread, cached or not."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    async def send(self, channel: int, post: Post, nonce: int) -> int:
        """Post a message and return its id; the same nonce twice is one message."""
        message = await self._at(channel).send(
            view=layout(post.parts, post.rows),
            files=[as_file(item) for item in post.files],
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

    async def edit_line(self, channel: int, message: int, text: str, pings: Sequence[int]) -> None:
        """Replace what a message of `send_line` says; nobody is called again by that."""
        found = self._at(channel).get_partial_message(message)
        await found.edit(content=text, allowed_mentions=_mentions(pings))

    async def edit(self, channel: int, message: int, post: Post) -> None:
        """Replace all that a message of `send` shows."""
        await (
            self._at(channel)
            .get_partial_message(message)
            .edit(
                view=layout(post.parts, post.rows),
                attachments=[as_file(item) for item in post.files],
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
    if isinstance(item, discord.ui.File):
        return discord.ui.File(f"attachment://{_file_of(item.url)}")
    if not isinstance(item, discord.ui.MediaGallery):
        return item
    kept: discord.ui.MediaGallery[Any] = discord.ui.MediaGallery()
    for picture in item.items:
        name = _file_of(picture.media.url)
        url = f"attachment://{name}" if name in names else picture.media.url
        kept.add_item(media=url, description=picture.description)
    return kept


def _file_of(url: str) -> str:
    return PurePosixPath(urlsplit(url).path).name or urlsplit(url).netloc


def _newest(text: str, room: int) -> str:
    """The last lines of a text that fit."""
    return text if len(text) <= room else text[len(text) - max(room, 0) :].partition("\n")[2]


def _mentions(users: Sequence[int]) -> discord.AllowedMentions:
    named = [discord.Object(user) for user in users]
    return discord.AllowedMentions(everyone=False, roles=False, users=named, replied_user=False)
