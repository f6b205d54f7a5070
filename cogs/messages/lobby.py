"""The text of a lobby message: who sits there, what is agreed, how one joins."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import list_of, t
from bot.tables.table import Status, Table
from cogs.prose import PROSE

CLOSED = {
    Status.CANCELLED: "lobby-cancelled",
    Status.PLAYING: "lobby-started",
    Status.FINISHED: "lobby-started",
    Status.ENDED: "lobby-started",
}


def lobby_text(table: Table, names: Sequence[str], locale: str) -> str:
    """The lobby, line by line."""
    lines = [f"### {t(locale, 'lobby-title', game=t(locale, f'game-{table.game}'))}"]
    if table.status is Status.LOBBY:
        lines += settings(table, names, locale)
        lines.append(t(locale, "lobby-join"))
    else:
        lines.append(t(locale, CLOSED[table.status]))
    return "\n".join(lines)


def settings(table: Table, names: Sequence[str], locale: str) -> list[str]:
    """Who sits at a table and what they play by."""
    return [*_people(table, names, locale), *_rules(table, locale)]


def agreed(table: Table, locale: str) -> tuple[tuple[str, str], ...]:
    """What a table has agreed on, as pairs of a label and its value: language, house rules."""
    language = t(locale, "lobby-language-label"), t(locale, f"language-{table.locale.lower()}")
    rules = PROSE[table.game].house_rules(table.options, locale)
    words = {True: t(locale, "option-on"), False: t(locale, "option-off")}
    return language, *((name, words[on]) for name, on in rules)


def is_ready(table: Table) -> bool:
    """Whether the table could start with those who are seated."""
    return len(table.seats) in table.ruleset.seats


def _people(table: Table, names: Sequence[str], locale: str) -> list[str]:
    seats = table.ruleset.seats
    host = host_name(table, names)
    bold = [f"**{name}**" for name in names]
    lines = [
        t(locale, "lobby-host", name=host),
        t(
            locale,
            "lobby-players",
            count=len(names),
            most=table.most_seats,
            names=list_of(locale, bold),
        ),
    ]
    if len(names) >= table.most_seats:
        lines.append(t(locale, "lobby-full", name=host))
    elif is_ready(table):
        lines.append(t(locale, "lobby-ready", name=host))
    else:
        lines.append(t(locale, "lobby-missing", count=min(seats) - len(names)))
    if len(names) in table.ruleset.unofficial_seats:
        lines.append(t(locale, "lobby-unofficial", count=len(names)))
    return lines


def host_name(table: Table, names: Sequence[str]) -> str:
    """The host by name; the host always sits at the table while it is a lobby."""
    seat = table.seat_of(table.host)
    if seat is None:
        seat = table.handed_over_by(table.host)
    return names[seat] if seat is not None else "—"


def _rules(table: Table, locale: str) -> list[str]:
    least, most = min(table.ruleset.seats), table.most_seats
    seats = t(locale, "lobby-seats", least=least, most=most)
    if least == most:
        seats = t(locale, "lobby-seats-exactly", count=most)
    lines = [
        t(locale, "lobby-setting", label=label, value=value)
        for label, value in agreed(table, locale)
    ]
    return [seats, *lines]
