"""The foot of a large workshop: what its points come from, or its player's own scrolls."""

from __future__ import annotations

from bot.games.ruleset import ScoreLine
from bot.games.zongshi.view import WorkshopView
from render import theme
from render.scene import Rect
from render.sheet import Sheet
from render.zongshi.reading import LINE_ICONS, Reading

_ICON = 48
_LABELS = (theme.LABEL, theme.SMALL, theme.AXIS)
_NAMES = (theme.BOARD, theme.LABEL_BOLD, theme.SMALL_BOLD, theme.LEAST)
_FEWEST, _LABELLED = 4, 5
"""Cells in a row at least, and with a label at most: where they are more, the icons have to do."""


def points(sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView) -> None:
    """Each line of the score sheet that counts, with its points."""
    sheet.panel(name, rect, theme.BENCH, theme.ROUND)
    lines = [line for line in workshop.score if line.points]
    inner = rect.inset(20, 4)
    if not lines:
        words = reading.t("board-no-points")
        sheet.text(f"{name}/none", inner, words, theme.OPTION, theme.SAND)
        return
    width = inner.w // max(len(lines), _FEWEST)
    for number, line in enumerate(lines):
        cell = inner.column(number * width, width - 12)
        label = reading.score_line(line.line) if len(lines) <= _LABELLED else ""
        _line(sheet, f"{name}/{line.line}", cell, line, label)


def _line(sheet: Sheet, name: str, cell: Rect, line: ScoreLine, label: str) -> None:
    sheet.group(name, cell)
    icon = Rect(cell.x, cell.y + (cell.h - _ICON) // 2, _ICON, _ICON)
    fill = theme.CINNABAR if LINE_ICONS[line.line] == "stamp" else theme.SAND
    sheet.icon(f"{name}/icon", icon, LINE_ICONS[line.line], fill)
    words = str(line.points)
    number = Rect(icon.right + 12, cell.y, sheet.width_of(words, theme.ACTOR), cell.h)
    sheet.text(f"{name}/number", number, words, theme.ACTOR, theme.CREAM)
    if label:
        room = Rect(number.right + 14, cell.y, cell.right - number.right - 14, cell.h)
        sheet.paragraph(f"{name}/label", room, label, 2, _LABELS, theme.SAND)


def scrolls(sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView) -> None:
    """The scrolls in hand by name, for their player's eyes."""
    sheet.panel(name, rect, theme.BENCH, theme.ROUND)
    held = workshop.scrolls or ()
    if not held:
        words = reading.t("board-no-scrolls")
        sheet.text(f"{name}/none", rect.inset(20, 4), words, theme.OPTION, theme.SAND)
        return
    row = rect.inset(10, 8)
    width = (row.w + theme.GUTTER) // max(len(held), _FEWEST) - theme.GUTTER
    for number, scroll in enumerate(held):
        card = row.column(number * (width + theme.GUTTER), width)
        _scroll(sheet, f"{name}/scroll-{number + 1}", card, reading.name(scroll))


def _scroll(sheet: Sheet, name: str, card: Rect, words: str) -> None:
    sheet.panel(name, card, theme.CARD, theme.STAMP, theme.BRASS, 4)
    icon = Rect(card.x + 14, card.y + (card.h - _ICON) // 2, _ICON, _ICON)
    sheet.icon(f"{name}/icon", icon, "scroll", theme.SCROLL, theme.INK)
    room = Rect(icon.right + 10, card.y + 4, card.right - icon.right - 20, card.h - 8)
    sheet.paragraph(f"{name}/name", room, words, 2, _NAMES)
