"""The 256 colours of a game's pictures: the theme's own, exactly, and blends for smooth edges.

A fixed palette keeps flat colours exact and costs a tenth of finding one for each picture.
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import NamedTuple

from PIL import Image

from render import theme
from render.theme import Colour

Pair = tuple[tuple[Colour, Colour], int]
"""Two colours that meet, and how many steps lie between them."""


class Inks(NamedTuple):
    """What a game paints with besides what all pictures share."""

    colours: tuple[Colour, ...]
    pairs: tuple[Pair, ...]


SIZE = 256
_COMMON = (
    theme.TABLE,
    theme.BENCH,
    theme.PARCHMENT,
    theme.CARD,
    theme.WELL,
    theme.LINE,
    theme.INK,
    theme.DIM,
    theme.CREAM,
    theme.SAND,
    theme.AMBER,
    theme.CINNABAR,
    theme.STEEL,
    theme.BRASS,
    theme.SCROLL,
    theme.WINNER,
    theme.WHITE,
    *theme.SEATS,
)
_GROUNDS = (theme.PARCHMENT, theme.CARD, theme.WELL)
_FILLS = (*theme.SEATS, theme.SCROLL, theme.BRASS, theme.WINNER)
_MARKS = (theme.CINNABAR, theme.STEEL)
_PAIRS: tuple[Pair, ...] = (
    *(((theme.INK, ground), 6) for ground in (theme.PARCHMENT, theme.CARD, theme.AMBER)),
    *(((theme.CREAM, ground), 6) for ground in (theme.TABLE, theme.BENCH, theme.CINNABAR)),
    *(((theme.DIM, ground), 4) for ground in (theme.PARCHMENT, theme.WELL, theme.WINNER)),
    *(((theme.SAND, ground), 4) for ground in (theme.TABLE, theme.BENCH)),
    *(((theme.INK, fill), 3) for fill in (*_FILLS, theme.WELL)),
    *(((theme.WHITE, fill), 3) for fill in (*theme.SEATS[:2], theme.SEATS[4], *_MARKS)),
    *(((theme.LINE, ground), 3) for ground in _GROUNDS),
    *(((fill, theme.PARCHMENT), 2) for fill in (*_FILLS, *_MARKS, theme.AMBER, theme.TABLE)),
    *(((fill, theme.TABLE), 2) for fill in (*_FILLS, theme.PARCHMENT, theme.AMBER)),
    *(((fill, theme.BENCH), 1) for fill in (theme.SCROLL, theme.BRASS, theme.WINNER, theme.AMBER)),
    *(((theme.AMBER, fill), 1) for fill in theme.SEATS),
)


@cache
def colours(inks: Inks) -> tuple[Colour, ...]:
    """All colours of a game's palette, the theme's own first."""
    blends = (
        theme.mix(one, other, step / (steps + 1))
        for (one, other), steps in chain(_PAIRS, inks.pairs)
        for step in range(1, steps + 1)
    )
    return tuple(dict.fromkeys(chain(_COMMON, inks.colours, blends)))[:SIZE]


@cache
def image(inks: Inks) -> Image.Image:
    """A tiny picture that carries the palette, as Pillow wants it for quantising."""
    carrier = Image.new("P", (1, 1))
    carrier.putpalette(list(chain.from_iterable(colours(inks))))
    return carrier
