"""What a seat is asked, and what is wrong with an answer."""

from __future__ import annotations

from bot.games.errors import GameError, IllegalMove
from bot.games.zongshi.catalogue import ZongshiCatalogue
from bot.games.zongshi.terms import MATERIALS
from bot.games.zongshi.view import QuestionView
from bot.i18n.texts import t
from bot.i18n.words import kebab
from bot.i18n.zongshi.words import Words


def question(asked: QuestionView, locale: str, catalogue: ZongshiCatalogue) -> str:
    """Put a question to the one who is asked."""
    return _put(asked, "", locale, catalogue)


def question_for_others(asked: QuestionView, locale: str, catalogue: ZongshiCatalogue) -> str:
    """Say what somebody is deciding, to stand after the name."""
    return _put(asked, ".others", locale, catalogue)


def _put(asked: QuestionView, form: str, locale: str, catalogue: ZongshiCatalogue) -> str:
    place = Words(locale, catalogue).jars(asked.jars)
    key = f"zongshi-question-{kebab(asked.kind)}{form}"
    return t(locale, key, count=asked.count, place=place)


def explain(error: GameError, locale: str, catalogue: ZongshiCatalogue) -> str:
    """Say what the rules have against a move, or what is wrong with other input."""
    code = kebab(error.code)
    key = f"zongshi-illegal-{code}" if isinstance(error, IllegalMove) else f"invalid-{code}"
    words = Words(locale, catalogue)
    values = words.values(error.params)
    if set(MATERIALS) <= values.keys():
        values["materials"] = words.materials(_counts(error))
    if "question" in values:
        values["question"] = t(locale, f"zongshi-question-{kebab(str(values['question']))}.short")
    return t(locale, key, **values)


def _counts(error: GameError) -> tuple[int, int, int, int]:
    bronze, ivory, jade, gold = (int(str(error.params[material])) for material in MATERIALS)
    return bronze, ivory, jade, gold
