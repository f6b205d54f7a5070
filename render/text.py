"""Any text as lines of runs, each in a font that has its letters, cut to a width."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

import regex
from bidi import get_display

from bot.i18n.typed import clusters, plain
from render import fonts
from render.arabic import joined
from render.direction import Base, in_order
from render.fonts import FontKey
from render.letters import Piece, piece
from render.theme import Style

ELLIPSIS = "…"
_UNIT = regex.compile(
    r"[\p{Han}\p{Hiragana}\p{Katakana}][，。、；：！？）」』》〉%…]*|[（「『《〈]+[\p{Han}]?"
    r"|[^\s\p{Han}\p{Hiragana}\p{Katakana}（「『《〈]+[，。、；：！？）」』》〉]*|\s+"
)


class Run(NamedTuple):
    """Text in one font."""

    text: str
    font: FontKey


class Line(NamedTuple):
    """Runs from left to right, and their width."""

    runs: tuple[Run, ...]
    width: int
    size: int

    @property
    def text(self) -> str:
        """The characters, in the order in which they stand on the page."""
        return "".join(run.text for run in self.runs)


def name(text: str, fallback: str, locale: str) -> str:
    """What of a display name can be drawn, or the fallback where nothing of it can be seen."""
    shaping = fonts.can_shape()
    drawn = (
        cluster for cluster in clusters(plain(text)) if piece(cluster, locale, shaping) is not None
    )
    return " ".join("".join(drawn).split()) or fallback


def line(
    text: str, locale: str, style: Style, width: int | None = None, base: Base = "ltr"
) -> Line:
    """One line of text, cut with an ellipsis at a grapheme where it is wider than `width`."""
    return _line(text, locale, style, width, base, fonts.can_shape())


@lru_cache(maxsize=4096)
def _line(
    text: str, locale: str, style: Style, width: int | None, base: Base, shaping: bool
) -> Line:
    shown = plain(text)
    whole = _set(shown, locale, style, base, shaping)
    if width is None or whole.width <= width:
        return whole
    return _set(_cut_to(width, shown, locale, style, shaping), locale, style, base, shaping)


def cut(text: str, locale: str, style: Style, width: int) -> str:
    """The text of a line of this width, in the order in which it is read."""
    shown, shaping = plain(text), fonts.can_shape()
    if _set(shown, locale, style, "ltr", shaping).width <= width:
        return shown
    return _cut_to(width, shown, locale, style, shaping)


def _cut_to(width: int, text: str, locale: str, style: Style, shaping: bool) -> str:
    """As many clusters as fit before an ellipsis; nothing where none does."""
    parts = clusters(text)
    low, high = 0, len(parts)
    while low < high:
        middle = (low + high + 1) // 2
        if _set(_cut(parts, middle), locale, style, "ltr", shaping).width <= width:
            low = middle
        else:
            high = middle - 1
    return _cut(parts, low) if low else ""


def _cut(parts: list[str], count: int) -> str:
    return "".join(parts[:count]).rstrip(" ,.:;，。：；、") + ELLIPSIS


def wrap(text: str, locale: str, style: Style, width: int, most: int) -> tuple[Line, ...]:
    """At most `most` lines, broken at spaces and between Chinese characters."""
    return _wrap(text, locale, style, width, most, fonts.can_shape())


@lru_cache(maxsize=1024)
def _wrap(
    text: str, locale: str, style: Style, width: int, most: int, shaping: bool
) -> tuple[Line, ...]:
    rows: list[str] = []
    row = ""
    for unit in _UNIT.findall(plain(text)):
        longer = row + unit
        if row and _set(longer.rstrip(), locale, style, "ltr", shaping).width > width:
            rows.append(row)
            longer = unit.lstrip()
        row = longer
    rows.append(row)
    rows[most - 1 :] = ["".join(rows[most - 1 :])]
    return tuple(line(row, locale, style, width) for row in rows if row.strip())


def is_whole(rows: Sequence[Line]) -> bool:
    """Whether lines show all of a text: none is cut, and none had no room at all."""
    return all(row.text and not row.text.endswith(ELLIPSIS) for row in rows)


def _set(text: str, locale: str, style: Style, base: Base, shaping: bool) -> Line:
    found = (piece(cluster, locale, shaping) for cluster in clusters(text))
    pieces = in_order([one for one in found if one is not None], base)
    runs = tuple(_run(one, locale, style, shaping) for one in pieces)
    width = sum(fonts.advance(run.font, run.text) for run in runs)
    return Line(runs, round(width), style.size)


def _run(one: Piece, locale: str, style: Style, shaping: bool) -> Run:
    """A piece in its font; the plain layout engine is given letters as they stand on the page."""
    shaped = shaping and one.face != fonts.cjk(locale)
    words = one.text
    if one.rtl and not shaping:
        words = str(get_display(joined(words, fonts.coverage(one.face))))
    return Run(words, FontKey(one.face, style.weight, style.size, shaped))
