"""Finding a face for each character that a reader sees; where there is none, it is left out."""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import NamedTuple

import regex

from render import fonts
from render.fonts import Face, FontKey
from render.theme import BOLD, is_chinese

_WIDEST = 4
"""Heights of the type; whatever is wider, as a sentence in one sign, no place has room for."""
_TRIED = 50
_PUNCTUATION = frozenset({0xB7, *range(0x2010, 0x2028)})
_SIGNS = frozenset({0xB1, 0xD7})
"""± and ×, which stand close to their numbers in every language."""
_EMOJI = regex.compile(r"\p{Emoji_Presentation}|.\ufe0f|.\u20e3|\p{Extended_Pictographic}.*\u200d")
_UNSEEN = regex.compile(r"[\p{Cc}\p{Cf}\p{Cs}\p{Co}\ufe00-\ufe0f]")
_DRESS = regex.compile("[\U0001f3fb-\U0001f3ff\u20e3\ufe0f]|\u200d.*")
"""What only a layout engine makes one sign of: skin tones, the frame of a key, whole families."""


class Piece(NamedTuple):
    """Text in one face that runs in one direction."""

    text: str
    face: Face
    rtl: bool | None
    """None for spaces, figures and signs, which follow their surroundings."""


@lru_cache(maxsize=8192)
def piece(cluster: str, locale: str, shaping: bool) -> Piece | None:
    """A cluster with a face that has all of it, also in its plainer form; None where none does.

    Without `shaping` an emoji made of several is the first of them.
    """
    is_emoji = _EMOJI.search(cluster) is not None
    shown = _DRESS.sub("", cluster) or cluster if is_emoji and not shaping else cluster
    for candidate in (shown, unicodedata.normalize("NFKC", shown)):
        core = [ord(char) for char in candidate if not _UNSEEN.match(char)]
        face = _face(core, locale, is_emoji=is_emoji)
        if core and face is not None:
            known = fonts.coverage(face)
            text = "".join(char for char in candidate if ord(char) in known)
            if face == fonts.cjk(locale) or _has_room(text, face, shaping):
                return Piece(text, face, _direction(candidate))
    return None


def _face(core: list[int], locale: str, *, is_emoji: bool) -> Face | None:
    latin, emoji, first = fonts.latin(), fonts.emoji(), core[0] if core else 0
    is_latin = first in _SIGNS or (first in _PUNCTUATION and not is_chinese(locale))
    if latin is not None and is_latin:
        return latin
    faces = (fonts.cjk(locale), *fonts.fallbacks())
    if is_emoji and emoji is not None:
        faces = (emoji, *faces)
    return next((face for face in faces if fonts.coverage(face).issuperset(core)), None)


def _has_room(text: str, face: Face, shaping: bool) -> bool:
    """Whether a letter is no wider than a line can hold."""
    return fonts.advance(FontKey(face, BOLD, _TRIED, shaping), text) <= _WIDEST * _TRIED


def _direction(cluster: str) -> bool | None:
    kinds = {unicodedata.bidirectional(char) for char in cluster}
    if kinds & {"R", "AL"}:
        return True
    return False if "L" in kinds else None
