from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.games.registry import RULESETS
from bot.tables.orders import StandingOrders
from bot.tables.outbox import Outbox
from bot.tables.service import TableService
from bot.tables.table import Person, Table
from db import moves
from db.store import Store
from tests.tables.toy import TOY

CHANNEL = 500
PEOPLE = tuple(Person(100 + seat, f"Person {seat}") for seat in range(5))
SEED = bytes(range(32))


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = datetime(2026, 3, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def advance(self, **by: float) -> None:
        self.now += timedelta(**by)


class House:
    """A store with the service and the outbox on it; can be shut and opened again."""

    def __init__(self, path: Path, clock: Clock) -> None:
        self.path = path
        self.clock = clock

    async def open(self, **settings: Any) -> None:
        self.store = await Store.open(self.path, self.clock, **settings)
        self.tables = TableService(self.store, self.clock, lambda: SEED)
        self.outbox = Outbox(self.store, self.clock)
        self.orders = StandingOrders(self.store, self.tables)
        self.told: list[int] = []
        self.tables.on_owed = self.told.append

    async def reopen(self, **settings: Any) -> None:
        await self.store.close()
        await self.open(**settings)

    async def lobby(self, people: int, channel: int = CHANNEL, **options: Any) -> Table:
        table = await self.tables.open_table(1, channel, PEOPLE[0], "toy", "en", options)
        for person in PEOPLE[1:people]:
            table = await self.tables.join(channel, person)
        return table

    async def started(self, people: int, channel: int = CHANNEL, **options: Any) -> Table:
        await self.lobby(people, channel, **options)
        return await self.tables.start(channel, PEOPLE[0].id)

    async def sql(self, statement: str, *values: Any) -> list[tuple[Any, ...]]:
        async with self.store.writing() as writer:
            return [tuple(row) for row in await writer.execute_fetchall(statement, values)]

    async def everything(self) -> dict[str, list[tuple[Any, ...]]]:
        """All rows of all tables that a request may write to."""
        names = await self.sql("SELECT name FROM sqlite_master WHERE type = 'table'")
        return {name: await self.sql(f"SELECT * FROM {name}") for (name,) in names}  # noqa: S608

    async def replayed(self, table: Table) -> Any:
        """The position that the standing rows of the log lead to from the seed."""
        ruleset = table.ruleset
        async with self.store.reading() as reader:
            rows = await moves.standing(reader, table.id, 1)
        state = ruleset.new_game(len(table.seats), SEED, ruleset.options(table.options))
        for row in rows:
            assert row.seat is not None
            state = ruleset.apply(state, row.seat, ruleset.parse(row.notation)).state
        return state

    async def owed(self, table_id: int) -> list[tuple[str, int | None]]:
        return [(row.kind.value, row.seat) for row in await self.outbox.due(table_id)]


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RULESETS, "toy", TOY)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
async def house(tmp_path: Path, clock: Clock) -> AsyncIterator[House]:
    house = House(tmp_path / "tables.sqlite", clock)
    await house.open()
    yield house
    await house.store.close()


Refused = Callable[[type[Exception], Awaitable[Any]], Awaitable[Exception]]


@pytest.fixture
def refused(house: House) -> Refused:
    """Awaits a request that must raise and must leave no trace."""

    async def check(kind: type[Exception], request: Awaitable[Any]) -> Exception:
        before = await house.everything()
        told = list(house.told)
        with pytest.raises(kind) as caught:
            await request
        assert await house.everything() == before
        assert house.told == told
        return caught.value

    return check
