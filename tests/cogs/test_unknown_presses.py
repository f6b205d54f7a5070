"""Presses on what this release does not know end in a sentence, never in silence or a change."""

from __future__ import annotations

import copy
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
import structlog

from bot.i18n import LOCALES, t
from tests.support.pressing import ids, press, raw_press
from tests.support.world import World, a_world

UNKNOWN = "another release of mine"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    async with a_world(tmp_path) as world:
        yield world


async def _stored(world: World) -> Any:
    table = await world.app.tables.latest(world.channel.id)
    return None if table is None else (table.version, table.status, table.seats)


@pytest.mark.parametrize(
    "custom_id",
    [
        "g2:1:join",
        "g1:1:teleport",
        "g1:1:",
        "g1::join",
        "g1:-1:join",
        "g1:1:join:extra",
        "g1:" + "9" * 60 + ":join",
        "g1:" + "9" * 60 + ":end",
        "'; DROP TABLE tables; --",
        "x",
        "g1:1:join\n",
        "陳" * 100,
    ],
)
@pytest.mark.parametrize("is_select", [False, True])
async def test_ids_of_other_releases_are_answered(
    world: World, custom_id: str, is_select: bool
) -> None:
    ann, ben, *_ = world.people
    await world.slash(ann, "table new", game="zongshi")
    before = await _stored(world)
    (lobby,) = world.public()
    with structlog.testing.capture_logs() as logs:
        text = await raw_press(world, ben, lobby, custom_id, ["1"], is_select=is_select)
    assert UNKNOWN in text
    assert await _stored(world) == before
    assert not [line for line in logs if line["log_level"] == "error"]


async def test_known_ids_are_not_answered_twice(world: World) -> None:
    ann, ben, *_ = world.people
    await world.slash(ann, "table new", game="zongshi")
    (lobby,) = world.public()
    before = len(world.env.http_requests)
    await press(world, ben, lobby, ids(lobby)[0])
    acknowledged = [
        request
        for request in world.env.http_requests[before:]
        if request.path.endswith("/callback")
    ]
    assert len(acknowledged) == 1


async def test_the_same_press_twice_is_one_change_and_a_quiet_answer(world: World) -> None:
    ann, ben, *_ = world.people
    await world.slash(ann, "table new", game="zongshi")
    (lobby,) = world.public()
    presses: list[dict[str, Any]] = []
    emit = world.env.backend.emit

    def listening(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            presses.append(copy.deepcopy(payload))
        emit(event, payload)

    world.env.backend.emit = listening  # type: ignore[method-assign]
    await press(world, ben, lobby, ids(lobby)[0])
    after, messages = await _stored(world), len(world.channel.history())
    for _ in range(2):
        emit("INTERACTION_CREATE", copy.deepcopy(presses[0]))
        await world.env.settle()
        await world.app.idle()
    assert await _stored(world) == after
    assert len(world.channel.history()) == messages
    # Another press on the same button is a new one, and told so.
    assert "sit at this table already" in await raw_press(world, ben, lobby, ids(lobby)[0])
    assert await _stored(world) == after


async def test_a_refused_acknowledgement_ends_in_the_log(world: World) -> None:
    ann, ben, *_ = world.people
    await world.slash(ann, "table new", game="zongshi")
    (lobby,) = world.public()
    for custom_id in ("g2:1:join", ids(lobby)[0]):
        before = await _stored(world)
        world.env.inject_error("POST", "/interactions/*/*/callback", status=404, code=10062)
        with structlog.testing.capture_logs() as logs:
            await raw_press(world, ben, lobby, custom_id)
        assert [line["event"] for line in logs] == ["interaction lost"]
        assert await _stored(world) == before


def test_the_sentence_says_what_can_be_done_in_every_language() -> None:
    for locale in LOCALES:
        assert "`/table board`" in t(locale, "error-unknown-press")
