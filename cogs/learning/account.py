"""A short account of what happened at a lesson's table with and since the learner's last press."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from bot.games.ruleset import Event
from bot.lessons.lesson import Lesson
from bot.tables.table import LogEntry
from cogs.panel.screen import told_below
from cogs.panel.standing import Standing


def account(standing: Standing, lesson: Lesson, did: Sequence[LogEntry], locale: str) -> list[str]:
    """What the learner did, in the turn that still goes on or with this press; then the rest."""

    def is_own(event: Event) -> bool:
        return getattr(event, "seat", None) == standing.seat

    def is_news(event: Event) -> bool:
        return not is_own(event) and not isinstance(event, lesson.untold)

    is_on_turn = standing.start is not None and bool(standing.turn)
    key, own = ("panel-this-turn", standing.turn) if is_on_turn else ("panel-did", did)
    return [
        *told_below(standing, key, _only(own, is_own), locale),
        *told_below(
            standing,
            "lesson-meanwhile",
            [*_only(own, is_news), *_only(standing.meanwhile, lambda e: is_own(e) or is_news(e))],
            locale,
        ),
    ]


def _only(entries: Iterable[LogEntry], fits: Callable[[Event], bool]) -> list[LogEntry]:
    """Rows of the log with some of their events."""
    return [replace(entry, events=tuple(filter(fits, entry.events))) for entry in entries]
