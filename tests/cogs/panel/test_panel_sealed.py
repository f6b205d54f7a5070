"""Offers and prices by the panel: given, changed, taken back, and nobody else's business."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from simcord import MemberActor

from bot.games.registry import RULESETS
from tests.cogs.sword_commands import a_sale
from tests.support.panels import Panel
from tests.support.world import World, a_world, shown

OFFER, BID = "The sword you offer", "Your price"


@pytest.fixture
async def sale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Ann and Ben are asked for a sword by the Village Militiaman."""
    state = a_sale().ready().end_turns().state
    monkeypatch.setattr(RULESETS["swordsmith"], "new_game", lambda *_: state, raising=False)
    async with a_world(tmp_path) as world:
        await world.table_of(world.people, "swordsmith")
        yield world


async def offer(world: World, who: MemberActor, sword: str) -> Panel:
    panel = await Panel(world, who).open()
    await panel.choose(OFFER, sword)
    await panel.click("Confirm")
    assert panel.presses == 2
    return panel


async def test_an_offer_takes_two_presses_and_can_be_changed_or_taken_back(sale: World) -> None:
    ann, ben, cleo = sale.people
    panel = await offer(sale, ann, "Sword 2")
    assert "Your answer is sealed" in panel.text
    await panel.choose(OFFER, "Sword 1")
    await panel.click("Confirm")
    assert "still sealed: Offer sword 1" in await sale.slash(ann, "table hand")
    await panel.click("Undo")
    assert "Your answer is taken back" in panel.text
    assert "still sealed" not in await sale.slash(ann, "table hand")
    await panel.choose(OFFER, "Decline")
    await panel.click("Confirm")
    public = "\n".join(map(shown, sale.public()))
    assert "offers sword" not in public
    for other in (ben, cleo):
        assert "Sword 2" not in (await Panel(sale, other).open()).text.replace("Sword 2 suits", "")


async def test_a_panel_of_an_earlier_answer_changes_nothing(sale: World) -> None:
    ann, ben, _ = sale.people
    panel = await offer(sale, ann, "Sword 2")
    await panel.choose(OFFER, "Sword 1")
    await sale.slash(ann, "sword decline")
    before = (await sale.app.tables.table(sale.channel.id)).version
    await panel.click("Confirm")
    assert (await sale.app.tables.table(sale.channel.id)).version == before
    assert "Your answer is sealed" in panel.text
    await panel.choose(OFFER, "Sword 1")
    await sale.slash(ben, "sword offer", sword="1")
    table = await sale.app.tables.table(sale.channel.id)
    await panel.click("Confirm")
    after = await sale.app.tables.table(sale.channel.id)
    assert after.version == table.version
    assert panel.text.startswith("The table has moved on: you are not asked now.")


async def test_equal_offers_ask_for_prices_in_the_panel(sale: World) -> None:
    ann, ben, _ = sale.people
    await offer(sale, ann, "Sword 2")
    second = await offer(sale, ben, "Sword 2")
    assert second.options(BID) == ["4", "3", "2", "1", "0"]
    await second.choose(BID, "3")
    assert "Name the price 3" in second.text
    await second.click("Confirm")
    third = await Panel(sale, ann).open()
    assert "3" not in [o.split(" ")[0] for o in third.chosen(BID)]
    await third.choose(BID, "2")
    await third.click("Confirm")
    assert "Ann 2, Ben 3" in third.text
