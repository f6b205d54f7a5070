"""The text of a board message: where the game stands, who is to act, what happened."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from bot.games.ruleset import Moment
from bot.i18n import list_of, t
from bot.tables.table import Status, Table
from cogs.components import Press, Row
from cogs.lasting import VERBS
from cogs.prose import PROSE

LINES = 1800
"""Characters that the lines of the log may take of the 4000 of a message."""


def heading(table: Table, view: Any, names: Sequence[str], locale: str) -> str:
    """Round and phase, and whose answers are awaited since when."""
    if table.state is None:
        return title(table, None, names, locale)
    lines = [f"### {title(table, table.ruleset.moment(table.state), names, locale)}"]
    if table.status is Status.PLAYING:
        lines += [f"**{note}**" for note in PROSE[table.game].notes(view, locale)]
        lines += waiting(table, view, names, locale)
    elif table.status is Status.ENDED:
        lines.append(t(locale, "board-ended"))
    else:
        lines.append(t(locale, "board-over"))
    return "\n".join(lines)


def unreadable(table: Table, locale: str) -> str:
    """What is known of a table whose position this release cannot read."""
    if table.status.is_open:
        return t(locale, "error-table-broken", table=table.id)
    closed = t(locale, "board-over" if table.status is Status.FINISHED else "board-ended")
    return "\n".join([closed, t(locale, "board-unreadable", table=table.id)])


def title(table: Table, moment: Moment | None, names: Sequence[str], locale: str) -> str:
    """The game, its round and its phase, and whose turn it is where turns are moments."""
    game = t(locale, f"game-{table.game}")
    if moment is None:
        return game
    phase = PROSE[table.game].phase(moment.phase, locale)
    if moment.seat is not None:
        phase = t(locale, "board-turn", phase=phase, name=names[moment.seat])
    return t(locale, "board-round", game=game, round=moment.round, phase=phase)


def waiting(table: Table, view: Any, names: Sequence[str], locale: str) -> list[str]:
    """Who is to act, since when, and who has answered already; or that nobody is there to act."""
    if table.paused:
        return [t(locale, "board-paused")]
    seats, prose = table.to_act(), PROSE[table.game]
    to_act = t(locale, "board-to-act", names=list_of(locale, [f"**{names[s]}**" for s in seats]))
    since = table.waiting_since
    if since is not None:
        to_act += " · " + t(locale, "board-waiting-since", time=timestamp(since))
    lines = [to_act, *(prose.awaited(view, seat, names[seat], locale) for seat in seats)]
    if answered := prose.answered(view):
        named = list_of(locale, [names[seat] for seat in answered])
        lines.append(t(locale, "board-answered", names=named))
    return lines


def board_rows(table: Table, locale: str) -> tuple[Row, ...]:
    """The buttons under a board that is played on; they open what is true when pressed."""
    if table.status is not Status.PLAYING:
        return ()
    return (
        tuple(
            Press(
                t(locale, f"panel-{verb}"),
                f"g1:{table.id}:{verb}",
                "main" if verb == "turn" else "",
            )
            for verb in VERBS
        ),
    )


def timestamp(moment: datetime) -> str:
    """A time that every client shows as how long ago it was."""
    return f"<t:{int(moment.timestamp())}:R>"


def last_lines(lines: Sequence[str], locale: str, limit: int = LINES) -> str:
    """As many of the newest lines as fit, under a note where earlier ones had to go."""
    left_out = t(locale, "log-earlier")
    kept: list[str] = []
    room = limit - len(left_out) - 1
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            kept.append(left_out)
            break
        kept.append(line)
    return "\n".join(reversed(kept))
