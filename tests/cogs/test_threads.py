"""A table in a new thread of the channel: both, or neither."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord import ChannelHandle

from bot.client import PERMISSIONS
from db.errors import StoreBusy
from tests.support.world import World, a_world, shown, text_of

THREADS = "/channels/*/threads"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


def _threads(world: World) -> list[int]:
    guild = world.app.client.get_guild(world.guild.id)
    return [] if guild is None else [thread.id for thread in guild.threads]


async def _new(world: World, channel: ChannelHandle | None = None) -> str:
    place = channel or world.channel
    result = await world.people[0].slash(place, "table new", game="zongshi", thread=True)
    await world.app.idle()
    return text_of(result)


async def test_the_table_stands_in_a_new_thread(world: World) -> None:
    text = await _new(world)
    (table,) = await world.app.tables.open_tables(None)
    assert _threads(world) == [table.channel]
    assert f"<#{table.channel}>" in text
    backend = world.env.backend
    assert backend.get_channel(table.channel).name == "Zong Shi · Ann"
    thread = ChannelHandle(world.env, world.guild, backend.get_channel(table.channel))
    lobby = next(message for message in thread.history() if message.components)
    assert "Host: Ann" in shown(lobby)
    # The channel itself stays free.
    await world.slash(world.people[1], "table new", game="zongshi")
    assert len(await world.app.tables.open_tables(None)) == 2


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("create_public_threads", "Create Public Threads"),
        ("send_messages_in_threads", "Send Messages in Threads"),
    ],
)
async def test_a_missing_permission_is_named(world: World, permission: str, name: str) -> None:
    bot = world.app.client.user
    assert bot is not None
    refused = discord.PermissionOverwrite(**{permission: False})
    closed = world.guild.create_text_channel("closed", overwrites={bot: refused})
    assert name in await _new(world, closed)
    assert await world.app.tables.open_tables(None) == ()
    assert _threads(world) == []


@pytest.mark.parametrize(
    ("status", "code", "sentence"),
    [
        (400, 160006, "as many active threads as Discord allows"),
        (400, 30033, "as many active threads as Discord allows"),
        (403, 50013, "Create Public Threads"),
        (400, 50035, "Discord opened no thread"),
        (400, 50024, "Discord opened no thread"),
    ],
)
async def test_where_discord_opens_no_thread_nothing_is_opened(
    world: World, status: int, code: int, sentence: str
) -> None:
    world.env.inject_error("POST", THREADS, status=status, code=code)
    text = await _new(world)
    assert sentence in text
    assert await world.app.tables.open_tables(None) == ()
    assert _threads(world) == []
    assert world.public() == []


async def test_a_thread_has_no_threads(world: World) -> None:
    made = world.env.backend.create_thread(world.channel.id, "a thread", world.people[0].id)
    inside = ChannelHandle(world.env, world.guild, made)
    assert "cannot have threads" in await _new(world, inside)
    assert await world.app.tables.open_tables(None) == ()


async def test_an_unknown_game_opens_no_thread(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def busy(*_args: object, **_named: object) -> None:
        raise StoreBusy

    monkeypatch.setattr(world.app.tables._changes, "open", busy)
    before = len(world.env.http_requests)
    await _new(world)
    assert await world.app.tables.open_tables(None) == ()
    closing = [request.method for request in world.env.http_requests[before:]]
    assert "DELETE" in closing or "PATCH" in closing
    guild = world.app.client.get_guild(world.guild.id)
    assert guild is not None
    assert [thread for thread in guild.threads if not thread.archived] == []


def test_the_invitation_asks_for_what_threads_need() -> None:
    assert PERMISSIONS.create_public_threads
    assert PERMISSIONS.send_messages_in_threads
