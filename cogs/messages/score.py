"""The text of a score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.games.ruleset import Outcome
from bot.i18n import t
from bot.tables.table import Table
from cogs.prose import PROSE


def score_text(table: Table, view: Any, outcome: Outcome, names: Sequence[str], locale: str) -> str:
    """Who won and why, line by line, and that nothing is hidden any more."""
    game = t(locale, f"game-{table.game}")
    lines = [f"### {t(locale, 'score-title', game=game)}"]
    lines += PROSE[table.game].sheet(view, outcome, names, locale)
    lines.append(t(locale, "score-hands-open"))
    return "\n".join(lines)
