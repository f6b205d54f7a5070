"""Ending in order: on Ctrl-C, when the system says so, or when some part of the work has failed."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from typing import Any

from bot.tasks import BackgroundTasks

SIGNALS = (signal.SIGINT, signal.SIGTERM)


@asynccontextmanager
async def stop_signals() -> AsyncIterator[asyncio.Event]:
    """An event that is set once somebody tells the program to stop."""
    loop = asyncio.get_running_loop()
    told = asyncio.Event()
    for number in SIGNALS:
        loop.add_signal_handler(number, told.set)
    try:
        yield told
    finally:
        for number in SIGNALS:
            loop.remove_signal_handler(number)


async def run_until(
    told: asyncio.Event, tasks: BackgroundTasks, work: Coroutine[Any, Any, Any]
) -> None:
    """Do the work until it ends, a background task fails, or somebody says stop.

    Raises what the work raised, or what the background task failed with.
    """
    main = asyncio.create_task(work, name="main work")
    stop = asyncio.create_task(told.wait(), name="stop signal")
    failure = asyncio.create_task(tasks.failure(), name="failure watch")
    waited = (main, stop, failure)
    try:
        await asyncio.wait(waited, return_when=asyncio.FIRST_COMPLETED)
        if failure.done():
            raise failure.result()
        if main.done():
            main.result()
    finally:
        for task in waited:
            task.cancel()
        await asyncio.gather(*waited, return_exceptions=True)
