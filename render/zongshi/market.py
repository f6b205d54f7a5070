"""The market: two jars, what lies on them, and who stands at them."""

from __future__ import annotations

from bot.games.zongshi.terms import JARS, Place
from bot.games.zongshi.view import JarView
from render import theme
from render.scene import Rect
from render.sheet import Sheet
from render.zongshi import tokens
from render.zongshi.reading import Reading

_FIELDS = (Rect(30, 187, 336, 236), Rect(374, 187, 278, 236))
"""The large jar with its figures, and the small one."""
_SIZES = ((226, 194), (182, 172))
_FIGURES = 98
_WORD = 38


def draw(sheet: Sheet, reading: Reading) -> None:
    """Both jars; those from which somebody is to take are lit."""
    view = reading.view
    asked = {jar for question in view.questions for jar in question.jars}
    jars = (view.large_jar, view.small_jar)
    for place, jar, field, size in zip(JARS, jars, _FIELDS, _SIZES, strict=True):
        name = f"market/{place}"
        sheet.group(name, field)
        body = Rect(field.x + 4, field.bottom - _WORD - 2 - size[1], *size)
        _jar(sheet, reading, f"{name}/jar", body, place, jar, lit=place in asked)
        words = Rect(body.x, field.bottom - _WORD, body.w, _WORD)
        key = f"board-{place.replace('_', '-')}"
        sheet.text(f"{name}/word", words, reading.t(key), theme.LABEL, theme.INK, "centre")
        room = Rect(body.right + 4, field.y + 4, field.right - body.right - 8, field.h - 8)
        tokens.figures_in_block(sheet, f"{name}/figures", room, jar.figures)


def _jar(
    sheet: Sheet,
    reading: Reading,
    name: str,
    rect: Rect,
    place: Place,
    jar: JarView,
    *,
    lit: bool,
) -> None:
    sheet.group(name, rect, overlapping=True)
    kind = place.removesuffix("_jar")
    ground, edge = (theme.WINNER, theme.AMBER) if lit else (theme.JAR, theme.CLAY)
    sheet.icon(f"{name}/body", rect, f"{kind}_jar", ground, edge)
    sheet.icon(f"{name}/lid", rect, f"{kind}_lid", theme.CLAY)
    _tokens(sheet, reading, name, Rect(rect.x + 14, rect.y + 40, rect.w - 28, rect.h - 48), jar)


def _tokens(sheet: Sheet, reading: Reading, name: str, room: Rect, jar: JarView) -> None:
    """What lies on a jar, in one row or two."""
    row = tokens.spread(jar.materials)
    per_row = max(room.w // 64, -(-len(row) // 2))
    rows = [row[start : start + per_row] for start in range(0, len(row), per_row)]
    pitch = min(62, room.w // per_row, room.h // max(1, len(rows)))
    size = pitch - 3
    top = room.y + (room.h - len(rows) * pitch + 3) // 2
    for line, items in enumerate(rows):
        left = room.x + (room.w - len(items) * pitch + 3) // 2
        for column, item in enumerate(items):
            where = f"{name}/token-{line * per_row + column + 1}"
            tokens.material(
                sheet, reading, where, left + column * pitch, top + line * pitch, size, item
            )
