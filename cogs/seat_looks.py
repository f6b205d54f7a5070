"""One seat at a time: which seats of a table can be looked at, and the select for it."""

from __future__ import annotations

from bot.i18n import t
from bot.tables.table import Table
from cogs.choices import PARTS, Choice, find
from cogs.components import Choose, Line
from cogs.lasting import look_id
from cogs.mistakes import ChoiceRefused
from cogs.occupants import plain_names

OPTION = "player"
"""The option of a command that names a seat."""
ALL = "all"
"""Chosen in the select for the whole board."""


def seats_of(table: Table, user: int, locale: str) -> list[Choice]:
    """Every seat by its number and its player's name, the asker's own first."""
    own = table.seat_of(user)
    choices = [
        Choice(str(seat + 1), name) if seat != own else _own(seat, name, locale)
        for seat, name in enumerate(plain_names(table, locale))
    ]
    return sorted(choices, key=lambda choice: choice.value != _number(own))


def seat_meant(table: Table, user: int, typed: str, locale: str) -> int:
    """The seat that somebody named; raises `ChoiceRefused` where that is none or several."""
    choices = seats_of(table, user, locale)
    found = find(typed, choices)
    if found.choice is None:
        raise ChoiceRefused(OPTION, typed, tuple(choices), found.rivals)
    return int(found.choice.value) - 1


def seat_chosen(table: Table, value: str) -> int | None:
    """The seat that was chosen in the select; None for the whole board."""
    return next((seat for seat in range(len(table.seats)) if _number(seat) == value), None)


def look_select(table: Table, user: int, seat: int | None, locale: str) -> Choose:
    """The whole board and every seat; what is shown is chosen."""
    lines = [Line(ALL, t(locale, "look-board"), is_chosen=seat is None)]
    lines += [
        Line(choice.value, choice.name, is_chosen=choice.value == _number(seat))
        for choice in seats_of(table, user, locale)
    ]
    return Choose(t(locale, "look-at"), look_id(table.id), tuple(lines))


def _own(seat: int, name: str, locale: str) -> Choice:
    aliases = (t(locale, "look-me"), t("en", "look-me"))
    return Choice(str(seat + 1), f"{name}{PARTS}{t(locale, 'look-you')}", aliases)


def _number(seat: int | None) -> str:
    return "" if seat is None else str(seat + 1)
