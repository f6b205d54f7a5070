"""The position before the last action, against which a picture shows what has changed."""

from __future__ import annotations

from typing import Any

from bot.games.errors import GameError
from bot.tables.table import Table
from bot.tables.undoing import positions
from db import moves
from db.connections import Connection


async def before_last(reader: Connection, table: Table) -> Any | None:
    """The position before the last commit that still stands; None where nobody has moved."""
    rows = await moves.last_action(reader, table.id, table.number)
    if not rows:
        return None
    try:
        return (await positions(reader, table, rows))[0]
    except GameError:
        # An earlier release made these moves by other rules: nothing is marked then.
        return None
