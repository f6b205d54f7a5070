"""Swords: small ones that say what is needed, large ones that lie in a smithy."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from bot.games.swordsmith.terms import BLADE_SLOTS, ENCHANTMENT_SLOTS
from bot.games.swordsmith.view import SwordView
from render import theme
from render.scene import Rect
from render.sheet import Sheet
from render.swordsmith import tokens
from render.swordsmith.card_words import Cards
from render.theme import Colour, Style

_PALE = 3
_FULL = (366, 92)
"""The measures of a large sword on which all others are scaled."""
_HILT, _GUARD, _SLOTS = (24, 90), (92, 108), ((112, 220), (220, 362))
_POMMEL = 10


class Asked(NamedTuple):
    """What a need looks at, as grades; 0: not at this part."""

    blade: int
    hilt: int


def need(sheet: Sheet, reading: Cards, name: str, rect: Rect, asked: Asked) -> None:
    """A small sword: what is asked is filled and has its letter, the rest is a pale outline."""
    sheet.group(name, rect)
    hilt, guard, blade = (4, 34), (36, 44), (46, 102)
    if rect.w < 100:
        hilt, guard, blade = (1, 29), (31, 37), (39, 78)
    _plain(sheet, reading, f"{name}/hilt", rect.column(hilt[0], hilt[1] - hilt[0]), asked.hilt)
    place = Rect(rect.x + guard[0], rect.y + 2, guard[1] - guard[0], rect.h - 4)
    corners = ((0, 0), (place.w, 0), (place.w, place.h), (0, place.h))
    if any(asked):
        sheet.polygon(f"{name}/guard", place, corners, theme.BRASS)
    else:
        sheet.polygon(f"{name}/guard", place, corners, None, theme.LINE, _PALE)
    _plain(
        sheet,
        reading,
        f"{name}/blade",
        rect.column(blade[0], blade[1] - blade[0]),
        asked.blade,
        point=min(16, rect.w // 6),
    )


def _plain(
    sheet: Sheet, reading: Cards, name: str, column: Rect, grade: int, point: int = 0
) -> None:
    """One part of a need sword, pointed or not."""
    margin = 8 if point else 10
    place = column.inset(0, margin)
    corners = _corners(place, point)
    if not grade:
        sheet.polygon(name, place, corners, None, theme.LINE, _PALE)
        return
    metal = reading.metals[grade]
    sheet.polygon(name, place, corners, theme.METALS[metal])
    room = place._replace(w=place.w - point // 2)
    letter = reading.letter(metal)
    style = Style(26 if letter.isascii() else min(26, place.w - 5), theme.BOLD)
    sheet.text(f"{name}/letter", room, letter, style, theme.ON_METALS[metal], "centre")


def _corners(place: Rect, point: int) -> tuple[tuple[int, int], ...]:
    w, h = place.w, place.h
    tip = ((w - point, 0), (w, h // 2), (w - point, h)) if point else ((w, 0), (w, h))
    return ((0, 0), *tip, (0, h))


def forged(
    sheet: Sheet, reading: Cards, name: str, rect: Rect, sword: SwordView, letter: int = 40
) -> None:
    """A large sword: metals with their letters, dashes where nothing lies yet.

    `letter` is how large a letter may be.
    """
    sheet.group(name, rect)
    across, down = rect.w / _FULL[0], rect.h / _FULL[1]
    middle = rect.y + round(45 * down)
    pommel = round(_POMMEL * min(across, 1))
    disc = Rect(rect.x + round(14 * across) - pommel, middle - pommel, 2 * pommel, 2 * pommel)
    is_empty = sword.hilt is None and not sword.blade
    pale = (None, theme.LINE) if is_empty else (theme.BRASS, theme.INK)
    sheet.icon(f"{name}/pommel", disc, "disc", *pale)
    parts = [(_HILT, (22, 68), sword.hilt, 0)]
    for number, slot in enumerate(_SLOTS[:BLADE_SLOTS]):
        metal = sword.blade[number] if number < len(sword.blade) else None
        parts.append((slot, (18, 72), metal, round(42 * across) if number else 0))
    # Dashes first: a filled part covers its neighbour's.
    for number, (columns, rows, metal, point) in sorted(
        enumerate(parts), key=lambda numbered: numbered[1][2] is not None
    ):
        left, right = (round(x * across) for x in columns)
        top, bottom = (round(y * down) for y in rows)
        place = Rect(rect.x + left, rect.y + top, right - left, bottom - top)
        _part(sheet, reading, f"{name}/part-{number + 1}", place, metal, point, letter)
    left, right = (round(x * across) for x in _GUARD)
    guard = Rect(rect.x + left, rect.y + round(4 * down), right - left, round(82 * down))
    corners = _corners(guard, 0)
    sheet.polygon(f"{name}/guard", guard, corners, *pale)


def _part(
    sheet: Sheet,
    reading: Cards,
    name: str,
    place: Rect,
    metal: str | None,
    point: int,
    letter: int,
) -> None:
    corners = _corners(place, point)
    if metal is None:
        sheet.polygon(name, place, corners, theme.CARD, theme.LINE, dashed=True)
        return
    fill, letter_colour = _metal(reading, metal)
    sheet.polygon(name, place, corners, fill, theme.INK, 4)
    room = place._replace(w=place.w - point // 2)
    size = max(theme.LETTER_LEAST, min(letter, round(place.h * theme.STAMP_SHARE)))
    style = Style(size, theme.BOLD)
    sheet.text(f"{name}/letter", room, reading.letter(metal), style, letter_colour, "centre")


def _metal(reading: Cards, card: str) -> tuple[Colour, Colour]:
    """What a slot is filled with; a wild metal has the colour of its grade."""
    metal = card if card in theme.METALS else reading.metals[reading.catalogue.grades[card]]
    return theme.METALS[metal], theme.ON_METALS[metal]


def columns(width: int) -> tuple[tuple[int, int], ...]:
    """From where to where words may stand below a large sword: its hilt, then its blade."""
    edges = (0, _GUARD[1] + 2, _SLOTS[0][1], _FULL[0])
    places = [round(edge * width / _FULL[0]) for edge in edges]
    return tuple(pairwise(places))


def ornaments(
    sheet: Sheet,
    reading: Cards,
    name: str,
    rect: Rect,
    sword: SwordView,
    most: int = 46,
) -> Rect:
    """Enchantments from the left and stars at the right; returns the room between them.

    `most` is how large an enchantment may be.
    """
    sheet.group(name, rect)
    star = min(round(1.3 * most), rect.h, rect.w // 5)
    tokens.star(
        sheet,
        f"{name}/star",
        Rect(rect.right - star, rect.y + (rect.h - star) // 2, star, star),
        sword.stars,
    )
    size = min(most, rect.h, (rect.w - star - 8) // ENCHANTMENT_SLOTS - 4)
    top = rect.y + (rect.h - size) // 2
    for number in range(ENCHANTMENT_SLOTS):
        place = Rect(rect.x + number * (size + 5), top, size, size)
        if number < len(sword.enchantments):
            tokens.card(
                sheet, reading, f"{name}/slot-{number + 1}", place, sword.enchantments[number]
            )
        else:
            sheet.ring(f"{name}/slot-{number + 1}", place.inset(1))
    left = rect.x + ENCHANTMENT_SLOTS * (size + 5)
    return Rect(left, rect.y, rect.right - star - left - 4, rect.h)
