"""The ids of buttons and selects: which table, which question, which place in the panel.

An id names nothing by its name: what it stands for is found again in the position.
"""

from __future__ import annotations

import re

import msgspec

from bot.tables.table import LogEntry, Table
from cogs.components import Press
from cogs.panel.fields import indices_of, written
from cogs.panel.tree import Path

_PLACE = re.compile(r"(?P<verb>[a-z])(?P<number>[0-9]{0,3}):(?P<tab>[0-9]{1,3})-(?P<path>[0-9.]*)")

OPEN, BEGIN, FIELD, CONFIRM, UNDO = "o", "s", "d", "c", "u"


class Place(msgspec.Struct, frozen=True):
    """What a component of a panel does, and where in it."""

    verb: str
    path: Path = Path()
    number: int = 0
    """Which group or field, for selects."""


def public_id(table: int, verb: str) -> str:
    """The id of a button that opens what is true now."""
    return f"g1:{table}:{verb}"


def private_id(table: int, question: str, place: Place) -> str:
    """The id of a component of a panel."""
    number = place.number if place.verb in (BEGIN, FIELD) else ""
    path = f"{place.path.tab}-{written(place.path.chosen)}"
    return f"g1:{table}:{question}:{place.verb}{number}:{path}"


def place_of(text: str) -> Place:
    """The inverse; raises `LookupError` for what another version may have written."""
    match = _PLACE.fullmatch(text)
    if match is None:
        raise LookupError(text)
    path = Path(int(match["tab"]), indices_of(match["path"]))
    return Place(match["verb"], path, int(match["number"] or 0))


def question_of(table: Table, seat: int, own: LogEntry | None) -> str:
    """The question that a seat's panel shows: asked, sealed and to be changed, or none."""
    asked = table.asked[seat]
    if asked is not None:
        return str(asked)
    if own is not None and table.ruleset.retract(table.state, seat) is not None:
        return f"r{own.number}"
    return f"n{table.number}"


def number_of(question: str) -> int | None:
    """The number of an open question; None for a sealed answer that is to be changed."""
    return int(question) if question.isdecimal() else None


def public_button(table: int, verb: str, label: str, style: str = "") -> Press:
    """A button that opens what is true now."""
    return Press(label, public_id(table, verb), style)
