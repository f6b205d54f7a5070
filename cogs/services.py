"""What cogs work with: one bundle of collaborators, made by the composition root."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from datetime import datetime
from typing import ParamSpec, TypeVar

from bot.tables.ai_seats import AiSeats
from bot.tables.orders import StandingOrders
from bot.tables.outbox import Outbox
from bot.tables.service import TableService

P = ParamSpec("P")
R = TypeVar("R")

THREADS = 2
PATIENCE = 20.0
"""Seconds after which a picture counts as failed, however busy the machine is."""


class Drawer:
    """Runs drawing in two threads, so that the event loop goes on answering."""

    def __init__(self, pool: Executor | None = None, patience: float = PATIENCE) -> None:
        self._pool = pool or ThreadPoolExecutor(THREADS, thread_name_prefix="draw")
        self._patience = patience

    async def draw(self, picture: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        """What a drawing function returns; raises what it raises, or `TimeoutError`."""
        loop = asyncio.get_running_loop()
        async with asyncio.timeout(self._patience):
            return await loop.run_in_executor(self._pool, lambda: picture(*args, **kwargs))

    def close(self) -> None:
        """Give the threads back; a picture that is being drawn is finished first."""
        self._pool.shutdown(wait=True, cancel_futures=True)


@dataclass(frozen=True)
class Services:
    """The collaborators of every cog."""

    tables: TableService
    outbox: Outbox
    drawer: Drawer
    ai_seats: AiSeats
    orders: StandingOrders
    clock: Callable[[], datetime]
    """The present time, aware, in UTC."""
