"""Pieces that all pictures share: seal, stamp, chip, figure, seat pill."""

from __future__ import annotations

from typing import NamedTuple

from render import theme
from render.scene import Rect
from render.sheet import Sheet
from render.theme import Colour, Style

HEADING = 42
"""Height of a board's heading."""


class Crest(NamedTuple):
    """By what one knows a game: its seal, and the figure that stands for a player."""

    characters: str
    """The two characters of the seal."""
    ground: Colour
    figure: str
    """An icon."""


def seal(sheet: Sheet, name: str, rect: Rect, crest: Crest) -> None:
    """The game's seal: two characters below one another."""
    sheet.panel(name, rect, crest.ground, theme.ROUND, theme.CREAM, max(3, rect.w // 28))
    height = (rect.h - rect.h // 9) // 2
    style = Style(round(height * theme.SEAL_SHARE), theme.BOLD)
    for number, character in enumerate(crest.characters[:2]):
        place = Rect(rect.x, rect.y + rect.h // 18 + number * height, rect.w, height)
        sheet.text(f"{name}/character-{number + 1}", place, character, style, theme.CREAM, "centre")


def stamp(sheet: Sheet, name: str, rect: Rect, points: int, size: int = 0) -> None:
    """Points: white on a square red stamp."""
    sheet.panel(name, rect, theme.CINNABAR, min(theme.STAMP, rect.h // 5))
    style = Style(size or max(theme.LEAST.size, round(rect.h * theme.STAMP_SHARE)), theme.BOLD)
    sheet.text(f"{name}/points", rect, str(points), style, theme.WHITE, "centre")


def figure(
    sheet: Sheet,
    name: str,
    x: int,
    y: int,
    size: int,
    seat: int,
    icon: str = "master",
    *,
    on_table: bool = False,
) -> None:
    """A figure in its seat's colour with the seat's number."""
    edge = theme.CREAM if on_table else theme.INK
    number_colour = theme.ON_SEATS[seat]
    sheet.icon(
        name,
        Rect(x, y, size, size),
        icon,
        theme.SEATS[seat],
        edge,
        str(seat + 1),
        number_colour,
    )


def figure_on_pad(sheet: Sheet, name: str, rect: Rect, seat: int, icon: str = "master") -> None:
    """A figure on a parchment pad: it can be used."""
    sheet.panel(name, rect, theme.PARCHMENT, theme.FIELD)
    size = rect.w - 8
    figure(sheet, f"{name}/figure", rect.x + 4, rect.y + (rect.h - size) // 2, size, seat, icon)


def used_figure(sheet: Sheet, name: str, rect: Rect, seat: int, icon: str, *, busy: bool) -> None:
    """A figure's outline on its seat's colour: used this round or, with an hourglass, at work."""
    size = rect.w - 8
    on_seat = theme.ON_SEATS[seat]
    colour = on_seat if busy else theme.mix(theme.SEATS[seat], on_seat, 0.6)
    top = rect.y + (rect.h - size) // 2
    sheet.group(name, rect, overlapping=True)
    sheet.icon(
        f"{name}/outline", Rect(rect.x + 4, top, size, size), icon, theme.SEATS[seat], colour
    )
    if busy:
        glass = round(size * 0.5)
        place = Rect(rect.x + 4 + size - glass, top + size - glass, glass, glass)
        sheet.icon(f"{name}/hourglass", place, "time", theme.AMBER, theme.INK)


def pill(sheet: Sheet, name: str, rect: Rect, seat: int, number: int) -> None:
    """A disc in a seat's colour with a number."""
    sheet.icon(name, rect, "disc", theme.SEATS[seat], theme.INK, str(number), theme.ON_SEATS[seat])


def player(sheet: Sheet, name: str, room: Rect, words: str, colour: Colour, *styles: Style) -> None:
    """A player's name: smaller where that shows all of it, else cut in the largest size."""
    fits = (style for style in styles if sheet.width_of(words, style) <= room.w)
    sheet.text(name, room, words, next(fits, styles[0]), colour, base="auto")


def chip(
    sheet: Sheet,
    name: str,
    rect: Rect,
    words: str,
    style: Style,
    fill: Colour,
    colour: Colour,
    *,
    arrow: bool = False,
    edge: Colour | None = None,
) -> None:
    """A pill with a word; `arrow` puts a triangle before it."""
    sheet.panel(name, rect, fill, rect.h // 2, edge, 3 if edge else 0)
    lead = 30 if arrow else 0
    if arrow:
        size = round(style.size * 0.8)
        place = Rect(rect.x + 14, rect.y + (rect.h - size) // 2, size, size)
        sheet.icon(f"{name}/arrow", place, "arrow", colour)
    room = Rect(rect.x + 12 + lead, rect.y, rect.w - 24 - lead, rect.h)
    sheet.text(f"{name}/word", room, words, style, colour, "centre")


def chip_width(sheet: Sheet, words: str, style: Style, *, arrow: bool = False) -> int:
    """How wide a chip has to be for its word."""
    return sheet.width_of(words, style) + 40 + (30 if arrow else 0)


def board(sheet: Sheet, name: str, rect: Rect, heading: str, count: str = "") -> Rect:
    """A parchment board with its heading, and a count at the right; returns what is below them."""
    sheet.panel(name, rect, theme.PARCHMENT, theme.ROUND)
    row = rect.row(8, HEADING).inset(20, 0)
    width = sheet.width_of(count, theme.DECIDING) if count else 0
    if count:
        place = row._replace(x=row.right - width, w=width)
        sheet.text(f"{name}/count", place, count, theme.DECIDING)
    room = row._replace(w=row.w - width - 16)
    style = sheet.fitting(heading, room.w, theme.BOARD, theme.LABEL_BOLD, theme.LEAST)
    sheet.text(f"{name}/heading", room, heading, style, theme.DIM)
    return Rect(rect.x + 20, row.bottom + 4, rect.w - 40, rect.bottom - row.bottom - 16)


def row_pitch(count: int, size: int, gap: int, width: int) -> int:
    """Distance of things in a row: `gap` apart where there is room, else overlapping."""
    if count < 2:
        return size + gap
    return min(size + gap, (width - size) // (count - 1))
