"""Where the buttons and selects of books lead: rules and cards, found again by their ids alone."""

from __future__ import annotations

import re

import msgspec

from bot.i18n.books import RULES

CHOOSE = "s"
"""What a select on a page does; its value is the item."""
BESIDE = "b"
"""Begins what is done from elsewhere than a page: the answer is a message of its own."""

_PLACE = re.compile(r"(?P<game>[a-z]+):(?P<item>[a-z0-9_]+|-):(?P<role>[a-z0-9]+)")


class BookPlace(msgspec.Struct, frozen=True):
    """An item of a game in one of the books; `role` tells apart what leads to the same one."""

    book: str
    """The name of the cog that answers: "rules" or "card"."""
    game: str
    item: str
    """A topic or a card."""
    role: str

    @property
    def id(self) -> str:
        """The id of the component."""
        return f"g1:{self.book}:{self.game}:{self.item}:{self.role}"

    @property
    def is_beside(self) -> bool:
        """Whether it leads there from elsewhere than a page."""
        return self.role.startswith(BESIDE)


def place_of(book: str, text: str) -> BookPlace | None:
    """The place that the rest of an id tells; None for what another release may have written."""
    match = _PLACE.fullmatch(text)
    if match is None or match["game"] not in RULES:
        return None
    return BookPlace(book, match["game"], match["item"], match["role"])
