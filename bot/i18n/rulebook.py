"""The rules of a game as short topics, each with a name, a text and neighbours."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cached_property
from typing import Any

import msgspec

from bot.i18n.texts import LOCALES, t
from bot.i18n.words import kebab

OURS = "◆"
"""Stands before whatever is our ruling or our figure; the legend below a page explains it."""

Values = dict[str, str | int]
"""Figures and names that texts take from the card data, by the names of variables."""


class Topic(msgspec.Struct, frozen=True):
    """A topic, and those that one may want to read with it."""

    id: str
    related: tuple[str, ...] = ()


class Rulebook(msgspec.Struct, frozen=True, dict=True):
    """All topics of a game in the order in which one learns them."""

    game: str
    topics: tuple[Topic, ...]
    values: Callable[[str, Any], Values]
    """From a language and the card data."""
    questions: dict[str, str]
    """The topic that helps with a question of the game, by the question's kind."""

    @cached_property
    def by_id(self) -> dict[str, Topic]:
        """The topics by id."""
        return {topic.id: topic for topic in self.topics}

    def title(self, topic: str, locale: str) -> str:
        """What a topic is called."""
        return t(locale, f"{self.game}-rules-{kebab(topic)}.title")

    def searched(self, topic: str) -> tuple[str, ...]:
        """What a topic is also found by, in all languages: its names and its catchwords."""
        key = f"{self.game}-rules-{kebab(topic)}"
        found = (t(locale, f"{key}{part}") for locale in LOCALES for part in (".title", ".find"))
        return tuple(dict.fromkeys(found))

    def intro(self, locale: str, catalogue: Any) -> str:
        """What stands above the table of contents."""
        return t(locale, f"{self.game}-rulebook", **self.values(locale, catalogue))

    def text(self, topic: str, locale: str, catalogue: Any) -> str:
        """What a topic says; raises `KeyError` for one that there is not."""
        return self._text(self.by_id[topic].id, locale, self.values(locale, catalogue))

    def _text(self, topic: str, locale: str, values: Values) -> str:
        return t(locale, f"{self.game}-rules-{kebab(topic)}", **values)

    def around(self, topic: str) -> tuple[str | None, str | None]:
        """The topics before and after one; None at the ends."""
        ids = [one.id for one in self.topics]
        at = ids.index(topic)
        before = ids[at - 1] if at else None
        return before, ids[at + 1] if at + 1 < len(ids) else None

    def texts(self, locale: str, catalogue: Any) -> Iterator[tuple[str, str]]:
        """All topics by id with what they say."""
        values = self.values(locale, catalogue)
        for topic in self.topics:
            yield topic.id, self._text(topic.id, locale, values)
