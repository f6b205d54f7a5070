"""The score sheet: one column a seat, one row a line."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.ruleset import Outcome, Standing
from bot.i18n import t
from render import pieces, text, theme
from render.course import Course
from render.course import draw as draw_course
from render.picture import Caption
from render.pieces import Crest
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.theme import Style

WIDTH, HEIGHT = 1600, 1018
_TITLE = Rect(136, 16, 1444, 62)
_BOARD = Rect(20, 132, 1560, 866)
_LABELS = 384
_WIDE_LABELS = 470
_HEAD = 104
_NARROW = 240
_TOTAL, _LOW_TOTAL = 132, 100
_COURSE = 240
"""The least height of the course, and the most of a line above it."""
_TALLEST = 84


@dataclass(frozen=True, slots=True)
class ScoreWords:
    """What a game says on its score sheet."""

    crest: Crest
    title: str
    detail: str
    lines: dict[str, str]
    """The lines' names by id."""
    icons: dict[str, str]
    """The lines' icons by id."""


def scene(
    outcome: Outcome, caption: Caption, words: ScoreWords, course: Course | None = None
) -> Scene:
    """The whole sheet; columns stand in the order of the seats, the course of the game below."""
    sheet = Sheet("score", WIDTH, HEIGHT, caption.locale)
    pieces.seal(sheet, "seal", Rect(20, 20, 96, 96), words.crest)
    style = sheet.fitting(words.title, _TITLE.w, theme.TITLE, theme.ACTOR, theme.PLAYER)
    sheet.text("title", _TITLE, words.title, style, theme.CREAM)
    detail = Rect(_TITLE.x, 78, _TITLE.w, 42)
    style = sheet.fitting(words.detail, detail.w, theme.LOG, theme.LABEL, theme.SMALL)
    sheet.text("detail", detail, words.detail, style, theme.SAND)
    sheet.panel("board", _BOARD, theme.PARCHMENT, theme.ROUND)
    standings = sorted(outcome.standings, key=lambda standing: standing.seat)
    labels = _LABELS if len(standings) > 3 else _WIDE_LABELS
    table = _BOARD
    if course is not None:
        count = len(standings[0].lines)
        room = _BOARD.h - _HEAD - _LOW_TOTAL - _COURSE
        table = _BOARD.row(0, _HEAD + count * min(_TALLEST, room // count) + _LOW_TOTAL)
        _course(
            sheet,
            Rect(table.x, table.bottom, table.w, _BOARD.bottom - table.bottom),
            labels,
            course,
            words,
        )
    _table(sheet, table, standings, caption, words, labels)
    return sheet.scene()


def _table(
    sheet: Sheet,
    table: Rect,
    standings: list[Standing],
    caption: Caption,
    words: ScoreWords,
    labels: int,
) -> None:
    """A column a seat, the winners' on a ground of its own."""
    width = (table.w - labels - 16) // len(standings)
    columns = [table.column(labels + n * width, width) for n in range(len(standings))]
    for standing, column in zip(standings, columns, strict=True):
        if standing.rank == 1:
            name = f"board/ground-{standing.seat + 1}"
            sheet.panel(name, column.inset(2, 0), theme.WINNER, 0)
    foot = table.row(table.h - _LOW_TOTAL, _LOW_TOTAL)
    if table.h == _BOARD.h:
        foot = table.row(table.h - _TOTAL, _TOTAL)
    rows = Rect(table.x, table.y + _HEAD, table.w, foot.y - table.y - _HEAD)
    _lines(sheet, rows, standings, columns, words, labels)
    players = caption.players()
    for standing, column in zip(standings, columns, strict=True):
        _column_head(sheet, standing.seat, column.inset(8, 0), players[standing.seat], words)
        _total(sheet, standing, column._replace(y=foot.y, h=foot.h))
    total = Rect(table.x + 24, foot.y, labels - 32, foot.h)
    sheet.text("board/total", total, t(caption.locale, "picture-total"), theme.SCORE)


def _course(sheet: Sheet, rect: Rect, labels: int, course: Course, words: ScoreWords) -> None:
    """The lines of all seats under their columns, what they show beside them."""
    room = Rect(rect.x + 24, rect.y, labels - 40, rect.h - 16)
    rows = text.wrap(course.title, sheet.locale, theme.LOG, room.w, 3)
    height = round(theme.LOG.size * theme.LEADING) * len(rows)
    place = room._replace(y=room.y + (room.h - height) // 2, h=height)
    sheet.lines("board/course-label", place, rows, theme.LEADING, theme.DIM)
    area = Rect(rect.x + labels, rect.y, rect.w - labels - 16, rect.h - 16)
    draw_course(sheet, "board/course", area, course, words.crest.figure)


def _column_head(sheet: Sheet, seat: int, column: Rect, player: str, words: ScoreWords) -> None:
    bar = Rect(column.x, column.y + 14, column.w, 80)
    name = f"board/seat-{seat + 1}"
    sheet.panel(name, bar, theme.SEATS[seat], theme.FIELD)
    side, style = (64, theme.BOARD) if column.w > _NARROW else (54, theme.LABEL_BOLD)
    pad = Rect(bar.x + 6, bar.y + (bar.h - side) // 2, side, side)
    pieces.figure_on_pad(sheet, f"{name}/pad", pad, seat, words.crest.figure)
    room = Rect(pad.right + 8, bar.y, bar.right - 8 - pad.right - 8, bar.h)
    sheet.text(f"{name}/name", room, player, style, theme.ON_SEATS[seat], base="auto")


def _lines(
    sheet: Sheet,
    area: Rect,
    standings: list[Standing],
    columns: list[Rect],
    words: ScoreWords,
    labels: int,
) -> None:
    ids = [line.line for line in standings[0].lines]
    height = area.h // len(ids)
    width = labels - 24 - 40 - 16 - 12
    longest = max(
        (words.lines[line] for line in ids), key=lambda one: sheet.width_of(one, theme.LOG)
    )
    labelled = sheet.fitting(longest, width, theme.LOG, theme.SMALL)
    for number, line in enumerate(ids):
        row = area.row(number * height, height)
        name = f"board/line-{line}"
        icon = Rect(row.x + 24, row.y + (row.h - 40) // 2, 40, 40)
        colour = theme.CINNABAR if words.icons[line] == "stamp" else theme.BENCH
        sheet.icon(f"{name}-icon", icon, words.icons[line], colour)
        _label(sheet, f"{name}-label", row.column(80, width), words.lines[line], labelled)
        sheet.panel(f"{name}-rule", Rect(row.x + 20, row.bottom - 3, row.w - 40, 3), theme.WELL, 0)
        points = [standing.lines[number].points for standing in standings]
        for standing, column, value in zip(standings, columns, points, strict=True):
            best = value == max(points) and value > 0
            shown, colour = (str(value), theme.INK) if value else ("–", theme.LINE)
            cell = Rect(column.x, row.y, column.w, row.h - 3)
            style = theme.SCORE if best else theme.POINTS
            sheet.text(f"{name}-points-{standing.seat + 1}", cell, shown, style, colour, "centre")


def _label(sheet: Sheet, name: str, room: Rect, words: str, style: Style) -> None:
    """A line's name, on two rows where it is too long for one."""
    rows = text.wrap(words, sheet.locale, style, room.w, 2)
    height = round(style.size * theme.TIGHT)
    top = room.y + (room.h - height * len(rows)) // 2
    place = Rect(room.x, top, room.w, height * len(rows))
    sheet.lines(name, place, rows, theme.TIGHT)


def _total(sheet: Sheet, standing: Standing, cell: Rect) -> None:
    """The total with a crown for winners, else with the rank as a word."""
    name = f"board/total-{standing.seat + 1}"
    total = str(standing.total)
    width = sheet.width_of(total, theme.GRAND)
    rank = t(sheet.locale, "picture-rank", rank=standing.rank)
    lead = 64 if standing.rank == 1 else sheet.width_of(rank, theme.LOG)
    left = cell.x + (cell.w - width - lead - 12) // 2
    if standing.rank == 1:
        crown = Rect(left, cell.y + (cell.h - 64) // 2, 64, 64)
        sheet.icon(f"{name}-crown", crown, "crown", theme.AMBER, theme.INK)
    else:
        place = Rect(left, cell.y + 12, lead, cell.h - 12)
        sheet.text(f"{name}-rank", place, rank, theme.LOG, theme.DIM)
    sheet.text(name, Rect(left + lead + 12, cell.y, width, cell.h), total, theme.GRAND)
