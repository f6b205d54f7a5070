"""Making moves by commands, right and wrong, by players and by others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import MemberActor

from cogs.moves import NO_VALUE
from tests.support.panels import drafted
from tests.support.world import World, a_world, shown


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def _others(world: World) -> list[MemberActor]:
    who = await world.to_act()
    return [person for person in world.people if person is not who]


async def _unchanged(world: World, who: MemberActor, command: str, /, **options: object) -> str:
    """The answer to a command that must change nothing and tell nobody."""
    before = await world.app.tables.table(world.channel.id)
    messages = [(message.id, shown(message)) for message in world.public()]
    result = await world.use(who, command, **options)
    after = await world.app.tables.table(world.channel.id)
    assert after.version == before.version
    assert [(message.id, shown(message)) for message in world.public()] == messages
    assert result.response is not None
    assert result.response.ephemeral
    return result.response.content


async def test_a_move_is_told_to_its_player_and_shown_to_all(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    result = await world.use(who, "zongshi draft", item="jade")
    assert result.ephemeral
    assert result.response is not None
    assert "takes jade from the middle" in result.response.content
    assert any("takes jade from the middle" in shown(message) for message in world.public())


@pytest.mark.parametrize("typed", ["jade", "Jade", "JADE ", "jad"])
async def test_an_item_may_be_typed_by_id_name_or_part(world: World, typed: str) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    assert "takes jade" in await world.slash(who, "zongshi draft", item=typed)


async def test_choices_are_in_the_language_in_which_the_asker_is_answered(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.language.CLIENT_LANGUAGES", {})
    ann, ben, _ = world.people
    await world.slash(ann, "table new", game="zongshi", language="zh-TW")
    await world.slash(ben, "table join")
    await world.slash(ann, "table start")
    who = await world.to_act()
    offered = [*(await world.choices(who, "zongshi draft", "item")).values()]
    assert not any(name.isascii() for name in offered)
    assert offered[0].split(" · ")[0] in await world.slash(who, "zongshi draft", item="nonsense")
    waiting, *_ = await _others(world)
    (reason,) = (await world.choices(waiting, "zongshi draft", "item")).values()
    assert not reason.isascii()


async def test_the_name_of_a_choice_may_be_sent_for_its_value(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    offered = await world.choices(who, "zongshi draft", "item")
    value, name = next((v, n) for v, n in offered.items() if " · " in n)
    assert len(name) <= 100
    assert value != name
    assert "from the middle" in await world.slash(who, "zongshi draft", item=name)


async def test_what_does_not_lie_there_is_refused_with_what_does(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    offered = await world.choices(who, "zongshi draft", "item")
    text = await _unchanged(world, who, "zongshi draft", item="Follow the Twofold Path")
    assert "does not lie in the middle" in text
    assert all(name.split(" · ")[0] in text for name in offered.values())
    assert "not possible" in await _unchanged(world, who, "zongshi draft", item="nonsense")
    assert "fits more than one" in await _unchanged(world, who, "zongshi draft", item="o")


async def test_who_is_not_to_act_is_told_who_is(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    waiting, *_ = await _others(world)
    text = await _unchanged(world, waiting, "zongshi draft", item="jade")
    assert "It is not your move. To act: " in text
    assert who.user.global_name is not None
    assert who.user.global_name in text


async def test_who_does_not_sit_there_is_told_so(world: World) -> None:
    await world.table_of(world.people)
    guest = world.guild.add_member(world.env.create_user("guest"))
    assert "do not sit" in await _unchanged(world, guest, "zongshi draft", item="jade")
    assert "do not sit" in await _unchanged(world, guest, "table hand")
    assert "Only the host" in await _unchanged(world, guest, "game end")


async def test_a_command_for_another_question_says_what_is_asked(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    for command, options in (
        ("zongshi pass", {"figure": "master"}),
        ("zongshi wait", {}),
        ("zongshi temple", {}),
        ("zongshi decline", {}),
        ("zongshi visit", {"first": "scholar:1"}),
        ("zongshi take", {"material": "jade"}),
    ):
        text = await _unchanged(world, who, command, **options)
        assert "`/zongshi draft`" in text


async def test_autocomplete_explains_why_there_is_nothing(world: World) -> None:
    ann, *_ = world.people
    nothing = {NO_VALUE: "There is no table in this channel"}
    assert await world.choices(ann, "zongshi draft", "item") == nothing
    await world.table_of(world.people)
    waiting, *_ = await _others(world)
    assert await world.choices(waiting, "zongshi draft", "item") == {
        NO_VALUE: "It is not your move"
    }
    guest = world.guild.add_member(world.env.create_user("guest"))
    assert await world.choices(guest, "zongshi draft", "item") == {
        NO_VALUE: "You do not sit at this table"
    }
    who = await world.to_act()
    assert await world.choices(who, "zongshi take", "material") == {
        NO_VALUE: "Nothing is possible here"
    }
    assert await world.choices(who, "zongshi draft", "item", "no such thing") == {}


async def test_autocomplete_filters_by_what_is_typed(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    assert list(await world.choices(who, "zongshi draft", "item", "iv")) == ["ivory"]


async def test_an_action_walks_through_its_options(world: World) -> None:
    await drafted(world)
    who = await world.to_act()
    stops = await world.choices(who, "zongshi visit", "first", "", figure="master")
    for first in stops:
        further = await world.choices(
            who, "zongshi visit", "second", "", first=first, figure="master"
        )
        person = first.split(":")[0]
        assert all(not value.startswith(person) for value in further)
    projects = await world.choices(who, "zongshi start", "project")
    assert all(value == NO_VALUE or " · " in name for value, name in projects.items())


async def test_two_figures_are_asked_for_when_both_could_go(world: World) -> None:
    await drafted(world)
    who = await world.to_act()
    text = await _unchanged(world, who, "zongshi temple")
    assert "`figure`" in text
    assert "master and apprentice" in text
    assert "sends the apprentice" in await world.slash(who, "zongshi temple", figure="apprentice")
    assert "Only you see this" not in "".join(map(shown, world.public()))


async def test_an_option_that_the_move_has_no_use_for_is_refused(world: World) -> None:
    await drafted(world)
    who = await world.to_act()
    text = await _unchanged(
        world, who, "zongshi market", jar="large_jar", figure="master", take="jade"
    )
    assert "take" in text


async def test_a_drawn_scroll_is_told_to_its_player_only(world: World) -> None:
    await drafted(world)
    who = await world.to_act()
    text = await world.slash(who, "zongshi temple", figure="apprentice")
    assert "Only you see this: you draw " in text
    drawn = text.partition("you draw ")[2].split(".")[0]
    hand = await world.slash(who, "table hand")
    assert drawn in hand
    log = [await world.slash(person, "table log") for person in world.people if person is not who]
    public = "".join(map(shown, world.public())) + _alt_texts(world)
    assert "you draw" not in public + "".join(log)
    assert "draws a scroll" in public


def _alt_texts(world: World) -> str:
    return "".join(
        file.description or "" for message in world.public() for file in message.attachments
    )


async def test_a_hand_is_private_and_has_its_picture(world: World) -> None:
    await drafted(world)
    who = await world.to_act()
    result = await world.use(who, "table hand")
    assert result.ephemeral
    assert result.response is not None
    assert [file.filename for file in result.response.attachments] == ["hand.png"]
    assert "Scrolls (1 of 4)" in result.response.content
    assert "`/zongshi market`" in result.response.content


async def test_the_board_on_demand_is_private(world: World) -> None:
    await drafted(world)
    guest = world.guild.add_member(world.env.create_user("guest"))
    result = await world.use(guest, "table board")
    assert result.ephemeral
    assert result.response is not None
    names = [file.filename for file in result.response.attachments]
    assert names == ["town.png", "workshops.png"]
    assert "round 1" in shown(result.response)


async def test_private_answers_follow_the_asker_and_public_ones_the_table(world: World) -> None:
    ann, ben, cleo = world.people
    await world.slash(ann, "table new", game="zongshi", language="zh-CN")
    await world.slash(ben, "table join")
    await world.slash(cleo, "table join")
    await world.slash(ann, "table start")
    who = await world.to_act()
    assert "从中间" not in await world.slash(who, "zongshi draft", item="jade")
    who = await world.to_act()
    answer = await world.slash(who, "me language", language="zh-TW")
    assert "繁體中文" in answer
    offered = await world.choices(who, "zongshi draft", "item")
    assert offered["ivory"] == "象牙"
    told = await world.slash(who, "zongshi draft", item="象牙")
    assert "象牙" in told
    board = next(message for message in world.public() if len(message.attachments) == 2)
    assert "翡翠" in shown(board)
    assert "象牙" in shown(board)
    await world.slash(who, "me language", language="automatic")
    assert "not your move" in await world.slash(who, "zongshi draft", item="jade")


async def test_english_names_may_be_typed_in_every_language(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    await world.slash(who, "me language", language="zh-TW")
    assert "黃金" in await world.slash(who, "zongshi draft", item="gold")


async def test_a_restart_between_two_moves_changes_nothing(world: World) -> None:
    await world.table_of(world.people)
    first = await world.to_act()
    await world.slash(first, "zongshi draft", item="jade")
    board = next(message for message in world.public() if len(message.attachments) == 2)
    await world.restart()
    who = await world.to_act()
    assert who is not first
    assert "takes ivory" in await world.slash(who, "zongshi draft", item="ivory")
    (same,) = (message for message in world.public() if len(message.attachments) == 2)
    assert same.id == board.id
    assert "takes jade" in shown(same)
    assert "takes ivory" in shown(same)


async def test_the_choices_of_any_question_are_few_short_and_unique(world: World) -> None:
    await drafted(world)
    who = await world.to_act()
    offered = await who.autocomplete(world.channel, "zongshi choose", "answer", "")
    assert 1 <= len(offered) <= 25
    assert len({choice["name"] for choice in offered}) == len(offered)
    assert all(1 <= len(choice["name"]) <= 100 for choice in offered)
    assert all(1 <= len(choice["value"]) <= 100 for choice in offered)
    assert "passes with the master" in await world.slash(
        who, "zongshi choose", answer="Pass with the master"
    )
