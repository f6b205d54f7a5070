"""The senders of what tables owe: by themselves, overtaken, and several people at once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.tables.table import Person
from cogs.messages.compose import Composer
from cogs.refusals import LONGEST_WAIT
from tests.support.world import World, a_world, shown


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def test_the_sender_runs_by_itself_and_outlives_surprises(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent = asyncio.Event()

    async def after_send() -> None:
        sent.set()

    delivery = world.app.delivery
    monkeypatch.setattr(delivery, "_after_send", after_send)
    original = Composer.table
    calls: list[int] = []

    async def surprising(self: Composer, *args: Any) -> Any:
        calls.append(1)
        if len(calls) == 1:
            raise RuntimeError("a surprise")
        return await original(self, *args)

    monkeypatch.setattr(Composer, "table", surprising)
    running = asyncio.create_task(delivery.run())
    try:
        with structlog.testing.capture_logs() as logs:
            await world.people[0].slash(world.channel, "table new", game="zongshi")
            await asyncio.wait_for(sent.wait(), 5)
        assert "delivery failed" in [line["event"] for line in logs]
        assert world.public() == []
        world.clock.advance(seconds=LONGEST_WAIT)
        sent.clear()
        delivery.wake(1)
        await asyncio.wait_for(sent.wait(), 5)
        assert len(world.public()) == 1
    finally:
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)


async def test_a_board_that_was_overtaken_while_it_was_drawn_is_drawn_anew(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.table_of(world.people)
    original = Composer.table
    drawn: list[int] = []

    async def overtaken(self: Composer, table: Any, *args: Any) -> Any:
        post = await original(self, table, *args)
        if not drawn:
            who = await world.to_act()
            move = table.ruleset.parse("draft ivory")
            await world.app.tables.play(world.channel.id, who.id, (move,))
        drawn.append(table.version)
        return post

    monkeypatch.setattr(Composer, "table", overtaken)
    await world.draft("jade")
    (board,) = world.boards()
    assert "takes jade" in shown(board)
    assert "takes ivory" in shown(board)
    assert drawn[1] == drawn[0] + 1
    edits = [r for r in world.env.http_requests if r.method == "PATCH" and str(board.id) in r.path]
    assert len(edits) <= 2


async def test_two_players_at_once_are_both_heard(world: World) -> None:
    ann, ben, cleo = world.people
    await world.slash(ann, "table new", game="zongshi", language="en")
    tables = world.app.tables
    people = [Person(member.id, member.name) for member in (ben, cleo)]
    await asyncio.gather(*(tables.join(world.channel.id, person) for person in people))
    await world.app.idle()
    (lobby,) = world.public()
    assert "Players (3 of 5)" in shown(lobby)
