"""What Master Swordsmith is painted with: metals, elements, professions, gold."""

from __future__ import annotations

from render import theme
from render.palette import Inks

_TOKENS = (theme.GOLD, *theme.METALS.values(), *theme.ELEMENTS.values())
_WHITE_ON = tuple(
    fill
    for fills, letters in (
        (theme.METALS, theme.ON_METALS),
        (theme.ELEMENTS, theme.ON_ELEMENTS),
        (theme.PROFESSIONS, theme.ON_PROFESSIONS),
    )
    for item, fill in fills.items()
    if letters[item] == theme.WHITE
)

INKS = Inks(
    colours=(
        *_TOKENS,
        *theme.PROFESSIONS.values(),
        theme.AUXILIARY,
        theme.CLAY,
        theme.LOYAL,
        theme.LOYAL_GROUND,
        theme.LOYAL_INK,
    ),
    pairs=(
        *(((theme.INK, fill), 2) for fill in (*_TOKENS, theme.AUXILIARY, theme.LOYAL)),
        *(((theme.INK, theme.PROFESSIONS[who]), 2) for who in ("paladin", "ranger", "noble")),
        *(((theme.WHITE, fill), 2) for fill in _WHITE_ON),
        ((theme.STEEL, theme.AUXILIARY), 3),
        ((theme.LOYAL_INK, theme.CARD), 3),
        ((theme.LOYAL_INK, theme.LOYAL_GROUND), 2),
        *(((fill, theme.BENCH), 1) for fill in theme.PROFESSIONS.values()),
        *(((fill, theme.TABLE), 1) for fill in theme.PROFESSIONS.values()),
        *(((fill, theme.PARCHMENT), 1) for fill in (*_TOKENS, theme.LOYAL)),
    ),
)
