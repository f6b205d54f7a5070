"""A lobby by thumb: its buttons, the host's panel, wrong and late presses, Play again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord import InteractionResult, MemberActor

from bot.tables.table import Status, Table
from tests.support.pressing import by_id, ids, press, raw_press, said
from tests.support.world import World, a_world, pinged, shown

SHOWN = ("join", "leave", "add-ai", "start", "options")
"""The buttons of a lobby."""


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path, ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay")) as world:
        yield world


async def _open(world: World, seated: int = 1) -> Table:
    ann, *others = world.people
    await world.slash(ann, "table new", game="zongshi", language="en")
    for player in others[: seated - 1]:
        await world.slash(player, "table join")
    return await world.app.tables.table(world.channel.id)


async def _panel(world: World, who: MemberActor, table: Table) -> InteractionResult:
    return await press(world, who, world.public()[-1], f"g1:{table.id}:options")


async def _panel_message(world: World, who: MemberActor, table: Table) -> discord.Message:
    result = await _panel(world, who, table)
    assert result.response is not None
    return result.response.message


async def _now(world: World) -> Table:
    table = await world.app.tables.latest(world.channel.id)
    assert table is not None
    return table


async def test_a_lobby_is_joined_left_and_started_by_buttons(world: World) -> None:
    ann, ben, *_ = world.people
    table = await _open(world)
    (lobby,) = world.public()
    assert ids(lobby) == [f"g1:{table.id}:{verb}" for verb in SHOWN]
    assert by_id(lobby, f"g1:{table.id}:start")["disabled"]
    assert "You sit at the table" in said(await press(world, ben, lobby, f"g1:{table.id}:join"))
    (lobby,) = world.public()
    assert "**Ann** and **Ben**" in shown(lobby)
    assert not by_id(lobby, f"g1:{table.id}:start").get("disabled")
    assert "left" in said(await press(world, ben, lobby, f"g1:{table.id}:leave"))
    await press(world, ben, lobby, f"g1:{table.id}:join")
    assert "The game starts" in said(await press(world, ann, lobby, f"g1:{table.id}:start"))
    assert (await _now(world)).status is Status.PLAYING


async def test_answers_to_presses_are_private_and_ping_nobody(world: World) -> None:
    _, ben, *_ = world.people
    table = await _open(world)
    result = await press(world, ben, world.public()[0], f"g1:{table.id}:join")
    assert result.response is not None
    assert result.response.flags.ephemeral
    assert all(not pinged(message) for message in world.public())


async def test_wrong_presses_say_what_is_legal_and_change_nothing(world: World) -> None:
    ann, ben, cleo, *rest = world.people
    table = await _open(world, 2)
    (lobby,) = world.public()
    before = await _now(world)
    for who, verb, sentence in (
        (ben, "start", "Only the host, Ann, may do this."),
        (ben, "add-ai", "Only the host, Ann, may do this."),
        (cleo, "start", "Only the host"),
        (ben, "join", "already"),
        (cleo, "leave", "do not sit"),
        (cleo, "options", "Only the host, Ann, or a moderator"),
    ):
        assert sentence in said(await press(world, who, lobby, f"g1:{table.id}:{verb}"))
    assert await _now(world) == before
    for player in (cleo, *rest[:2]):
        await world.slash(player, "table join")
    assert by_id(world.public()[0], f"g1:{table.id}:join")["disabled"]
    assert by_id(world.public()[0], f"g1:{table.id}:add-ai")["disabled"]
    late = await raw_press(world, rest[2], lobby, f"g1:{table.id}:join")
    assert "All 5 seats are taken" in late
    assert "All 5 seats" in await raw_press(world, ann, lobby, f"g1:{table.id}:add-ai")
    await world.slash(ann, "table start")
    assert "playing already" in await raw_press(world, rest[2], lobby, f"g1:{table.id}:join")
    assert "playing already" in await raw_press(world, ben, lobby, f"g1:{table.id}:leave")


@pytest.mark.parametrize("verb", [*SHOWN, "cancel", "cancelled"])
async def test_buttons_of_a_table_that_is_over_or_gone(world: World, verb: str) -> None:
    ann, *_ = world.people
    table = await _open(world, 2)
    (lobby,) = world.public()
    await world.slash(ann, "table cancel")
    assert "table is closed" in await raw_press(world, ann, lobby, f"g1:{table.id}:{verb}")
    gone = await raw_press(world, ann, lobby, f"g1:{table.id + 100}:{verb}")
    assert "does not exist any more" in gone
    # Another table in the same channel is not touched by the buttons of an earlier one.
    await _open(world, 2)
    before = await _now(world)
    assert "table is closed" in await raw_press(world, ann, lobby, f"g1:{table.id}:{verb}")
    assert await _now(world) == before


async def test_buttons_work_after_a_restart_and_years_later(world: World) -> None:
    _, ben, *_ = world.people
    table = await _open(world)
    await world.restart()
    world.clock.advance(days=800)
    assert "You sit" in said(await press(world, ben, world.public()[-1], f"g1:{table.id}:join"))


async def test_the_host_changes_options_in_the_panel(world: World) -> None:
    ann, *_ = world.people
    table = await _open(world, 3)
    panel = await _panel_message(world, ann, table)
    assert panel.flags.ephemeral
    number = table.id
    verbs = ("language", "rules", "players", "remove", "thread", "cancel")
    assert ids(panel) == [f"g1:{number}:{verb}" for verb in verbs]
    changed = await press(world, ann, panel, f"g1:{number}:language", ["zh-TW"])
    assert "changed" in said(changed)
    await press(world, ann, panel, f"g1:{number}:rules", ["refill_last_round"])
    await press(world, ann, panel, f"g1:{number}:players", ["3"])
    table = await _now(world)
    assert (table.locale, table.options, table.most) == ("zh-TW", {"refill_last_round": True}, 3)
    assert "3／3" in shown(world.public()[0])
    await press(world, ann, panel, f"g1:{number}:rules", [])
    assert (await _now(world)).options == {}
    ben = world.people[1]
    removed = await press(world, ann, panel, f"g1:{number}:remove", [str(ben.id)])
    assert "free again" in said(removed)
    assert [who.name for who in (await _now(world)).seats] == ["Ann", "Cleo"]
    assert all(not pinged(message) for message in world.public())


async def test_a_lobby_is_cancelled_after_a_question(world: World) -> None:
    ann, *_ = world.people
    table = await _open(world)
    panel = await _panel_message(world, ann, table)
    question = await press(world, ann, panel, f"g1:{table.id}:cancel")
    assert "Cancel this table" in said(question)
    assert (await _now(world)).status is Status.LOBBY
    assert question.response is not None
    done = await press(world, ann, question.response.message, f"g1:{table.id}:cancelled")
    assert "cancelled" in said(done)
    assert (await _now(world)).status is Status.CANCELLED
    assert "cancelled" in shown(world.public()[0])
    assert ids(world.public()[0]) == []


async def test_a_moderator_may_only_cancel(world: World) -> None:
    role = world.guild.create_role("mod", permissions=discord.Permissions(manage_messages=True))
    judge = world.guild.add_member(world.env.create_user("judge"), roles=[role])
    table = await _open(world)
    panel = await _panel_message(world, judge, table)
    assert ids(panel) == [f"g1:{table.id}:cancelled", f"g1:{table.id}:options"]
    change = await raw_press(
        world, judge, panel, f"g1:{table.id}:language", ["zh-TW"], is_select=True
    )
    assert "Only the host" in change
    panel = await _panel_message(world, judge, table)
    await press(world, judge, panel, f"g1:{table.id}:cancelled")
    assert (await _now(world)).status is Status.CANCELLED


async def test_values_that_no_select_has_change_nothing(world: World) -> None:
    ann, *_ = world.people
    table = await _open(world)
    panel = await _panel_message(world, ann, table)
    for verb, value, sentence in (
        ("language", "fr", "another release"),
        ("players", "many", "another release"),
        ("players", "9" * 19, "can have"),
        ("remove", "-1", "another release"),
        ("remove", "9" * 18, "does not sit"),
        ("rules", "cheating", "no table option called cheating"),
    ):
        before = await _now(world)
        custom_id = f"g1:{table.id}:{verb}"
        text = await raw_press(world, ann, panel, custom_id, [value], is_select=True)
        assert sentence in text
        assert await _now(world) == before
        # The panel stays below the sentence, and goes on working.
        assert "Options of this table" in text
    await press(world, ann, panel, f"g1:{table.id}:language", ["zh-TW"])
    assert (await _now(world)).locale == "zh-TW"


async def test_an_old_panel_of_somebody_who_hosts_no_more_is_closed(world: World) -> None:
    ann, ben, *_ = world.people
    table = await _open(world, 2)
    panel = await _panel_message(world, ann, table)
    await world.slash(ann, "table leave")
    text = await raw_press(world, ann, panel, f"g1:{table.id}:language", ["zh-TW"], is_select=True)
    assert text == "Only the host, Ben, may do this."
    assert (await _now(world)).host == ben.id


async def test_commands_do_what_the_panel_does(world: World) -> None:
    ann, ben, *_ = world.people
    await _open(world, 2)
    assert "Only the host" in await world.slash(ben, "table remove", user=ann)
    assert "Only the host" in await world.slash(ben, "table options", language="zh-TW")
    text = await world.slash(ann, "table options", players=2, apprentice_beside_lone_master=True)
    assert "changed" in text
    table = await _now(world)
    assert (table.most, table.options) == (2, {"apprentice_beside_lone_master": True})
    assert "For 2 players" in shown(world.public()[0])
    assert "can have 2 to 5 seats" in await world.slash(ann, "table options", players=1)
    assert "free again" in await world.slash(ann, "table remove", user=ben)
    assert "does not sit" in await world.slash(ann, "table remove", user=ben)
    panel = await world.use(ann, "table options")
    assert panel.response is not None
    assert f"g1:{table.id}:language" in ids(panel.response.message)


async def test_in_play_the_panel_only_ends_the_game(world: World) -> None:
    ann, ben, *_ = world.people
    await world.table_of((ann, ben))
    table = await _now(world)
    assert "playing already" in await world.slash(ann, "table options", language="zh-TW")
    assert "playing already" in await world.slash(ann, "table remove", user=ben)
    panel = await world.use(ann, "table options")
    assert panel.response is not None
    assert ids(panel.response.message) == [f"g1:{table.id}:end"]
    assert "Only the host" in await world.slash(ben, "table options")


async def test_play_again_opens_one_lobby(world: World) -> None:
    ann, ben, cleo, *_ = world.people
    await world.table_of((ann, ben))
    over = await _now(world)
    await world.app.tables.end(world.channel.id, ann.id, False)
    await world.app.idle()
    board, again = world.public()[0], f"g1:{over.id}:again"
    assert "do not sit" in await raw_press(world, cleo, board, again)
    assert "You are its host" in await raw_press(world, ben, board, again)
    table = await _now(world)
    assert (table.host, [who.name for who in table.seats]) == (ben.id, ["Ann", "Ben"])
    assert "open already, and you sit at it" in await raw_press(world, ann, board, again)
    assert await _now(world) == table
    await world.slash(ben, "table start")
    assert "is playing in this channel" in await raw_press(world, ann, board, again)
    assert len(await world.app.tables.open_tables(None)) == 1
