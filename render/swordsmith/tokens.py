"""Tokens of Master Swordsmith: cards as signs, coins, ribbons, stars, hourglasses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from render import icons, pieces, theme
from render.scene import Rect
from render.sheet import Sheet
from render.swordsmith.card_words import Cards
from render.theme import Colour, Style

_SIGNS = {
    "helper": "hammer",
    "furnace_keeper": "furnace",
    "spring_keeper": "pool",
    "polisher": "star",
    "porter": "deck",
    "patron": "bag",
    "spare_anvil": "smith",
    "element_broker": "fire",
    "metal_broker": "iron",
}
"""The icon of each ability."""
_SMALLEST, _APART = 30, 6


def card(
    sheet: Sheet, reading: Cards, name: str, rect: Rect, item: str, edge: Colour = theme.INK
) -> None:
    """A basic card, or one that stands for an element, as a token."""
    if item in theme.METALS:
        fill, letter = theme.METALS[item], theme.ON_METALS[item]
    elif item in theme.ELEMENTS:
        fill, letter = theme.ELEMENTS[item], theme.ON_ELEMENTS[item]
    else:
        _other(sheet, reading, name, rect, item, edge)
        return
    sheet.icon(name, rect, item, fill, edge, reading.letter(item), letter)


def _other(sheet: Sheet, reading: Cards, name: str, rect: Rect, item: str, edge: Colour) -> None:
    """Money by what it is worth; a wild card by its own letter."""
    if item in reading.catalogue.basics:
        value = reading.catalogue.basics[item].value
        icon = "coin" if value == 1 else "bag"
        sheet.icon(name, rect, icon, theme.GOLD, edge, str(value), theme.INK)
    else:
        sheet.icon(name, rect, "prism", theme.CREAM, edge, reading.letter(item), theme.INK)


def coin(sheet: Sheet, name: str, rect: Rect, number: int) -> None:
    """A gold circle with an amount of money."""
    sheet.icon(name, rect, "coin", theme.GOLD, theme.INK, str(number), theme.INK)


def ribbon(sheet: Sheet, name: str, rect: Rect, number: int) -> None:
    """A red ribbon with reputation."""
    sheet.icon(name, rect, "ribbon", theme.CINNABAR, theme.INK, str(number), theme.WHITE)


def star(sheet: Sheet, name: str, rect: Rect, number: int) -> None:
    """A star with how many there are; dashed and pale without any."""
    if number:
        sheet.icon(name, rect, "star", theme.AMBER, theme.INK, str(number), theme.INK)
    else:
        sheet.icon(name, rect, "star", None, theme.LINE)


def in_row(
    sheet: Sheet,
    reading: Cards,
    name: str,
    rect: Rect,
    items: Sequence[str],
    size: int,
    gap: int = 6,
    style: Style = theme.LEAST,
) -> None:
    """Cards in a row from the left; alike ones together with their number where they are many."""
    if not items:
        return
    sheet.group(name, rect)
    if len(items) * (size + 2) - 2 > rect.w:
        _counted(sheet, reading, name, rect, Counter(items), size, style)
        return
    pitch = pieces.row_pitch(len(items), size, gap, rect.w)
    top = rect.y + (rect.h - size) // 2
    for number, item in enumerate(items):
        place = Rect(rect.x + number * pitch, top, size, size)
        card(sheet, reading, f"{name}/card-{number + 1}", place, item)


def _counted(
    sheet: Sheet,
    reading: Cards,
    name: str,
    rect: Rect,
    counts: Counter[str],
    size: int,
    style: Style,
) -> None:
    """Each kind once, its number beside it, the sign "×" only where there is room for it."""
    labels = [f"×{count}" for count in counts.values()]
    if _width(sheet, labels, size, style) > rect.w:
        labels = [str(count) for count in counts.values()]
    while size > _SMALLEST and _width(sheet, labels, size, style) > rect.w:
        size -= 1
    left, top = rect.x, rect.y + (rect.h - size) // 2
    for number, (item, label) in enumerate(zip(counts, labels, strict=True)):
        place = Rect(left, top, size, size)
        card(sheet, reading, f"{name}/card-{number + 1}", place, item)
        width = sheet.width_of(label, style)
        beside = Rect(place.right + 2, rect.y, width, rect.h)
        sheet.text(f"{name}/count-{number + 1}", beside, label, style)
        left = beside.right + _APART


def _width(sheet: Sheet, labels: list[str], size: int, style: Style) -> int:
    words = sum(sheet.width_of(label, style) for label in labels)
    return words + len(labels) * (size + 2 + _APART) - _APART


def ability(
    sheet: Sheet, name: str, rect: Rect, item: str, colour: Colour = theme.LOYAL_INK
) -> None:
    """An ability as an icon."""
    sheet.icon(name, rect, _SIGNS.get(item, "star"), colour)


def patience(sheet: Sheet, name: str, rect: Rect, waited: int, most: int, *, due: bool) -> int:
    """Hourglasses, filled as far as the waiting has gone; returns the right end.

    Whoever is served in the coming selling phase has them on a dark pill.
    """
    height = rect.h - 6
    width = height * icons.ICONS["glass"].width // icons.FIELD
    place = Rect(rect.x, rect.y, most * (width + 6) + 18, rect.h)
    if due:
        sheet.panel(name, place, theme.BENCH, rect.h // 2)
    else:
        sheet.group(name, place)
    for number in range(most):
        glass = Rect(place.x + 12 + number * (width + 6), place.y + 3, width, height)
        is_full = number < waited
        edge = theme.SAND if due else theme.INK if is_full else theme.LINE
        fill = theme.AMBER if is_full else None
        sheet.icon(f"{name}/glass-{number + 1}", glass, "glass", fill, edge)
    return place.right
