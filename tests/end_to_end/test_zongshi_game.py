"""A whole game by three people who use nothing but commands, with a restart on the way."""

from __future__ import annotations

from pathlib import Path
from random import Random

import discord
import pytest

from bot.tables.table import Status
from tests.end_to_end.policy import Player
from tests.support.world import World, a_world, galleries, pinged, shown

RESTART_AFTER = 40
LONGEST_GAME = 900


@pytest.mark.timeout(240)
async def test_three_people_play_from_the_lobby_to_the_scores(tmp_path: Path) -> None:
    async with a_world(tmp_path) as world:
        await world.table_of(world.people)
        table = await world.app.tables.table(world.channel.id)
        moments = [table.ruleset.moment(table.state)]
        player = Player(world, Random(7))  # noqa: S311
        moves = 0
        while table.status is Status.PLAYING:
            await player.act()
            moves += 1
            assert moves < LONGEST_GAME
            if moves == RESTART_AFTER:
                await world.restart()
            found = await world.app.tables.by_id(table.id)
            assert found is not None
            table = found
            if table.ruleset.moment(table.state) != moments[-1]:
                moments.append(table.ruleset.moment(table.state))
            await _only_those_to_act_are_called(world)
        assert {"draft", "start", "market", "temple", "visit", "choose"} <= player.used.keys()
        boards = [message for message in world.public() if len(message.attachments) == 2]
        assert len(boards) == len(moments)
        _each_shows_its_own_part_of_the_game(boards)
        _nothing_private_is_public(world)
        score = shown(world.public()[-1])
        outcome = table.ruleset.outcome(table.state)
        assert outcome is not None
        for standing in outcome.standings:
            assert f"{standing.total} points" in score
        assert "all hands are open" in score
        assert [file.filename for file in world.public()[-1].attachments] == ["score.png"]
        assert await world.app.tables.find(world.channel.id) is None
        assert await world.app.services.outbox.tables_due() == ()


async def _only_those_to_act_are_called(world: World) -> None:
    table = await world.app.tables.find(world.channel.id)
    to_act = set() if table is None else {table.seats[seat].user for seat in table.to_act()}
    called = [user for message in world.public() for user in pinged(message)]
    assert sorted(called) == sorted(to_act)


def _each_shows_its_own_part_of_the_game(boards: list[discord.Message]) -> None:
    headings = [shown(board).splitlines()[0] for board in boards]
    assert len(headings) == len(set(headings))
    for board in boards:
        assert [len(items) for items in galleries(board)] == [1, 1]
        assert all(1 <= len(alt or "") <= 1024 for items in galleries(board) for alt in items)
        assert len(shown(board)) <= 4000


def _nothing_private_is_public(world: World) -> None:
    for message in world.public():
        assert "Only you see this" not in shown(message)
