"""The last line of the town, and the notebook beside the workshops: news and what the bag holds."""

from __future__ import annotations

from bot.games.zongshi.terms import MATERIALS
from render import news, theme
from render.scene import Rect
from render.sheet import Sheet
from render.zongshi import tokens
from render.zongshi.reading import Reading

_FOOT = Rect(20, 958, 1560, 50)


def footer(sheet: Sheet, reading: Reading) -> None:
    """The latest news, the masterworks still to come, and how much the bag holds."""
    sheet.group("news", _FOOT)
    kinds = (
        ("deck", "deck", reading.view.masterwork_deck, theme.BRASS),
        ("bag", "bag", sum(reading.view.bag), theme.SAND),
    )
    right = news.counts(sheet, _FOOT, kinds)
    room = _FOOT._replace(w=right - _FOOT.x)
    chip = reading.t("board-just-now")
    news.latest(sheet, room, chip, reading.caption.latest, reading.players, "master")


def notebook(sheet: Sheet, reading: Reading, rect: Rect) -> None:
    """What the bag holds, and the last lines of the log."""
    sheet.panel("notebook", rect, theme.BENCH, theme.ROUND)
    bag = Rect(rect.x + 20, rect.y + 12, rect.w - 40, 66)
    _bag(sheet, reading, bag)
    rule = Rect(bag.x, bag.bottom + 8, bag.w, 2)
    sheet.panel("notebook/rule", rule, theme.DIM, 0)
    room = Rect(bag.x, rule.bottom + 10, bag.w, rect.bottom - rule.bottom - 22)
    news.log(sheet, "notebook/log", room, reading.caption.log)


def _bag(sheet: Sheet, reading: Reading, rect: Rect) -> None:
    sheet.group("notebook/bag", rect)
    sheet.icon("notebook/bag/icon", Rect(rect.x, rect.y + 9, 48, 48), "bag", theme.SAND)
    words = reading.t("board-bag")
    width = min(sheet.width_of(words, theme.LOG), rect.w - 4 * 128 - 60)
    sheet.text(
        "notebook/bag/word", Rect(rect.x + 60, rect.y, width, rect.h), words, theme.LOG, theme.SAND
    )
    left = rect.right - 4 * 128
    for number, (item, count) in enumerate(zip(MATERIALS, reading.view.bag, strict=True)):
        x = left + number * 128
        tokens.material(
            sheet, reading, f"notebook/bag/{item}", x, rect.y + 10, 46, item, theme.CREAM
        )
        place = Rect(x + 48, rect.y, 78, rect.h)
        sheet.text(f"notebook/bag/{item}_count", place, f"×{count}", theme.LOG_BOLD, theme.CREAM)
