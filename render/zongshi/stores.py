"""What a workshop holds: materials, visit tokens, scrolls, exchange tiles."""

from __future__ import annotations

from bot.games.zongshi.terms import TILES
from bot.games.zongshi.view import WorkshopView
from render import pieces, theme
from render.scene import Rect
from render.sheet import Sheet
from render.zongshi import tokens
from render.zongshi.reading import Reading

_PILL = 46
_PILL_GAP = 8


def materials(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView
) -> None:
    """Stored materials, dashes for free capacity, what lies beside; visit tokens at the right."""
    sheet.group(name, rect)
    pills = _visit_tokens(sheet, reading, name, rect, workshop)
    room = rect._replace(w=pills - rect.x - 14)
    stored = tokens.spread(workshop.materials)
    beside = tokens.spread(workshop.beside)
    slots = max(workshop.capacity, len(stored))
    plus = 40 if beside else 0
    pitch = min(rect.h + 4, (room.w - plus) // (slots + len(beside)))
    size = min(rect.h, pitch - 2)
    top = rect.y + (rect.h - size) // 2
    for number in range(slots):
        place = Rect(rect.x + number * pitch, top, size, size)
        if number < len(stored):
            item = stored[number]
            tokens.material(sheet, reading, f"{name}/stored-{number + 1}", place.x, top, size, item)
        else:
            sheet.ring(f"{name}/free-{number + 1}", place.inset(2))
    if beside:
        left = rect.x + slots * pitch
        sheet.icon(
            f"{name}/plus", Rect(left + 4, rect.y + (rect.h - 26) // 2, 26, 26), "plus", theme.DIM
        )
        for number, item in enumerate(beside):
            x = left + plus + number * pitch
            tokens.material(sheet, reading, f"{name}/beside-{number + 1}", x, top, size, item)


def _visit_tokens(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView
) -> int:
    """All visit tokens of the edition; used ones are dashed. Returns their left edge."""
    left_over = list(workshop.tokens)
    every = reading.catalogue.setup.visit_tokens
    left = rect.right - len(every) * (_PILL + _PILL_GAP) + _PILL_GAP
    for number, token in enumerate(every):
        place = Rect(
            left + number * (_PILL + _PILL_GAP), rect.y + (rect.h - _PILL) // 2, _PILL, _PILL
        )
        if token in left_over:
            left_over.remove(token)
            pieces.pill(sheet, f"{name}/token-{number + 1}", place, workshop.seat, token)
        else:
            sheet.ring(f"{name}/token-{number + 1}", place.inset(1))
    return left


def scrolls_and_tiles(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView
) -> None:
    """How many scrolls, and the exchange tiles by kind."""
    sheet.group(name, rect)
    size = min(48, rect.h - 4)
    icon = Rect(rect.x, rect.y + (rect.h - size) // 2, size, size)
    sheet.icon(f"{name}/scroll", icon, "scroll", theme.SCROLL, theme.INK)
    count = Rect(icon.right + 8, rect.y, 32, rect.h)
    sheet.text(f"{name}/scroll_count", count, str(workshop.scroll_count), theme.PLAYER)
    rule = Rect(count.right + 4, rect.y + 6, 3, rect.h - 12)
    sheet.panel(f"{name}/rule", rule, theme.LINE, 0)
    left, width = rule.right + 14, 103
    for kind, owned in enumerate(workshop.tiles):
        if owned:
            place = Rect(left, rect.y, width, rect.h)
            tokens.tile(
                sheet, reading, f"{name}/{TILES[kind]}", place, kind, min(45, rect.h - 14), owned
            )
            left += width + 3
