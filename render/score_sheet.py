"""The score sheet: one column a seat, one row a line."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.ruleset import Outcome, Standing
from bot.i18n import t
from render import pieces, text, theme
from render.picture import Caption
from render.pieces import Crest
from render.scene import Rect, Scene
from render.sheet import Sheet

WIDTH, HEIGHT = 1600, 1000
_TITLE = Rect(136, 16, 1444, 62)
_BOARD = Rect(20, 132, 1560, 848)
_LABELS = 384
_WIDE_LABELS = 470
_HEAD = 108
_NARROW = 240
_TOTAL = 132


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


def scene(outcome: Outcome, caption: Caption, words: ScoreWords) -> Scene:
    """The whole sheet; columns stand in the order of the seats."""
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
    width = (_BOARD.w - labels - 16) // len(standings)
    columns = [_BOARD.column(labels + n * width, width) for n in range(len(standings))]
    for standing, column in zip(standings, columns, strict=True):
        if standing.rank == 1:
            name = f"board/ground-{standing.seat + 1}"
            sheet.panel(name, column.inset(2, 0), theme.WINNER, 0)
    _lines(sheet, standings, columns, words, labels)
    players = caption.players()
    for standing, column in zip(standings, columns, strict=True):
        _column_head(sheet, standing.seat, column.inset(8, 0), players[standing.seat], words)
        _total(sheet, standing, column)
    total = Rect(_BOARD.x + 24, _BOARD.bottom - _TOTAL, labels - 32, _TOTAL)
    sheet.text("board/total", total, t(caption.locale, "picture-total"), theme.SCORE)
    return sheet.scene()


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
    sheet: Sheet, standings: list[Standing], columns: list[Rect], words: ScoreWords, labels: int
) -> None:
    ids = [line.line for line in standings[0].lines]
    height = (_BOARD.h - _HEAD - _TOTAL) // len(ids)
    for number, line in enumerate(ids):
        row = _BOARD.row(_HEAD + number * height, height)
        name = f"board/line-{line}"
        icon = Rect(row.x + 24, row.y + (row.h - 40) // 2, 40, 40)
        colour = theme.CINNABAR if words.icons[line] == "stamp" else theme.BENCH
        sheet.icon(f"{name}-icon", icon, words.icons[line], colour)
        room = Rect(icon.right + 16, row.y, labels - 24 - 40 - 16 - 12, row.h)
        _label(sheet, f"{name}-label", room, words.lines[line])
        sheet.panel(f"{name}-rule", Rect(row.x + 20, row.bottom - 3, row.w - 40, 3), theme.WELL, 0)
        points = [standing.lines[number].points for standing in standings]
        for standing, column, value in zip(standings, columns, points, strict=True):
            best = value == max(points) and value > 0
            shown, colour = (str(value), theme.INK) if value else ("–", theme.LINE)
            cell = Rect(column.x, row.y, column.w, row.h - 3)
            style = theme.SCORE if best else theme.POINTS
            sheet.text(f"{name}-points-{standing.seat + 1}", cell, shown, style, colour, "centre")


def _label(sheet: Sheet, name: str, room: Rect, words: str) -> None:
    """A line's name, on two rows where it is long."""
    rows = text.wrap(words, sheet.locale, theme.LOG, room.w, 2)
    height = round(theme.LOG.size * 1.12) * len(rows)
    sheet.lines(name, Rect(room.x, room.y + (room.h - height) // 2, room.w, height), rows, 1.12)


def _total(sheet: Sheet, standing: Standing, column: Rect) -> None:
    """The total with a crown for winners, else with the rank as a word."""
    name = f"board/total-{standing.seat + 1}"
    total = str(standing.total)
    width = sheet.width_of(total, theme.GRAND)
    rank = t(sheet.locale, "picture-rank", rank=standing.rank)
    lead = 64 if standing.rank == 1 else sheet.width_of(rank, theme.LOG)
    left = column.x + (column.w - width - lead - 12) // 2
    row = Rect(left, _BOARD.bottom - _TOTAL, lead, _TOTAL)
    if standing.rank == 1:
        sheet.icon(
            f"{name}-crown",
            Rect(left, row.y + (row.h - 64) // 2, 64, 64),
            "crown",
            theme.AMBER,
            theme.INK,
        )
    else:
        sheet.text(
            f"{name}-rank", Rect(left, row.y + 12, lead, _TOTAL - 12), rank, theme.LOG, theme.DIM
        )
    sheet.text(name, Rect(left + lead + 12, row.y, width, _TOTAL), total, theme.GRAND)
