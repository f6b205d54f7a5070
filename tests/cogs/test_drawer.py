from __future__ import annotations

import asyncio
import threading

import pytest

from cogs.services import Drawer


async def test_drawing_happens_in_another_thread() -> None:
    drawer = Drawer()
    try:
        assert await drawer.draw(threading.get_ident) != threading.get_ident()
    finally:
        drawer.close()


async def test_the_loop_goes_on_while_all_threads_draw() -> None:
    drawer, gate = Drawer(), threading.Event()
    try:
        drawings = [asyncio.create_task(drawer.draw(gate.wait, 30)) for _ in range(40)]
        for _ in range(100):
            await asyncio.sleep(0)
        gate.set()
        assert all(await asyncio.gather(*drawings))
    finally:
        gate.set()
        drawer.close()


async def test_a_drawing_without_end_counts_as_failed() -> None:
    drawer, gate = Drawer(patience=0), threading.Event()
    try:
        with pytest.raises(TimeoutError):
            await drawer.draw(gate.wait, 30)
    finally:
        gate.set()
        drawer.close()


async def test_what_drawing_raises_is_raised() -> None:
    drawer = Drawer()

    def broken() -> None:
        raise ZeroDivisionError

    try:
        with pytest.raises(ZeroDivisionError):
            await drawer.draw(broken)
    finally:
        drawer.close()
