"""Pages of single cards: what stands on them, and how they lead to others and to the rules."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from bot.i18n import t
from bot.i18n.books import CARDS, RULES
from bot.i18n.cardbook import Card, CardBook
from cogs.book_places import BESIDE, CHOOSE, BookPlace
from cogs.choices import Choice
from cogs.components import BUTTONS, OPTIONS, Choose, Line, Press, Row

NO_CARD = "-"


class Reader(msgspec.Struct, frozen=True):
    """Who looks cards of a game up, with the card data that count."""

    game: str
    locale: str
    catalogue: Any

    @property
    def book(self) -> CardBook[Any]:
        """All cards of the game."""
        return CARDS[self.game]

    def cards(self) -> dict[str, Card]:
        """The cards by id."""
        return self.book.cards(self.catalogue)

    def name(self, card: Card) -> str:
        """What a card is called."""
        return self.book.name(card, self.locale, self.catalogue)

    def choice(self, card: Card) -> Choice:
        """A card as a value of an option, found by its names in all languages."""
        shown = t(
            self.locale,
            "card-choice",
            name=self.name(card),
            kind=self.book.kind_name(card, self.locale),
            game=t(self.locale, f"game-{self.game}"),
        )
        return Choice(f"{self.game}:{card.id}", shown, self.book.searched(card, self.catalogue))

    def choices(self, first: Sequence[str] = ()) -> list[Choice]:
        """All cards, some of them first."""
        cards = self.cards()
        order = dict.fromkeys([*(one for one in first if one in cards), *cards])
        return [self.choice(cards[one]) for one in order]

    def line(self, card: Card) -> Line:
        """A card as an option of a select."""
        return Line(card.id, self.name(card), self.book.kind_name(card, self.locale))


def page(reader: Reader, card: Card) -> tuple[list[str], list[Row]]:
    """All about a card, in paragraphs; below what leads on."""
    rows: list[Row] = []
    cards = reader.cards()
    related = [cards[one] for one in reader.book.related(card, reader.catalogue)]
    if related:
        lines = tuple(map(reader.line, related[:OPTIONS]))
        title = t(reader.locale, "card-see")
        rows.append(Choose(title, BookPlace("card", reader.game, NO_CARD, CHOOSE).id, lines))
    rows.append(_topics(reader, card))
    return reader.book.text(card, reader.locale, reader.catalogue), rows


def _topics(reader: Reader, card: Card) -> Row:
    """The topics of the rules that explain it."""
    book = RULES[reader.game]
    return tuple(
        Press(book.title(topic, reader.locale), BookPlace("rules", reader.game, topic, f"k{n}").id)
        for n, topic in enumerate(reader.book.topics(card))
    )


def missed(note: str, near: Iterable[Choice]) -> tuple[list[str], list[Row]]:
    """A note, and below it the cards that may be meant."""
    presses = []
    for number, one in enumerate([*near][:BUTTONS]):
        game, _, card = one.value.partition(":")
        presses.append(Press(one.title, BookPlace("card", game, card, f"r{number}").id))
    return [note], [tuple(presses)]


def looks(reader: Reader, groups: Iterable[tuple[str, Sequence[str]]]) -> list[Row]:
    """Selects of cards, each group under its title, that can stand in any message."""
    cards = reader.cards()
    rows: list[Row] = []
    for number, (title, ids) in enumerate(groups):
        shown = [cards[one] for one in dict.fromkeys(ids) if one in cards]
        if shown:
            place = BookPlace("card", reader.game, NO_CARD, f"{BESIDE}{number}")
            lines = tuple(map(reader.line, shown[:OPTIONS]))
            rows.append(Choose(t(reader.locale, "card-look", group=title), place.id, lines))
    return rows
