"""Master Swordsmith at a table: people make moves by commands, right and wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import MemberActor

from bot.games.registry import RULESETS
from cogs.moves import NO_VALUE
from tests.games.swordsmith.position import PositionBuilder, position
from tests.support.world import World, a_world, shown


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


@pytest.fixture
def at(world: World, monkeypatch: pytest.MonkeyPatch) -> At:
    return At(world, monkeypatch)


class At:
    """Starts a table at a position that was set up by hand."""

    def __init__(self, world: World, patch: pytest.MonkeyPatch) -> None:
        self._world = world
        self._patch = patch

    async def __call__(self, built: PositionBuilder) -> tuple[MemberActor, ...]:
        """The people by seat."""
        state = built.state()
        rules = RULESETS["swordsmith"]
        self._patch.setattr(rules, "new_game", lambda *_: state, raising=False)
        await self._world.table_of(self._world.people, "swordsmith")
        return self._world.people


async def unchanged(world: World, who: MemberActor, command: str, /, **options: object) -> str:
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


async def test_a_turn_is_played_by_commands(world: World, at: At) -> None:
    built = position().hand(0, "gold_bag", "gold_coin", "gold_coin", "iron", "fire")
    ann, ben, _ = await at(built.sword(0, 0, blade="iron iron").furnace(0, "steel"))
    told = await world.slash(ann, "sword coins")
    assert "plays Gold Bag for 3 money" in told
    assert "plays Gold Coin for 1 money. (× 2)" in told
    assert "You have 2 workers and 5 money." in told
    assert "`/sword place`" in told
    assert "`/sword coins`" not in told
    assert "the hilt of sword 1" in await world.slash(
        ann, "sword place", card="iron", sword="1", part="hilt"
    )
    assert "puts Fire into the mana pool" in await world.slash(ann, "sword pool", card="fire")
    told = await world.slash(ann, "sword refine", sword="1")
    assert "puts the workers to work" in told
    assert "refines sword 1 and rolls" in told
    assert "You have 1 worker and 4 money." in told
    told = await world.slash(ann, "sword buy", card="Steel")
    assert "buys Steel for 4 money" in told
    assert "`/sword end`" in told
    told = await world.slash(ann, "sword end")
    assert "Only you see this: you draw" in told
    assert await world.to_act() is ben
    public = "\n".join(map(shown, world.public()))
    for line in ("buys Steel for 4 money", "ends the turn", "adds Iron to the hilt"):
        assert line in public
    assert "Only you see this" not in public


async def test_options_are_completed_with_costs_and_what_is_left(world: World, at: At) -> None:
    ann, ben, _ = await at(position().hand(0, "iron", "gold_coin").money(4))
    offered = await world.choices(ann, "sword buy", "card")
    assert offered["steel"] == "Steel · price 4 · 0 left · begins your work · metal of grade 2"
    assert "tungsten" not in offered
    assert list(await world.choices(ann, "sword buy", "card", "ste")) == ["steel"]
    assert list(await world.choices(ann, "sword place", "card")) == ["iron"]
    assert list(await world.choices(ann, "sword place", "part", "", card="iron", sword="2")) == [
        "blade",
        "hilt",
    ]
    nothing = {NO_VALUE: "Nothing is possible here"}
    assert await world.choices(ann, "sword smelt", "metal") == nothing
    assert await world.choices(ann, "sword bid", "price") == nothing
    assert await world.choices(ben, "sword buy", "card") == {NO_VALUE: "It is not your move"}
    await world.slash(ann, "me language", language="zh-TW")
    assert (await world.choices(ann, "sword buy", "card"))["steel"].startswith("鋼 · ")
    assert "鐵" in await world.slash(ann, "sword place", card="Iron", sword="1", part="劍柄")


async def test_wrong_moves_say_what_is_wrong_and_what_is_legal(world: World, at: At) -> None:
    ann, ben, cleo = await at(position().hand(0, "iron", "gold_coin").money(2))
    text = await unchanged(world, ann, "sword buy", card="tungsten")
    assert "costs 6, and you have 2" in text
    assert "Iron · price 1" in text
    assert "You do not hold Fire" in await unchanged(world, ann, "sword pool", card="fire")
    assert "is not forged" in await unchanged(world, ann, "sword refine", sword="1")
    text = await unchanged(world, ann, "sword offer", sword="1")
    assert "First play cards or begin the work" in text
    assert "`/sword work`" in text
    assert "not possible here" in await unchanged(world, ann, "sword play", card="@everyone")
    assert "`part`" in await unchanged(world, ann, "sword place", card="iron")
    for who in (ben, cleo):
        assert "It is not your move. To act: Ann" in await unchanged(world, who, "sword end")
    guest = world.guild.add_member(world.env.create_user("guest"))
    assert "do not sit" in await unchanged(world, guest, "sword end")


async def test_each_game_has_its_own_commands(world: World, at: At) -> None:
    ann, *_ = await at(position().hand(0, "iron"))
    text = await unchanged(world, ann, "zongshi draft", item="jade")
    assert text == (
        "This table plays Master Swordsmith. Its moves are the commands below `/sword`."
    )
    offered = await world.choices(ann, "zongshi draft", "item")
    assert offered == {NO_VALUE: "This table plays another game"}


async def test_a_table_of_zong_shi_knows_no_swords(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    assert "below `/zongshi`" in await unchanged(world, who, "sword end")
    offered = await world.choices(who, "sword play", "card")
    assert offered == {NO_VALUE: "This table plays another game"}


async def test_a_hand_is_told_to_its_owner_only(world: World, at: At) -> None:
    ann, ben, _ = await at(position().hand(0, "iron", "prism").hand(1, "tungsten", "courier"))
    held = await world.use(ben, "table hand")
    assert held.response is not None
    assert held.response.ephemeral
    assert "Hand (2): Tungsten and Courier" in held.response.content
    assert [file.filename for file in held.response.attachments] == ["hand.png"]
    assert "You have" not in held.response.content
    text = await world.slash(ann, "table hand")
    assert "`/sword furnace`" in text
    assert text.count("You have 2 workers") == 1
    for who in (ann, ben):
        for command in ("table board", "table log"):
            text = await world.slash(who, command)
            assert "Courier" not in text
    alts = [file.description or "" for message in world.public() for file in message.attachments]
    assert "Hand (2)" not in "".join([*alts, *map(shown, world.public())])


async def test_a_choice_after_a_draw_is_asked_and_may_be_declined(world: World, at: At) -> None:
    built = position().hand(0, "herald", "crucible", "iron").deck(0, "steel", "gold_coin")
    ann, *_ = await at(built.professions("warrior", "mage", "ranger", "noble"))
    told = await world.slash(ann, "sword play", card="Herald")
    assert "give an adventurer a waiting token" in told
    assert "`/sword nudge`, `/sword decline`" in told
    assert "First change a waiting token" in await unchanged(world, ann, "sword end")
    told = await world.slash(ann, "sword nudge", adventurer="w1")
    assert "gives the Village Militiaman a waiting token (1 now)" in told
    told = await world.slash(ann, "sword play", card="crucible")
    assert "`/sword upgrade`, `/sword decline`" in told
    assert "leaves the choice of" in await world.slash(ann, "sword decline")
    assert "plays" in await world.slash(ann, "sword choose", answer="play gold_coin")


async def test_a_restart_in_the_middle_of_a_turn_changes_nothing(world: World, at: At) -> None:
    ann, *_ = await at(position().hand(0, "gold_coin", "iron"))
    await world.slash(ann, "sword coins")
    await world.restart()
    assert await world.to_act() is ann
    held = await world.slash(ann, "table hand")
    assert "Hand (1): Iron" in held
    assert "You have 2 workers and 1 money." in held
    assert "buys Iron for 1 money" in await world.slash(ann, "sword buy", card="iron")
