"""Who reads the values of options: a language, and a position as one seat sees it."""

from __future__ import annotations

from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from bot.i18n import t
from bot.i18n.naming import GameWords
from cogs.choices import NONE, Choice

V = TypeVar("V")
"""What a seat of the game sees."""
W = TypeVar("W", bound=GameWords[Any])
"""The words of the game."""


class GameReader(msgspec.Struct, Generic[V, W], frozen=True, dict=True):
    """A reader of the values of one game, which derives its own."""

    locale: str
    view: V

    def worded(self, locale: str) -> W:
        """The game's words in a language."""
        raise NotImplementedError

    @cached_property
    def words(self) -> W:
        """The game's words in the reader's language."""
        return self.worded(self.locale)

    @cached_property
    def english(self) -> W:
        """The game's words in English, which may always be typed."""
        return self.worded("en")

    def names(self, card: str) -> tuple[str, str]:
        """What anything in the card data is called in both languages."""
        return self.words.name(card), self.english.name(card)

    def nothing(self) -> Choice:
        """The choice of nothing at all."""
        return Choice(NONE, t(self.locale, "autocomplete-none"), (t("en", "autocomplete-none"),))
