"""A turn of many small moves stays in one panel, which redraws itself after each press."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tables.table import Table
from tests.support.panels import Panel, board_of, opened
from tests.support.world import World, a_world, shown

COINS = "Play all coins"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        await world.table_of(world.people, "swordsmith")
        yield world


async def present(world: World) -> Table:
    return await world.app.tables.table(world.channel.id)


def button(panel: Panel, begins: str) -> str:
    found = panel.buttons()
    return next(found[label] for label in found if label.startswith(begins))


async def test_all_coins_are_played_by_one_press_and_taken_back_by_one(world: World) -> None:
    panel = await opened(world)
    before = await present(world)
    assert "You have" in panel.text
    await panel.press(button(panel, COINS))
    after = await present(world)
    assert panel.presses == 1
    assert after.version == before.version + 1
    assert "You did so far:" in panel.text
    assert "Gold Coin" in panel.text
    assert COINS not in "".join(panel.buttons())
    await panel.click("Undo")
    assert (await present(world)).state == before.state
    assert button(panel, COINS)


async def test_a_purchase_is_three_presses_in_the_same_panel(world: World) -> None:
    panel = await opened(world)
    message = panel.message.id
    await panel.press(button(panel, COINS))
    panel.presses = 0
    await panel.click("Begin the work")
    select = panel.select("Buy a card")
    bought = select["options"][0]
    await panel.pick(select, [bought["value"]])
    if "Confirm" in panel.buttons():
        await panel.click("Confirm")
    assert panel.presses <= 3
    assert panel.message.id == message
    assert bought["label"] in panel.text
    assert bought["label"] in shown(board_of(world))


async def test_ending_the_turn_is_asked_about_for_new_cards_are_drawn(world: World) -> None:
    panel = await opened(world)
    version = (await present(world)).version
    await panel.press(button(panel, COINS))
    await panel.click("End the turn")
    assert "**If you confirm:** End the turn" in panel.text
    assert "unspent money is lost" in panel.text
    assert (await present(world)).version == version + 1
    await panel.click("Back")
    await panel.click("End the turn")
    await panel.click("Confirm")
    assert (await present(world)).version == version + 2
    assert await world.to_act() is not panel.who
    assert "To act:" in panel.text


async def test_the_second_of_two_turns_in_a_row_begins_with_nothing_done(tmp_path: Path) -> None:
    async with a_world(tmp_path, ("Ann", "Ben")) as world:
        await world.table_of(world.people, "swordsmith")
        for _ in world.people:
            panel = await opened(world)
            await panel.click("End the turn")
            await panel.click("Confirm")
        # Who ended the first round begins the second one, in the same panel.
        assert await world.to_act() is panel.who
        assert "You did:" in panel.text
        assert "ends the turn" in panel.text
        await panel.press(button(panel, COINS))
        assert "You did so far:" in panel.text
        assert "Gold Coin" in panel.text
        assert "ends the turn" not in panel.text


async def test_a_card_is_put_on_a_sword_at_once(world: World) -> None:
    for _ in world.people:
        panel = await opened(world)
        titles = [select["placeholder"] for select in panel.selects()]
        if "Add a card to a sword" in titles:
            before = (await present(world)).version
            select = panel.select("Add a card to a sword")
            await panel.pick(select, [select["options"][0]["value"]])
            assert (await present(world)).version == before
            where = panel.select("Where it goes")
            # A client that still shows the card chosen before must not take it for a sword.
            assert not {o["value"] for o in select["options"]} & {
                o["value"] for o in where["options"]
            }
            other = next(o for o in where["options"] if not o.get("default"))
            await panel.pick(where, [other["value"]])
            assert (await present(world)).version == before + 1
            assert "You did so far:" in panel.text
            return
        await panel.click("End the turn")
        await panel.click("Confirm")
    raise AssertionError("nobody has a metal")
