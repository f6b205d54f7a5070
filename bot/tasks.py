"""Work that runs beside the Discord client and outlives its connections."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class BackgroundTasks:
    """All background work of the program, so that nothing is forgotten when it ends.

    A task that fails is never restarted in silence: `failure` hands its error to whoever runs
    the program, which then ends in order.
    """

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._failed = asyncio.Event()
        self._error: BaseException | None = None

    def start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        """Run some work until it ends or the program does."""
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    async def failure(self) -> BaseException:
        """The first error that ended one of the tasks; waits as long as there is none."""
        await self._failed.wait()
        if self._error is None:
            raise RuntimeError("a failure without an error")
        return self._error

    async def stop(self) -> None:
        """End all work and wait until it has ended."""
        tasks = tuple(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None and self._error is None:
            self._error = error
            self._failed.set()
