"""`/game undo` as people use it: by the right one and by others, what the channel sees of it."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import MemberActor

from bot.games.ruleset import Moment
from bot.i18n import LOCALES
from bot.tables.errors import RuleOfAnotherGame
from bot.tables.table import Table
from cogs.errors import table_sentence
from cogs.messages.board import title
from tests.support.world import World, a_world, pinged, shown


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def present(world: World) -> Table:
    return await world.app.tables.table(world.channel.id)


def boards(world: World) -> list[discord.Message]:
    return [message for message in world.public() if len(message.attachments) == 2]


def called(world: World) -> set[int]:
    return {user for message in world.public() for user in pinged(message)}


async def draft(world: World, item: str) -> MemberActor:
    who = await world.to_act()
    await world.slash(who, "zongshi draft", item=item)
    return who


async def drafted(world: World) -> None:
    await world.table_of(world.people)
    while (await present(world)).ruleset.moment((await present(world)).state).round == 0:
        (item, *_) = await world.choices(await world.to_act(), "zongshi draft", "item")
        await draft(world, item)


async def unchanged(world: World, who: MemberActor, **options: Any) -> str:
    """The answer to an undo that must change nothing and tell nobody."""
    before = (await present(world)).version
    messages = [(message.id, shown(message)) for message in world.public()]
    result = await world.use(who, "game undo", **options)
    assert (await present(world)).version == before
    assert [(message.id, shown(message)) for message in world.public()] == messages
    assert result.response is not None
    assert result.response.ephemeral
    return result.response.content


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_move_is_taken_back_before_everybody_s_eyes(world: World, restarts: bool) -> None:
    await world.table_of(world.people)
    first = await draft(world, "jade")
    second = await world.to_act()
    assert called(world) == {second.id}
    (board,) = boards(world)
    if restarts:
        await world.restart()
    text = await world.slash(first, "game undo")
    assert text.startswith("Your last move is undone.")
    assert "`/zongshi draft`" in text
    assert await world.to_act() is first
    (same,) = boards(world)
    assert same.id == board.id
    assert "takes jade" not in shown(same)
    assert f"{first.user.global_name} takes back a move." in shown(same)
    assert called(world) == set()
    await draft(world, "ivory")
    assert called(world) == {second.id}
    (same,) = boards(world)
    assert "takes ivory" in shown(same)
    log = await world.slash(second, "table log")
    assert "takes jade from the middle.~~ (taken back)" in log
    assert "takes back a move." in log
    assert "takes ivory from the middle.\n" in log + "\n"
    assert "takes jade" not in await world.slash(second, "table board")


async def test_who_may_not_undo_is_told_why(world: World) -> None:
    ann, *_ = world.people
    assert "no table" in await world.slash(ann, "game undo")
    await world.slash(ann, "table new", game="zongshi", language="en")
    assert "not started" in await unchanged(world, ann)
    for player in world.people[1:]:
        await world.slash(player, "table join")
    await world.slash(ann, "table start")
    assert "nothing to undo" in await unchanged(world, ann)
    first = await draft(world, "jade")
    for other in world.people:
        if other is not first:
            for whole_turn in (False, True):
                text = await unchanged(world, other, whole_turn=whole_turn)
                assert f"made by {first.user.global_name}." in text
    guest = world.guild.add_member(world.env.create_user("guest"))
    assert "do not sit" in await unchanged(world, guest)
    second = await draft(world, "ivory")
    assert f"made by {second.user.global_name}." in await unchanged(world, first)


async def test_what_was_drawn_stays(world: World) -> None:
    await drafted(world)
    who = await world.to_act()
    await world.slash(who, "zongshi temple", figure="apprentice")
    for whole_turn in (False, True):
        assert "so it stands" in await unchanged(world, who, whole_turn=whole_turn)


async def test_the_same_undo_twice_is_one(world: World) -> None:
    await world.table_of(world.people)
    presses: list[dict[str, Any]] = []
    emit = world.env.backend.emit

    def listening(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            presses.append(copy.deepcopy(payload))
        emit(event, payload)

    first = await draft(world, "jade")
    world.env.backend.emit = listening  # type: ignore[method-assign]
    await world.slash(first, "game undo")
    after = (await present(world)).version
    emit("INTERACTION_CREATE", copy.deepcopy(presses[0]))
    await world.env.settle()
    await world.app.idle()
    assert (await present(world)).version == after


async def test_the_whole_turn_goes_back_over_what_was_asked_in_between(world: World) -> None:
    await drafted(world)
    before = await present(world)
    who = await world.to_act()
    await world.slash(who, "zongshi market", jar="large_jar", figure="apprentice")
    # Whether the market asks what to take depends on the jar: all of it is one turn.
    while (await world.to_act()) is who and (await present(world)).to_act() == before.to_act():
        (answer, *_) = await world.choices(who, "zongshi choose", "answer")
        await world.slash(who, "zongshi choose", answer=answer)
    text = await world.slash(who, "game undo", whole_turn=True)
    assert "undone" in text
    assert (await present(world)).state == before.state


async def test_undo_into_the_phase_before_posts_its_board_again(world: World) -> None:
    await drafted(world)
    ruleset, moment = (await present(world)).ruleset, Moment(1, "turns")
    while ruleset.moment((await present(world)).state) == moment:
        who, before = await world.to_act(), await present(world)
        (answer, *_) = await world.choices(who, "zongshi choose", "answer", "pass")
        await world.slash(who, "zongshi choose", answer=answer)
    posted = [message.id for message in boards(world)]
    text = await world.slash(who, "game undo")
    assert text.startswith("Your last move is undone.")
    assert (await present(world)).state == before.state
    *earlier, again = boards(world)
    assert [message.id for message in earlier] == posted
    heading = shown(again).splitlines()[0]
    assert heading == shown(earlier[-2]).splitlines()[0] != shown(earlier[-1]).splitlines()[0]
    assert f"{who.user.global_name} takes back a move." in shown(again)
    assert called(world) == set()


async def test_a_board_names_whose_turn_it_is_where_turns_are_moments(world: World) -> None:
    await world.table_of(world.people)
    table, names = await present(world), ("Ann", "Ben", "Oskar")
    everybody = title(table, Moment(6, "turns"), names, "en")
    assert everybody == "Zong Shi · round 6 · Player turns"
    assert title(table, Moment(6, "turns", 2), names, "en") == f"{everybody}: Oskar"
    assert title(table, Moment(6, "turns", 2), names, "zh-TW").endswith("：Oskar")


@pytest.mark.parametrize("locale", LOCALES)
def test_a_house_rule_of_another_game_is_named_as_the_reader_knows_it(locale: str) -> None:
    error = RuleOfAnotherGame(game="zongshi", rule="refill_last_round")
    text = table_sentence(error, None, locale)
    expected = {"en": "refill_last_round", "zh-TW": "最後一輪補貨", "zh-CN": "最后一轮补货"}
    assert expected[locale] in text
    assert {"en": "Zong Shi", "zh-TW": "宗師", "zh-CN": "宗师"}[locale] in text
