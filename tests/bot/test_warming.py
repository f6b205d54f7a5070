"""What is done once at the start."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.warming import warm_up
from cogs.services import Drawer
from render import fonts

PYTHONS_OWN = 0.005
"""Seconds: what holds where no earlier test has left another interval."""


@pytest.fixture
def drawer() -> Iterator[Drawer]:
    drawer = Drawer()
    usual = sys.getswitchinterval()
    sys.setswitchinterval(PYTHONS_OWN)
    yield drawer
    drawer.close()
    gc.unfreeze()
    sys.setswitchinterval(usual)


async def test_fonts_are_read_and_the_loop_gets_its_turns_soon(drawer: Drawer) -> None:
    fonts.coverage.cache_clear()
    await warm_up(drawer)
    assert sys.getswitchinterval() < PYTHONS_OWN
    assert fonts.coverage.cache_info().currsize >= 2
    assert gc.get_freeze_count()


async def test_missing_fonts_do_not_keep_the_program_from_starting(
    drawer: Drawer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "_search_path", lambda: [Path("/nowhere")])
    fonts.use_folder(None)
    with capture_logs() as logs:
        await warm_up(drawer)
    monkeypatch.undo()
    fonts.use_folder(None)
    assert [entry["event"] for entry in logs] == ["fonts not read"]
