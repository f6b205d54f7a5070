"""Pages of the rules: what stands on them, and how their buttons and selects lead on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.i18n import t
from bot.i18n.books import RULES
from bot.i18n.rulebook import OURS, Rulebook
from cogs.book_places import CHOOSE, BookPlace
from cogs.choices import MOST, Choice, fitting, folded
from cogs.components import BUTTONS, Choose, Line, Press, Row

CONTENTS = "contents"
"""Stands for the table of contents where else a topic does."""


class Reader(msgspec.Struct, frozen=True):
    """Who reads which book, with the card data that count."""

    book: Rulebook
    locale: str
    catalogue: Any

    def game(self) -> str:
        """The name of the game."""
        return t(self.locale, f"game-{self.book.game}")

    def choices(self) -> list[Choice]:
        """The topics as values of an option, found by their names in all languages."""
        return [
            Choice(one.id, self.title(one.id), self.book.searched(one.id))
            for one in self.book.topics
        ]

    def title(self, topic: str) -> str:
        """What a topic is called."""
        return self.book.title(topic, self.locale)

    def to(self, topic: str, role: str) -> str:
        """The id of what leads to a topic."""
        return BookPlace("rules", self.book.game, topic, role).id


def suggested(typed: str, reader: Reader) -> list[Any]:
    """Topics for autocomplete: first those with such a name, then those that speak of it."""
    choices = reader.choices()
    found = fitting(typed, choices)
    known, text = {one.value for one in found}, folded(typed)
    texts = dict(reader.book.texts(reader.locale, reader.catalogue))
    more = [one for one in choices if one.value not in known and text in folded(texts[one.value])]
    return [*found, *fitting("", more)][:MOST]


def contents(
    reader: Reader, note: str = "", near: Sequence[str] = ()
) -> tuple[list[str], list[Row]]:
    """All topics; below a note the ones that may be meant, as buttons."""
    title = t(
        reader.locale, "rules-title", game=reader.game(), topic=t(reader.locale, "rules-contents")
    )
    listed = [f"{n}. {reader.title(one.id)}" for n, one in enumerate(reader.book.topics, 1)]
    intro = reader.book.intro(reader.locale, reader.catalogue)
    legend = t(reader.locale, "rules-legend")
    text = [title, note] if note else [title, intro, "\n".join(listed), legend]
    rows: list[Row] = []
    if near:
        rows.append(tuple(_press(reader, topic, f"r{n}") for n, topic in enumerate(near[:BUTTONS])))
    rows.append(_choose(reader, t(reader.locale, "rules-choose")))
    rows.append(_ways_from_contents(reader))
    return ["\n\n".join(text)], rows


def _ways_from_contents(reader: Reader) -> Row:
    first = reader.book.topics[0].id
    label = t(reader.locale, "rules-begin", topic=reader.title(first))
    others = [
        Press(
            t(reader.locale, "rules-other-game", game=t(reader.locale, f"game-{game}")),
            BookPlace("rules", game, CONTENTS, "g").id,
        )
        for game in RULES
        if game != reader.book.game
    ]
    return (Press(label, reader.to(first, "n"), "main"), *others)


def page(reader: Reader, topic: str) -> tuple[list[str], list[Row]]:
    """One topic, its text in parts; raises `KeyError` for a topic that there is not."""
    related = reader.book.by_id[topic].related
    locale, title = reader.locale, reader.title(topic)
    head = t(locale, "rules-title", game=reader.game(), topic=title)
    text = reader.book.text(topic, locale, reader.catalogue)
    ids = [one.id for one in reader.book.topics]
    foot = [t(locale, "rules-number", number=ids.index(topic) + 1, count=len(ids))]
    if OURS in text:
        foot.insert(0, t(locale, "rules-legend"))
    rows: list[Row] = [
        tuple(_press(reader, other, f"r{n}") for n, other in enumerate(related[:BUTTONS])),
        _choose(reader, t(locale, "rules-other-topic")),
        _ways(reader, topic),
    ]
    return [f"{head}\n{text}", "\n".join(foot)], rows


def _press(reader: Reader, topic: str, role: str) -> Press:
    return Press(reader.title(topic), reader.to(topic, role))


def _choose(reader: Reader, title: str) -> Choose:
    lines = tuple(Line(one.id, reader.title(one.id)) for one in reader.book.topics)
    return Choose(title, reader.to(CONTENTS, CHOOSE), lines)


def _ways(reader: Reader, topic: str) -> Row:
    """Back, contents, on."""
    before, after = reader.book.around(topic)
    ways = []
    if before is not None:
        label = t(reader.locale, "rules-before", topic=reader.title(before))
        ways.append(Press(label, reader.to(before, "p")))
    ways.append(Press(t(reader.locale, "rules-contents"), reader.to(CONTENTS, "c")))
    if after is not None:
        label = t(reader.locale, "rules-after", topic=reader.title(after))
        ways.append(Press(label, reader.to(after, "n")))
    return tuple(ways)
