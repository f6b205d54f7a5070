"""Any text as lines of runs, each in a font that has its letters, cut to a width.

Display names are whatever people type: here they lose what cannot be seen or would break a line,
and get their fonts script by script.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate, chain, groupby
from operator import itemgetter
from typing import Literal, NamedTuple

import regex
from bidi import get_display

from render import fonts
from render.fonts import Face, FontKey
from render.theme import Style, is_chinese

ELLIPSIS = "…"
_JOINERS = "\u200c\u200d"
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
_HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
_MARKS = frozenset({"Mn", "Me"})
_MOST_MARKS = 3
_PUNCTUATION = frozenset({0xB7, *range(0x2010, 0x2028)})
_SIGNS = frozenset({0xB1, 0xD7})
"""± and ×, which stand close to their numbers in every language."""
_CLUSTER = regex.compile(r"\X")
_UNIT = regex.compile(
    r"[\p{Han}\p{Hiragana}\p{Katakana}][，。、；：！？）」』》〉%…]*|[（「『《〈]+[\p{Han}]?"
    r"|[^\s\p{Han}\p{Hiragana}\p{Katakana}（「『《〈]+[，。、；：！？）」』》〉]*|\s+"
)

Base = Literal["auto", "ltr"]


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


class _Piece(NamedTuple):
    text: str
    face: Face
    rtl: bool | None
    """None for spaces, figures and signs, which follow their surroundings."""


def plain(text: str) -> str:
    """Text without controls, unseen characters, line breaks and towers of marks."""
    spaced = "".join(" " if char.isspace() or char in _BLANKS else char for char in text)
    seen = (char for char in unicodedata.normalize("NFC", spaced) if _is_kept(char))
    clusters = _CLUSTER.findall("".join(seen))
    return " ".join("".join(map(_tame, clusters)).split())


def _is_kept(char: str) -> bool:
    return char in _JOINERS or unicodedata.category(char) not in _HIDDEN


def _tame(cluster: str) -> str:
    marks = 0
    kept = []
    for char in cluster:
        marks += unicodedata.category(char) in _MARKS
        if marks <= _MOST_MARKS or unicodedata.category(char) not in _MARKS:
            kept.append(char)
    tamed = "".join(kept)
    is_bare = all(char in _JOINERS or unicodedata.category(char) in _MARKS for char in tamed)
    return "" if is_bare else tamed


def name(text: str, fallback: str, locale: str) -> str:
    """A display name fit to be drawn, or the fallback where nothing of it can be seen."""
    shown = plain(text)
    visible = any(_piece(cluster, locale) for cluster in _CLUSTER.findall(shown) if cluster.strip())
    return shown if visible else fallback


@lru_cache(maxsize=4096)
def line(
    text: str, locale: str, style: Style, width: int | None = None, base: Base = "ltr"
) -> Line:
    """One line of text, cut with an ellipsis at a grapheme where it is wider than `width`."""
    clean = plain(text)
    whole = _set(clean, locale, style, base)
    if width is None or whole.width <= width:
        return whole
    clusters = _CLUSTER.findall(clean)
    low, high = 0, len(clusters)
    while low < high:
        middle = (low + high + 1) // 2
        if _set(_cut(clusters, middle), locale, style, base).width <= width:
            low = middle
        else:
            high = middle - 1
    return _set(_cut(clusters, low), locale, style, base) if low else Line((), 0, style.size)


def _cut(clusters: list[str], count: int) -> str:
    return "".join(clusters[:count]).rstrip(" ,.:;，。：；、") + ELLIPSIS


@lru_cache(maxsize=1024)
def wrap(text: str, locale: str, style: Style, width: int, most: int) -> tuple[Line, ...]:
    """At most `most` lines, broken at spaces and between Chinese characters."""
    rows: list[str] = []
    row = ""
    for unit in _UNIT.findall(plain(text)):
        longer = row + unit
        if row and _set(longer.rstrip(), locale, style, "ltr").width > width:
            rows.append(row)
            longer = unit.lstrip()
        row = longer
    rows.append(row)
    rows[most - 1 :] = ["".join(rows[most - 1 :])]
    return tuple(line(row, locale, style, width) for row in rows if row.strip())


@lru_cache(maxsize=8192)
def _piece(cluster: str, locale: str) -> _Piece | None:
    """A grapheme with a face that has all of it; None where no font does."""
    for candidate in (cluster, unicodedata.normalize("NFKC", cluster)):
        core = [ord(char) for char in candidate if unicodedata.category(char) not in _HIDDEN]
        core = [code for code in core if not 0xFE00 <= code <= 0xFE0F]
        face = _face(core, locale)
        if core and face is not None:
            known = fonts.coverage(face)
            return _Piece(
                "".join(c for c in candidate if ord(c) in known), face, _direction(candidate)
            )
    return None


def _face(core: list[int], locale: str) -> Face | None:
    latin, first = fonts.latin(), core[0] if core else 0
    is_latin = first in _SIGNS or (first in _PUNCTUATION and not is_chinese(locale))
    if latin is not None and is_latin:
        return latin
    faces = (fonts.cjk(locale), *fonts.fallbacks())
    return next((face for face in faces if fonts.coverage(face).issuperset(core)), None)


def _direction(cluster: str) -> bool | None:
    kinds = {unicodedata.bidirectional(char) for char in cluster}
    if kinds & {"R", "AL"}:
        return True
    return False if "L" in kinds else None


def _set(text: str, locale: str, style: Style, base: Base) -> Line:
    pieces = [piece for cluster in _CLUSTER.findall(text) if (piece := _piece(cluster, locale))]
    plain_face = fonts.cjk(locale)
    runs = [
        Run(_visual(text, rtl), FontKey(face, style.weight, style.size, face != plain_face))
        for text, face, rtl in _order(_joined(pieces), base)
    ]
    width = sum(fonts.advance(run.font, run.text) for run in runs)
    return Line(tuple(runs), round(width), style.size)


def _visual(text: str, rtl: bool | None) -> str:
    return str(get_display(text)) if rtl and not fonts.can_shape() else text


def _joined(pieces: list[_Piece]) -> list[_Piece]:
    """Neighbours of one font and direction as one piece; neutral ones join what is before them."""
    joined: list[_Piece] = []
    for piece in pieces:
        last = joined[-1] if joined else None
        if last is not None and piece.face == last.face and piece.rtl in (None, last.rtl):
            joined[-1] = last._replace(text=last.text + piece.text)
        else:
            joined.append(piece)
    return joined


def _order(pieces: list[_Piece], base: Base) -> list[_Piece]:
    """Pieces from left to right: those of a right-to-left stretch stand in reverse."""
    strong = [piece.rtl for piece in pieces if piece.rtl is not None]
    if not any(strong):
        return pieces
    rightward = base == "auto" and strong[0]
    directed = zip(_directions(pieces, rightward), pieces, strict=True)
    stretches: list[list[_Piece]] = []
    for rtl, group in groupby(directed, key=itemgetter(0)):
        stretch = [piece for _, piece in group]
        stretches.append(stretch[::-1] if rtl else stretch)
    return list(chain.from_iterable(stretches[::-1] if rightward else stretches))


def _directions(pieces: list[_Piece], rightward: bool) -> list[bool]:
    """Per piece whether it runs to the left; neutral ones between two of a kind go with them."""

    def carried(these: Iterable[_Piece]) -> list[bool]:
        steps = accumulate(
            these, lambda held, piece: held if piece.rtl is None else piece.rtl, initial=rightward
        )
        return [bool(step) for step in steps][1:]

    before, after = carried(pieces), carried(reversed(pieces))[::-1]
    return [one if one == other else rightward for one, other in zip(before, after, strict=True)]
