"""Master Swordsmith in words: events, questions, moves, needs and errors as people read them."""

from __future__ import annotations

from bot.games.swordsmith.cards import Need
from bot.games.swordsmith.catalogue import SwordsmithCatalogue
from bot.i18n.swordsmith.board import board_lines, smithy_lines
from bot.i18n.swordsmith.events import describe
from bot.i18n.swordsmith.labels import (
    ability_label,
    about,
    adventurer_label,
    card_label,
    refine_label,
    sword_label,
    wishes,
)
from bot.i18n.swordsmith.moves import move_label
from bot.i18n.swordsmith.questions import explain, question, question_for_others
from bot.i18n.swordsmith.smithy import hand_lines, smithy_line
from bot.i18n.swordsmith.words import Words


def need_in_words(need: Need, locale: str, catalogue: SwordsmithCatalogue) -> str:
    """What one tier asks of a sword: "blade Iron+, hilt Steel+, Fire"."""
    return Words(locale, catalogue).need(need)


def score_line(line: str, locale: str, catalogue: SwordsmithCatalogue) -> str:
    """What a line of the score sheet counts."""
    return Words(locale, catalogue).score_line(line)


__all__ = [
    "Words",
    "ability_label",
    "about",
    "adventurer_label",
    "board_lines",
    "card_label",
    "describe",
    "explain",
    "hand_lines",
    "move_label",
    "need_in_words",
    "question",
    "question_for_others",
    "refine_label",
    "score_line",
    "smithy_line",
    "smithy_lines",
    "sword_label",
    "wishes",
]
