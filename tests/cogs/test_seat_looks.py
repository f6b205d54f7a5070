"""Looking at one seat's workshop or smithy: by command and by the select below a board."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest
from simcord import MemberActor
from simcord.results import ResponseMessage

import render
from cogs.seat_looks import seat_chosen
from tests.support.panels import board_of, pressable, within_limits
from tests.support.world import World, a_world, shown

ORIGINAL = "/webhooks/*/*/messages/@original"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def looked(world: World, who: MemberActor, **options: str) -> ResponseMessage:
    result = await world.use(who, "table board", **options)
    assert result.response is not None
    assert result.response.ephemeral
    within_limits(result.response)
    return result.response


def files(message: ResponseMessage) -> list[str]:
    return [file.filename for file in message.attachments]


def chosen(message: ResponseMessage) -> str:
    (select,) = pressable(message)
    assert select["placeholder"] == "Look at"
    (label,) = [option["label"] for option in select["options"] if option.get("default")]
    return str(label)


@pytest.mark.parametrize(
    ("game", "name", "word"),
    [("zongshi", "workshop.png", "Materials"), ("swordsmith", "smithy.png", "workers")],
)
async def test_one_seat_is_shown_alone_large(world: World, game: str, name: str, word: str) -> None:
    ann, _, cleo = world.people
    await world.table_of(world.people, game)
    message = await looked(world, cleo, player="Ann")
    assert files(message) == [name]
    (picture,) = message.attachments
    assert picture.description is not None
    assert picture.description.startswith("Ann · ")
    assert word in picture.description
    assert chosen(message) == "Ann"
    assert files(await looked(world, ann, player="me")) == [name]


async def test_seats_are_suggested_ones_own_first(world: World) -> None:
    _, ben, _ = world.people
    assert await world.choices(ben, "table board", "player") == {}
    await world.table_of(world.people)
    names = await world.choices(ben, "table board", "player")
    assert list(names.items()) == [("2", "Ben · you"), ("1", "Ann"), ("3", "Cleo")]
    assert list(await world.choices(ben, "table board", "player", "cl")) == ["3"]
    assert list(await world.choices(ben, "table board", "player", "me")) == ["2"]


async def test_whoever_does_not_sit_there_is_refused_with_those_who_do(world: World) -> None:
    ann, *_ = world.people
    await world.table_of(world.people)
    told = await world.slash(ann, "table board", player="Dora")
    assert "“Dora” is not possible here." in told
    assert all(name in told for name in ("Ann", "Ben", "Cleo"))


async def test_the_select_below_a_board_leads_to_every_seat_and_back(world: World) -> None:
    ann, *_ = world.people
    await world.table_of(world.people)
    table = await world.app.tables.table(world.channel.id)
    opened = await ann.click(board_of(world), label="Board")
    message = opened.response
    assert message is not None
    assert files(message) == ["town.png", "workshops.png"]
    assert chosen(message) == "The whole board"
    for value, label, shows in (
        ("2", "Ben", ["workshop.png"]),
        ("1", "Ann · you", ["workshop.png"]),
        ("all", "The whole board", ["town.png", "workshops.png"]),
    ):
        result = await ann.select(message, [value], custom_id=f"g1:{table.id}:look")
        await world.app.idle()
        within_limits(message)
        assert result.response is not None
        assert result.response.id == message.id
        assert files(message) == shows
        assert chosen(message) == label
    assert (await world.app.tables.table(world.channel.id)).version == table.version


async def test_guests_may_look_and_no_hand_is_told(world: World) -> None:
    await world.table_of(world.people, "swordsmith")
    guest = world.guild.add_member(world.env.create_user("guest"))
    message = await looked(world, guest, player="1")
    told = f"{shown(message)} {message.attachments[0].description}"
    assert "5 cards in hand" in told
    assert "· you" not in " ".join(o["label"] for o in pressable(message)[0]["options"])
    own = await looked(world, world.people[0], player="me")
    assert own.attachments[0].description == message.attachments[0].description


async def test_a_lobby_and_a_table_that_is_over_can_be_looked_at(world: World) -> None:
    ann, ben, _ = world.people
    await world.slash(ann, "table new", game="zongshi")
    await world.slash(ben, "table join")
    lobby = await looked(world, ann, player="Ben")
    assert "Host: Ann" in shown(lobby)
    assert pressable(lobby) == []
    await world.slash(ann, "table start")
    await world.app.tables.end(world.channel.id, ann.id, False)
    assert files(await looked(world, ann, player="Ben")) == ["workshop.png"]


async def test_where_the_picture_is_refused_or_fails_it_is_told_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, *_ = world.people
    await world.table_of(world.people)
    world.env.inject_error("PATCH", ORIGINAL, status=403, code=50013, times=1)
    refused = await world.slash(ann, "table board", player="Ben")
    monkeypatch.delattr(render, "area")
    failed = await world.slash(ann, "table board", player="Ben")
    for told in (refused, failed):
        assert "**Ben**" in told
        assert "**Ann**" not in told
        assert "Visit tokens: 1 2 2 3" in told


async def test_the_select_says_so_where_a_table_cannot_be_read_any_more(world: World) -> None:
    ann, *_ = world.people
    await world.table_of(world.people)
    table = await world.app.tables.table(world.channel.id)
    message = await looked(world, ann)
    await world.env.settle()
    await world.close()
    with closing(sqlite3.connect(world.database)) as file, file:
        file.execute("UPDATE tables SET rules_version = 0")
    await world.env.restart_bot(await world.open())
    await ann.select(message, ["2"], custom_id=f"g1:{table.id}:look")
    await world.app.idle()
    within_limits(message)
    assert f"cannot read table {table.id}" in shown(message)


async def test_a_seat_that_is_not_there_is_the_whole_board(world: World) -> None:
    await world.table_of(world.people)
    table = await world.app.tables.table(world.channel.id)
    seats = [seat_chosen(table, value) for value in ("1", "3", "4", "0", "all", "", "-1", "²")]
    assert seats == [0, 2, None, None, None, None, None, None]
