"""A table in a new thread of the channel: both, or neither."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import ChannelHandle

from bot.client import PERMISSIONS
from bot.tables.lobby import Wishes
from bot.tables.table import Table
from db import batches
from db.errors import StoreBusy
from tests.support.pressing import ids, press, raw_press, said
from tests.support.world import World, a_world, pinged, shown, text_of

THREADS = "/channels/*/threads"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


def _threads(world: World) -> list[int]:
    guild = world.app.client.get_guild(world.guild.id)
    return [] if guild is None else [thread.id for thread in guild.threads]


def _awake(world: World) -> list[int]:
    guild = world.app.client.get_guild(world.guild.id)
    assert guild is not None
    return [thread.id for thread in guild.threads if not thread.archived]


async def _lobby(world: World) -> Table:
    ann, ben, _ = world.people
    await world.slash(ann, "table new", game="zongshi", language="en")
    await world.slash(ben, "table join")
    return await world.app.tables.table(world.channel.id)


async def _panel(world: World) -> discord.Message:
    result = await world.use(world.people[0], "table options")
    assert result.response is not None
    return result.response.message


async def _move(world: World, table: Table) -> str:
    return said(await press(world, world.people[0], await _panel(world), f"g1:{table.id}:thread"))


def _thread(world: World, number: int) -> ChannelHandle:
    return ChannelHandle(world.env, world.guild, world.env.backend.get_channel(number))


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
    thread = _thread(world, table.channel)
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
    assert _awake(world) == []


async def test_a_lobby_moves_into_a_new_thread(world: World) -> None:
    ann, _, cleo = world.people
    table = await _lobby(world)
    assert "The table has moved into <#" in await _move(world, table)
    (moved,) = await world.app.tables.open_tables(None)
    assert (moved.id, [moved.channel]) == (table.id, _threads(world))
    old, _begun = world.public()
    thread = _thread(world, moved.channel)
    lobby = next(message for message in thread.history() if message.components)
    assert f"channels/{world.guild.id}/{moved.channel}/{lobby.id}" in shown(old)
    assert (ids(old), old.attachments, pinged(lobby)) == ([], [], set())
    assert "**Ann** and **Ben**" in shown(lobby)
    # What was pressed just before the buttons went counts, in the thread.
    assert "You sit at the table" in await raw_press(world, cleo, old, f"g1:{table.id}:join")
    assert "cannot have threads" in await raw_press(world, ann, old, f"g1:{table.id}:thread")
    assert _threads(world) == [moved.channel]
    await ann.click(lobby, custom_id=f"g1:{table.id}:start")
    await world.app.idle()
    assert len([m for m in thread.history() if len(m.attachments) == 2]) == 1


async def test_a_command_moves_a_lobby_too(world: World) -> None:
    ann, ben, _ = world.people
    table = await _lobby(world)
    assert "Only the host" in await world.slash(ben, "table options", thread=True)
    assert "can have 2 to 5" in await world.slash(ann, "table options", thread=True, players=1)
    assert _threads(world) == []
    assert "moved" in await world.slash(ann, "table options", thread=True, language="zh-TW")
    (moved,) = await world.app.tables.open_tables(None)
    assert (moved.id, moved.locale, [moved.channel]) == (table.id, "zh-TW", _threads(world))
    panel = await ann.slash(_thread(world, moved.channel), "table options")
    assert panel.response is not None
    assert f"g1:{table.id}:thread" not in ids(panel.response.message)


@pytest.mark.parametrize(
    ("status", "code", "sentence"),
    [
        (400, 160006, "as many active threads as Discord allows"),
        (403, 50013, "Create Public Threads"),
        (400, 50024, "Discord opened no thread"),
    ],
)
async def test_where_discord_opens_no_thread_the_lobby_stays(
    world: World, status: int, code: int, sentence: str
) -> None:
    table = await _lobby(world)
    (before,) = world.public()
    world.env.inject_error("POST", THREADS, status=status, code=code)
    text = await _move(world, table)
    # The panel stays open below the sentence.
    assert sentence in text
    assert "Options of this table" in text
    assert await world.app.tables.table(world.channel.id) == table
    (after,) = world.public()
    assert (ids(after), shown(after)) == (ids(before), shown(before))


async def test_a_lobby_that_cannot_be_moved_leaves_no_thread(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await _lobby(world)
    panel = await _panel(world)

    async def busy(*_args: object, **_named: object) -> None:
        raise StoreBusy

    with monkeypatch.context() as patched:
        patched.setattr(batches, "write", busy)
        text = said(await press(world, world.people[0], panel, f"g1:{table.id}:thread"))
    assert "could not be reached just now" in text
    assert await world.app.tables.table(world.channel.id) == table
    assert _awake(world) == []


async def test_two_presses_at_once_move_it_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann = await _lobby(world), world.people[0]
    panel = await _panel(world)
    first = world.env.backend.create_thread(world.channel.id, "first", ann.id)
    create = discord.TextChannel.create_thread

    async def overtaken(channel: discord.TextChannel, **named: Any) -> discord.Thread:
        await world.app.tables.change_options(world.channel.id, ann.id, Wishes(place=first.id))
        return await create(channel, **named)

    monkeypatch.setattr(discord.TextChannel, "create_thread", overtaken)
    text = said(await press(world, ann, panel, f"g1:{table.id}:thread"))
    assert f"moved into <#{first.id}>" in text
    assert _awake(world) == [first.id]


def test_the_invitation_asks_for_what_threads_need() -> None:
    assert PERMISSIONS.create_public_threads
    assert PERMISSIONS.send_messages_in_threads
