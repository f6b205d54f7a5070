"""The last line of the town, and the notebook beside the workshops: news and what the bag holds."""

from __future__ import annotations

from bot.games.zongshi.terms import MATERIALS
from render import pieces, text, theme
from render.scene import Rect
from render.sheet import Sheet
from render.zongshi import tokens
from render.zongshi.reading import Reading

_FOOT = Rect(20, 958, 1560, 50)
_MOST_LINES = 6


def footer(sheet: Sheet, reading: Reading) -> None:
    """The latest news, the masterworks still to come, and how much the bag holds."""
    sheet.group("news", _FOOT)
    counts = (
        ("deck", reading.view.masterwork_deck, theme.BRASS),
        ("bag", sum(reading.view.bag), theme.SAND),
    )
    right = _FOOT.right
    for icon, count, colour in reversed(counts):
        width = sheet.width_of(str(count), theme.LOG)
        sheet.text(
            f"news/{icon}_count",
            Rect(right - width, _FOOT.y, width, _FOOT.h),
            str(count),
            theme.LOG,
            theme.SAND,
        )
        sheet.icon(f"news/{icon}", Rect(right - width - 46, _FOOT.y + 7, 36, 36), icon, colour)
        right -= width + 70
    latest = text.plain(reading.caption.latest)
    if latest:
        _latest(sheet, reading, latest, right)


def _latest(sheet: Sheet, reading: Reading, latest: str, right: int) -> None:
    words = reading.t("board-just-now")
    width = pieces.chip_width(sheet, words, theme.LOG_BOLD)
    place = Rect(_FOOT.x, _FOOT.y + 2, width, 46)
    pieces.chip(sheet, "news/chip", place, words, theme.LOG_BOLD, theme.AMBER, theme.INK)
    room = Rect(place.right + 16, _FOOT.y, right - place.right - 16, _FOOT.h)
    seat = next((n for n, who in enumerate(reading.players) if latest.startswith(who)), None)
    if seat is not None:
        room, latest = _doer(sheet, reading, room, latest, seat)
    if latest:
        sheet.text("news/latest", room, latest, theme.LOG, theme.CREAM)


def _doer(sheet: Sheet, reading: Reading, room: Rect, latest: str, seat: int) -> tuple[Rect, str]:
    """The figure and the name of who did it, in bold; returns what is left to write, and where."""
    pieces.figure(sheet, "news/figure", room.x, room.y + 4, 42, seat, on_table=True)
    player = reading.players[seat]
    most = room.w * 2 // 3
    width = min(sheet.width_of(player, theme.LOG_BOLD), most)
    name = Rect(room.x + 54, room.y, width, room.h)
    sheet.text("news/who", name, player, theme.LOG_BOLD, theme.CREAM)
    rest = latest.removeprefix(player)
    space = sheet.width_of("n n", theme.LOG) - sheet.width_of("nn", theme.LOG)
    left = name.right + (space if rest.startswith(" ") else 2)
    return Rect(left, room.y, room.right - left, room.h), rest.strip()


def notebook(sheet: Sheet, reading: Reading, rect: Rect) -> None:
    """What the bag holds, and the last lines of the log."""
    sheet.panel("notebook", rect, theme.BENCH, theme.ROUND)
    bag = Rect(rect.x + 20, rect.y + 12, rect.w - 40, 66)
    _bag(sheet, reading, bag)
    rule = Rect(bag.x, bag.bottom + 8, bag.w, 2)
    sheet.panel("notebook/rule", rule, theme.DIM, 0)
    room = Rect(bag.x, rule.bottom + 10, bag.w, rect.bottom - rule.bottom - 22)
    _lines(sheet, reading, room)


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


def _lines(sheet: Sheet, reading: Reading, room: Rect) -> None:
    """As many of the last lines as fit, oldest first, each on at most two rows."""
    height = round(theme.LOG.size * theme.LEADING)
    fits = room.h // height
    kept: list[tuple[text.Line, ...]] = []
    for entry in reversed(reading.caption.log):
        rows = text.wrap(entry, sheet.locale, theme.LOG, room.w - 26, 2)
        if sum(map(len, kept)) + len(rows) > fits or len(kept) == _MOST_LINES:
            break
        kept.append(rows)
    y = room.y
    sheet.group("notebook/log", room)
    for number, rows in enumerate(reversed(kept)):
        dot = Rect(room.x, y + height // 2 - 5, 10, 10)
        sheet.panel(f"notebook/log/dot-{number + 1}", dot, theme.BRASS, 5)
        place = Rect(room.x + 26, y, room.w - 26, height * len(rows))
        sheet.lines(f"notebook/log/entry-{number + 1}", place, rows, theme.LEADING, theme.CREAM)
        y += height * len(rows)
