"""The log and the list of tables, as private answers."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import list_of, t
from bot.tables.table import LogEntry, Status, Table
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
    names = public_names(table, locale)
    channel, game = f"<#{table.channel}>", t(locale, f"game-{table.game}")
    if table.broken:
        return t(locale, "list-broken", channel=channel, game=game)
    if table.status is Status.LOBBY:
        return t(
            locale,
            "list-lobby",
            channel=channel,
            game=game,
            count=len(names),
            most=table.most_seats,
            host=host_name(table, names),
        )
    to_act = list_of(locale, [names[seat] for seat in table.to_act()])
    number = table.ruleset.moment(table.state).round
    return t(locale, "list-playing", channel=channel, game=game, round=number, names=to_act)
