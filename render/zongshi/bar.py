"""The bar over a workshop: figures, name, whether the seat is to act, points."""

from __future__ import annotations

from bot.games.zongshi.terms import Spot
from bot.games.zongshi.view import WorkshopView
from render import pieces, theme
from render.scene import Rect
from render.sheet import Sheet
from render.zongshi.reading import Reading

_GAP = 12


def draw(sheet: Sheet, reading: Reading, owner: str, rect: Rect, workshop: WorkshopView) -> None:
    """The whole bar."""
    name = f"{owner}/bar"
    seat = workshop.seat
    sheet.panel(name, rect, theme.SEATS[seat], theme.ROUND, square_foot=True)
    left = _figures(sheet, f"{name}", rect, workshop)
    right = _points(sheet, reading, f"{name}", rect, workshop)
    right = _status(sheet, reading, f"{name}", rect, workshop, right)
    if seat == reading.view.start_seat and not reading.is_over:
        size = rect.h - 24
        right -= size
        place = Rect(right, rect.y + 12, size, size)
        sheet.icon(f"{name}/lantern", place, "lantern", theme.AMBER, theme.INK)
        right -= _GAP
    words = Rect(left, rect.y, right - left, rect.h)
    colour = theme.ON_SEATS[seat]
    sheet.text(f"{name}/name", words, reading.players[seat], theme.PLAYER, colour, base="auto")


def _figures(sheet: Sheet, name: str, rect: Rect, workshop: WorkshopView) -> int:
    size = rect.h - 8
    left = rect.x + 6
    for icon, spot in (("master", workshop.master), ("apprentice", workshop.apprentice)):
        pad = Rect(left, rect.y + 4, size, size)
        if spot is Spot.FREE:
            pieces.figure_on_pad(sheet, f"{name}/{icon}", pad, workshop.seat, icon)
        else:
            pieces.used_figure(
                sheet, f"{name}/{icon}", pad, workshop.seat, icon, busy=spot is Spot.BUSY
            )
        left += size + 6
    return left + 8


def _points(sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView) -> int:
    """Points: "about" while the game goes on."""
    words = str(workshop.points) if reading.is_over else f"≈ {workshop.points}"
    width = max(96, sheet.width_of(words, theme.SCORE) + 28)
    box = Rect(rect.right - 12 - width, rect.y + 8, width, rect.h - 16)
    sheet.panel(f"{name}/points", box, theme.PARCHMENT, theme.STAMP)
    sheet.text(f"{name}/points/number", box, words, theme.SCORE, theme.INK, "centre")
    if workshop.seat not in reading.winners:
        return box.x - _GAP
    crown = Rect(box.x - _GAP - 54, rect.y + (rect.h - 54) // 2, 54, 54)
    sheet.icon(f"{name}/crown", crown, "crown", theme.AMBER, theme.INK)
    return crown.x - _GAP


def _status(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView, right: int
) -> int:
    status = reading.status(workshop)
    colour = theme.ON_SEATS[workshop.seat]
    if status == "act":
        words = reading.t("board-to-act")
        width = pieces.chip_width(sheet, words, theme.LABEL_BOLD, arrow=True)
        place = Rect(right - width, rect.y + (rect.h - 48) // 2, width, 48)
        pieces.chip(
            sheet,
            f"{name}/chip",
            place,
            words,
            theme.LABEL_BOLD,
            theme.AMBER,
            theme.INK,
            arrow=True,
            edge=theme.INK,
        )
        return place.x - _GAP
    if not status:
        return right
    place = Rect(right - 40, rect.y + (rect.h - 40) // 2, 40, 40)
    sheet.icon(f"{name}/{status}", place, {"done": "tick", "due": "dots"}[status], colour)
    return place.x - _GAP
