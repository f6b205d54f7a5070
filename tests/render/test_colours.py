"""Whatever must be told apart can be: by colour, also colour-blind, by shape, and by letter."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from bot.games.swordsmith.terms import ELEMENTS, METALS, Tier
from bot.games.zongshi.terms import JARS, MATERIALS, Figure
from bot.i18n import LOCALES, t
from render import icons, theme
from render.theme import Colour
from tests.render import colours, views
from tests.render import swordsmith_views as swords

APART = 15
"""The least distance that any two of a family may have; 10 is plain to see, side by side."""
FAMILIES: dict[str, Mapping[str, Colour]] = {
    "materials": theme.MATERIALS,
    "metals": theme.METALS,
    "elements": theme.ELEMENTS,
    "professions": theme.PROFESSIONS,
    "tiers": theme.TIERS,
    "seats": {str(seat + 1): colour for seat, colour in enumerate(theme.SEATS)},
    "signs": {"points": theme.CINNABAR, "auxiliaries": theme.STEEL, "now": theme.AMBER},
}
PLACES = ("stall", "pagoda", "tiles", *JARS)
DRAWN: dict[str, tuple[str, ...]] = {
    "materials": MATERIALS,
    "metals": METALS,
    "elements": ELEMENTS,
    "professions": tuple(item.id for item in swords.CATALOGUE.profession),
    "tiers": tuple(Tier),
    "townspeople": tuple(views.CATALOGUE.townspeople),
    "places": PLACES,
    "figures": tuple(Figure),
}
READABLE = 4.5
"""Contrast that letters need on their ground."""


def test_distances_are_those_of_the_published_examples() -> None:
    for one, other, expected in (
        ((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
        ((50, -0.001, 2.49), (50, 0.0011, -2.49), 4.7461),
        ((50, 2.5, 0), (73, 25, -18), 27.1492),
        ((22.7233, 20.0904, -46.694), (23.0331, 14.973, -42.5619), 2.0373),
    ):
        assert colours.distance(one, other) == pytest.approx(expected, abs=1e-4)


@pytest.mark.parametrize("sight", colours.SIGHTS)
@pytest.mark.parametrize("family", FAMILIES)
def test_colours_that_must_be_told_apart_can_be(family: str, sight: str) -> None:
    apart, one, other = colours.closest(FAMILIES[family], sight)
    assert apart >= APART, (one, other)


@pytest.mark.parametrize("family", DRAWN)
def test_each_has_an_icon_of_its_own_shape(family: str) -> None:
    shapes = [icons.contours(item) for item in DRAWN[family]]
    assert all(shapes)
    assert len(set(shapes)) == len(shapes)


@pytest.mark.parametrize("locale", LOCALES)
def test_each_has_a_letter_of_its_own(locale: str) -> None:
    for game, items in (("zongshi", MATERIALS), ("swordsmith", METALS), ("swordsmith", ELEMENTS)):
        letters = {t(locale, f"{game}-board-letter-{item}") for item in items}
        assert len(letters) == len(items)
        assert all(len(letter) == 1 for letter in letters)
        assert all(icons.ICONS[item].letter is not None for item in items)


def test_letters_stand_out_from_their_ground() -> None:
    tokens = (
        (theme.MATERIALS, theme.ON_MATERIALS),
        (theme.METALS, theme.ON_METALS),
        (theme.ELEMENTS, theme.ON_ELEMENTS),
        (theme.PROFESSIONS, theme.ON_PROFESSIONS),
    )
    for fills, letters in tokens:
        for item, fill in fills.items():
            assert colours.contrast(fill, letters[item]) >= READABLE, item
    for fill, tab, ink in zip(theme.SEATS, theme.SEAT_TABS, theme.ON_SEATS, strict=True):
        assert colours.contrast(fill, ink) >= READABLE
        assert colours.contrast(tab, ink) >= READABLE
    for ground in (theme.PARCHMENT, theme.CARD, theme.WELL, theme.WINNER, theme.AMBER):
        assert colours.contrast(ground, theme.INK) >= READABLE
    for ground in (theme.TABLE, theme.BENCH, theme.CINNABAR, theme.STEEL):
        assert colours.contrast(ground, theme.CREAM) >= READABLE
