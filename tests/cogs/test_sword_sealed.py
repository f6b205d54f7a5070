"""Offers and prices at a table: several are asked at once, nobody sees an answer too early."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest
from simcord import MemberActor

from bot.games.registry import RULESETS
from tests.cogs.sword_commands import a_sale
from tests.support.world import World, a_world, pinged, shown


@pytest.fixture
async def sale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Ann and Ben are asked for a sword by the Village Militiaman."""
    state = a_sale().ready().end_turns().state
    monkeypatch.setattr(RULESETS["swordsmith"], "new_game", lambda *_: state, raising=False)
    async with a_world(tmp_path) as world:
        await world.table_of(world.people, "swordsmith")
        yield world


def told_to_all(world: World) -> str:
    """Everything that stands in the channel, alt texts too."""
    messages = world.public()
    alts = [file.description or "" for message in messages for file in message.attachments]
    return "\n".join([*map(shown, messages), *alts])


async def read_by(world: World, who: MemberActor) -> str:
    """Everything that somebody can ask for."""
    answers = []
    for command in ("table board", "table log", "table hand", "table list"):
        result = await world.use(who, command)
        assert result.response is not None
        answers.append(result.response.content)
        answers += [file.description or "" for file in result.response.attachments]
    return "\n".join(answers)


def calls(world: World) -> list[discord.Message]:
    """The messages that call somebody."""
    return [message for message in world.public() if pinged(message)]


async def test_all_who_can_serve_an_adventurer_are_asked_at_once(sale: World) -> None:
    ann, ben, cleo = sale.people
    (call,) = calls(sale)
    assert pinged(call) == {ann.id, ben.id}
    assert f"<@{ann.id}> and <@{ben.id}>, you are all asked: https://" in call.content
    public = told_to_all(sale)
    assert "Ann: answers the Village Militiaman" in public
    assert "Served in this round: Village Militiaman" in public
    offered = await sale.choices(ben, "sword offer", "sword")
    assert offered["2"].startswith("Sword 2 · performance · 4 vouchers · 4 reputation")
    assert "- basic: blade Iron+ · 3 vouchers, 2 reputation" in await sale.slash(ann, "table hand")
    assert "not your move" in await sale.slash(cleo, "sword offer", sword="1")


async def test_an_offer_is_known_to_its_giver_only_until_all_are_in(sale: World) -> None:
    ann, ben, cleo = sale.people
    told = await sale.slash(ann, "sword offer", sword="Sword 2")
    assert "Only you see this: you offer the Village Militiaman sword 2" in told
    assert "Nobody sees your answer until all are in." in told
    public = told_to_all(sale)
    assert "Ann has answered" in public
    assert "To act: **Ben**" in public
    assert "Answered: Ann" in public
    assert "Only you see this" not in public
    assert "offers sword" not in public
    await sale.restart()
    for who in (ben, cleo):
        read = await read_by(sale, who)
        assert "Only you see this" not in read
        assert "offers sword" not in read
        assert "still sealed" not in read
    assert "Your answer, still sealed: Offer sword 2" in await sale.slash(ann, "table hand")
    (call,) = calls(sale)
    assert call.content.startswith(f"<@{ben.id}>, it is your move: ")
    told = await sale.slash(ben, "sword offer", sword="1")
    assert "Ann offers sword 2 (performance), Ben offers sword 1 (basic)" in told
    public = told_to_all(sale)
    assert "Ann sells sword 2 to the Village Militiaman (performance) for 4 vouchers" in public
    assert "Only you see this" not in public


async def test_one_call_goes_to_all_and_away_with_the_last_answer(sale: World) -> None:
    ann, ben, _ = sale.people
    (call,) = calls(sale)
    sale.env.inject_error("PATCH", f"/channels/*/messages/{call.id}", status=503)
    await sale.slash(ben, "sword offer", sword="1")
    assert [pinged(message) for message in calls(sale)] == [{ann.id, ben.id}]
    sale.clock.advance(minutes=1)
    await sale.app.idle()
    assert [(message.id, pinged(message)) for message in calls(sale)] == [(call.id, {ann.id})]
    # Who takes an answer back is asked again, and need not be told.
    await sale.slash(ben, "game undo")
    assert [(message.id, pinged(message)) for message in calls(sale)] == [(call.id, {ann.id})]
    await sale.slash(ann, "sword decline")
    assert calls(sale) == []
    assert "To act: **Ben**" in shown(sale.boards()[-1])


async def test_a_sealed_answer_can_be_changed_until_all_are_in(sale: World) -> None:
    ann, ben, _ = sale.people
    await sale.slash(ann, "sword offer", sword="2")
    assert list(await sale.choices(ann, "sword offer", "sword")) == ["1", "2"]
    assert "There is no sword 9" in await sale.slash(ann, "sword offer", sword="9")
    assert "does not answer the open question" in await sale.slash(ann, "sword end")
    assert "you offer the Village Militiaman no sword" in await sale.slash(ann, "sword decline")
    assert "Your answer, still sealed: Decline" in await sale.slash(ann, "table hand")
    assert "Only you see this" not in told_to_all(sale)
    assert "sword" not in await sale.slash(ben, "table log")
    told = await sale.slash(ben, "sword decline")
    assert "Ann declines, Ben declines" in told
    assert "not your move" in await sale.slash(ann, "sword offer", sword="2")


async def test_equal_offers_are_cut_in_price_in_secret(sale: World) -> None:
    ann, ben, _ = sale.people
    await sale.slash(ann, "sword offer", sword="2")
    await sale.slash(ben, "sword offer", sword="2")
    public = told_to_all(sale)
    assert (
        "Equal offers for the Village Militiaman (performance): Ann and Ben name prices" in public
    )
    # Ben was asked all the while; only Ann becomes to act again.
    assert [pinged(call) for call in calls(sale)] == [{ben.id}, {ann.id}]
    offered = await sale.choices(ann, "sword bid", "price")
    assert list(offered) == ["4", "3", "2", "1", "0"]
    assert offered["1"] == "1 · 1 voucher · 4 reputation"
    assert "5 is no price here" in await sale.slash(ann, "sword bid", price="5")
    assert "First name your price" in await sale.slash(ann, "sword decline")
    told = await sale.slash(ann, "sword bid", price="3")
    assert "your price for the Village Militiaman is 3" in told
    assert "is 3" not in told_to_all(sale)
    assert "is 3" not in await read_by(sale, ben)
    assert "Your answer, still sealed: Name the price 3" in await sale.slash(ann, "table hand")
    told = await sale.slash(ben, "sword bid", price="1")
    assert "Prices named to the Village Militiaman: Ann 3, Ben 1" in told
    assert "Ben sells sword 2 to the Village Militiaman (performance) for 1 voucher" in told_to_all(
        sale
    )
