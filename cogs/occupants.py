"""What those who sit at a table are called: people by their display names, AIs as such."""

from __future__ import annotations

from bot.i18n import t
from bot.tables.table import Occupant, Table
from cogs.names import escaped, shown_name


def drawn_names(table: Table, locale: str) -> tuple[str, ...]:
    """The names for pictures, which make what people typed fit for drawing themselves."""
    return tuple(
        who.name if who.ai is None else plain_name(who, seat, locale)
        for seat, who in enumerate(table.seats)
    )


def plain_names(table: Table, locale: str) -> tuple[str, ...]:
    """The names for text that is no markup."""
    return tuple(plain_name(who, seat, locale) for seat, who in enumerate(table.seats))


def public_names(table: Table, locale: str) -> tuple[str, ...]:
    """The names ready to stand in message text."""
    return tuple(map(escaped, plain_names(table, locale)))


def plain_name(who: Occupant, seat: int, locale: str) -> str:
    """How one occupant is called; "AI" comes first, where no room is too short for it."""
    if who.ai is None:
        return shown_name(who.name, seat, locale)
    if who.owner is None:
        return t(locale, "ai-name", name=t(locale, f"legend-{who.name}"))
    return t(locale, "ai-for", name=shown_name(who.name, seat, locale))
