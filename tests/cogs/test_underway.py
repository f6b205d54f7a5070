"""What the end of the program cuts off is answered all the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs import underway
from tests.support.panels import Panel
from tests.support.world import World, a_world, shown

RESTARTING = "I am being restarted"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        await world.table_of(world.people)
        yield world


class SlowPictures:
    """Pictures that are drawn when they are let, or never."""

    def __init__(self, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.let = asyncio.Event(), asyncio.Event()
        drawer = world.app.services.drawer
        self._draw = drawer.draw
        monkeypatch.setattr(drawer, "draw", self.draw)

    async def draw(self, *args: Any) -> Any:
        self.begun.set()
        await self.let.wait()
        return await self._draw(*args)


async def test_an_answer_that_comes_soon_is_waited_for(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = SlowPictures(world, monkeypatch)
    asking = asyncio.create_task(world.people[0].slash(world.channel, "table hand"))
    await pictures.begun.wait()
    closing = asyncio.create_task(world.app.client.remove_cog("underway"))
    await asyncio.sleep(0)
    assert not closing.done()
    pictures.let.set()
    await closing
    response = (await asking).response
    assert response is not None
    assert response.attachments
    assert RESTARTING not in response.content


async def test_an_answer_that_takes_too_long_says_that_the_bot_restarts(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(underway, "PATIENCE", 0.05)
    pictures = SlowPictures(world, monkeypatch)
    asking = asyncio.create_task(world.people[0].slash(world.channel, "table hand"))
    await pictures.begun.wait()
    await world.app.client.remove_cog("underway")
    response = (await asking).response
    assert response is not None
    assert RESTARTING in response.content


async def test_a_panel_stays_beside_that_sentence(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await Panel(world, await world.to_act()).open()
    await panel.choose("Take from the middle", "Jade")
    await panel.click("Confirm")
    before = panel.text
    monkeypatch.setattr(underway, "PATIENCE", 0.05)
    pictures = SlowPictures(world, monkeypatch)
    pressing = asyncio.create_task(panel.who.click(panel.message, label="Undo"))
    await pictures.begun.wait()
    await world.app.client.remove_cog("underway")
    pressed = await pressing
    assert [RESTARTING in message.content for message in pressed.followups] == [True]
    assert shown(panel.message) == before
    # What was pressed is done: only its answer was late.
    (*_, last) = await world.app.tables.log(1, None)
    assert last.takes_back == (2,)
