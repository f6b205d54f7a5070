"""When the database does not do what it is asked: nothing is half done, nothing is announced."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from bot.tables.errors import TableBusy
from db.errors import VersionConflict
from tests.db.test_transactions import Lock
from tests.tables.conftest import CHANNEL, PEOPLE, Clock, House, Refused
from tests.tables.toy import Bid, Claim

HOST, SECOND = PEOPLE[0].id, PEOPLE[1].id

FAILING_COMMIT = """
CREATE TABLE trap (id INTEGER REFERENCES nowhere (id) DEFERRABLE INITIALLY DEFERRED);
CREATE TABLE nowhere (id INTEGER PRIMARY KEY);
CREATE TRIGGER spring AFTER INSERT ON moves BEGIN INSERT INTO trap VALUES (1); END;
"""


async def test_a_commit_that_fails_announces_nothing(house: House, refused: Refused) -> None:
    table = await house.started(2)
    for statement in FAILING_COMMIT.strip().splitlines():
        await house.sql(statement)
    play = house.tables.play(CHANNEL, HOST, (Bid(3),), interaction=4)
    await refused(sqlite3.IntegrityError, play)
    assert await house.tables.table(CHANNEL) == table
    await house.sql("DROP TRIGGER spring")
    played = await house.tables.play(CHANNEL, HOST, (Bid(3),), interaction=4)
    assert not played.repeated
    assert played.table.number == 2


async def test_the_hook_is_called_after_the_commit(house: House) -> None:
    table = await house.started(2)
    seen: list[asyncio.Task[object]] = []
    house.tables.on_owed = lambda owing: seen.append(
        asyncio.create_task(house.outbox.due(owing), name=str(owing))
    )
    played = await house.tables.play(CHANNEL, HOST, (Bid(3),))
    (task,) = seen
    assert task.get_name() == str(table.id)
    owed = await house.outbox.due(table.id)
    assert await task == owed
    assert owed[-1].version == played.table.version


async def test_a_locked_database_is_waited_for(house: House) -> None:
    await house.started(4)
    lock = Lock(house.path)
    plays = [
        asyncio.create_task(house.tables.play(CHANNEL, person.id, (Bid(1),)))
        for person in PEOPLE[:4]
    ]
    try:
        await asyncio.wait(plays, timeout=0.2)
        assert not any(play.done() for play in plays)
        assert (await house.tables.table(CHANNEL)).number == 1
    finally:
        await asyncio.to_thread(lock.let_go)
    await asyncio.gather(*plays)
    assert (await house.tables.table(CHANNEL)).number == 5


async def test_a_database_locked_for_too_long_is_told_as_busy(tmp_path: Path, clock: Clock) -> None:
    house = House(tmp_path / "busy.sqlite", clock)
    await house.open(busy_seconds=0.05)
    async with house.store:
        await house.started(2)
        house.told.clear()
        lock = Lock(house.path)
        try:
            for request in (
                house.tables.play(CHANNEL, HOST, (Bid(3),), interaction=1),
                house.tables.open_table(1, 2, PEOPLE[0], "toy", "en"),
                house.tables.set_user_locale(HOST, "en"),
            ):
                with pytest.raises(TableBusy):
                    await request
            assert house.told == []
        finally:
            await asyncio.to_thread(lock.let_go)
        played = await house.tables.play(CHANNEL, HOST, (Bid(3),), interaction=1)
        assert played.table.number == 2


async def test_what_somebody_else_wrote_is_never_overwritten(house: House) -> None:
    await house.started(2)
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    original = house.tables._changes._loader.by_id

    async def outdated(reader: object, table_id: int | None) -> object:
        table = await original(reader, table_id)  # type: ignore[arg-type]
        await house.sql("UPDATE tables SET version = version + 1")
        return table

    house.tables._changes._loader.by_id = outdated  # type: ignore[assignment, method-assign]
    with pytest.raises(VersionConflict):
        await house.tables.play(CHANNEL, HOST, (Bid(3),))
    house.tables._changes._loader.by_id = original  # type: ignore[method-assign]
    assert (await house.tables.table(CHANNEL)).number == 2


async def test_the_log_can_only_grow(house: House) -> None:
    await house.started(2)
    for statement in ("UPDATE moves SET notation = 'x'", "DELETE FROM moves"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            await house.sql(statement)


async def test_the_first_snapshot_one_for_each_moment_and_the_newest(house: House) -> None:
    await house.started(2)

    async def kept() -> list[tuple[object, ...]]:
        return await house.sql("SELECT number, round, phase FROM snapshots ORDER BY number")

    await house.tables.play(CHANNEL, HOST, (Bid(3),))
    assert await kept() == [(1, 1, "bids"), (2, 1, "bids")]
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    assert await kept() == [(1, 1, "bids"), (2, 1, "bids"), (3, 1, "claims:0")]
    await house.tables.play(CHANNEL, HOST, (Claim(9), Claim(8)))
    assert await kept() == [
        (1, 1, "bids"),
        (2, 1, "bids"),
        (4, 1, "claims:0"),
        (5, 2, "bids"),
    ]


async def test_a_cancelled_request_is_whole_or_not_at_all(house: House) -> None:
    table = await house.started(2, rounds=1000)
    number = table.number
    for turns in range(40):
        house.told.clear()
        seat = table.to_act()[0]
        move = table.ruleset.legal_moves(table.state, seat)[0]
        play = asyncio.create_task(house.tables.play(CHANNEL, PEOPLE[seat].id, (move,)))
        await asyncio.wait([play], timeout=turns / 5000)
        play.cancel()
        await asyncio.wait([play])
        table = await house.tables.table(CHANNEL)
        assert table.number in (number, number + 1)
        assert table.number == number or house.told == [table.id]
        number = table.number
