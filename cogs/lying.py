"""The cards that lie before somebody at a table, by groups with a title."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.i18n import t
from bot.tables.table import Table
from cogs.swordsmith.lying import lying as in_swordsmith
from cogs.zongshi.lying import lying as in_zongshi

LYING: dict[str, Callable[[Any, int | None], dict[str, list[str]]]] = {
    "zongshi": in_zongshi,
    "swordsmith": in_swordsmith,
}
"""By a game's key."""


def groups(table: Table | None, user: int, locale: str) -> list[tuple[str, list[str]]]:
    """What a user may want to look up at a table, group by group; nothing before the start."""
    if table is None or table.state is None:
        return []
    seat = table.seat_of(user)
    found = LYING[table.game](table.view(seat), seat)
    return [(t(locale, f"{table.game}-lying-{name}"), ids) for name, ids in found.items()]
