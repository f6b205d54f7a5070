"""A simulated Discord with the real bot in it, on a real SQLite file."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord import ChannelHandle, Env, GuildHandle, HttpLogEntry, InteractionResult, MemberActor
from simcord.results import ResponseMessage

from bot.app import App, open_app
from bot.client import GuildhallClient
from bot.config import Settings

NOON = datetime(2026, 3, 1, 12, tzinfo=UTC)
SEED = bytes(range(32))
PATIENCE = 60.0
"""Seconds that an action may take, however busy the machine is."""


class Clock:
    """A clock that goes when it is told to."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> datetime:
        return self.now

    def advance(self, **amount: float) -> None:
        self.now += timedelta(**amount)


class World:
    """One guild with one channel and a few people; every action waits for what it causes."""

    def __init__(self, database: Path, seed: bytes = SEED) -> None:
        self.database = database
        self.seed = seed
        self.clock = Clock()
        self.env: Env
        self.app: App
        self.guild: GuildHandle
        self.channel: ChannelHandle
        self.people: tuple[MemberActor, ...] = ()
        self._running = AsyncExitStack()

    async def open(self) -> GuildhallClient:
        """Start the program; the client still has to log in."""
        settings = Settings(database=self.database, ai_pause=0)
        opening = open_app(
            settings,
            clock=self.clock,
            new_seed=lambda: self.seed,
            register_commands=_register_all,
        )
        self.app = await self._running.enter_async_context(opening)
        return self.app.client

    async def close(self) -> None:
        """End the program; its file stays."""
        await self._running.aclose()
        self._running = AsyncExitStack()

    async def restart(self) -> None:
        """End the program and start it again on the same file."""
        await self.env.settle()
        await self.close()
        await self.env.restart_bot(await self.open())
        await self.app.idle()

    async def slash(self, who: MemberActor, command: str, /, **options: Any) -> str:
        """Use a command in the channel and return the private answer."""
        return text_of(await self.use(who, command, **options))

    async def use(self, who: MemberActor, command: str, /, **options: Any) -> InteractionResult:
        """Use a command in the channel; everything owed is sent before this returns."""
        result = await who.slash(self.channel, command, **options)
        await self.app.idle()
        return result

    async def choices(
        self, who: MemberActor, command: str, option: str, typed: str = "", /, **filled: Any
    ) -> dict[str, str]:
        """What autocomplete offers: names by values."""
        offered = await who.autocomplete(self.channel, command, option, typed, **filled)
        return {choice["value"]: choice["name"] for choice in offered}

    async def table_of(self, players: Sequence[MemberActor], game: str = "zongshi") -> None:
        """Open a table, seat these people and start."""
        host, *others = players
        await self.slash(host, "table new", game=game, language="en")
        for player in others:
            await self.slash(player, "table join")
        await self.slash(host, "table start")

    async def to_act(self) -> MemberActor:
        """The first of those whose answer is awaited."""
        table = await self.app.tables.table(self.channel.id)
        user = table.seats[table.to_act()[0]].user
        return next(person for person in self.people if person.id == user)

    def public(self) -> list[discord.Message]:
        """All public messages of the channel, oldest first."""
        return [message for message in self.channel.history() if not message.flags.ephemeral]

    def boards(self) -> list[discord.Message]:
        """All messages with the two pictures of a board, oldest first."""
        return [message for message in self.public() if len(message.attachments) == 2]

    async def draft(self, item: str = "jade") -> MemberActor:
        """Let whoever is to act take something from the middle; tells who it was."""
        who = await self.to_act()
        await self.slash(who, "zongshi draft", item=item)
        return who

    def errors(self) -> list[BaseException]:
        """What went wrong inside the bot."""
        return self.env.errors


@asynccontextmanager
async def a_world(
    tmp_path: Path, names: Sequence[str] = ("Ann", "Ben", "Cleo"), seed: bytes = SEED
) -> AsyncIterator[World]:
    """A running world; errors that nobody looked at fail the test."""
    world = World(tmp_path / "tables.sqlite", seed)
    try:
        env = simcord.Env(await world.open(), shard_count=1, settle_timeout=PATIENCE)
        world.env = env
        world.guild = env.create_guild()
        world.channel = world.guild.create_text_channel("tables")
        world.people = tuple(
            world.guild.add_member(env.create_user(f"user{number}", global_name=name))
            for number, name in enumerate(names)
        )
        await env.start()
        try:
            yield world
            env.raise_errors()
        finally:
            await env.shutdown()
    finally:
        await world.close()


async def _register_all(client: GuildhallClient) -> None:
    await client.tree.sync()


def text_of(result: InteractionResult) -> str:
    """The text of a private answer, followups included."""
    messages = [result.response, *result.followups]
    return "\n".join(shown(message) for message in messages if message is not None)


def shown(message: discord.Message | ResponseMessage) -> str:
    """All text that a message shows, in components too."""
    texts = [message.content] if message.content else []
    for component in message.components:
        texts += _texts(plain(component))
    return "\n".join(texts)


def plain(component: Any) -> dict[str, Any]:
    """A component of a message as Discord sends it."""
    return component if isinstance(component, dict) else dict(component.to_dict())


def _texts(component: Any) -> list[str]:
    found = [component["content"]] if component.get("type") == 10 else []
    for child in component.get("components", ()):
        found += _texts(child)
    return found


def pinged(message: discord.Message) -> set[int]:
    """Whom a message pings."""
    return {user.id for user in message.mentions}


def galleries(message: discord.Message) -> list[list[str | None]]:
    """The alt texts of a message's pictures, gallery by gallery."""
    parts: list[dict[str, Any]] = [dict(component.to_dict()) for component in message.components]
    return [[item.get("description") for item in p["items"]] for p in parts if p["type"] == 12]


def body(request: HttpLogEntry) -> dict[str, Any]:
    """What a request of the bot said."""
    return request.json if isinstance(request.json, dict) else {}
