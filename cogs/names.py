"""Display names inside messages: never markup, never a mention, never empty."""

from __future__ import annotations

import re
import unicodedata

from bot.i18n import t
from bot.i18n.typed import clusters, plain

LONGEST = 32
"""Grapheme clusters that are shown of a name, as many as Discord lets one type."""

_MARKUP = frozenset("\\*_~`|>#-+[]()<@:&!")
_BREAKER = "\u2060"
_LIST = re.compile(r"^(\d+)\.")


def shown_name(name: str, seat: int, locale: str) -> str:
    """A display name as plain text: no control characters, no stacks of marks, not too long.

    A name of which nothing is left becomes "Player" and the number of its seat.
    """
    shown = plain(name)
    letters = clusters(shown)
    if len(letters) > LONGEST:
        shown = "".join(letters[: LONGEST - 1]).rstrip() + "…"
    return shown or t(locale, "picture-player", number=seat + 1)


def escaped(shown: str) -> str:
    """A shown name for message text, with all markup and mentions disarmed."""
    return isolated(disarmed(shown))


def isolated(text: str) -> str:
    """A name that does not turn the words after it around where it is written from the right."""
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in text):
        return f"\u2068{text}\u2069"
    return text


def disarmed(text: str) -> str:
    """Text of somebody else's making, to be read as it stands inside a message."""
    text = "".join(f"\\{letter}" if letter in _MARKUP else letter for letter in plain(text))
    # A line that begins with a number and a dot is an item of a list.
    text = _LIST.sub(r"\1\\.", text)
    # Mentions are looked for before escapes are read: an invisible joint takes them apart.
    return text.replace("@", f"@{_BREAKER}")
