"""Zong Shi in words: events, questions, moves and errors as people read them."""

from __future__ import annotations

from bot.games.zongshi.catalogue import ZongshiCatalogue
from bot.games.zongshi.terms import Counts
from bot.i18n.zongshi.board import board_lines, workshop_lines
from bot.i18n.zongshi.events import describe
from bot.i18n.zongshi.moves import effect_label, move_label, project_label, stop_label
from bot.i18n.zongshi.questions import explain, question, question_for_others
from bot.i18n.zongshi.words import Words


def materials(counts: Counts, locale: str, catalogue: ZongshiCatalogue) -> str:
    """How many of each material: "2 jade, 1 gold", or the word for nothing."""
    return Words(locale, catalogue).materials(counts)


def tile_name(tile: str, locale: str, catalogue: ZongshiCatalogue) -> str:
    """An exchange tile by the two materials that it joins."""
    return Words(locale, catalogue).tile(tile)


def score_line(line: str, locale: str, catalogue: ZongshiCatalogue) -> str:
    """What a line of the score sheet counts."""
    return Words(locale, catalogue).score_line(line)


__all__ = [
    "Words",
    "board_lines",
    "describe",
    "effect_label",
    "explain",
    "materials",
    "move_label",
    "project_label",
    "question",
    "question_for_others",
    "score_line",
    "stop_label",
    "tile_name",
    "workshop_lines",
]
