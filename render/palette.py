"""The 256 colours of every picture: the theme's own, exactly, and blends for smooth edges.

A fixed palette keeps flat colours exact and costs a tenth of finding one for each picture.
"""

from __future__ import annotations

from functools import cache
from itertools import chain

from PIL import Image

from render import theme
from render.theme import Colour

_GROUNDS = (
    theme.PARCHMENT,
    theme.CARD,
    theme.WELL,
    theme.TABLE,
    theme.BENCH,
    theme.AMBER,
    theme.JAR,
)
_FILLS = (*theme.SEATS, *theme.MATERIALS.values(), theme.SCROLL, theme.BRASS, theme.WINNER)
_MARKS = (theme.CINNABAR, theme.STEEL, theme.CLAY, theme.CINNABAR_SHADE)
_PAIRS = (
    *(((theme.INK, ground), 6) for ground in (theme.PARCHMENT, theme.CARD, theme.AMBER)),
    *(((theme.CREAM, ground), 6) for ground in (theme.TABLE, theme.BENCH, theme.CINNABAR)),
    *(((theme.DIM, ground), 4) for ground in (theme.PARCHMENT, theme.WELL, theme.WINNER)),
    *(((theme.SAND, ground), 4) for ground in (theme.TABLE, theme.BENCH)),
    *(((theme.INK, fill), 3) for fill in (*_FILLS, theme.WELL, theme.JAR)),
    *(((theme.WHITE, fill), 3) for fill in (*_FILLS[:2], theme.SEATS[4], *_MARKS[:2], _FILLS[5])),
    *(((theme.LINE, ground), 3) for ground in _GROUNDS[:3]),
    *(((fill, theme.PARCHMENT), 2) for fill in (*_FILLS, *_MARKS, theme.AMBER, theme.TABLE)),
    *(((fill, theme.TABLE), 2) for fill in (*_FILLS, theme.PARCHMENT, theme.AMBER)),
    *(((fill, theme.BENCH), 1) for fill in (*_FILLS[5:], theme.AMBER)),
    *(((theme.AMBER, fill), 1) for fill in theme.SEATS),
)
SIZE = 256


def _base() -> tuple[Colour, ...]:
    named = (value for name, value in vars(theme).items() if name.isupper() and _is_colour(value))
    return (*named, *theme.SEATS, *theme.MATERIALS.values())


def _is_colour(value: object) -> bool:
    return isinstance(value, tuple) and len(value) == 3 and type(value[0]) is int


@cache
def colours() -> tuple[Colour, ...]:
    """All colours of the palette, the theme's own first."""
    blends = (
        theme.mix(one, other, step / (steps + 1))
        for (one, other), steps in _PAIRS
        for step in range(1, steps + 1)
    )
    return tuple(dict.fromkeys(chain(_base(), blends)))[:SIZE]


@cache
def image() -> Image.Image:
    """A tiny picture that carries the palette, as Pillow wants it for quantising."""
    carrier = Image.new("P", (1, 1))
    carrier.putpalette(list(chain.from_iterable(colours())))
    return carrier
