"""A whole game of Zong Shi by three people who use nothing but board buttons and panels."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.tables.table import Status
from tests.end_to_end.panel_policy import Presser
from tests.support.panels import board_of, labels, within_limits
from tests.support.world import World, a_world, shown

RESTARTS = (30, 90)
LONGEST_GAME = 900


@pytest.mark.timeout(300)
async def test_three_people_play_to_the_scores_by_panel_alone(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        await world.table_of(world.people)
        presser = Presser(world, Random(11))  # noqa: S311
        table, moves = await world.app.tables.table(world.channel.id), 0
        while table.status is Status.PLAYING:
            assert "Take your turn" in labels(board_of(world))
            await presser.act()
            moves += 1
            assert moves < LONGEST_GAME
            if moves in RESTARTS:
                await world.restart()
            found = await world.app.tables.by_id(table.id)
            assert found is not None
            table = found
        assert {
            "Take from the middle",
            "Go to a place",
            "Start a project",
            "Visit somebody",
            "Play a scroll first",
            "Payment",
            "Take a material",
        } <= presser.titles
        _everything_keeps_to_the_limits(world)
        assert "all hands are open" in shown(world.public()[-1])
        assert labels(board_of(world)) == []


def _everything_keeps_to_the_limits(world: World) -> None:
    boards = [message for message in world.public() if len(message.attachments) == 2]
    for message in world.public():
        within_limits(message)
        assert "Only you see this" not in shown(message)
    assert all(not labels(board) for board in boards)
