"""The bar over a private picture: whose it is, and that nobody else sees it."""

from __future__ import annotations

from render import pieces, theme
from render.scene import Rect
from render.sheet import Sheet

BAR = Rect(20, 16, 1560, 92)


def bar(sheet: Sheet, seat: int, player: str, figure: str, title: str, notice: str) -> None:
    """Figure, name and title on the left; a lock and the notice on the right."""
    colour = theme.ON_SEATS[seat]
    sheet.panel("bar", BAR, theme.SEATS[seat], theme.FIELD)
    pad = Rect(BAR.x + 8, BAR.y + 8, 76, 76)
    pieces.figure_on_pad(sheet, "bar/pad", pad, seat, figure)
    width = sheet.width_of(notice, theme.BOARD)
    right = BAR.right - 20 - width
    sheet.text("bar/private", Rect(right, BAR.y, width, BAR.h), notice, theme.BOARD, colour)
    sheet.icon("bar/lock", Rect(right - 58, BAR.y + 24, 44, 44), "lock", colour)
    room = Rect(BAR.x + 104, BAR.y, right - 80 - BAR.x - 104, BAR.h)
    sheet.text("bar/name", room.row(2, 47), player, theme.ACTOR, colour, base="auto")
    style = theme.BOARD._replace(weight=400)
    sheet.text("bar/round", room.row(49, 41), title, style, colour)
