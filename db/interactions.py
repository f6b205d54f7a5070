"""Answers by interaction id: Discord may deliver a press twice, across our restarts too."""

from __future__ import annotations

from datetime import datetime, timedelta

from db.connections import Connection, first
from db.instants import to_text
from db.mapping import columns, from_columns, marks, to_columns
from db.rows import AnswerRow

KEPT = timedelta(days=7)
"""Far beyond an interaction's life of 15 minutes."""


async def remember(
    writer: Connection, interaction: int, verb: str, answer: AnswerRow, now: datetime
) -> None:
    """Keep what an interaction did; forget the very old ones."""
    await writer.execute("DELETE FROM seen_interactions WHERE at < ?", (to_text(now - KEPT),))
    await writer.execute(
        f"INSERT INTO seen_interactions (id, verb, at, {columns(AnswerRow)})"
        f" VALUES (?, ?, ?, {marks(AnswerRow)})",
        (interaction, verb, to_text(now), *to_columns(answer)),
    )


async def recall(reader: Connection, interaction: int, verb: str) -> AnswerRow | None:
    """What an interaction did; None if it is new."""
    sql = f"SELECT {columns(AnswerRow)} FROM seen_interactions WHERE id = ? AND verb = ?"
    row = await first(reader, sql, interaction, verb)
    return None if row is None else from_columns(AnswerRow, row)
