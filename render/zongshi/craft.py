"""The work of a workshop, large: what is in progress, and the finished projects as cards."""

from __future__ import annotations

from bot.games.zongshi.view import BuildingView, WorkshopView
from bot.i18n.zongshi import Words
from render import pieces, theme
from render.scene import Rect
from render.sheet import Sheet
from render.theme import Style
from render.zongshi import places as small
from render.zongshi import tokens
from render.zongshi.reading import Reading

_FIELD, _FIELD_GAP = 96, 8
_GAP = 12
_STAMP, _LINES = 64, 2
_ROUND = Style(54, theme.BOLD)
_NAMES = (theme.PLAYER, theme.VALUE, theme.BOARD, theme.LABEL_BOLD)
_EFFECTS = (theme.OPTION, theme.LOG, theme.LABEL, theme.SMALL, theme.AXIS)


def track(sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView) -> None:
    """Rounds left with the busy figure on its number; the projects with their cost."""
    sheet.panel(name, rect, theme.PARCHMENT, theme.ROUND)
    inner = rect.inset(20, 16)
    building = workshop.building
    for number, rounds in enumerate(range(small.ROUNDS, -1, -1)):
        field = inner.column(number * (_FIELD + _FIELD_GAP), _FIELD)
        small.field(sheet, f"{name}/round-{rounds}", field, rounds, workshop.seat, building, _ROUND)
    left = (small.ROUNDS + 1) * (_FIELD + _FIELD_GAP) + 12
    room = inner.column(left, inner.w - left)
    if building is None:
        sheet.text(f"{name}/idle", room, reading.t("board-idle"), theme.SUBTITLE, theme.DIM)
    else:
        _in_progress(sheet, reading, name, room, building)


def _in_progress(
    sheet: Sheet, reading: Reading, name: str, room: Rect, building: BuildingView
) -> None:
    """Points, name, cost: one project, or the two of a Twofold Path below one another."""
    height = room.h // len(building.projects)
    side = min(80, height - 6)
    for number, item in enumerate(building.projects):
        row, place = room.row(number * height, height), f"{name}/project-{number + 1}"
        sheet.group(place, row)
        project = reading.project(item)
        square = Rect(row.x, row.y + (row.h - side) // 2, side, side)
        pieces.stamp(sheet, f"{place}/stamp", square, project.points)
        cost = tokens.cost_width(project.price)
        top = row.y + (row.h - tokens.COST) // 2
        tokens.cost(sheet, reading, f"{place}/cost", row.right, top, project.price, on_bench=False)
        words = Rect(square.right + 18, row.y, row.right - cost - 36 - square.right, row.h)
        style = sheet.fitting(reading.name(item), words.w, theme.ACTOR, *_NAMES)
        sheet.text(f"{place}/name", words, reading.name(item), style)


def places(sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView) -> None:
    """The six places in two rows: finished projects, what is borrowed, empty ones."""
    sheet.group(name, rect)
    count = reading.catalogue.setup.project_places
    columns = -(-count // 2)
    width = (rect.w - (columns - 1) * _GAP) // columns
    height = (rect.h - _GAP) // 2
    for number in range(count):
        row, column = divmod(number, columns)
        place = Rect(
            rect.x + column * (width + _GAP), rect.y + row * (height + _GAP), width, height
        )
        label = f"{name}/place-{number + 1}"
        if number < len(workshop.completed):
            _card(sheet, reading, label, place, workshop.completed[number])
        elif number == len(workshop.completed) and workshop.borrowed is not None:
            _card(sheet, reading, label, place, workshop.borrowed, is_borrowed=True)
        else:
            sheet.dashes(label, place, theme.ROUND, theme.DIM)


def _card(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, item: str, *, is_borrowed: bool = False
) -> None:
    """Points and full name; below, the reward of a basic project, the cost of a masterwork."""
    project, is_masterwork = reading.project(item), reading.is_masterwork(item)
    ground, ink = (theme.BENCH, theme.CREAM) if is_masterwork else (theme.PARCHMENT, theme.INK)
    edge = theme.AMBER if is_borrowed else theme.BRASS if is_masterwork else None
    sheet.panel(name, rect, ground, theme.ROUND, edge, 4 if edge else 0)
    head = rect.row(10, _STAMP).inset(14, 0)
    left = head.x
    if not is_borrowed:
        pieces.stamp(sheet, f"{name}/stamp", head.column(0, _STAMP), project.points)
        left += _STAMP + 14
    room = Rect(left, head.y, head.right - left, head.h)
    words = reading.name(item)
    style = sheet.fitting(words, room.w, *_NAMES)
    sheet.text(f"{name}/name", room, words, style, ink)
    foot = Rect(head.x, head.bottom + 2, head.w, rect.bottom - head.bottom - 10)
    if is_masterwork:
        right = foot.x + tokens.COST_MARGIN + tokens.cost_width(project.price)
        top = foot.y + (foot.h - tokens.COST) // 2
        tokens.cost(sheet, reading, f"{name}/cost", right, top, project.price, on_bench=True)
    else:
        words = Words(reading.locale, reading.catalogue).effect(item)
        sheet.paragraph(f"{name}/reward", foot, words, _LINES, _EFFECTS, theme.DIM)
