"""The rules and the cards of all games, by a game's key."""

from __future__ import annotations

from typing import Any

from bot.i18n.cardbook import CardBook
from bot.i18n.rulebook import Rulebook
from bot.i18n.swordsmith import cards as swordsmith_cards
from bot.i18n.swordsmith import rules as swordsmith_rules
from bot.i18n.zongshi import cards as zongshi_cards
from bot.i18n.zongshi import rules as zongshi_rules

RULES: dict[str, Rulebook] = {
    book.game: book for book in (zongshi_rules.BOOK, swordsmith_rules.BOOK)
}
CARDS: dict[str, CardBook[Any]] = {
    book.game: book for book in (zongshi_cards.BOOK, swordsmith_cards.BOOK)
}
