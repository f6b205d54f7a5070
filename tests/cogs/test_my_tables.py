"""Where somebody sits, on all servers: what waits for them first, with the way there."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import ChannelHandle, MemberActor

from bot.i18n import LOCALES, t
from bot.tables.table import Table
from cogs.posts import channel_link, message_link
from tests.support.world import World, a_world, text_of


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def _playing(world: World, channel: ChannelHandle, game: str = "zongshi") -> Table:
    """A game of the first two people; an hour passes before the next thing."""
    ann, ben, _ = world.people
    await ann.slash(channel, "table new", game=game, language="en")
    await ben.slash(channel, "table join")
    await ann.slash(channel, "table start")
    await world.app.idle()
    world.clock.advance(hours=1)
    return await world.app.tables.table(channel.id)


async def _listed(world: World, who: MemberActor) -> list[str]:
    return (await world.slash(who, "me tables")).splitlines()


def _acts(who: MemberActor, table: Table) -> bool:
    return table.seats[table.to_act()[0]].user == who.id


async def _way(world: World, channel: int) -> str:
    """The address of the message that shows the table of a channel."""
    table = await world.app.tables.table(channel)
    board = await world.app.services.outbox.board_message(table.id)
    assert board is not None
    return message_link(table.guild, channel, board.message)


async def test_what_waits_for_the_asker_comes_first_with_the_way_there(world: World) -> None:
    ann, ben, cleo = world.people
    places = [world.guild.create_text_channel(name) for name in ("lobby", "one", "two", "three")]
    await ann.slash(places[0], "table new", game="swordsmith", language="en")
    played = [await _playing(world, place) for place in places[1:3]]
    played.append(await _playing(world, places[3], "swordsmith"))
    for who, other in ((ann, "Ben"), (ben, "Ann")):
        heading, *lines = await _listed(world, who)
        assert heading == "**Your tables**"
        expected = sorted(played, key=lambda table: not _acts(who, table))
        for line, table in zip(lines, expected, strict=False):
            place = f"<#{table.channel}> · ["
            assert line.startswith(f"- **Your move** · {place}" if _acts(who, table) else "- <#")
            assert place in line
            assert f"]({await _way(world, table.channel)}) · To act: " in line
            awaited = "**you**" if _acts(who, table) else other
            assert f"To act: {awaited} · since <t:" in line
        game = f"[Master Swordsmith]({await _way(world, places[0].id)})"
        lobby = f"- <#{places[0].id}> · {game} · lobby, 1 of 5 seats taken · host Ann"
        assert lines[3:] == ([lobby] if who is ann else [])
    (nothing,) = await _listed(world, cleo)
    assert "You sit at no table. Open one with `/table new`" in nothing


async def test_it_works_in_direct_messages_and_names_the_server(world: World) -> None:
    user = world.env.create_user("dora", global_name="Dora")
    dora = world.guild.add_member(user)
    await world.slash(dora, "table new", game="zongshi")
    await world.app.tables.set_user_locale(dora.id, "en")
    text = text_of(await user.slash("me tables"))
    server = world.app.client.get_guild(world.guild.id)
    assert server is not None
    assert f"{server.name} <#{world.channel.id}>" in text
    assert "lobby, 1 of 5" in text
    assert "中文" in text_of(await user.slash("me language", language="zh-TW"))
    assert t("zh-TW", "list-mine") in text_of(await user.slash("me tables"))


async def test_a_seat_that_an_ai_plays_is_listed_as_such(world: World) -> None:
    ann, *_ = world.people
    await _playing(world, world.channel)
    table = await world.app.tables.table(world.channel.id)
    await world.app.services.outbox.forget_board(table.id)
    await world.app.tables.ai.hand_over(world.channel.id, ann.id)
    _, line = await _listed(world, ann)
    assert "an AI plays your seat" in line
    assert "Your move" not in line
    assert f"]({channel_link(table.guild, table.channel)})" in line


@pytest.mark.parametrize("locale", LOCALES)
async def test_every_language_tells_what_waits(world: World, locale: str) -> None:
    ann, ben, _ = world.people
    table = await _playing(world, world.channel)
    who = ann if _acts(ann, table) else ben
    await world.app.tables.set_user_locale(who.id, locale)
    _, line = await _listed(world, who)
    assert t(locale, "list-mine-move") in line
    assert f"**{t(locale, 'list-mine-you')}**" in line
