"""The head of a picture that shows one player's area: who it is, when, and with what points."""

from __future__ import annotations

from dataclasses import dataclass, replace

from bot.i18n import t
from render import bar, theme
from render.scene import Rect
from render.sheet import Sheet
from render.theme import Style

PLATE = Rect(20, 16, 1560, 96)
_NAMES = (Style(46, theme.BOLD), theme.PLAYER, theme.VALUE)
_POINTS = Style(54, theme.BOLD)
_BOX, _RIBBON, _LOCK = 72, 56, 34


@dataclass(frozen=True, slots=True)
class Nameplate:
    """What the head says."""

    bar: bar.Bar
    title: str
    """What the picture shows, and of which round."""
    points: str
    has_ribbon: bool = False
    """Whether the points are reputation."""
    notice: str = ""
    """That only its player sees it, where it shows what a move would do; empty elsewhere."""


def ground(sheet: Sheet, name: str, seat: int) -> None:
    """The bar itself, in its seat's colour."""
    sheet.panel(name, PLATE, theme.SEATS[seat], theme.ROUND)


def draw(sheet: Sheet, name: str, plate: Nameplate, left: int) -> None:
    """Points and signs at the right, name and title from `left`, on the ground."""
    words, title = plate.bar, plate.title
    if plate.notice:
        words = replace(words, status="act", to_act=t(sheet.locale, "picture-after"))
        title = f"{title} · {plate.notice}"
    right = bar.signs(sheet, name, PLATE, words, _points(sheet, name, plate) - bar.GAP)
    room = Rect(left, PLATE.y, right - left, PLATE.h)
    bar.named(sheet, name, room.row(6, 50), words, _NAMES)
    row, colour = room.row(56, 34), theme.ON_SEATS[words.seat]
    if plate.notice:
        sheet.icon(f"{name}/lock", Rect(row.x, row.y, _LOCK, _LOCK), "lock", colour)
        row = Rect(row.x + _LOCK + 8, row.y, row.w - _LOCK - 8, row.h)
    style = sheet.fitting(title, row.w, theme.OPTION, theme.LABEL, theme.AXIS)
    sheet.text(f"{name}/subtitle", row, title, style, colour)


def _points(sheet: Sheet, name: str, plate: Nameplate) -> int:
    """The points on a parchment box; returns its left edge."""
    lead = _RIBBON + 8 if plate.has_ribbon else 0
    width = sheet.width_of(plate.points, _POINTS) + lead + 36
    box = Rect(PLATE.right - 12 - width, PLATE.y + (PLATE.h - _BOX) // 2, width, _BOX)
    sheet.panel(f"{name}/points", box, theme.PARCHMENT, theme.STAMP)
    if plate.has_ribbon:
        place = Rect(box.x + 12, box.y + (_BOX - _RIBBON) // 2, _RIBBON, _RIBBON)
        sheet.icon(f"{name}/points/ribbon", place, "ribbon", theme.CINNABAR, theme.INK)
    room = Rect(box.x + 12 + lead, box.y, box.w - 24 - lead, box.h)
    sheet.text(f"{name}/points/number", room, plate.points, _POINTS, theme.INK, "centre")
    return box.x
