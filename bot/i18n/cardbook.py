"""Every card of a game by itself: what it is, what it does, how it meets others, whose figures."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from bot.i18n.rulebook import OURS
from bot.i18n.texts import LOCALES, t
from bot.i18n.words import kebab, list_of

C = TypeVar("C")

PRINTED, DERIVED, HOUSE = "rulebook", "derived", "house"
MARKS = {PRINTED: "card-printed", DERIVED: "card-derived", HOUSE: "card-ours"}
"""What the card data say of a value, and the sentence for it."""


class Card(msgspec.Struct, frozen=True):
    """A card, tile, person, reward or ability, as it is looked up."""

    id: str
    kind: str
    item: Any = None
    """Its entry in the card data, if it has one of its own."""


class CardBook(ABC, Generic[C]):
    """All cards of a game."""

    game: ClassVar[str]
    """The key of the game."""
    fields: ClassVar[Mapping[str, tuple[str, ...]]]
    """By kind, the values of a card of which the source is told."""
    usual: ClassVar[str]
    """The source of a value of which the card data say nothing."""
    printed_name: ClassVar[str]
    """What to call a name that is printed, since it is so in one language only."""

    @abstractmethod
    def cards(self, catalogue: C) -> dict[str, Card]:
        """All cards by id, in the order of the card data."""

    @abstractmethod
    def name(self, card: Card, locale: str, catalogue: C) -> str:
        """What a card is called."""

    @abstractmethod
    def facts(self, card: Card, locale: str, catalogue: C) -> Iterable[str]:
        """What is printed on it: figures, effect."""

    @abstractmethod
    def notes(self, card: Card, locale: str, catalogue: C) -> Iterable[str]:
        """How it meets other cards and what is not obvious, as lists."""

    @abstractmethod
    def related(self, card: Card, catalogue: C) -> Iterable[str]:
        """Ids of cards that one may want to look at next."""

    @abstractmethod
    def topics(self, card: Card) -> Iterable[str]:
        """Topics of the rules that explain it."""

    def kind_name(self, card: Card, locale: str) -> str:
        """What sort of thing it is."""
        return t(locale, f"{self.game}-cardkind-{kebab(card.kind)}")

    def searched(self, card: Card, catalogue: C) -> tuple[str, ...]:
        """Its names in all languages."""
        return tuple(dict.fromkeys(self.name(card, locale, catalogue) for locale in LOCALES))

    def sources(self, card: Card) -> dict[str, list[str]]:
        """The values of a card by where they come from."""
        found: dict[str, list[str]] = {mark: [] for mark in MARKS}
        for field in self.fields[card.kind]:
            found[self.source(card, field)].append(field)
        return {mark: fields for mark, fields in found.items() if fields}

    def source(self, card: Card, field: str) -> str:
        """Where one value comes from."""
        marked = getattr(card.item, "source", self.usual)
        if isinstance(marked, str):
            return marked
        return str(marked.get(field, marked.get("default", self.usual)))

    def text(self, card: Card, locale: str, catalogue: C) -> list[str]:
        """All about a card, in paragraphs."""
        title = t(locale, "card-title", name=self.name(card, locale, catalogue))
        game = t(locale, f"game-{self.game}")
        kind = t(locale, "card-kind", kind=self.kind_name(card, locale), game=game)
        facts = "\n".join(self.facts(card, locale, catalogue))
        notes = "\n".join(self.notes(card, locale, catalogue))
        foot = [*self._origin(card, locale)]
        if OURS in notes:
            foot.append(t(locale, "rules-legend"))
        return [f"{title}\n{kind}", *filter(None, (facts, notes)), "\n".join(foot)]

    def _origin(self, card: Card, locale: str) -> Iterator[str]:
        for mark, fields in self.sources(card).items():
            called = [
                self.printed_name if field == "name" and mark == PRINTED else field
                for field in fields
            ]
            names = [t(locale, f"card-field-{kebab(field)}") for field in called]
            yield t(locale, MARKS[mark], fields=list_of(locale, names))


def quoted(text: str) -> str:
    """A sentence as it stands on a card."""
    return f"> {text}"
