"""Whole games of Zong Shi at a table, from the lobby to the score, with restarts in between."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.registry import RULESETS
from bot.games.rng import Rng, rng
from bot.tables.table import Played, Status, Table
from tests.tables.conftest import CHANNEL, PEOPLE, SEED, House

RULES = RULESETS["zongshi"]


async def seated(house: House, people: int) -> Table:
    await house.tables.open_table(1, CHANNEL, PEOPLE[0], "zongshi", "en")
    for person in PEOPLE[1:people]:
        await house.tables.join(CHANNEL, person)
    return await house.tables.start(CHANNEL, PEOPLE[0].id)


async def one_move(house: House, table: Table, source: Rng) -> tuple[Played, Rng]:
    at, source = source.below(len(table.to_act()))
    seat = table.to_act()[at]
    moves = RULES.legal_moves(table.state, seat)
    at, source = source.below(len(moves))
    user = table.seats[seat].user or 0
    return await house.tables.play(CHANNEL, user, (moves[at],), table.asked[seat]), source


@pytest.mark.parametrize("people", [2, 5])
async def test_a_game_over_days_is_the_same_game(house: House, people: int) -> None:
    table = await seated(house, people)
    straight: Any = RULES.new_game(people, SEED)
    source = rng(bytes([people]))
    while table.status is Status.PLAYING:
        assert set(table.to_act()) == RULES.to_act(table.state)
        house.clock.advance(hours=3)
        played, source = await one_move(house, table, source)
        (entry,) = played.entries
        straight = RULES.apply(straight, played.seat, RULES.parse(entry.notation)).state
        table = played.table
        assert table.state == straight
        if table.number % 40 == 0:
            await house.reopen()
            assert await house.tables.table(CHANNEL) == table
    await house.reopen()
    finished = await house.tables.latest(CHANNEL)
    assert finished is not None
    assert finished.state == straight
    assert RULES.outcome(finished.state) == RULES.outcome(straight)
    kinds = [kind for kind, _ in await house.owed(table.id)]
    assert kinds[-2:] == ["board", "score"]
    assert "ping" not in kinds


async def test_a_table_is_loaded_without_its_log(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(house, 3)
    source = rng(b"log")
    for _ in range(30):
        played, source = await one_move(house, table, source)
        table = played.table
    await house.reopen()

    def refuse(*_: object) -> None:
        raise AssertionError("a load must not play")

    monkeypatch.setattr(type(RULES), "apply", refuse)
    assert await house.tables.table(CHANNEL) == table


async def test_nobody_reads_another_s_scrolls_in_the_log(house: House) -> None:
    table = await seated(house, 3)
    source = rng(b"secrets")
    for _ in range(150):
        played, source = await one_move(house, table, source)
        table = played.table
        if table.status is not Status.PLAYING:
            break
    for reader in (None, 0, 1, 2):
        for entry in await house.tables.log(table.id, reader, limit=1000):
            assert all(event.audience in (None, reader) for event in entry.events)
    own = await house.tables.log(table.id, 0, limit=1000)
    assert any(event.audience == 0 for entry in own for event in entry.events)


async def test_a_damaged_position_is_told_as_such(house: House) -> None:
    await seated(house, 3)
    ((whole,),) = await house.sql("SELECT state FROM snapshots")
    for damaged in (b"", b"\x00", whole[:-1], whole + b"\x00"):
        await house.sql("UPDATE snapshots SET state = ?", damaged)
        await house.reopen()
        found = await house.tables.find(CHANNEL)
        assert found is not None
        assert found.broken
