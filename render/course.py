"""The course of a game: everybody's points after each round, as lines below the score sheet."""

from __future__ import annotations

from dataclasses import dataclass

from bot.i18n import t
from bot.i18n.words import in_a_row
from render import pieces, theme
from render.picture import ALT_LIMIT, Caption
from render.scene import Rect
from render.sheet import Sheet

_FIGURE = 48
_SIDE, _FOOT = 56, 42
"""Room for the numbers left of the lines and below them."""
_STEPS = (5, 10, 20, 25, 50, 100)
_MOST_RULES = 4
_MOST_ROUNDS = 10
_LINE, _EDGE = 7, 13
_REACH = 8
"""How far a line may reach out of its area."""


@dataclass(frozen=True, slots=True)
class Course:
    """Points by round and seat."""

    rounds: tuple[int, ...]
    """The numbers of the rounds."""
    points: tuple[tuple[int, ...], ...]
    """Of each round, by seat."""
    title: str


def draw(sheet: Sheet, name: str, rect: Rect, course: Course, figure: str) -> None:
    """Rules with their points, rounds below, a line for each seat with its figure at the end."""
    sheet.panel(name, rect, theme.WELL, theme.FIELD)
    area = Rect(
        rect.x + _SIDE,
        rect.y + _FIGURE // 2,
        rect.w - _SIDE - _FIGURE - 36,
        rect.h - _FIGURE // 2 - _FOOT - 8,
    )
    lines = sheet.group(f"{name}/lines", area.inset(-_REACH), overlapping=True)
    most = max(max(row) for row in course.points) or 1
    step = next((step for step in _STEPS if most / step <= _MOST_RULES), most)
    for points in range(0, most + 1, step):
        y = _height(area, points, most)
        sheet.panel(f"{name}/lines/rule-{points}", Rect(area.x, y - 1, area.w, 2), theme.LINE, 0)
        words = Rect(rect.x + 4, y - 13, _SIDE - 14, 26)
        sheet.text(f"{name}/points-{points}", words, str(points), theme.AXIS, theme.DIM, "right")
    _rounds(sheet, name, area, course)
    for seat in range(len(course.points[0])):
        _line(sheet, f"{name}/lines", lines, area, course, most, seat)
    _ends(sheet, f"{name}/ends", rect, area, course, most, figure)


def with_course(alt: str, course: Course, caption: Caption) -> str:
    """A description with everybody's points after each round, where there is room for that."""
    lines = [course.title]
    for seat, player in enumerate(caption.players()):
        points = in_a_row(caption.locale, [str(row[seat]) for row in course.points])
        lines.append(t(caption.locale, "picture-alt-course", name=player, points=points))
    longer = "\n".join([alt, *lines])
    return longer if len(longer) <= ALT_LIMIT else alt


def _rounds(sheet: Sheet, name: str, area: Rect, course: Course) -> None:
    """The numbers of as many rounds as stand apart."""
    count = len(course.rounds)
    every = -(-count // _MOST_ROUNDS)
    for number in range(0, count, every):
        place = Rect(_left(area, number, count) - 24, area.bottom + 13, 48, 28)
        words = str(course.rounds[number])
        sheet.text(f"{name}/round-{number + 1}", place, words, theme.AXIS, theme.DIM, "centre")


def _line(
    sheet: Sheet, name: str, room: Rect, area: Rect, course: Course, most: int, seat: int
) -> None:
    """A seat's line in its colour, with an edge."""
    corners = tuple(
        (_left(area, number, len(course.rounds)), _height(area, row[seat], most))
        for number, row in enumerate(course.points)
    )
    sheet.curve(f"{name}/edge-{seat + 1}", room, corners, theme.INK, _EDGE)
    sheet.curve(f"{name}/line-{seat + 1}", room, corners, theme.SEATS[seat], _LINE)


def _ends(
    sheet: Sheet, name: str, rect: Rect, area: Rect, course: Course, most: int, figure: str
) -> None:
    """The figures at the ends of their lines, pushed apart where these come together."""
    room = Rect(area.right + 26, rect.y, _FIGURE, rect.h)
    sheet.group(name, room, overlapping=True)
    ends = [_height(area, points, most) for points in course.points[-1]]
    for seat, middle in enumerate(_apart(ends, rect)):
        top = middle - _FIGURE // 2
        pieces.figure(sheet, f"{name}/seat-{seat + 1}", room.x, top, _FIGURE, seat, figure)


def _left(area: Rect, number: int, count: int) -> int:
    return area.x + round(area.w * number / max(1, count - 1))


def _height(area: Rect, points: int, most: int) -> int:
    return area.bottom - round(area.h * points / most)


def _apart(middles: list[int], rect: Rect) -> list[int]:
    """Heights as near to these as figures that do not cover one another can be."""
    order = sorted(range(len(middles)), key=lambda seat: (middles[seat], seat))
    gap = min(_FIGURE, (rect.h - _FIGURE) // max(1, len(order) - 1))
    placed = list(middles)
    lowest = rect.y + _FIGURE // 2
    for seat in order:
        placed[seat] = lowest = max(middles[seat], lowest)
        lowest += gap
    highest = rect.bottom - _FIGURE // 2
    for seat in reversed(order):
        placed[seat] = highest = min(placed[seat], highest)
        highest -= gap
    return placed
