"""Finding the fonts, and glyphs out of them, safely from several threads.

Chinese, Latin, Greek, Cyrillic and Japanese come from Noto Sans CJK, whose face 3 has Taiwan's
shapes and face 2 the mainland's; all other scripts from the Noto fonts beside it. A font object is
no use to two threads at once, so one lock guards them all; what they produce is kept.
"""

from __future__ import annotations

import os
from collections.abc import Iterable
from contextlib import suppress
from functools import cache, lru_cache
from importlib import resources
from pathlib import Path
from threading import RLock
from typing import NamedTuple

from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont, features

_CJK_FILES = ("NotoSansCJK-VF.otf.ttc", "NotoSansCJK-VF.ttf.ttc", "NotoSansCJK-Regular.ttc")
_SCRIPTS = tuple(
    f"NotoSans{script}"
    for script in (
        "", "Arabic", "Hebrew", "Thai", "Devanagari", "Bengali", "Tamil", "Telugu", "Kannada",
        "Malayalam", "Gujarati", "Gurmukhi", "Oriya", "Sinhala", "Myanmar", "Khmer", "Lao",
        "Georgian", "Armenian", "Ethiopic", "Symbols", "Symbols2",
    )
)  # fmt: skip
_MORE = ("NotoEmoji", "DejaVuSans")
_ENDINGS = ("[wght].ttf", "-Regular.ttf", ".ttf")
_PACKAGES = ("manimgx_fonts_cjk", "manimgx_fonts")
_SYSTEM = ("/usr/share/fonts", "/usr/local/share/fonts")
_FACES = {"zh-CN": 2}
_TAIWAN = 3
_lock = RLock()
_folders: list[Path] = []
_shaping: bool | None = None


class Face(NamedTuple):
    """One face of a font file."""

    path: str
    number: int = 0
    """Of the faces in the file."""
    bold_path: str = ""
    """A second file for bold where the font has no weight axis."""


class FontKey(NamedTuple):
    """A face in a weight and size; `shaped` runs through the layout engine for complex scripts."""

    face: Face
    weight: int
    size: int
    shaped: bool


class Glyphs(NamedTuple):
    """A run of text as coverage, and where it lies from the pen's start on the base line."""

    mask: Image.Image
    left: int
    top: int


class FontsMissing(Exception):
    """No Noto Sans CJK anywhere; names the places that were searched."""


def use_folder(folder: str | None) -> None:
    """Search this folder before all others, from the next look-up on."""
    with _lock:
        _folders[:] = [Path(folder)] if folder else []
        for cached in (_find, cjk, latin, emoji, fallbacks):
            cached.cache_clear()


def _search_path() -> list[Path]:
    from_environment = os.environ.get("FONTS")
    roots = [*_folders, *([Path(from_environment)] if from_environment else [])]
    for package in _PACKAGES:
        try:
            roots.append(Path(str(resources.files(package))))
        except ModuleNotFoundError:
            continue
    return [*roots, *map(Path, _SYSTEM)]


@cache
def _find(name: str) -> str | None:
    for root in _search_path():
        found = (
            next(iter(sorted(root.rglob(name.replace("[", "[[]", 1)))), None)
            if root.is_dir()
            else None
        )
        if found is not None:
            return str(found)
    return None


@cache
def cjk(locale: str) -> Face:
    """The face for a table's language; raises `FontsMissing`."""
    for name in _CJK_FILES:
        path = _find(name)
        if path is not None:
            bold = _find(name.replace("Regular", "Bold")) if "Regular" in name else None
            return Face(path, _FACES.get(locale, _TAIWAN), bold or "")
    raise FontsMissing([str(root) for root in _search_path()])


@cache
def latin() -> Face | None:
    """Noto Sans itself, whose dots and quotation marks suit Latin text."""
    return _script("NotoSans")


@cache
def emoji() -> Face | None:
    """The face that has whole emoji, also those made of several characters."""
    return _script("NotoEmoji")


@cache
def fallbacks() -> tuple[Face, ...]:
    """Faces for what Noto Sans CJK lacks, in order of preference."""
    return tuple(face for face in map(_script, (*_SCRIPTS, *_MORE)) if face is not None)


def _script(name: str) -> Face | None:
    for ending in _ENDINGS:
        path = _find(name + ending)
        if path is not None:
            return Face(path, 0, _find(f"{name}-Bold.ttf") or "" if ending != "[wght].ttf" else "")
    return None


@cache
def coverage(face: Face) -> frozenset[int]:
    """The characters that a face has glyphs for."""
    with _lock, TTFont(face.path, fontNumber=face.number, lazy=True) as font:
        return frozenset(font.getBestCmap())


def read(locales: Iterable[str]) -> None:
    """Learn which characters the fonts for these languages have; raises `FontsMissing`."""
    for face in (*map(cjk, locales), *fallbacks()):
        coverage(face)


def use_shaping(wanted: bool | None) -> None:
    """Do with the layout engine for complex scripts or without; None: with it where it is there."""
    global _shaping
    _shaping = wanted


def can_shape() -> bool:
    """Whether text goes through the layout engine for complex scripts."""
    return _has_shaping() if _shaping is None else _shaping


@cache
def _has_shaping() -> bool:
    return bool(features.check("raqm"))


@lru_cache(maxsize=256)
def _open(key: FontKey) -> ImageFont.FreeTypeFont:
    engine = ImageFont.Layout.RAQM if key.shaped else ImageFont.Layout.BASIC
    path = key.face.bold_path if key.weight > 500 and key.face.bold_path else key.face.path
    font = ImageFont.truetype(path, key.size, index=key.face.number, layout_engine=engine)
    if not key.face.bold_path and _has_weights(font):
        font.set_variation_by_axes([key.weight])
    return font


def _has_weights(font: ImageFont.FreeTypeFont) -> bool:
    try:
        return len(font.get_variation_axes()) == 1
    except OSError:  # a font without variations
        return False


@lru_cache(maxsize=16384)
def advance(key: FontKey, text: str) -> float:
    """How far a run of text moves the pen."""
    with _lock:
        return _open(key).getlength(text)


@lru_cache(maxsize=4096)
def glyphs(key: FontKey, text: str) -> Glyphs:
    """A run of text drawn once; the mask is shared and must not be changed."""
    with _lock:
        font = _open(key)
        left, top, right, bottom = (round(edge) for edge in font.getbbox(text, anchor="ls"))
        mask = Image.new("L", (max(1, right - left + 2), max(1, bottom - top + 2)))
        # FreeType gives up on what is too intricate for it: a gap there, but a whole picture.
        with suppress(OSError):
            ImageDraw.Draw(mask).text((1 - left, 1 - top), text, fill=255, font=font, anchor="ls")
    return Glyphs(mask, left - 1, top - 1)
