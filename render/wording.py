"""What the pictures of every game need of its words: language, players, texts by key."""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import ClassVar

from bot.games.catalogue import Name
from bot.i18n import has_text, t
from bot.i18n.words import kebab
from render.picture import Caption


@lru_cache(maxsize=8192)
def _text(locale: str, key: str, values: tuple[tuple[str, str | int], ...]) -> str:
    """A text made once: boards say the same things again and again."""
    return t(locale, key, **dict(values))


class Wording:
    """Base of the games' readings."""

    game: ClassVar[str]
    """The key of the game, with which its texts begin."""
    caption: Caption

    @property
    def locale(self) -> str:
        """The table's language."""
        return self.caption.locale

    @cached_property
    def players(self) -> tuple[str, ...]:
        """Names by seat, fit to be drawn."""
        return self.caption.players()

    @property
    def names(self) -> dict[str, Name]:
        """The names in the card data by id."""
        raise NotImplementedError

    def t(self, key: str, **values: str | int) -> str:
        """A text of the game."""
        return _text(self.locale, f"{self.game}-{key}", tuple(values.items()))

    def name(self, item: str) -> str:
        """The full name of whatever has one in the card data."""
        return self.names[item].text(self.locale)

    def short(self, item: str) -> str:
        """Its name for narrow places."""
        key = f"{self.game}-short-{kebab(item)}"
        return t(self.locale, key) if has_text(key) else self.name(item)

    def letter(self, item: str) -> str:
        """What is written on its token."""
        return self.t(f"board-letter-{item}")
