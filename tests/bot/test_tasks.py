from __future__ import annotations

import asyncio

import pytest

from bot.stopping import run_until
from bot.tasks import BackgroundTasks


class Broken(Exception):
    pass


async def fail() -> None:
    raise Broken


async def for_ever() -> None:
    await asyncio.Event().wait()


async def test_stopping_waits_until_all_work_has_ended() -> None:
    ended = []

    async def tidy() -> None:
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0)
            ended.append("tidy")

    tasks = BackgroundTasks()
    tasks.start(tidy(), "tidy")
    await asyncio.sleep(0)
    await tasks.stop()
    assert ended == ["tidy"]
    await tasks.stop()


async def test_the_first_failure_is_handed_on() -> None:
    tasks = BackgroundTasks()
    tasks.start(for_ever(), "for ever")
    tasks.start(fail(), "fail")
    assert isinstance(await tasks.failure(), Broken)
    await tasks.stop()


async def test_running_ends_when_the_work_ends() -> None:
    await run_until(asyncio.Event(), BackgroundTasks(), asyncio.sleep(0))


async def test_running_ends_when_told() -> None:
    told = asyncio.Event()
    told.set()
    await run_until(told, BackgroundTasks(), for_ever())


async def test_running_raises_what_the_work_raises() -> None:
    with pytest.raises(Broken):
        await run_until(asyncio.Event(), BackgroundTasks(), fail())


async def test_running_raises_what_a_background_task_failed_with() -> None:
    tasks = BackgroundTasks()
    tasks.start(fail(), "fail")
    with pytest.raises(Broken):
        await run_until(asyncio.Event(), tasks, for_ever())
