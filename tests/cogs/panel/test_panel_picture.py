"""The picture in a panel: the hand, and what the chosen moves come to before they are confirmed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import render
from bot.tables.table import Table
from tests.support.panels import Panel, drafted, opened
from tests.support.world import World, a_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def present(world: World) -> Table:
    return await world.app.tables.table(world.channel.id)


def pictured(panel: Panel) -> tuple[str, str]:
    """The file of the only picture, and its description."""
    (file,) = panel.message.attachments
    return file.filename, file.description or ""


async def test_the_picture_shows_what_confirming_comes_to_and_back_the_hand(world: World) -> None:
    await world.table_of(world.people)
    panel = await opened(world)
    before = await present(world)
    name, hand = pictured(panel)
    assert name == "hand.png"
    await panel.choose("Take from the middle", "Jade")
    name, words = pictured(panel)
    assert name == "after.png"
    assert words.startswith("After your move: ")
    assert "1 jade" in words
    await panel.choose("Take from the middle", "Ivory")
    name, words = pictured(panel)
    assert name == "after.png"
    assert "1 ivory" in words
    assert "jade" not in words
    await panel.click("Back")
    assert pictured(panel) == ("hand.png", hand)
    assert (await present(world)).version == before.version


async def test_a_preview_is_in_the_readers_language(world: World) -> None:
    await world.table_of(world.people)
    who = await world.to_act()
    await world.slash(who, "me language", language="zh-TW")
    panel = await opened(world)
    (select,) = panel.selects()
    await panel.pick(select, [select["options"][0]["value"]])
    name, words = pictured(panel)
    assert name == "after.png"
    assert words.startswith("你行動之後：")


async def test_what_is_hidden_stays_so(world: World) -> None:
    await drafted(world)
    panel = await opened(world)
    await panel.choose("Go to a place", "Temple")
    assert "stays hidden" in panel.text
    name, words = pictured(panel)
    assert name == "after.png"
    assert "master: out" in words
    seat = (await present(world)).seat_of(panel.who.id)
    assert seat is not None
    shop = (await present(world)).view(seat).workshops[seat]
    count = f"Scrolls ({shop.scroll_count} of 4)" if shop.scroll_count else "No scrolls"
    assert count in words


async def test_the_hand_is_not_sent_again_where_it_still_holds(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await drafted(world)
    panel = await opened(world)
    (before,) = panel.message.attachments
    monkeypatch.delattr(render, "hand")
    await panel.click("Apprentice")
    (after,) = panel.message.attachments
    assert (after.filename, after.id) == ("hand.png", before.id)


async def test_a_figure_that_leaves_is_shown_and_confirming_leaves_no_preview(
    world: World,
) -> None:
    await drafted(world)
    panel = await opened(world)
    await panel.choose("Go to a place", "Small jar")
    name, words = pictured(panel)
    assert name == "after.png"
    assert "master: out" in words
    await panel.click("Confirm")
    assert [file.filename for file in panel.message.attachments] in ([], ["hand.png"])


async def test_the_hand_comes_again_where_a_press_before_has_just_replaced_it(
    world: World,
) -> None:
    await drafted(world)
    panel = await opened(world)
    (tab,) = [custom_id for name, custom_id in panel.buttons().items() if name == "Apprentice"]
    select = panel.select("Go to a place")
    values = [one["value"] for one in select["options"] if one["label"].startswith("Small jar")]
    # The second press is made while the first one still waits for its answer.
    emit, held = world.env.backend.emit, list[Any]()
    world.env.backend.emit = lambda *event: held.append(event)  # type: ignore[method-assign]
    await panel.who.click(panel.message, custom_id=tab)
    world.env.backend.emit = emit  # type: ignore[method-assign]
    await panel.pick(select, values)
    assert pictured(panel)[0] == "after.png"
    for event in held:
        emit(*event)
    await world.env.settle()
    await world.app.idle()
    assert pictured(panel)[0] == "hand.png"


async def test_where_a_preview_cannot_be_drawn_the_hand_stays(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.table_of(world.people)
    panel = await opened(world)
    monkeypatch.delattr(render, "after")
    await panel.choose("Take from the middle", "Jade")
    assert pictured(panel)[0] == "hand.png"
    assert "Confirm" in panel.buttons()


async def test_a_smith_sees_where_a_card_would_go(world: World) -> None:
    await world.table_of(world.people, "swordsmith")
    for _ in world.people:
        panel = await opened(world)
        titles = [select["placeholder"] for select in panel.selects()]
        if "Add a card to a sword" in titles:
            select = panel.select("Add a card to a sword")
            await panel.pick(select, [select["options"][0]["value"]])
            name, words = pictured(panel)
            assert name == "after.png"
            assert words.startswith("After your move: ")
            assert "Hand (4)" in words
            return
        await panel.click("End the turn")
        assert pictured(panel)[0] == "hand.png"
        await panel.click("Confirm")
    raise AssertionError("nobody has a metal")
