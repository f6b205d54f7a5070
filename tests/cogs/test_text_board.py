"""The board as text: on demand, and wherever its pictures cannot be drawn or sent."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import cogs.posts
import cogs.replies
import render
from bot.games.registry import RULESETS
from bot.i18n import t
from cogs.messages.words import FILE
from cogs.replies import LIMIT
from tests.support.world import World, a_world, shown

SEND = "/channels/*/messages"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def _started(world: World, game: str) -> None:
    host, *others = world.people
    await world.slash(host, "table new", game=game, language="en")
    for player in others:
        await world.slash(player, "table join")
    await world.slash(host, "table start")


@pytest.mark.parametrize("game", RULESETS)
async def test_the_whole_board_reads_in_the_readers_language(world: World, game: str) -> None:
    ann, ben, cleo = world.people
    await _started(world, game)
    await world.slash(ben, "me language", language="zh-TW")
    text, words = await world.slash(ann, "table text"), await world.slash(ben, "table text")
    for name in ("Ann", "Ben", "Cleo"):
        assert f"**{name}**" in text
        assert f"**{name}**" in words
    assert "To act: " in text
    assert t("zh-TW", f"game-{game}") in words
    assert text != words
    # Somebody who does not sit there may read it too.
    await world.slash(cleo, "me language", language="en")
    assert await world.slash(cleo, "table text") == text


async def test_text_of_lobbies_closed_tables_and_nothing(world: World) -> None:
    ann, ben, _ = world.people
    assert "no table" in await world.slash(ann, "table text")
    await world.slash(ann, "table new", game="zongshi")
    assert "Host: Ann" in await world.slash(ann, "table text")
    await world.slash(ben, "table join")
    await world.slash(ann, "table start")
    await world.app.tables.end(world.channel.id, ann.id, False)
    text = await world.slash(ann, "table text")
    assert "given up" in text
    assert "In the bag" in text


async def test_a_long_text_becomes_a_file(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cogs.replies, "MOST_PARTS", 0)
    ann, *_ = world.people
    await _started(world, "zongshi")
    result = await world.use(ann, "table text")
    assert result.response is not None
    assert FILE in result.response.content
    (file,) = result.response.attachments
    assert file.filename == FILE


async def test_a_refused_file_becomes_several_messages(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.replies, "MOST_PARTS", 0)
    ann, *_ = world.people
    await _started(world, "zongshi")
    world.env.inject_error("PATCH", "/webhooks/*/*/messages/*", status=400, code=40005)
    result = await world.use(ann, "table text")
    messages = [message for message in (result.response, *result.followups) if message]
    text = "\n".join(message.content for message in messages)
    assert all(len(message.content) <= LIMIT for message in messages)
    assert "In the bag" in text
    assert "Cleo" in text


def _broken(*_args: Any, **_named: Any) -> Any:
    raise RuntimeError("no picture")


@pytest.mark.parametrize("game", RULESETS)
async def test_a_board_that_cannot_be_drawn_is_told(
    world: World, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(render, "board", _broken)
    await _started(world, game)
    board = world.public()[-2]
    table = await world.app.tables.table(world.channel.id)
    text = await world.slash(world.people[0], "table text")
    assert not board.attachments
    for line in text.splitlines()[3:]:
        assert line in shown(board)
    assert t("en", "board-no-picture") in shown(board)
    assert table.status.is_open


@pytest.mark.parametrize(("status", "code"), [(403, 50013), (413, 0), (400, 40005)])
async def test_a_board_whose_pictures_are_refused_is_told(
    world: World, status: int, code: int
) -> None:
    ann, ben, _ = world.people
    await world.slash(ann, "table new", game="zongshi", language="en")
    await world.slash(ben, "table join")
    world.env.inject_error("POST", SEND, status=status, code=code)
    await world.slash(ann, "table start")
    board = next(message for message in world.public() if "In the bag" in shown(message))
    assert not board.attachments
    assert "Start player" in shown(board)
    assert await world.app.services.outbox.tables_due() == ()


async def test_words_that_are_too_long_go_out_as_a_file(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(render, "board", _broken)
    monkeypatch.setattr(cogs.posts, "TEXT", 900)
    await _started(world, "zongshi")
    (board,) = [message for message in world.public() if message.attachments]
    assert [file.filename for file in board.attachments] == [FILE]
    assert FILE in shown(board)
    assert len(shown(board)) <= 900


async def test_where_no_file_is_taken_the_first_lines_stand_above_a_note(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cogs.posts, "TEXT", 900)
    ann, ben, _ = world.people
    await world.slash(ann, "table new", game="zongshi", language="en")
    await world.slash(ben, "table join")
    for _ in range(2):
        world.env.inject_error("POST", SEND, status=403, code=50013)
    await world.slash(ann, "table start")
    board = next(message for message in world.public() if "`/table text`" in shown(message))
    assert not board.attachments
    assert "In the bag" in shown(board)
    assert len(shown(board)) <= 900
