"""What Zong Shi is painted with: materials, jars, the backs of scrolls."""

from __future__ import annotations

from render import theme
from render.palette import Inks

_MATERIALS = tuple(theme.MATERIALS.values())
_MARKS = (theme.CLAY, theme.CINNABAR_SHADE)

INKS = Inks(
    colours=(theme.JAR, *_MARKS, *_MATERIALS),
    pairs=(
        *(((theme.INK, fill), 3) for fill in (*_MATERIALS, theme.JAR)),
        ((theme.WHITE, theme.MATERIALS["bronze"]), 3),
        *(((fill, theme.PARCHMENT), 2) for fill in (*_MATERIALS, *_MARKS)),
        *(((fill, theme.TABLE), 2) for fill in _MATERIALS),
        *(((fill, theme.BENCH), 1) for fill in _MATERIALS),
    ),
)
