"""What is done once at the start, so that nobody waits for it later."""

from __future__ import annotations

import structlog

import render
from bot.settling import settle
from cogs.services import Drawer

log = structlog.get_logger(__name__)


async def warm_up(drawer: Drawer) -> None:
    """Read the fonts, which takes a second or two, and settle."""
    try:
        await drawer.draw(render.prepare)
    except Exception:
        log.exception("fonts not read")
    settle()
