"""What tables owe their channels, when Discord refuses, forgets, fails or is slow."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from simcord import ChannelHandle

from cogs.delivery import OLD
from cogs.posts import Channels
from cogs.refusals import LONGEST_WAIT, TRIES
from tests.support.world import World, a_world, body, pinged, shown

SEND, EDIT = "/channels/*/messages", "/channels/*/messages/*"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def _owed(world: World) -> int:
    """How much would be sent if all waiting were over."""
    world.clock.advance(days=1)
    tables = await world.app.services.outbox.tables_due()
    return len(tables)


async def test_a_board_is_edited_within_its_phase_and_the_ping_moves_on(world: World) -> None:
    await world.table_of(world.people)
    (board,) = world.boards()
    first = await world.to_act()
    assert {user for message in world.public() for user in pinged(message)} == {first.id}
    await world.draft()
    second = await world.to_act()
    assert [message.id for message in world.boards()] == [board.id]
    assert {user for message in world.public() for user in pinged(message)} == {second.id}
    (ping,) = [message for message in world.public() if pinged(message)]
    assert f"/{world.channel.id}/{board.id}" in ping.content


async def test_every_public_message_restricts_its_mentions(world: World) -> None:
    await world.table_of(world.people)
    await world.draft()
    posts = [
        body(request)
        for request in world.env.http_requests
        if request.method in ("POST", "PATCH") and "/channels/" in request.path
    ]
    assert posts
    for post in posts:
        allowed: dict[str, Any] = post["allowed_mentions"]
        assert allowed["parse"] == []
        assert len(allowed.get("users", [])) <= 1
        if post.get("components"):
            assert not allowed.get("users")


async def test_every_new_message_carries_its_own_nonce(world: World) -> None:
    await world.table_of(world.people)
    await world.draft()
    nonces = [
        body(request)["nonce"]
        for request in world.env.http_requests
        if request.method == "POST" and request.path.endswith("/messages")
    ]
    assert nonces
    assert len(set(nonces)) == len(nonces)
    assert all(nonce.isdecimal() and len(nonce) <= 25 for nonce in nonces)


async def test_a_board_older_than_50_minutes_is_posted_anew(world: World) -> None:
    await world.table_of(world.people)
    (old,) = world.boards()
    world.clock.now += OLD
    await world.draft()
    boards = world.boards()
    assert len(boards) == 2
    assert boards[0].id == old.id
    assert shown(boards[0]) == shown(old)
    await world.draft("ivory")
    assert "takes ivory" in shown(world.boards()[1])
    assert len(world.boards()) == 2


async def test_when_the_game_is_given_up_an_old_board_says_so_too(world: World) -> None:
    await world.table_of(world.people)
    world.clock.now += OLD
    ann, *_ = world.people
    question = (await world.use(ann, "game end")).response
    assert question is not None
    await ann.click(question, label="End the game")
    await world.app.idle()
    old, new = (message for message in world.public() if "Draft" in shown(message))
    assert "given up" in shown(new)
    assert "given up" in shown(old)
    assert "To act" not in shown(old)


async def test_when_an_old_lobby_is_cancelled_it_invites_nobody_any_more(world: World) -> None:
    ann, *_ = world.people
    await world.slash(ann, "table new", game="zongshi", language="en")
    world.clock.now += OLD
    await world.slash(ann, "table cancel")
    old, new = world.public()
    assert "cancelled" in shown(new)
    assert "cancelled" in shown(old)


async def test_an_old_lobby_is_left_to_the_newer_one(world: World) -> None:
    ann, ben, _ = world.people
    await world.slash(ann, "table new", game="zongshi", language="en")
    world.clock.now += OLD
    await world.slash(ben, "table join")
    old, new = world.public()
    assert "/table join" in shown(new)
    assert "/table join" in shown(old)
    await world.slash(ann, "table start")
    assert "has started" in shown(world.public()[1])


async def test_a_deleted_board_is_posted_anew(world: World) -> None:
    await world.table_of(world.people)
    (board,) = world.boards()
    world.env.backend.delete_message(world.channel.id, board.id)
    await world.draft()
    (new,) = world.boards()
    assert new.id != board.id
    assert "takes jade" in shown(new)


async def test_trouble_at_discord_loses_nothing(world: World) -> None:
    await world.table_of(world.people)
    world.env.inject_error("PATCH", EDIT, status=503, times=3)
    first = await world.draft()
    (board,) = world.boards()
    assert "takes jade" not in shown(board)
    for _ in range(3):
        world.clock.advance(seconds=LONGEST_WAIT)
        await world.app.idle()
    (same,) = world.boards()
    assert same.id == board.id
    assert "takes jade" in shown(same)
    assert await world.to_act() is not first
    assert {user for m in world.public() for user in pinged(m)} == {(await world.to_act()).id}


async def test_too_many_requests_lose_no_image(world: World) -> None:
    ann, ben, _ = world.people
    await world.slash(ann, "table new", game="zongshi", language="en")
    await world.slash(ben, "table join")
    world.env.inject_error("POST", SEND, status=429, times=1)
    await world.slash(ann, "table start")
    assert world.boards() == []
    world.clock.advance(seconds=LONGEST_WAIT)
    await world.app.idle()
    assert len(world.boards()) == 1
    assert len([message for message in world.public() if pinged(message)]) == 1


async def test_while_the_board_waits_newer_moves_go_into_the_same_message(world: World) -> None:
    await world.table_of(world.people)
    world.env.inject_error("PATCH", EDIT, status=500, times=1)
    await world.draft("jade")
    await world.draft("ivory")
    world.clock.advance(seconds=LONGEST_WAIT)
    await world.app.idle()
    (board,) = world.boards()
    assert "takes jade" in shown(board)
    assert "takes ivory" in shown(board)


async def test_what_is_owed_survives_a_restart(world: World) -> None:
    await world.table_of(world.people)
    world.env.inject_error("PATCH", EDIT, status=503, times=1)
    await world.draft()
    world.clock.advance(seconds=LONGEST_WAIT)
    await world.restart()
    (board,) = world.boards()
    assert "takes jade" in shown(board)


async def test_without_permission_for_files_the_board_goes_out_in_words(world: World) -> None:
    ann, ben, cleo = world.people
    await world.slash(ann, "table new", game="zongshi", language="en")
    await world.slash(ben, "table join")
    await world.slash(cleo, "table join")
    world.env.inject_error("POST", SEND, status=403, code=50013, times=1)
    await world.slash(ann, "table start")
    text = "".join(map(shown, world.public()))
    assert "could not be drawn" in text
    assert "In the middle:" in text
    assert "To act: " in text
    await world.draft()
    assert "takes jade" in "".join(map(shown, world.public()))


async def test_a_board_that_may_not_carry_files_any_more_is_edited_in_words(world: World) -> None:
    await world.table_of(world.people)
    (board,) = world.boards()
    for item in ("jade", "ivory"):
        world.env.inject_error("PATCH", EDIT, status=403, code=50013, times=1)
        await world.draft(item)
    shows = [message for message in world.public() if "Draft" in shown(message)]
    assert [message.id for message in shows] == [board.id]
    assert "In the middle:" in shown(shows[0])
    assert "takes ivory" in shown(shows[0])


async def test_a_ping_is_removed_when_trouble_at_discord_is_over(world: World) -> None:
    await world.table_of(world.people)
    first = await world.to_act()
    world.env.inject_error("DELETE", EDIT, status=503, times=2)
    await world.draft()
    assert any(first.id in pinged(message) for message in world.public())
    before = len(world.env.http_requests)
    await world.app.idle()
    assert len(world.env.http_requests) == before
    for _ in range(2):
        world.clock.advance(seconds=LONGEST_WAIT)
        await world.app.idle()
    assert not any(first.id in pinged(message) for message in world.public())
    assert await _owed(world) == 0


async def test_a_surprise_while_pings_are_removed_does_not_keep_the_sender_spinning(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.table_of(world.people)
    calls: list[int] = []
    called = asyncio.Event()

    async def broken(_channels: Channels, _channel: int, message: int) -> None:
        calls.append(message)
        called.set()
        raise RuntimeError

    monkeypatch.setattr(Channels, "delete", broken)
    who = await world.to_act()
    await who.slash(world.channel, "zongshi draft", item="jade")
    with structlog.testing.capture_logs():
        running = asyncio.create_task(world.app.delivery.run())
        await asyncio.wait_for(called.wait(), 5)
        await asyncio.sleep(0.3)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
    assert len(calls) < 4
    monkeypatch.undo()
    await world.app.idle()
    assert await _owed(world) == 0


async def test_a_ping_that_discord_never_lets_go_is_left_standing(world: World) -> None:
    await world.table_of(world.people)
    world.env.inject_error("DELETE", EDIT, status=403, code=50001, times=1)
    await world.draft()
    assert await _owed(world) == 0


async def test_if_drawing_fails_the_game_goes_on_in_words(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    await world.table_of(world.people)

    def broken(*_args: object) -> bytes:
        raise MemoryError

    monkeypatch.setattr("render.canvas.png", broken)
    with structlog.testing.capture_logs() as logs:
        await world.draft()
    assert [line["event"] for line in logs if line["log_level"] == "error"] == ["picture not drawn"]
    board = next(m for m in world.public() if "Draft" in shown(m))
    assert board.attachments == []
    assert "In the middle:" in shown(board)
    assert "takes jade" in shown(board)


async def test_a_vanished_channel_is_given_up_at_once(world: World) -> None:
    await world.table_of(world.people)
    world.env.inject_error("*", "/channels/*", status=404, code=10003, times=None)
    world.env.inject_error("*", EDIT, status=404, code=10003, times=None)
    before = len(world.env.http_requests)
    await world.draft()
    first_try = len(world.env.http_requests) - before
    assert first_try < 8
    assert await _owed(world) == 0
    await world.app.idle()
    assert len(world.env.http_requests) - before == first_try


async def test_what_is_refused_for_good_is_dropped_after_a_while(world: World) -> None:
    await world.table_of(world.people)
    world.env.inject_error("*", "/channels/*/messages*", status=403, code=50013, times=None)
    await world.draft()
    for _ in range(2 * TRIES):
        world.clock.advance(seconds=LONGEST_WAIT)
        await world.app.idle()
    assert await _owed(world) == 0
    world.env.backend.faults.clear()
    await world.draft("ivory")
    assert "takes ivory" in "".join(map(shown, world.public()))


async def test_an_archived_thread_is_woken_up(world: World) -> None:
    made = world.env.backend.create_thread(world.channel.id, "a thread", world.people[0].id)
    world.channel = ChannelHandle(world.env, world.guild, made)
    await world.table_of(world.people)
    (board,) = world.boards()
    world.env.inject_error("PATCH", EDIT, status=400, code=50083, times=1)
    await world.draft()
    assert [message.id for message in world.boards()] == [board.id]
    assert "takes jade" in shown(world.boards()[0])


async def test_a_thread_that_cannot_be_woken_gets_a_new_board(world: World) -> None:
    await world.table_of(world.people)
    world.env.inject_error("PATCH", EDIT, status=400, code=50083, times=1)
    world.env.inject_error("GET", "/channels/*", status=403, code=50013, times=1)
    await world.draft()
    assert len(world.boards()) == 2
    assert "takes jade" in shown(world.boards()[1])
