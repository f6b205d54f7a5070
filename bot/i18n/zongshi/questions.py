"""What a seat is asked, and what is wrong with an answer."""

from __future__ import annotations

from bot.games.errors import GameError
from bot.games.zongshi.catalogue import ZongshiCatalogue
from bot.games.zongshi.terms import MATERIALS
from bot.games.zongshi.view import QuestionView
from bot.i18n import sentences
from bot.i18n.zongshi.words import Words


def question(asked: QuestionView, locale: str, catalogue: ZongshiCatalogue) -> str:
    """Put a question to the one who is asked."""
    return _put(asked, "", locale, catalogue)


def question_for_others(asked: QuestionView, locale: str, catalogue: ZongshiCatalogue) -> str:
    """Say what somebody is deciding, to stand after the name."""
    return _put(asked, ".others", locale, catalogue)


def _put(asked: QuestionView, form: str, locale: str, catalogue: ZongshiCatalogue) -> str:
    words = Words(locale, catalogue)
    place = words.jars(asked.jars)
    return sentences.asked(asked.kind, form, words, count=asked.count, place=place)


def explain(error: GameError, locale: str, catalogue: ZongshiCatalogue) -> str:
    """Say what the rules have against a move, or what is wrong with other input."""
    words = Words(locale, catalogue)
    if set(MATERIALS) <= error.params.keys():
        return sentences.explained(error, words, materials=words.materials(_counts(error)))
    return sentences.explained(error, words)


def _counts(error: GameError) -> tuple[int, int, int, int]:
    bronze, ivory, jade, gold = (int(str(error.params[material])) for material in MATERIALS)
    return bronze, ivory, jade, gold
