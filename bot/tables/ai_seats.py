"""Lets AI seats play: whenever a table waits for one, also after a restart.

Each table is played by a task of its own and thought about in threads, so that no table waits for
another one and the event loop goes on answering.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import structlog

from bot.games.ruleset import Move
from bot.tables.errors import TableBusy, TableMovedOn
from bot.tables.locks import Locks
from bot.tables.service import TableService
from bot.tables.table import Table
from bot.tables.thinking import next_moves

CHECK = 60.0
"""Seconds after which all tables are looked at again, those too where something had failed."""
THREADS = 4
BUDGET = 20.0
"""Seconds after which nothing more is expected of a thought, however busy the machine is."""

log = structlog.get_logger(__name__)

Sleep = Callable[[float], Awaitable[None]]


class AiSeats:
    """The AI seats of all tables."""

    def __init__(
        self,
        tables: TableService,
        pause: float,
        sleep: Sleep = asyncio.sleep,
        budget: float = BUDGET,
    ) -> None:
        self._tables = tables
        self._pause = pause
        self._sleep = sleep
        self._budget = budget
        self._pool = ThreadPoolExecutor(THREADS, thread_name_prefix="think")
        self._locks = Locks()
        self._awake = asyncio.Event()
        self._woken: set[int] = set()
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._stuck: dict[int, int] = {}
        """The versions of tables at which an AI seat could not play."""

    def wake(self, table: int) -> None:
        """A table has changed: look soon whether it waits for an AI. Never blocks."""
        self._woken.add(table)
        self._awake.set()

    async def run(self) -> None:
        """Play wherever an AI is waited for, until cancelled."""
        try:
            while True:
                await self._look_around()
                await self._follow(CHECK)
        finally:
            for worker in self._workers.values():
                worker.cancel()
            await asyncio.gather(*self._workers.values(), return_exceptions=True)

    async def idle(self) -> None:
        """Wait until no table waits for an AI that can play."""
        while waiting := [n for n in await self._tables.ai.tables() if await self._waiting(n)]:
            await asyncio.gather(*map(self.play, waiting))

    async def play(self, number: int) -> None:
        """Make the moves of a table's AI seats until none of them is to act."""
        async with self._locks.holding(number):
            while (table := await self._waiting(number)) is not None:
                # Nobody looks on at a table of one's own but who has just pressed and waits.
                await self._sleep(0 if table.is_private else self._pause)
                table = await self._waiting(number)
                if table is not None:
                    await self._act(table)

    async def think(self, table: Table, seat: int) -> tuple[Move, ...]:
        """What an AI plays on a seat that is to act; the default where its time runs out."""
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(self._budget):
                return await loop.run_in_executor(self._pool, next_moves, table, seat)
        except TimeoutError:
            log.warning("AI too slow", table=table.id, game=table.game, version=table.version)
            return (table.ruleset.default_move(table.state, seat),)

    def close(self) -> None:
        """Give the threads back; whoever is thinking ends first."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    async def _look_around(self) -> None:
        """Look at every table that has AI seats."""
        self._stuck.clear()
        try:
            self._woken.update(await self._tables.ai.tables())
        except Exception:
            log.exception("tables with AI seats not read")

    async def _follow(self, seconds: float) -> None:
        """Set workers to tables as they change."""
        try:
            async with asyncio.timeout(seconds):
                while True:
                    self._awake.clear()
                    for number in self._woken - self._workers.keys():
                        self._begin(number)
                    await self._awake.wait()
        except TimeoutError:
            return

    def _begin(self, number: int) -> None:
        self._woken.discard(number)
        worker = asyncio.create_task(self.play(number), name=f"ai-{number}")
        self._workers[number] = worker
        worker.add_done_callback(partial(self._ended, number))

    def _ended(self, number: int, worker: asyncio.Task[None]) -> None:
        self._workers.pop(number, None)
        error = None if worker.cancelled() else worker.exception()
        if error is not None:
            log.error("AI seats not played", table=number, exc_info=error)
        # What changed while it worked may be waiting.
        self._awake.set()

    async def _waiting(self, number: int) -> Table | None:
        """A table that waits for an AI, as it stands now."""
        table = await self._tables.by_id(number)
        if table is None or table.paused or not table.ais_to_act():
            return None
        return None if self._stuck.get(number) == table.version else table

    async def _act(self, table: Table) -> None:
        """Make the next action of one AI seat; where the table moved on it is thought of anew."""
        seat = table.ais_to_act()[0]
        try:
            await self._tables.ai.play(table, seat, await self.think(table, seat))
        except (TableMovedOn, TableBusy) as error:
            log.info("AI thinks again", table=table.id, reason=type(error).__name__)
        except Exception:
            log.exception("AI could not play", table=table.id, version=table.version)
            self._stuck[table.id] = table.version
