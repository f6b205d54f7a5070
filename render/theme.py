"""Every colour, type size and distance of the pictures, by name (design for 1600 pixels)."""

from __future__ import annotations

from typing import NamedTuple

Colour = tuple[int, int, int]


def _hex(code: str) -> Colour:
    red, green, blue = bytes.fromhex(code)
    return red, green, blue


TABLE = _hex("2E221A")
BENCH = _hex("45342A")
PARCHMENT = _hex("F6EDDD")
CARD = _hex("FFF6E2")
WELL = _hex("E8DAC1")
LINE = _hex("BFA681")
INK = _hex("2A1E16")
DIM = _hex("66503C")
CREAM = _hex("FBF3E4")
SAND = _hex("D9C7AA")
AMBER = _hex("F5A524")
CINNABAR = _hex("A5241B")
CINNABAR_SHADE = _hex("6E1712")
STEEL = _hex("3C5A70")
BRASS = _hex("C9974A")
SCROLL = _hex("E9C877")
CLAY = _hex("6B3F2A")
JAR = _hex("E9D8B4")
WINNER = DUE = _hex("FBE2AF")
WHITE = _hex("FFFFFF")

SEATS = tuple(_hex(code) for code in ("BF4A1A", "2456A6", "E7B7E0", "A3C47C", "3A3036"))
ON_SEATS = (WHITE, WHITE, INK, INK, WHITE)
"""What is written on each seat's colour."""

SEAT_TABS = (
    _hex("7B3317"),
    _hex("24406D"),
    _hex("F4DFF1"),
    _hex("D2E3C0"),
    _hex("756E72"),
)
"""The part of a pill that has the seat's number."""

MATERIALS = {
    "bronze": _hex("8E4E1E"),
    "ivory": _hex("FFF6DF"),
    "jade": _hex("3FA98C"),
    "gold": _hex("F0B323"),
}
ON_MATERIALS = {"bronze": WHITE, "ivory": INK, "jade": INK, "gold": INK}
GOLD = MATERIALS["gold"]
"""Money is of the same gold."""

METALS = {"iron": _hex("8A6A58"), "steel": _hex("B9CDDB"), "tungsten": _hex("33405A")}
ON_METALS = {"iron": WHITE, "steel": INK, "tungsten": WHITE}
ELEMENTS = {
    "water": _hex("2B77B8"),
    "fire": _hex("CE4419"),
    "light": _hex("F6CF4A"),
    "dark": _hex("4A2E66"),
}
ON_ELEMENTS = {"water": WHITE, "fire": WHITE, "light": INK, "dark": WHITE}
PROFESSIONS = {
    "warrior": _hex("A5301F"),
    "paladin": _hex("E3B23C"),
    "mage": _hex("3E63B5"),
    "assassin": _hex("3A3142"),
    "ranger": _hex("4F9A62"),
    "noble": _hex("C28FCB"),
}
ON_PROFESSIONS = {
    "warrior": WHITE,
    "paladin": INK,
    "mage": WHITE,
    "assassin": WHITE,
    "ranger": INK,
    "noble": INK,
}
TIERS = {"basic": BRASS, "performance": STEEL, "excitement": CINNABAR}
AUXILIARY = _hex("DCE4E6")
LOYAL = _hex("C2385A")
LOYAL_GROUND = _hex("F1D5D3")
LOYAL_INK = _hex("7A1732")


def mix(one: Colour, other: Colour, share: float) -> Colour:
    """A colour on the way from one to the other; 0 is `one`, 1 is `other`."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue


class Style(NamedTuple):
    """A size and a weight of type."""

    size: int
    weight: int = 400


BOLD = 700

GRAND = Style(76, BOLD)
"""Final totals, and the title of a lobby."""
TITLE = Style(54, BOLD)
ACTOR = Style(44, BOLD)
SCORE = Style(42, BOLD)
POINTS = Style(42)
PLAYER = Style(40, BOLD)
DECIDING = Style(40, BOLD)
"""Times, prices and what is left: numbers that the next decision looks at."""
SUBTITLE = Style(40)
COUNT = Style(38, BOLD)
FREE = Style(38)
VALUE = Style(36, BOLD)
BOARD = Style(34, BOLD)
OPTION = Style(34)
LOG = Style(32)
LOG_BOLD = Style(32, BOLD)
LABEL = Style(30)
LABEL_BOLD = Style(30, BOLD)
SMALL = Style(28)
SMALL_BOLD = Style(28, BOLD)
AXIS = Style(26)
"""Numbers beside lines."""
TAB = Style(26)
"""The seat's number on a pill."""
LEAST = Style(26, BOLD)
"""No words are smaller."""
NAMES = (PLAYER, VALUE, BOARD, LOG_BOLD)
"""A card's name in the largest of these that shows all of it."""
PROSE = (SUBTITLE, Style(36), OPTION, LOG, LABEL, SMALL)
"""A card's effect likewise."""

LETTER_LEAST, CHINESE_LEAST = 24, 22
"""Letters and numbers on tokens are not smaller, however small the token."""
TRACK_SHADE = 0.5
"""How much darker than its pill the track towards the last point is."""
SEAL_SHARE = 0.94
"""Size of a character on a seal, as a share of half its height."""
STAMP_SHARE = 0.62
"""Size of the number on a stamp, as a share of its height."""


def is_chinese(locale: str) -> bool:
    """Whether a language is written in Chinese characters, which are set larger."""
    return locale.startswith("zh")


def person_style(locale: str) -> Style:
    """Names of townspeople."""
    return Style(39 if is_chinese(locale) else 36, BOLD)


def project_style(locale: str) -> Style:
    """Names of projects in the list and in progress."""
    return Style(39 if is_chinese(locale) else 36, BOLD)


def adventurer_style(locale: str) -> Style:
    """Names of adventurers on their cards."""
    return Style(35 if is_chinese(locale) else 32, BOLD)


def place_style(locale: str) -> Style:
    """Names of projects in the finished places."""
    return Style(35 if is_chinese(locale) else 28, BOLD)


MARGIN = 20
GUTTER = 12
PADDING = 14
ROUND = 16
"""Corner radius of a board."""
FIELD = 12
"""Corner radius of a field."""
STAMP = 10
"""Corner radius of a stamp."""
FRAME = 8
"""Around the only seat to act."""
FRAME_OF_SEVERAL = 5
"""Around each of several seats to act, and around what has changed."""
FRAME_CHANGED = 5
FRAME_TIGHT = 4
"""Around small things that have changed, which stand close together."""
FOLD, FOLD_TIGHT = 34, 20
"""The folded corner of what has changed."""
BOARD_FROM = 120
"""Things of this height and more have the wider frame."""
CAP_MIDDLE = 0.367
"""How far below a line's middle its base line lies, as a share of the size."""
CHINESE_LETTER = 0.86
"""Size of a Chinese letter on a token, where a Latin one is 1."""
LEADING = 1.2
TIGHT = 1.03
"""Line height in names of two lines."""
