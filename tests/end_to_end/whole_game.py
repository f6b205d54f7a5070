"""A whole game by commands alone, and what must hold for it, whatever is played."""

from __future__ import annotations

import discord

from bot.games.ruleset import Moment
from bot.tables.table import Status, Table
from tests.end_to_end.policy import Player
from tests.support.world import World, galleries, pinged, shown

RESTART_AFTER = 40
LONGEST_GAME = 1500


async def play_to_the_scores(world: World, player: Player) -> None:
    """From the present table's first question to its score sheet, with a restart on the way."""
    table = await world.app.tables.table(world.channel.id)
    moments: list[Moment] = []
    moves = 0
    while table.status is Status.PLAYING:
        moment = table.ruleset.moment(table.state)
        moments += [] if moments[-1:] == [moment] else [moment]
        await player.act()
        moves += 1
        assert moves < LONGEST_GAME
        if moves == RESTART_AFTER:
            await world.restart()
        found = await world.app.tables.by_id(table.id)
        assert found is not None
        table = found
        await only_those_to_act_are_called(world)
    boards = [message for message in world.public() if len(message.attachments) == 2]
    # The last board shows the position in which the game was over.
    assert len(boards) == len(moments) + 1
    each_shows_its_own_part_of_the_game(boards)
    nothing_private_is_public(world)
    the_scores_are_told(world, table)
    assert await world.app.tables.find(world.channel.id) is None
    assert await world.app.services.outbox.tables_due() == ()


async def only_those_to_act_are_called(world: World) -> None:
    table = await world.app.tables.find(world.channel.id)
    to_act = set() if table is None else {table.seats[seat].user or 0 for seat in table.to_act()}
    called = [user for message in world.public() for user in pinged(message)]
    assert sorted(called) == sorted(to_act)


def each_shows_its_own_part_of_the_game(boards: list[discord.Message]) -> None:
    headings = [shown(board).splitlines()[0] for board in boards]
    assert len(headings) == len(set(headings))
    for board in boards:
        assert [len(items) for items in galleries(board)] == [1, 1]
        assert all(1 <= len(alt or "") <= 1024 for items in galleries(board) for alt in items)
        assert len(shown(board)) <= 4000


def nothing_private_is_public(world: World) -> None:
    for message in world.public():
        assert "Only you see this" not in shown(message)


def the_scores_are_told(world: World, table: Table) -> None:
    score = shown(world.public()[-1])
    outcome = table.ruleset.outcome(table.state)
    assert outcome is not None
    for standing in outcome.standings:
        assert f"{standing.total} points" in score
    assert "all hands are open" in score
    assert [file.filename for file in world.public()[-1].attachments] == ["score.png"]
