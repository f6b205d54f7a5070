"""What the rules answered themselves, there being one answer only, as events tell it.

Each function reads the values of one option, so that naming what happens anyway is no mistake.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.zongshi.events import (
    Borrowed,
    MaterialsTaken,
    Paid,
    ProjectStarted,
    ScrollRecovered,
    TileBought,
)
from bot.games.zongshi.terms import MATERIALS
from cogs.zongshi import labels


def payment(events: Sequence[Any]) -> list[str]:
    """What was paid where nothing else could be."""
    return [labels.amounts(event.materials) for event in events if isinstance(event, Paid)]


def tiles(events: Sequence[Any]) -> list[str]:
    """The tiles that were bought."""
    return [event.tile for event in events if isinstance(event, TileBought)]


def seconds(events: Sequence[Any]) -> list[str]:
    """The other projects of a Twofold Path."""
    started = (event.projects[1:] for event in events if isinstance(event, ProjectStarted))
    return [card for projects in started for card in projects]


def picks(events: Sequence[Any]) -> list[str]:
    """What was taken from a jar, one piece."""
    return [
        f"{event.jar} {material}"
        for event in events
        if isinstance(event, MaterialsTaken)
        for material, count in zip(MATERIALS, event.materials, strict=True)
        if count
    ]


def choice(events: Sequence[Any]) -> list[str]:
    """What a scroll's choice came to."""
    recovered = [event.scroll for event in events if isinstance(event, ScrollRecovered)]
    borrowed = [event.project for event in events if isinstance(event, Borrowed)]
    return [*recovered, *borrowed, *tiles(events), *picks(events)]
