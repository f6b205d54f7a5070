"""AIs do not play on among themselves for ever: a table that nobody plays at pauses."""

from __future__ import annotations

from bot.tables.table import Status, Table
from db import moves
from db.connections import Connection

ENOUGH = 40
"""Actions that AIs make after the last person has left the table to them."""


async def is_paused(reader: Connection, table: Table, coming: int = 0) -> bool:
    """Whether a table waits for a person to come back, after as many more actions of AIs."""
    if table.status is not Status.PLAYING or table.people(range(len(table.seats))):
        return False
    return await moves.actions_since_people(reader, table.id) + coming >= ENOUGH
