"""Reputation of every seat with one profession: a row of pills in the order of the seats."""

from __future__ import annotations

from render import theme
from render.scene import Rect, Side
from render.sheet import Sheet
from render.swordsmith.reading import Reading

_WIDEST, _NARROWEST = 92, 62
"""Widths of a pill; where there is less room, numbers stand above the points."""
_TAB, _LOW_TAB = 24, 24


def is_close(width: int, seats: int) -> bool:
    """Whether so many pills in a row of that width need more height."""
    return width < seats * (_NARROWEST + 6)


def pills(sheet: Sheet, reading: Reading, owner: str, row: Rect, column: int) -> None:
    """Each seat's number and points, with a line towards the end of the track."""
    smithies = reading.view.smithies
    low = is_close(row.w, len(smithies))
    gap = 3 if low else 6
    width = min(_WIDEST, (row.w - gap * (len(smithies) - 1)) // len(smithies))
    for smithy in smithies:
        pill = row.column(smithy.seat * (width + gap), width)
        name, seat = f"{owner}/seat-{smithy.seat + 1}", smithy.seat
        points = smithy.reputation[column].points
        sheet.panel(name, pill, theme.SEATS[seat], theme.STAMP)
        if low:
            _above(sheet, name, pill, seat, points)
        else:
            share = min(1, points / reading.view.reputation_track)
            _beside(sheet, name, pill, seat, points, share)


def _beside(sheet: Sheet, name: str, pill: Rect, seat: int, points: int, share: float) -> None:
    tab = pill.column(0, _TAB)
    _tab(sheet, name, tab, seat)
    room = Rect(tab.right, pill.y, pill.right - tab.right, pill.h - 9)
    _points(sheet, name, room, seat, points)
    track = Rect(tab.right + 3, pill.bottom - 8, room.w - 8, 5)
    ground = theme.mix(theme.SEATS[seat], theme.INK, theme.TRACK_SHADE)
    sheet.panel(f"{name}/track", track, ground, 3)
    done = round(track.w * share)
    if done:
        sheet.panel(f"{name}/track/done", track._replace(w=done), theme.AMBER, 3)


def _above(sheet: Sheet, name: str, pill: Rect, seat: int, points: int) -> None:
    tab = pill.row(0, _LOW_TAB)
    _tab(sheet, name, tab, seat)
    _points(sheet, name, pill.row(tab.h, pill.h - tab.h), seat, points)


def _tab(sheet: Sheet, name: str, tab: Rect, seat: int) -> None:
    side: Side = "right" if tab.h > tab.w else "foot"
    sheet.panel(f"{name}/tab", tab, theme.SEAT_TABS[seat], theme.STAMP, square=side)
    sheet.text(f"{name}/tab/number", tab, str(seat + 1), theme.TAB, theme.ON_SEATS[seat], "centre")


def _points(sheet: Sheet, name: str, room: Rect, seat: int, points: int) -> None:
    sizes = (theme.BOARD, theme.LABEL_BOLD, theme.SMALL_BOLD, theme.LEAST)
    lower = [size for size in sizes if size.size <= room.h]
    # A dash, since a nought looks like a six or an eight when it is small.
    words = str(points) if points else "–"
    style = sheet.fitting(words, room.w, *lower)
    sheet.text(f"{name}/points", room, words, style, theme.ON_SEATS[seat], "centre")
