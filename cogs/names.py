"""Display names inside messages: never markup, never a mention, never empty."""

from __future__ import annotations

import unicodedata

import regex

from bot.i18n import t

LONGEST = 32
"""Grapheme clusters that are shown of a name, as many as Discord lets one type."""
MARKS = 3
"""Code points that one visible character may be made of beside emoji sequences."""

_INVISIBLE = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
_MARKUP = frozenset("\\*_~`|>#-+[]()<@:&!")
_JOINER = "\u200d"
_BREAKER = "\u2060"


def shown_name(name: str, seat: int, locale: str) -> str:
    """A display name as plain text: no control characters, no stacks of marks, not too long.

    A name of which nothing is left becomes "Player" and the number of its seat.
    """
    clusters = regex.findall(r"\X", unicodedata.normalize("NFKC", name))
    kept = [text for text in map(_visible, clusters) if text]
    shown = " ".join("".join(kept).split())
    letters = regex.findall(r"\X", shown)
    if len(letters) > LONGEST:
        shown = "".join(letters[: LONGEST - 1]).rstrip() + "…"
    return shown or t(locale, "picture-player", number=seat + 1)


def escaped_name(name: str, seat: int, locale: str) -> str:
    """A display name for message text: as `shown_name`, with all markup and mentions disarmed."""
    return escaped(shown_name(name, seat, locale))


def escaped(shown: str) -> str:
    """A shown name for message text, with all markup and mentions disarmed."""
    text = disarmed(shown)
    if any(unicodedata.bidirectional(letter) in ("R", "AL") for letter in shown):
        # A name written from right to left must not turn the words after it around.
        return f"\u2068{text}\u2069"
    return text


def disarmed(text: str) -> str:
    """Text of somebody else's making, to be read as it stands inside a message."""
    text = "".join(f"\\{letter}" if letter in _MARKUP else letter for letter in text)
    # Mentions are looked for before escapes are read: an invisible joint takes them apart.
    return text.replace("@", f"@{_BREAKER}")


def _visible(cluster: str) -> str:
    if _JOINER in cluster and regex.search(r"\p{Extended_Pictographic}", cluster):
        return "".join(letter for letter in cluster if _is_visible(letter) or letter == _JOINER)
    kept = [letter for letter in cluster if _is_visible(letter)]
    if not any(_has_ink(letter) for letter in kept):
        return " " if cluster.isspace() else ""
    return "".join(kept[: 1 + MARKS])


def _is_visible(letter: str) -> bool:
    return unicodedata.category(letter) not in _INVISIBLE


def _has_ink(letter: str) -> bool:
    # The Hangul fillers are letters by category and empty by looks.
    if letter in "\u115f\u1160\u3164\uffa0\u2800":
        return False
    return unicodedata.category(letter)[0] not in "ZM"
