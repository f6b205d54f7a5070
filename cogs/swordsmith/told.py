"""What the rules answered themselves, there being one answer only, as events tell it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.swordsmith.events import SwordDismantled


def enchantment(events: Sequence[Any]) -> list[str]:
    """What went back to the market where nothing else was as dear."""
    taken_apart = (event for event in events if isinstance(event, SwordDismantled))
    return [event.returned for event in taken_apart if event.returned is not None]
