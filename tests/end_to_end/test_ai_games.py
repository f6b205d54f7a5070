"""Whole games by one person, with nothing but buttons and panels, against two AIs."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from structlog.testing import capture_logs

from bot.games.registry import RULESETS
from bot.tables.table import Status, Table
from tests.end_to_end.panel_policy import Presser
from tests.end_to_end.whole_game import nothing_private_is_public, the_scores_are_told
from tests.support.pressing import press
from tests.support.world import World, a_world, pinged

RESTART_AFTER = 20
LONGEST_GAME = 500


@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", RULESETS)
async def test_one_person_plays_two_ais_to_the_scores(tmp_path: Path, game: str) -> None:
    with capture_logs() as logged:
        async with a_world(tmp_path, ("Ann",)) as world:
            await _play(world, game)
    # An AI that fails is helped out, and only the log tells of it.
    assert [line for line in logged if line["log_level"] in ("warning", "error")] == []


async def _play(world: World, game: str) -> None:
    await _started(world, game)
    presser = Presser(world, Random(5))  # noqa: S311
    moves, table = 0, await _table(world)
    while table.status is Status.PLAYING:
        assert table.to_act() == (0,)
        called = [user for message in world.public() for user in pinged(message)]
        assert called == [world.people[0].id]
        if moves == RESTART_AFTER:
            await world.restart()
        await presser.act()
        moves, table = moves + 1, await _table(world)
        assert moves < LONGEST_GAME
    assert table.status is Status.FINISHED
    nothing_private_is_public(world)
    the_scores_are_told(world, table)
    assert not world.errors()


async def _started(world: World, game: str) -> None:
    """A table that one person has filled with AIs and started by buttons."""
    (ann,) = world.people
    await world.slash(ann, "table new", game=game, language="en")
    table = await _table(world)
    for verb in ("add-ai", "add-ai", "start"):
        await press(world, ann, world.public()[-1], f"g1:{table.id}:{verb}")


async def _table(world: World) -> Table:
    table = await world.app.tables.latest(world.channel.id)
    assert table is not None
    return table
