"""The log and the lists of tables, as private answers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from msgspec.structs import replace

from bot.i18n import list_of, t
from bot.tables.table import LogEntry, Status, Table
from cogs.messages.board import timestamp, title
from cogs.messages.lobby import host_name
from cogs.messages.telling import told
from cogs.occupants import as_then, public_names


def log_text(table: Table, entries: Sequence[LogEntry], locale: str) -> str:
    """The log, a line a row, newest last."""
    lines = [f"**{t(locale, 'log-title', table=table.id)}**"]
    if table.state is not None:
        view = table.view(None)
        for seated, entry in zip(as_then(table, entries), entries, strict=True):
            text = " ".join(told(seated, [entry], view, public_names, locale))
            key = "log-line-taken-back" if entry.taken_back else "log-line"
            if text:
                lines.append(t(locale, key, number=entry.line, text=text))
    return "\n".join(lines if len(lines) > 1 else [*lines, t(locale, "log-empty")])


def table_line(table: Table, locale: str) -> str:
    """One open table in the list of a server."""
    channel, game = f"<#{table.channel}>", t(locale, f"game-{table.game}")
    if table.broken or table.status is Status.LOBBY:
        return _not_played(table, channel, game, locale)
    names = public_names(table, locale)
    to_act = list_of(locale, [names[seat] for seat in table.to_act()])
    number = table.ruleset.moment(table.state).round
    return t(locale, "list-playing", channel=channel, game=game, round=number, names=to_act)


def own_line(table: Table, user: int, place: str, link: str, locale: str) -> str:
    """One open table in the list of somebody who sits there; `link` leads to its message."""
    if table.broken or table.status is Status.LOBBY:
        return _not_played(table, place, f"[{t(locale, f'game-{table.game}')}]({link})", locale)
    # Without the name of whose turn it is: whatever it holds, it might break the link.
    moment = replace(table.ruleset.moment(table.state), seat=None)
    parts = [place, f"[{title(table, moment, (), locale)}]({link})"]
    if table.handed_over_by(user) is not None:
        parts.append(t(locale, "list-mine-away"))
    if waits_for(table, user):
        parts.insert(0, t(locale, "list-mine-move"))
    return " · ".join([*parts, *_awaited(table, user, locale)])


def waits_for(table: Table, user: int) -> bool:
    """Whether a table waits for an answer of somebody."""
    return table.seat_of(user) in table.to_act()


def by_urgency(table: Table, user: int) -> tuple[int, datetime]:
    """Sorts somebody's tables: where they are to act, where others are, what has not begun."""
    rank = 0 if waits_for(table, user) else 1 if table.status is Status.PLAYING else 2
    return rank, table.waiting_since or table.opened


def _awaited(table: Table, user: int, locale: str) -> list[str]:
    """Whom a table waits for, and since when."""
    if table.paused:
        return [t(locale, "list-mine-paused")]
    own, names = table.seat_of(user), public_names(table, locale)
    you = f"**{t(locale, 'list-mine-you')}**"
    to_act = [you if seat == own else names[seat] for seat in table.to_act()]
    parts = [t(locale, "board-to-act", names=list_of(locale, to_act))]
    if table.waiting_since is not None:
        parts.append(t(locale, "board-waiting-since", time=timestamp(table.waiting_since)))
    return parts


def _not_played(table: Table, channel: str, game: str, locale: str) -> str:
    """A table that has not begun, or cannot be read."""
    if table.broken:
        return t(locale, "list-broken", channel=channel, game=game)
    names = public_names(table, locale)
    return t(
        locale,
        "list-lobby",
        channel=channel,
        game=game,
        count=len(names),
        most=table.most_seats,
        host=host_name(table, names),
    )
