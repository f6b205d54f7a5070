"""Lets the event loop have its turns while pictures are drawn beside it."""

from __future__ import annotations

import gc
import sys

_SWITCH = 0.001
"""Seconds after which a thread has to let others go on; Python's own are five times as many."""


def settle() -> None:
    """To be called once, when all that stays has been loaded.

    The collector leaves it alone from now on: a full collection over all that a program has
    loaded stops it for a tenth of a second.
    """
    sys.setswitchinterval(_SWITCH)
    gc.collect()
    gc.freeze()
