"""The log in words: one line for each event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.games.ruleset import Event
from bot.games.zongshi.catalogue import ZongshiCatalogue
from bot.games.zongshi.events import LastRoundCalled, Paid
from bot.i18n.sentences import told
from bot.i18n.zongshi.words import Words

RENAMED = {"jar": "place", "rounds_left": "rounds", "start_seat": "seat"}
"""Fields whose texts call them by another name."""


def describe(event: Event, locale: str, names: Sequence[str], catalogue: ZongshiCatalogue) -> str:
    """Tell an event in one line; `names` are the players', ready for where the line will stand."""
    fields = {
        RENAMED.get(name, name): value for name, value in msgspec.structs.asdict(event).items()
    }
    return told(event, fields | _more(event, catalogue), names, Words(locale, catalogue))


def _more(event: Event, catalogue: ZongshiCatalogue) -> dict[str, Any]:
    """What a text needs beside the event's own fields."""
    if isinstance(event, Paid):
        return {"count": len(event.tiles)}
    if isinstance(event, LastRoundCalled):
        setup = catalogue.setup
        return {"places": setup.project_places, "idle": setup.idle_rounds, "most": setup.max_rounds}
    return {}
