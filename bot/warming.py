"""What is done once at the start, so that nobody waits for it later."""

from __future__ import annotations

import gc

import structlog

import render
from cogs.services import Drawer

log = structlog.get_logger(__name__)


async def warm_up(drawer: Drawer) -> None:
    """Read the fonts, which takes a second or two, and let the collector leave alone what stays.

    A full collection over all that a program has loaded stops it for a tenth of a second.
    """
    try:
        await drawer.draw(render.prepare)
    except Exception:
        log.exception("fonts not read")
    gc.collect()
    gc.freeze()
