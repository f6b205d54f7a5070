"""What the words of all games have in common: names from card data, phrases made of them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from bot.games.catalogue import Name
from bot.i18n.texts import t
from bot.i18n.words import list_of


class Named(Protocol):
    """Card data of a game."""

    @property
    def names(self) -> Mapping[str, Name]:
        """Every name by id."""


C = TypeVar("C", bound=Named)


class GameWords(msgspec.Struct, Generic[C], frozen=True):
    """How things are called for one reader; an id that nobody knows stands for itself."""

    game: ClassVar[str]
    """The key of the game, with which the keys of its texts begin."""

    locale: str
    catalogue: C

    def name(self, card: str) -> str:
        """The name of anything in the card data, as printed."""
        known = self.catalogue.names.get(card)
        return card if known is None else known.text(self.locale)

    def card(self, card: str) -> str:
        """A card's name inside a sentence, in quotation marks where the language needs them."""
        return t(self.locale, f"{self.game}-card", card=self.name(card))

    def cards(self, cards: Iterable[str]) -> str:
        """Several cards as one phrase."""
        return list_of(self.locale, [self.card(card) for card in cards])

    def values(self, record: Mapping[str, Any]) -> dict[str, str | int]:
        """The fields of an event, a move or an error as variables of its text.

        A field's name says what it holds; numbers stay numbers and free text stays as it is.
        """
        return {name: self.value(name, value) for name, value in record.items()}

    def value(self, field: str, value: Any) -> str | int:  # noqa: ARG002 - games know their fields
        """A field as a variable of a text."""
        return int(value) if isinstance(value, int) else str(value)
