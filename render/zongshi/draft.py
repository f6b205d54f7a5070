"""What lies in the middle before the first round, in place of market and temple."""

from __future__ import annotations

from bot.games.zongshi.view import DraftView
from render import theme
from render.scene import Rect
from render.sheet import Sheet
from render.zongshi import tokens
from render.zongshi.reading import Reading

_TOKEN = 74
_ROW = 46


def draw(sheet: Sheet, reading: Reading, draft: DraftView, rect: Rect) -> None:
    """Materials on the left, scrolls by name on the right."""
    sheet.panel("draft", rect, theme.PARCHMENT, theme.ROUND)
    sheet.icon("draft/icon", Rect(rect.x + 16, rect.y + 12, 40, 40), "bag", theme.CINNABAR)
    title = Rect(rect.x + 66, rect.y + 10, rect.w - 82, 44)
    sheet.text("draft/title", title, reading.t("board-draft"), theme.BOARD)
    _materials(sheet, reading, draft, Rect(rect.x + 14, rect.y + 64, 372, 218))
    _scrolls(sheet, reading, draft, Rect(rect.x + 398, rect.y + 58, rect.w - 412, 230))


def _materials(sheet: Sheet, reading: Reading, draft: DraftView, well: Rect) -> None:
    sheet.panel("draft/materials", well, theme.WELL, theme.FIELD)
    row = tokens.spread(draft.materials)
    per_row = 5 if len(row) > 8 else max(1, min(4, len(row)))
    lines = -(-len(row) // per_row)
    pitch = min(92, (well.w - 10) // per_row)
    size = min(_TOKEN, pitch - 4)
    top = well.y + (well.h - lines * (size + 14) + 14) // 2
    for number, item in enumerate(row):
        line, column = divmod(number, per_row)
        count = min(per_row, len(row) - line * per_row)
        left = well.x + (well.w - (count - 1) * pitch - size) // 2
        name = f"draft/materials/token-{number + 1}"
        tokens.material(
            sheet, reading, name, left + column * pitch, top + line * (size + 14), size, item
        )


def _scrolls(sheet: Sheet, reading: Reading, draft: DraftView, rect: Rect) -> None:
    sheet.group("draft/scrolls", rect)
    top = (rect.h - len(draft.scrolls) * _ROW) // 2
    for number, scroll in enumerate(draft.scrolls):
        row = rect.row(top + number * _ROW, _ROW)
        name = f"draft/scrolls/scroll-{number + 1}"
        sheet.group(name, row)
        sheet.icon(
            f"{name}/icon", Rect(row.x + 4, row.y + 4, 38, 38), "scroll", theme.SCROLL, theme.INK
        )
        words = Rect(row.x + 54, row.y, row.w - 54, row.h)
        full = reading.name(scroll)
        style = sheet.fitting(full, words.w, theme.LOG_BOLD, theme.LABEL_BOLD, theme.SMALL_BOLD)
        sheet.text(f"{name}/name", words, full, style)
