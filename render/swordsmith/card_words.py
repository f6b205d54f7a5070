"""The card data of Master Swordsmith in one language, with or without a position."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Protocol

from bot.games.catalogue import Name
from bot.games.swordsmith.cards import SwordsmithCatalogue
from bot.i18n.swordsmith import Words
from render.picture import Caption
from render.wording import Wording


class Cards(Protocol):
    """What tokens, swords and cards are drawn from."""

    @property
    def locale(self) -> str:
        """The reader's language."""

    @property
    def catalogue(self) -> SwordsmithCatalogue:
        """The card data."""

    @property
    def metals(self) -> dict[int, str]:
        """The metal of each grade."""

    @property
    def words(self) -> Words:
        """How things are called in sentences."""

    def t(self, key: str, **values: str | int) -> str:
        """A text of the game."""

    def name(self, item: str) -> str:
        """The full name of whatever has one."""

    def short(self, item: str) -> str:
        """Its name for narrow places."""

    def letter(self, item: str) -> str:
        """What is written on its token."""


@dataclass(frozen=True)
class LooseCards(Wording):
    """The cards alone: for pages that belong to no position."""

    game = "swordsmith"

    catalogue: SwordsmithCatalogue
    caption: Caption

    @property
    def names(self) -> dict[str, Name]:
        """Names of cards, professions, adventurers, abilities."""
        return self.catalogue.names

    @cached_property
    def words(self) -> Words:
        """How things are called in sentences."""
        return Words(self.locale, self.catalogue)

    @cached_property
    def metals(self) -> dict[int, str]:
        """The metal of each grade."""
        return {card.grade: card.id for card in self.catalogue.basic if card.kind == "metal"}
