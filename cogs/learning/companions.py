"""The AIs at a lesson's table: they answer within the learner's own press."""

from __future__ import annotations

from bot.tables.errors import NotYourLesson
from bot.tables.table import Table
from cogs.services import Services


async def answered(services: Services, table: Table, user: int) -> Table:
    """The table once no AI is waited for; raises `NotYourLesson` for anybody but the learner."""
    if table.host != user:
        raise NotYourLesson
    await services.ai_seats.play(table.id)
    return await services.tables.by_id(table.id) or table
