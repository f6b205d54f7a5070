"""The list of projects: eight basic ones, then the masterworks that lie face up."""

from __future__ import annotations

from render import pieces, theme
from render.scene import Rect
from render.sheet import Sheet
from render.zongshi import tokens
from render.zongshi.reading import Reading

_LEFTS = (20, 806)
_TOP, _PITCH, _ROWS = 588, 74, 4
_SIZE = (774, 66)


def draw(sheet: Sheet, reading: Reading) -> None:
    """All rows: the basic ones column by column, the masterworks last."""
    for number, basic in enumerate(reading.view.basic_projects):
        column, row = divmod(number, _ROWS)
        _row(sheet, reading, _place(column, row), basic.id, basic.left)
    for column in range(len(_LEFTS)):
        place = _place(column, _ROWS)
        if column < len(reading.view.masterworks):
            _row(sheet, reading, place, reading.view.masterworks[column], None)
        else:
            _no_masterwork(sheet, reading, f"project/masterwork-{column + 1}", place)


def _place(column: int, row: int) -> Rect:
    return Rect(_LEFTS[column], _TOP + row * _PITCH, *_SIZE)


def _row(sheet: Sheet, reading: Reading, rect: Rect, item: str, left: int | None) -> None:
    name = f"project/{item}"
    project = reading.project(item)
    on_bench = left is None
    ink = theme.CREAM if on_bench else theme.INK
    if on_bench:
        sheet.panel(name, rect, theme.BENCH, theme.ROUND, theme.BRASS, 3)
    else:
        sheet.panel(name, rect, theme.PARCHMENT, theme.ROUND)
    pieces.stamp(sheet, f"{name}/stamp", Rect(rect.x + 6, rect.y + 5, 56, 56), project.points, 36)
    time = rect.right - (162 if left is not None else 90)
    fill = theme.SCROLL if on_bench else theme.BENCH
    sheet.icon(f"{name}/time", Rect(time + 6, rect.y + 13, 28, 40), "glass", fill)
    sheet.text(
        f"{name}/rounds",
        Rect(time + 39, rect.y, 44, rect.h),
        str(project.time),
        theme.DECIDING,
        ink,
    )
    if left is not None:
        count = Rect(rect.right - 78, rect.y, 64, rect.h)
        sheet.text(f"{name}/left", count, f"×{left}", theme.SUBTITLE, theme.DIM, "right")
    style, full = theme.project_style(sheet.locale), reading.name(item)
    words = rect.column(72, time - 14 - 72 - rect.x)
    room = words.w - sheet.width_of(full, style)
    right, top = time - 6, rect.y + 7
    tokens.cost(
        sheet, reading, f"{name}/cost", right, top, project.price, on_bench=on_bench, room=room
    )
    words = words._replace(w=words.w - tokens.cost_width(project.price, room))
    fits = sheet.width_of(full, style) <= words.w
    sheet.text(f"{name}/name", words, full if fits else reading.short(item), style, ink)
    if left == 0:
        sheet.veil(f"{name}/veil", rect, theme.PARCHMENT, theme.ROUND)


def _no_masterwork(sheet: Sheet, reading: Reading, name: str, rect: Rect) -> None:
    sheet.dashes(name, rect, theme.ROUND, theme.DIM)
    words = reading.t("board-no-masterwork")
    sheet.text(f"{name}/word", rect.inset(24, 0), words, theme.LOG, theme.SAND)
