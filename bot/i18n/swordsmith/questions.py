"""What a seat is asked, and what is wrong with an answer."""

from __future__ import annotations

from bot.games.errors import GameError
from bot.games.swordsmith.catalogue import SwordsmithCatalogue
from bot.games.swordsmith.view import QuestionView
from bot.i18n import sentences
from bot.i18n.swordsmith.words import Words


def question(asked: QuestionView, locale: str, catalogue: SwordsmithCatalogue) -> str:
    """Put a question to the one who is asked."""
    return _put(asked, "", locale, catalogue)


def question_for_others(asked: QuestionView, locale: str, catalogue: SwordsmithCatalogue) -> str:
    """Say what somebody is deciding, to stand after the name."""
    return _put(asked, ".others", locale, catalogue)


def _put(asked: QuestionView, form: str, locale: str, catalogue: SwordsmithCatalogue) -> str:
    words = Words(locale, catalogue)
    return sentences.asked(
        asked.kind,
        form,
        words,
        card="" if asked.card is None else words.card(asked.card),
        sword=0 if asked.sword is None else asked.sword + 1,
        adventurer="" if asked.adventurer is None else words.name(asked.adventurer),
        most=asked.most or 0,
    )


def explain(error: GameError, locale: str, catalogue: SwordsmithCatalogue) -> str:
    """Say what the rules have against a move, or what is wrong with other input."""
    return sentences.explained(error, Words(locale, catalogue))
