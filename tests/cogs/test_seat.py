"""AIs at a table on Discord: seated, sent away, playing, standing in for somebody and relieved."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import InteractionResult, MemberActor

from bot.games.registry import RULESETS
from bot.players.level import Level
from bot.players.registry import PLAYERS
from bot.tables import pausing
from bot.tables.table import Status, Table
from tests.support.ais import Puppet
from tests.support.panels import Panel, board_of, labels
from tests.support.pressing import by_id, ids, press, raw_press, said
from tests.support.world import World, a_world, galleries, pinged, shown, text_of


@pytest.fixture(autouse=True)
def puppet(monkeypatch: pytest.MonkeyPatch) -> Puppet:
    """Who sits on the AI seats."""
    puppet = Puppet()
    for game in RULESETS:
        monkeypatch.setitem(PLAYERS, (game, Level.EASY), puppet)
    return puppet


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def _now(world: World) -> Table:
    table = await world.app.tables.latest(world.channel.id)
    assert table is not None
    return table


async def _lobby(world: World, ais: int, people: int = 1, game: str = "zongshi") -> Table:
    host, *others = world.people[:people]
    await world.slash(host, "table new", game=game, language="en")
    for player in others:
        await world.slash(player, "table join")
    for _ in range(ais):
        await world.slash(host, "seat add-ai")
    return await _now(world)


async def _started(world: World, ais: int, people: int = 1, game: str = "zongshi") -> Table:
    await _lobby(world, ais, people, game)
    await world.slash(world.people[0], "table start")
    return await _now(world)


async def _hand_over(world: World, who: MemberActor) -> InteractionResult:
    asked = await world.use(who, "seat hand-over")
    assert asked.response is not None
    button = f"g1:{(await _now(world)).id}:hand-over"
    return await press(world, who, asked.response.message, button)


async def test_the_host_fills_the_lobby_by_button(world: World) -> None:
    ann, ben, _ = world.people
    table = await _lobby(world, 0)
    add = f"g1:{table.id}:add-ai"
    assert by_id(world.public()[0], f"g1:{table.id}:start")["disabled"]
    assert "AI has sat down" in said(await press(world, ann, world.public()[0], add))
    await press(world, ann, world.public()[0], add)
    (lobby,) = world.public()
    first, second = (f"AI {name}" for name in ("Ou Yezi", "Huang Daopo"))
    assert f"**Ann**, **{first}** and **{second}**" in shown(lobby)
    assert f"Ann (host), {first} and {second}" in (galleries(lobby)[0][0] or "")
    assert not by_id(lobby, f"g1:{table.id}:start").get("disabled")
    panel = (await press(world, ann, lobby, f"g1:{table.id}:options")).response
    assert panel is not None
    select = by_id(panel.message, f"g1:{table.id}:remove")
    offered = {option["label"]: option["value"] for option in select["options"]}
    assert offered == {f"Remove {first}": "ou-yezi", f"Remove {second}": "huang-daopo"}
    removed = await press(world, ann, panel.message, f"g1:{table.id}:remove", ["ou-yezi"])
    assert "free again" in said(removed)
    assert first not in shown(world.public()[0])
    late = await raw_press(
        world, ann, panel.message, f"g1:{table.id}:remove", ["ou-yezi"], is_select=True
    )
    assert "does not sit at the table any more" in late
    await world.slash(ben, "table join")
    assert "game starts" in said(await press(world, ann, lobby, f"g1:{table.id}:start"))
    assert not world.errors()


async def test_commands_do_what_the_lobby_does(world: World) -> None:
    ann, ben, _ = world.people
    await _lobby(world, 1, people=2)
    for command, options in (("add-ai", {}), ("remove-ai", {"name": "ou-yezi"})):
        assert "Only the host, Ann" in await world.slash(ben, f"seat {command}", **options)
    assert "free again" in await world.slash(ann, "seat remove-ai", name="ou-yezi")
    assert "does not sit" in await world.slash(ann, "seat remove-ai", name="ou-yezi")
    for _ in range(3):
        await world.slash(ann, "seat add-ai")
    assert "All 5 seats are taken" in await world.slash(ann, "seat add-ai")
    for command in ("hand-over", "take-back"):
        assert "not started" in await world.slash(ben, f"seat {command}")
    await world.slash(ben, "table leave")
    await world.slash(ann, "table leave")
    assert (await _now(world)).status is Status.CANCELLED


async def test_ais_move_by_themselves_and_are_told_like_everyone(world: World) -> None:
    ann, *_ = world.people
    table = await _started(world, 2)
    for _ in range(3):
        table = await _now(world)
        assert table.to_act() == (0,)
        assert {user for message in world.public() for user in pinged(message)} == {ann.id}
        await world.draft()
    await world.restart()
    board = world.boards()[-1]
    assert "To act: **Ann**" in shown(board)
    assert "AI Ou Yezi" in shown(board)
    assert all("AI Huang Daopo" in (alt or "") for [alt] in galleries(board)[1:])
    log = await world.slash(ann, "table log")
    assert log.count("AI Ou Yezi takes") >= 2
    assert not world.errors()


@pytest.mark.parametrize("by", ["panel", "command"])
async def test_a_seat_is_handed_over_and_taken_back(world: World, by: str) -> None:
    ann, ben, cleo = world.people
    await _started(world, 0, people=2)
    for _ in range(2):
        await world.draft("ivory")
    who, table = await world.to_act(), await _now(world)
    assert "Let an AI play your seat?" in await world.slash(who, "seat hand-over")
    assert await _now(world) == table
    done = await _hand_over(world, who)
    assert "plays your seat from now on" in said(done)
    board = board_of(world)
    name = str(who.user.global_name)
    # The AI has played already, and is not named where its person has played before.
    before, after = shown(board).split(f"{name} lets an AI play.")
    assert f"\n{name} takes ivory" in before
    assert f"AI for {name} takes" not in before
    assert after.startswith(f"\nAI for {name} takes")
    other = ben if who == ann else ann
    assert await world.to_act() == other
    for command in ("table hand", "game undo", "seat hand-over"):
        assert "An AI plays your seat" in await world.slash(who, command)
    assert await world.choices(who, "zongshi draft", "item") == {"-": "An AI plays your seat"}
    assert "do not sit" in await world.slash(cleo, "seat take-back")
    assert "play your seat yourself" in await world.slash(other, "seat take-back")
    if by == "panel":
        panel = await Panel(world, who).open()
        assert "An AI plays your seat" in panel.text
        assert labels(panel.message) == ["Take my seat back", "Board", "Log"]
        back = await who.click(panel.message, label="Take my seat back")
        await world.app.idle()
        assert back.response is not None
        assert "yours again" in shown(back.response)
        assert "lets an AI play" in shown(back.response)
    else:
        assert "yours again" in await world.slash(who, "seat take-back")
    lines = shown(board_of(world)).splitlines()
    assert f"{name} lets an AI play." in lines
    assert lines[-1] == f"{name} plays in person again."
    assert f"To act: **{other.user.global_name}**" in lines[1]
    log = (await world.slash(other, "table log")).splitlines()
    assert [line.partition(". ")[2] for line in log][-1] == lines[-1]
    assert any(f"AI for {name} takes" in line for line in log)
    assert not world.errors()


async def test_buttons_of_a_table_that_is_over_change_nothing(world: World) -> None:
    ann, *_ = world.people
    table = await _started(world, 0, people=2)
    asked = await world.use(ann, "seat hand-over")
    assert asked.response is not None
    await world.app.tables.end(world.channel.id, ann.id, False)
    for verb in ("hand-over", "take-back"):
        text = await raw_press(world, ann, asked.response.message, f"g1:{table.id}:{verb}")
        assert "no table" in text
    await world.table_of(world.people)
    before = await _now(world)
    text = await raw_press(world, ann, asked.response.message, f"g1:{table.id}:hand-over")
    assert "table is closed" in text
    assert await _now(world) == before


async def test_undo_passes_what_ais_answered(world: World) -> None:
    ann, *_ = world.people
    before = await _started(world, 2)
    lines = shown(board_of(world)).splitlines()
    await world.draft()
    assert (await _now(world)).number > before.number + 1
    panel = await Panel(world, ann).open()
    assert "Undo" in panel.buttons()
    await panel.click("Undo")
    assert "what AIs have played since" in panel.text
    assert (await _now(world)).state == before.state
    told = [line for line in shown(board_of(world)).splitlines() if line not in lines]
    assert told == [f"Ann takes back {(await _now(world)).number - before.number - 1} moves."]
    await world.draft()
    assert (await _now(world)).to_act() == (0,)
    assert not world.errors()


async def test_a_table_of_ais_pauses_and_goes_on(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pausing, "ENOUGH", 3)
    ann, ben, _ = world.people
    await _started(world, 0, people=2)
    for person in (ann, ben):
        await _hand_over(world, person)
    table = await _now(world)
    assert table.paused
    assert "Paused:" in shown(board_of(world))
    assert "To act" not in shown(board_of(world))
    assert "Paused:" in await world.slash(ann, "table text")
    assert "Only the host, Ann," in await world.slash(ben, "game end")
    await world.restart()
    assert await _now(world) == table
    panel = await Panel(world, ben).open()
    back = await ben.click(panel.message, label="Take my seat back")
    await world.app.idle()
    assert back.response is not None
    assert "Paused" not in shown(board_of(world))
    assert await world.to_act() == ben
    assert not world.errors()


async def test_play_again_seats_the_ais_again(world: World) -> None:
    ann, *_ = world.people
    over = await _started(world, 2)
    await world.app.tables.end(world.channel.id, ann.id, False)
    await world.app.idle()
    again = await raw_press(world, ann, world.public()[0], f"g1:{over.id}:again")
    assert "You are its host" in again
    assert (await _now(world)).seats == over.seats
    assert ids(world.public()[-1])[2].endswith(":add-ai")
    assert "AI Ou Yezi" in text_of(await world.use(ann, "table board"))
