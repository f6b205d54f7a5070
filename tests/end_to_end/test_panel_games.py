"""Whole games by three people who use nothing but board buttons and panels."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.tables.table import Status
from tests.end_to_end.panel_policy import Presser
from tests.end_to_end.whole_game import nothing_private_is_public, the_scores_are_told
from tests.support.panels import board_of, labels, within_limits
from tests.support.world import World, a_world

RESTARTS = (30, 90)
LONGEST_GAME = 1500
TITLES = {
    "zongshi": {
        "Take from the middle",
        "Go to a place",
        "Start a project",
        "Visit somebody",
        "Play a scroll first",
        "Payment",
        "Take a material",
    },
    "swordsmith": {
        "Play a card",
        "Add a card to a sword",
        "Put an element into the mana pool",
        "Buy a card",
        "Where it goes",
        "The sword you offer",
    },
}
"""Selects that come up in a game."""


@pytest.mark.timeout(400)
@pytest.mark.parametrize("game", TITLES)
async def test_three_people_play_to_the_scores_by_panel_alone(tmp_path: Path, game: str) -> None:
    async with a_world(tmp_path) as world:
        await world.table_of(world.people, game)
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
        assert presser.titles >= TITLES[game]
        _everything_keeps_to_the_limits(world)
        nothing_private_is_public(world)
        the_scores_are_told(world, table)


def _everything_keeps_to_the_limits(world: World) -> None:
    for message in world.public():
        within_limits(message)
        assert labels(message) in ([], ["Play again", "Replay"])
