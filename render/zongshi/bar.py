"""The bar over a workshop: figures, name, whether the seat is to act, points."""

from __future__ import annotations

from bot.games.zongshi.terms import Spot
from bot.games.zongshi.view import WorkshopView
from render import bar, pieces, theme
from render.scene import Rect
from render.sheet import Sheet
from render.zongshi.reading import Reading


def draw(sheet: Sheet, reading: Reading, owner: str, rect: Rect, workshop: WorkshopView) -> None:
    """The whole bar."""
    name = f"{owner}/bar"
    seat = workshop.seat
    bar.ground(sheet, name, rect, seat)
    left = figures(sheet, name, rect, workshop)
    right = _points(sheet, reading, name, rect, workshop)
    bar.draw(sheet, name, rect, said(reading, workshop), left, right)


def said(reading: Reading, workshop: WorkshopView) -> bar.Bar:
    """What a bar says of the workshop's player."""
    seat = workshop.seat
    return bar.Bar(
        seat=seat,
        player=reading.players[seat],
        status=reading.status(workshop),
        to_act=reading.t("board-to-act"),
        has_lantern=seat == reading.view.start_seat and not reading.is_over,
        has_won=seat in reading.winners,
        mark=reading.caption.mark(seat),
    )


def points(reading: Reading, workshop: WorkshopView) -> str:
    """Points: "about" while the game goes on."""
    return str(workshop.points) if reading.is_over else f"≈ {workshop.points}"


def figures(sheet: Sheet, name: str, rect: Rect, workshop: WorkshopView) -> int:
    """Master and apprentice, free, used or at work; returns where the name may begin."""
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
    words = points(reading, workshop)
    width = max(96, sheet.width_of(words, theme.SCORE) + 28)
    box = Rect(rect.right - 12 - width, rect.y + 8, width, rect.h - 16)
    sheet.panel(f"{name}/points", box, theme.PARCHMENT, theme.STAMP)
    sheet.text(f"{name}/points/number", box, words, theme.SCORE, theme.INK, "centre")
    return box.x - bar.GAP
