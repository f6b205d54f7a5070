"""What somebody may have meant who typed something that fits nothing."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher

from cogs.choices import LONGEST, Choice, folded

_APART = re.compile(r"[\s,、，·/／]+")


def nearest(typed: str, choices: Sequence[Choice], most: int) -> tuple[Choice, ...]:
    """The choices whose names, or a word of them, look most like a text; the best first."""
    text = folded(typed)[:LONGEST]
    return tuple(sorted(choices, key=lambda choice: -_likeness(text, choice))[:most])


def _likeness(text: str, choice: Choice) -> float:
    names = [folded(name) for name in (choice.title, *choice.aliases)]
    return max(_ratio(text, word) for word in (*names, *_words(names)))


def _words(names: Iterable[str]) -> list[str]:
    return [word for name in names for word in _APART.split(name) if word]


def _ratio(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other).ratio()
