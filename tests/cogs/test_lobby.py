"""Opening, joining, leaving, starting and giving up a table, right and wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord import ChannelHandle

from bot.tables.table import Status
from tests.support.world import World, a_world, pinged, shown

NOTHING_HERE = "There is no table in this channel"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path, ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")) as world:
        yield world


async def _version(world: World) -> int | None:
    table = await world.app.tables.latest(world.channel.id)
    return None if table is None else table.version


async def test_the_lobby_is_one_message_that_is_edited(world: World) -> None:
    ann, ben, *_ = world.people
    assert "open" in await world.slash(ann, "table new", game="zongshi")
    await world.slash(ben, "table join")
    (lobby,) = world.public()
    assert "Players (2 of 5): **Ann** and **Ben**" in shown(lobby)
    assert "/table join" in shown(lobby)
    assert [file.filename for file in lobby.attachments] == ["lobby.png"]
    assert "2 is unofficial" in shown(lobby)
    assert pinged(lobby) == set()


async def test_options_and_language_are_shown(world: World) -> None:
    ann, *_ = world.people
    await world.slash(ann, "table new", game="zongshi", language="zh-TW", refill_last_round=True)
    (lobby,) = world.public()
    table = await world.app.tables.table(world.channel.id)
    assert table.options == {"refill_last_round": True}
    assert "繁體中文" in shown(lobby)


async def test_a_second_table_is_refused(world: World) -> None:
    ann, ben, *_ = world.people
    await world.slash(ann, "table new", game="zongshi")
    assert "being set up in this channel" in await world.slash(ben, "table new", game="zongshi")
    assert len(world.public()) == 1


async def test_too_few_players_cannot_start(world: World) -> None:
    ann, *_ = world.people
    await world.slash(ann, "table new", game="zongshi")
    before = await _version(world)
    assert "One player is seated, 2 are needed" in await world.slash(ann, "table start")
    assert await _version(world) == before
    assert len(world.public()) == 1


async def test_a_sixth_player_finds_no_seat(world: World) -> None:
    ann, *others = world.people
    await world.slash(ann, "table new", game="zongshi")
    for player in others[:-1]:
        await world.slash(player, "table join")
    before = await _version(world)
    assert "All 5 seats are taken" in await world.slash(others[-1], "table join")
    assert "already" in await world.slash(others[0], "table join")
    assert await _version(world) == before


async def test_only_the_host_starts_and_cancels(world: World) -> None:
    ann, ben, cleo, *_ = world.people
    await world.slash(ann, "table new", game="zongshi")
    await world.slash(ben, "table join")
    before = await _version(world)
    for command in ("table start", "table cancel"):
        for person in (ben, cleo):
            assert "Only the host, Ann, " in await world.slash(person, command)
    assert await _version(world) == before
    assert "cancelled" in await world.slash(ann, "table cancel")
    assert "cancelled" in shown(world.public()[0])
    assert NOTHING_HERE in await world.slash(ben, "table join")


async def test_a_moderator_cancels(world: World) -> None:
    ann, *_ = world.people
    role = world.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
    judge = world.guild.add_member(world.env.create_user("judge"), roles=[role])
    await world.slash(ann, "table new", game="zongshi")
    assert "cancelled" in await world.slash(judge, "table cancel")


async def test_the_host_passes_the_table_on_and_the_last_one_closes_it(world: World) -> None:
    ann, ben, *_ = world.people
    await world.slash(ann, "table new", game="zongshi")
    await world.slash(ben, "table join")
    assert "left" in await world.slash(ann, "table leave")
    assert "Host: Ben" in shown(world.public()[0])
    assert "do not sit" in await world.slash(ann, "table leave")
    assert "last" in await world.slash(ben, "table leave")
    assert await world.app.tables.find(world.channel.id) is None


@pytest.mark.parametrize(
    "command",
    ["table join", "table leave", "table start", "table cancel", "table board", "table hand"],
)
async def test_without_a_table_every_command_says_so(world: World, command: str) -> None:
    assert NOTHING_HERE in await world.slash(world.people[0], command)
    assert world.public() == []


async def test_moves_and_log_and_end_without_a_table(world: World) -> None:
    ann = world.people[0]
    assert NOTHING_HERE in await world.slash(ann, "zongshi wait")
    assert NOTHING_HERE in await world.slash(ann, "table log")
    assert NOTHING_HERE in await world.slash(ann, "game end")
    assert "no open table" in await world.slash(ann, "table list")


async def test_the_list_shows_lobbies_and_games(world: World) -> None:
    ann, ben, *_ = world.people
    other = world.guild.create_text_channel("other")
    await ben.slash(other, "table new", game="zongshi")
    await world.table_of((ann, ben))
    text = await world.slash(ann, "table list")
    assert f"<#{other.id}> · Zong Shi · lobby, 1 of 5" in text
    assert f"<#{world.channel.id}> · Zong Shi · round 0" in text


async def test_the_list_tells_nothing_of_channels_that_the_asker_cannot_read(
    world: World,
) -> None:
    ann, ben, cat, *_ = world.people
    hidden = discord.PermissionOverwrite(view_channel=False)
    secret = world.guild.create_text_channel("secret", overwrites={cat: hidden})
    await ann.slash(secret, "table new", game="zongshi")
    assert f"<#{secret.id}>" in await world.slash(ben, "table list")
    assert "no open table" in await world.slash(cat, "table list")


async def test_before_the_start_there_is_no_hand_and_no_move(world: World) -> None:
    ann, *_ = world.people
    await world.slash(ann, "table new", game="zongshi")
    for command in ("table hand", "zongshi wait", "game end"):
        assert "not started" in await world.slash(ann, command)
    assert "Nothing has happened" in await world.slash(ann, "table log")
    assert "Host: Ann" in await world.slash(ann, "table board")


def _thread(world: World) -> ChannelHandle:
    made = world.env.backend.create_thread(world.channel.id, "a thread", world.people[0].id)
    return ChannelHandle(world.env, world.guild, made)


async def test_a_thread_is_a_place_for_a_table(world: World) -> None:
    thread = _thread(world)
    ann, *_ = world.people
    result = await ann.slash(thread, "table new", game="zongshi")
    assert result.response is not None
    assert "open" in result.response.content
    await world.app.idle()
    assert [m for m in thread.history() if not m.flags.ephemeral]


@pytest.mark.parametrize("is_thread", [False, True])
async def test_a_lobby_goes_with_its_channel(world: World, is_thread: bool) -> None:
    ann, ben, *_ = world.people
    place = _thread(world) if is_thread else world.guild.create_text_channel("short-lived")
    await ann.slash(place, "table new", game="zongshi")
    await world.app.idle()
    await world.table_of((ann, ben))
    world.env.backend.delete_channel(place.id)
    await world.env.settle()
    (left,) = await world.app.tables.open_tables(world.guild.id)
    assert left.channel == world.channel.id
    text = await world.slash(ann, "table list")
    assert str(place.id) not in text


async def test_a_game_outlives_its_channel(world: World) -> None:
    ann, ben, *_ = world.people
    await world.table_of((ann, ben))
    world.env.backend.delete_channel(world.channel.id)
    await world.env.settle()
    (left,) = await world.app.tables.open_tables(world.guild.id)
    assert left.status is Status.PLAYING


@pytest.mark.parametrize("kind", ["voice", "stage", "news"])
async def test_other_channels_are_refused_in_a_sentence(world: World, kind: str) -> None:
    channel = getattr(world.guild, f"create_{kind}_channel")("elsewhere")
    result = await world.people[0].slash(channel, "table new", game="zongshi")
    assert result.response is not None
    assert "text channels and threads" in result.response.content
    assert await world.app.tables.open_tables(None) == ()


@pytest.mark.parametrize(
    ("permission", "name"),
    [
        ("send_messages", "Send Messages"),
        ("attach_files", "Attach Files"),
        ("embed_links", "Embed Links"),
        ("read_message_history", "Read Message History"),
        ("view_channel", "View Channel"),
    ],
)
async def test_a_missing_permission_is_named(world: World, permission: str, name: str) -> None:
    bot = world.app.client.user
    assert bot is not None
    refused = discord.PermissionOverwrite(**{permission: False})
    closed = world.guild.create_text_channel("closed", overwrites={bot: refused})
    result = await world.people[0].slash(closed, "table new", game="zongshi")
    assert result.response is not None
    assert name in result.response.content
    assert await world.app.tables.open_tables(None) == ()
