"""The card data of Zong Shi in one language, with or without a position."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from bot.games.catalogue import Name
from bot.games.zongshi.catalogue import ZongshiCatalogue
from render.picture import Caption
from render.wording import Wording


class Cards(Protocol):
    """What scrolls are drawn from."""

    @property
    def catalogue(self) -> ZongshiCatalogue:
        """The card data."""

    def t(self, key: str, **values: str | int) -> str:
        """A text of the game."""

    def name(self, item: str) -> str:
        """The full name of whatever has one."""


@dataclass(frozen=True)
class LooseCards(Wording):
    """The cards alone: for pages that belong to no position."""

    game = "zongshi"

    catalogue: ZongshiCatalogue
    caption: Caption

    @property
    def names(self) -> dict[str, Name]:
        """Names of materials, projects, scrolls, townspeople, rewards."""
        return self.catalogue.names
