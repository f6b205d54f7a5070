"""The work of a workshop: the time track with what is in progress, and the six places."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.zongshi.terms import MATERIALS
from bot.games.zongshi.view import BuildingView, WorkshopView
from render import pieces, text, theme
from render.scene import Rect
from render.sheet import Sheet
from render.theme import Style
from render.zongshi import tokens
from render.zongshi.reading import Reading

ROUNDS = 4
"""The first number of the time track."""
_FIELD, _FIELD_GAP = 62, 4
_GAP = 8
_MASTERY = "_mastery"
_SIGNS = {
    "larger_workshop": "plus",
    "blacksmith_tools": "smith",
    "temple_offering": "pagoda",
    "merchant_statue": "merchant",
}


def track(sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView) -> None:
    """Rounds left from four to none with the busy figure on its number; then the project."""
    sheet.group(name, rect)
    building = workshop.building
    for number, rounds in enumerate(range(ROUNDS, -1, -1)):
        place = Rect(rect.x + number * (_FIELD + _FIELD_GAP), rect.y, _FIELD, rect.h)
        label = f"{name}/round-{rounds}"
        field(sheet, label, place, rounds, workshop.seat, building, theme.COUNT)
    left = rect.x + (ROUNDS + 1) * (_FIELD + _FIELD_GAP) + 10
    room = Rect(left, rect.y, rect.right - left, rect.h)
    if building is None:
        sheet.text(f"{name}/idle", room, reading.t("board-idle"), theme.LABEL, theme.DIM)
    else:
        _in_progress(sheet, reading, name, room, building.projects)


def field(
    sheet: Sheet,
    name: str,
    rect: Rect,
    rounds: int,
    seat: int,
    building: BuildingView | None,
    style: Style,
) -> None:
    """One number of the time track, with the figure that works where it stands there."""
    here = building is not None and min(building.rounds_left, ROUNDS) == rounds
    sheet.panel(name, rect, theme.AMBER if here else theme.WELL, theme.STAMP)
    if here and building is not None:
        size = min(rect.w, rect.h) - 8
        place = (rect.x + (rect.w - size) // 2, rect.y + (rect.h - size) // 2)
        pieces.figure(sheet, f"{name}/figure", *place, size, seat, building.figure)
    else:
        colour = theme.LINE if building is None else theme.INK
        tokens.number(sheet, f"{name}/number", rect, str(rounds), style, colour)


def _in_progress(
    sheet: Sheet, reading: Reading, name: str, room: Rect, projects: tuple[str, ...]
) -> None:
    """One project in large type, or the two of a Twofold Path below one another."""
    height = room.h // len(projects)
    side = min(54, height - 2)
    style = theme.project_style(sheet.locale) if len(projects) == 1 else theme.SMALL_BOLD
    for number, item in enumerate(projects):
        row = room.row(number * height, height)
        place = f"{name}/project-{number + 1}"
        sheet.group(place, row)
        square = Rect(row.x, row.y + (row.h - side) // 2, max(side, 42), side)
        pieces.stamp(sheet, f"{place}/stamp", square, reading.project(item).points)
        words = Rect(square.right + 12, row.y, row.right - square.right - 12, row.h)
        sheet.text(f"{place}/name", words, reading.name(item), style)


class _Shelf(NamedTuple):
    """How the places are arranged."""

    columns: int
    rows: int


def draw(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView, *, slim: bool
) -> None:
    """The six places: finished projects, what is borrowed, empty ones."""
    sheet.group(name, rect)
    count = reading.catalogue.setup.project_places
    shelf = _Shelf(count, 1) if slim else _Shelf(-(-count // 2), 2)
    width = (rect.w - (shelf.columns - 1) * _GAP) // shelf.columns
    height = (rect.h - (shelf.rows - 1) * _GAP) // shelf.rows
    paint = _sign if slim else _named
    for number in range(count):
        row, column = divmod(number, shelf.columns)
        place = Rect(
            rect.x + column * (width + _GAP), rect.y + row * (height + _GAP), width, height
        )
        label = f"{name}/place-{number + 1}"
        if number < len(workshop.completed):
            paint(sheet, reading, label, place, workshop.completed[number], borrowed=False)
        elif number == len(workshop.completed) and workshop.borrowed is not None:
            paint(sheet, reading, label, place, workshop.borrowed, borrowed=True)
        else:
            sheet.dashes(label, place, theme.STAMP)


def _ground(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, item: str, *, borrowed: bool
) -> theme.Colour:
    """A filled place; what is borrowed until the turn ends has an amber edge and no points."""
    if borrowed:
        sheet.panel(name, rect, theme.CARD, theme.STAMP, theme.AMBER, 4)
        return theme.INK
    masterwork = reading.is_masterwork(item)
    sheet.panel(name, rect, theme.BENCH if masterwork else theme.WELL, theme.STAMP)
    return theme.CREAM if masterwork else theme.INK


def _named(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, item: str, *, borrowed: bool
) -> None:
    colour = _ground(sheet, reading, name, rect, item, borrowed=borrowed)
    left = rect.x + 10
    if not borrowed:
        side = 46
        square = Rect(left, rect.y + (rect.h - side) // 2, side, side)
        pieces.stamp(sheet, f"{name}/stamp", square, reading.project(item).points)
        left = square.right + 10
    room = Rect(left, rect.y, rect.right - 6 - left, rect.h)
    rows = _name_lines(reading, item, room.w)
    height = round(rows[0].size * theme.TIGHT)
    top = rect.y + (rect.h - height * len(rows)) // 2
    sheet.lines(
        f"{name}/name", room._replace(y=top, h=height * len(rows)), rows, theme.TIGHT, colour
    )


def _name_lines(reading: Reading, item: str, width: int) -> tuple[text.Line, ...]:
    """The full name on at most two lines, else its short form."""
    style = theme.place_style(reading.locale)
    for words in (reading.name(item), reading.short(item)):
        rows = text.wrap(words, reading.locale, style, width, 2)
        if not any(row.text.endswith(text.ELLIPSIS) for row in rows):
            return rows
    return text.wrap(reading.short(item), reading.locale, style, width, 2)


def _sign(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, item: str, *, borrowed: bool
) -> None:
    """Without room for names: the points, and a token or icon of the reward."""
    _ground(sheet, reading, name, rect, item, borrowed=borrowed)
    side, size = 42, 42
    top = rect.y + (rect.h - side) // 2
    middle = rect.x + rect.w // 2
    if not borrowed:
        pieces.stamp(
            sheet, f"{name}/stamp", Rect(rect.x + 8, top, side, side), reading.project(item).points
        )
        middle = (rect.x + 8 + side + rect.right) // 2
    sign = Rect(middle - size // 2, rect.y + (rect.h - size) // 2, size, size)
    material = item.removesuffix(_MASTERY)
    if material in MATERIALS:
        tokens.material(sheet, reading, f"{name}/sign", sign.x, sign.y, size, material)
    elif reading.is_masterwork(item):
        sheet.icon(f"{name}/sign", sign.inset(3), "star", theme.BRASS, theme.CREAM)
    else:
        sheet.icon(f"{name}/sign", sign, _SIGNS[item], theme.BENCH)
