"""The whole board in words: for readers of `/table text`, and where pictures cannot be sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.i18n import list_of, t
from bot.tables.table import Status, Table
from cogs.messages.board import heading, title
from cogs.prose import PROSE

FILE = "board.txt"
"""The name of a file that holds a board in words."""


def position(
    table: Table, view: Any, names: Sequence[str], locale: str, seat: int | None = None
) -> str:
    """Everything on the board, or a seat's part, the names bold; they come ready for a message."""
    bold = [f"**{name}**" for name in names]
    prose = PROSE[table.game]
    if seat is None:
        return prose.position(view, bold, locale)
    return prose.area(view, seat, bold, locale)


def board_text(table: Table, view: Any, names: Sequence[str], locale: str) -> str:
    """The whole board for messages: who is to act, then everything on the board."""
    return f"{heading(table, view, names, locale)}\n{position(table, view, names, locale)}"


def board_file(table: Table, view: Any, names: Sequence[str], locale: str) -> str:
    """The same for a file, without Discord's markup; names come as plain text."""
    prose = PROSE[table.game]
    lines = [title(table, table.ruleset.moment(table.state), names, locale)]
    if table.status is Status.PLAYING:
        lines += prose.notes(view, locale)
        lines += _waiting(table, view, names, locale)
    else:
        over = table.status is Status.FINISHED
        lines.append(t(locale, "board-over" if over else "board-ended"))
    return "\n".join([*lines, prose.position(view, names, locale)]) + "\n"


def _waiting(table: Table, view: Any, names: Sequence[str], locale: str) -> list[str]:
    if table.paused:
        return [t(locale, "board-paused")]
    prose = PROSE[table.game]
    awaited = (prose.awaited(view, seat, names[seat], locale) for seat in table.to_act())
    return [_to_act(table, names, locale), *awaited]


def _to_act(table: Table, names: Sequence[str], locale: str) -> str:
    text = t(locale, "board-to-act", names=list_of(locale, [names[s] for s in table.to_act()]))
    if table.waiting_since is None:
        return text
    since = f"{table.waiting_since:%Y-%m-%d %H:%M} UTC"
    return f"{text} · {t(locale, 'board-waiting-since', time=since)}"
