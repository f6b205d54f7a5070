"""News on a board: the latest in one line, and the last lines of the log."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.typed import plain
from render import pieces, text, theme
from render.picture import brief_name
from render.scene import Rect
from render.sheet import Sheet

_MOST_LINES = 6


def latest(
    sheet: Sheet, room: Rect, chip: str, news: str, players: Sequence[str], figure: str
) -> None:
    """A chip, then what happened last; its doer with figure and bold name."""
    news = plain(news)
    if not news:
        return
    width = pieces.chip_width(sheet, chip, theme.LOG_BOLD)
    place = Rect(room.x, room.y + 2, width, 46)
    pieces.chip(sheet, "news/chip", place, chip, theme.LOG_BOLD, theme.AMBER, theme.INK)
    room = Rect(place.right + 16, room.y, room.right - place.right - 16, room.h)
    brief = [brief_name(player, sheet.locale) for player in players]
    doers = [seat for seat, who in enumerate(brief) if news.startswith(who)]
    if doers:
        seat = max(doers, key=lambda seat: len(brief[seat]))  # Anna, not Ann
        pieces.figure(sheet, "news/figure", room.x, room.y + 4, 42, seat, figure, on_table=True)
        room, news = _doer(sheet, room, news, brief[seat])
    if news:
        sheet.text("news/latest", room, news, theme.LOG, theme.CREAM)


def _doer(sheet: Sheet, room: Rect, news: str, player: str) -> tuple[Rect, str]:
    """The name of who did it, in bold; returns what is left to write, and where."""
    most = room.w * 2 // 3
    width = min(sheet.width_of(player, theme.LOG_BOLD), most)
    name = Rect(room.x + 54, room.y, width, room.h)
    sheet.text("news/who", name, player, theme.LOG_BOLD, theme.CREAM)
    rest = news.removeprefix(player)
    space = sheet.width_of("n n", theme.LOG) - sheet.width_of("nn", theme.LOG)
    left = name.right + (space if rest.startswith(" ") else 2)
    return Rect(left, room.y, room.right - left, room.h), rest.strip()


def counts(sheet: Sheet, rect: Rect, kinds: Sequence[tuple[str, str, int, theme.Colour]]) -> int:
    """Icons with counts at the right end of a line: id, icon, count, colour; returns their left."""
    right = rect.right
    for name, icon, count, colour in reversed(kinds):
        width = sheet.width_of(str(count), theme.LOG)
        sheet.text(
            f"news/{name}_count",
            Rect(right - width, rect.y, width, rect.h),
            str(count),
            theme.LOG,
            theme.SAND,
        )
        sheet.icon(f"news/{name}", Rect(right - width - 46, rect.y + 7, 36, 36), icon, colour)
        right -= width + 70
    return right


def log(sheet: Sheet, name: str, room: Rect, entries: Sequence[str]) -> None:
    """As many of the last lines as fit, oldest first, each on at most two rows."""
    height = round(theme.LOG.size * theme.LEADING)
    fits = room.h // height
    kept: list[tuple[text.Line, ...]] = []
    for entry in reversed(entries):
        rows = text.wrap(entry, sheet.locale, theme.LOG, room.w - 26, 2)
        if sum(map(len, kept)) + len(rows) > fits or len(kept) == _MOST_LINES:
            break
        kept.append(rows)
    y = room.y
    sheet.group(name, room)
    for number, rows in enumerate(reversed(kept)):
        dot = Rect(room.x, y + height // 2 - 5, 10, 10)
        sheet.panel(f"{name}/dot-{number + 1}", dot, theme.BRASS, 5)
        place = Rect(room.x + 26, y, room.w - 26, height * len(rows))
        sheet.lines(f"{name}/entry-{number + 1}", place, rows, theme.LEADING, theme.CREAM)
        y += height * len(rows)
