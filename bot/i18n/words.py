"""Putting words together as each language does."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.texts import t

LABEL = 100
"""What Discord takes as a name of a choice or a label of an option."""


def list_of(locale: str, items: Sequence[str]) -> str:
    """Items as one phrase: "a, b and c"; empty without items."""
    if len(items) < 2:
        return "".join(items)
    *head, last = items
    return t(locale, "list-ending", head=in_a_row(locale, head), last=last)


def in_a_row(locale: str, items: Sequence[str]) -> str:
    """Items in a row with no "and": "a, b, c"."""
    return t(locale, "list-separator").join(items)


def clip(text: str, limit: int = LABEL) -> str:
    """Text that is at most so long, ending in "…" where something was cut off."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + "…"


def kebab(name: str) -> str:
    """Turn an id or a class name into a part of a text key: "large_jar" into "large-jar"."""
    words = "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name)
    return words.strip("_").replace("_", "-")
