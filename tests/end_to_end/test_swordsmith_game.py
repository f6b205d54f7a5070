"""A whole game by three smiths who use nothing but commands, with a restart on the way."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.end_to_end.policy import SWORDSMITH, Player
from tests.end_to_end.whole_game import play_to_the_scores
from tests.support.world import a_world

USED = {"coins", "play", "place", "pool", "furnace", "work", "buy", "refine", "end", "nudge"}
SOLD = {"offer", "decline"}


@pytest.mark.timeout(240)
async def test_three_people_play_from_the_lobby_to_the_scores(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        await world.table_of(world.people, "swordsmith")
        player = Player(world, Random(7), SWORDSMITH)  # noqa: S311
        await play_to_the_scores(world, player)
        assert player.used.keys() >= USED | SOLD
