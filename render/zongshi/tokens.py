"""Tokens of Zong Shi: materials, costs, exchange tiles, figures in a crowd."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from bot.games.zongshi.terms import MATERIALS, TILE_PAIRS, Counts
from bot.games.zongshi.view import FigureAt
from render import pieces, theme
from render.scene import Rect
from render.sheet import Sheet
from render.theme import Colour, Style
from render.wording import Wording

COST, _COST_GAP, COST_MARGIN = 52, 3, 4
"""Size of a cost's tokens, what parts different ones, what surrounds them all on a bench."""
_COST_OVERLAPS = (0.0, 0.08, 0.15, 0.22)
"""Parts of a token by which equal ones may overlap."""
TILE, WITH_COUNT = 103, 156
"""Widths of an owned tile, and of several alike ones with their number."""
_OVERHANG, _BADGE = 8, 32
_SMALLEST = 40
"""Figures whose number can still be read."""


def material(
    sheet: Sheet,
    reading: Wording,
    name: str,
    x: int,
    y: int,
    size: int,
    item: str,
    edge: Colour = theme.INK,
) -> None:
    """A material token with its letter."""
    place = Rect(x, y, size, size)
    colour = theme.ON_MATERIALS[item]
    sheet.icon(name, place, item, theme.MATERIALS[item], edge, reading.letter(item), colour)


def spread(counts: Counts) -> list[str]:
    """Counts as a row of materials, like beside like."""
    return [item for item, count in zip(MATERIALS, counts, strict=True) for _ in range(count)]


def cost_width(counts: Counts, room: int = 0) -> int:
    """How wide a cost is drawn where there is so much room."""
    offsets = _cost_offsets(counts, room)
    return offsets[-1] + COST if offsets else 0


def cost(
    sheet: Sheet,
    reading: Wording,
    name: str,
    right: int,
    y: int,
    counts: Counts,
    *,
    on_bench: bool,
    room: int = 0,
) -> None:
    """A cost ending at `right`; equal tokens overlap unless they have room side by side.

    On a bench they lie on parchment, since pale edges would make one of two tokens.
    """
    width = cost_width(counts, room)
    place = Rect(right - width, y, width, COST).inset(-COST_MARGIN if on_bench else 0)
    sheet.group(name, place, overlapping=True)
    if on_bench:
        sheet.panel(f"{name}/ground", place, theme.PARCHMENT, theme.STAMP)
    for number, (item, offset) in enumerate(
        zip(spread(counts), _cost_offsets(counts, room), strict=True)
    ):
        material(
            sheet,
            reading,
            f"{name}/{item}-{number + 1}",
            right - width + offset,
            y,
            COST,
            item,
        )


def _cost_offsets(counts: Counts, room: int) -> list[int]:
    """Where each token lies, from the left: the least overlap for the room, or the greatest."""
    row = spread(counts)
    for share in _COST_OVERLAPS:
        offsets, left = [], 0
        for item, following in pairwise([*row, ""]):
            offsets.append(left)
            left += round(COST * (1 - share)) if item == following else COST + _COST_GAP
        if left - _COST_GAP <= room:
            break
    return offsets


def tile(
    sheet: Sheet, reading: Wording, name: str, rect: Rect, kind: int, size: int, count: int = 1
) -> None:
    """An exchange tile: its two materials; how many of them beside, or on its corner."""
    sheet.group(name, rect, overlapping=True)
    beside = WITH_COUNT - TILE if rect.w >= WITH_COUNT and count > 1 else 0
    card = Rect(rect.x, rect.y + _OVERHANG, rect.w - _OVERHANG, rect.h - _OVERHANG)
    sheet.panel(f"{name}/card", card, theme.WELL, theme.STAMP, theme.LINE, 3)
    one, other = (MATERIALS[index] for index in TILE_PAIRS[kind])
    width = card.w - beside
    gap = max(0, min(6, width - 2 * size - 8))
    left = card.x + (width - 2 * size - gap) // 2
    top = card.y + (card.h - size) // 2
    material(sheet, reading, f"{name}/{one}", left, top, size, one)
    material(sheet, reading, f"{name}/{other}", left + size + gap, top, size, other)
    if beside:
        place = Rect(card.right - beside - 4, card.y, beside, card.h)
        number(sheet, f"{name}/count", place, f"×{count}", theme.VALUE)
    elif count > 1:
        badge = Rect(rect.right - _BADGE, rect.y, _BADGE, _BADGE)
        fill, edge = theme.INK, theme.PARCHMENT
        sheet.icon(f"{name}/count", badge, "disc", fill, edge, str(count), theme.WHITE)


def figures_in_row(
    sheet: Sheet, name: str, rect: Rect, figures: Sequence[FigureAt], size: int = 62
) -> int:
    """Figures standing in a row that ends at the right; returns the width they take.

    Where they are many they first grow smaller, then overlap.
    """
    if not figures:
        return 0
    size = max(_SMALLEST, min(size, rect.h, rect.w // len(figures)))
    pitch = pieces.row_pitch(len(figures), size, 4, rect.w)
    width = pitch * (len(figures) - 1) + size
    left = rect.right - width
    sheet.group(name, Rect(left, rect.y, width, rect.h), overlapping=True)
    for number, figure in enumerate(figures):
        top = rect.y + (rect.h - size) // 2
        standing(sheet, f"{name}/figure-{number + 1}", left + number * pitch, top, size, figure)
    return width


def figures_in_block(sheet: Sheet, name: str, rect: Rect, figures: Sequence[FigureAt]) -> None:
    """Figures in as many columns as they need, filled from the upper left."""
    if not figures:
        return
    columns, size = _block(rect, len(figures))
    sheet.group(name, rect)
    for number, figure in enumerate(figures):
        row, column = divmod(number, columns)
        x, y = rect.x + column * (size + 2), rect.y + row * (size + 2)
        standing(sheet, f"{name}/figure-{number + 1}", x, y, size, figure)


def _block(rect: Rect, count: int) -> tuple[int, int]:
    """The fewest columns at the largest size from 62 down that hold so many figures."""
    for size in range(62, _SMALLEST - 1, -2):
        columns = max(1, (rect.w + 2) // (size + 2))
        if columns * ((rect.h + 2) // (size + 2)) >= count:
            return columns, size
    return max(1, rect.w // _SMALLEST), _SMALLEST


def standing(sheet: Sheet, name: str, x: int, y: int, size: int, figure: FigureAt) -> None:
    """A figure in the town; an apprentice who counts as a master wears a star."""
    if figure.as_master and figure.figure == "apprentice":
        sheet.group(name, Rect(x, y, size, size), overlapping=True)
        pieces.figure(sheet, f"{name}/figure", x, y, size, figure.seat, figure.figure)
        star = round(size * 0.46)
        sheet.icon(
            f"{name}/star", Rect(x + size - star, y, star, star), "star", theme.AMBER, theme.INK
        )
    else:
        pieces.figure(sheet, name, x, y, size, figure.seat, figure.figure)


def number(
    sheet: Sheet, name: str, rect: Rect, words: str, style: Style, colour: Colour = theme.INK
) -> None:
    """A number centred in its rectangle."""
    sheet.text(name, rect, words, style, colour, "centre")
