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
_SMALLEST = 40
"""Materials; where they are more than fit side by side, they overlap."""
_PILL_GAP = 8


def materials(
    sheet: Sheet, reading: Reading, owner: str, rect: Rect, workshop: WorkshopView
) -> None:
    """Stored materials, dashes for free capacity, what lies beside; visit tokens at the right."""
    room = _visit_tokens(sheet, reading, f"{owner}/visits", rect, workshop)
    stored(sheet, reading, f"{owner}/materials", room, workshop)


def stored(sheet: Sheet, reading: Reading, name: str, room: Rect, workshop: WorkshopView) -> None:
    """Stored materials, dashes for free capacity; after a plus what is not stored yet."""
    held = tokens.spread(workshop.materials)
    beside = tokens.spread(workshop.beside)
    slots = max(workshop.capacity, len(held))
    plus = 40 if beside else 0
    pitch = min(room.h + 4, (room.w - plus) // (slots + len(beside)))
    size = min(room.h, max(_SMALLEST, pitch - 2))
    top = room.y + (room.h - size) // 2
    width = plus + pitch * (slots + len(beside) - 1) + size
    sheet.group(name, room._replace(w=width), overlapping=pitch < size)
    for number in range(slots):
        place = Rect(room.x + number * pitch, top, size, size)
        if number < len(held):
            item = held[number]
            tokens.material(sheet, reading, f"{name}/stored-{number + 1}", place.x, top, size, item)
        else:
            sheet.ring(f"{name}/free-{number + 1}", place.inset(2))
    left = room.x + slots * pitch
    if beside:
        sign = Rect(left + 4, room.y + (room.h - 26) // 2, 26, 26)
        sheet.icon(f"{name}/plus", sign, "plus", theme.DIM)
    for number, item in enumerate(beside):
        x = left + plus + number * pitch
        tokens.material(sheet, reading, f"{name}/beside-{number + 1}", x, top, size, item)


def _visit_tokens(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView
) -> Rect:
    """All visit tokens of the edition; used ones are dashed. Returns the room left of them."""
    left_over = list(workshop.tokens)
    every = reading.catalogue.setup.visit_tokens
    left = rect.right - len(every) * (_PILL + _PILL_GAP) + _PILL_GAP
    sheet.group(name, rect._replace(x=left, w=rect.right - left))
    for number, token in enumerate(every):
        place = Rect(
            left + number * (_PILL + _PILL_GAP), rect.y + (rect.h - _PILL) // 2, _PILL, _PILL
        )
        if token in left_over:
            left_over.remove(token)
            pieces.pill(sheet, f"{name}/token-{number + 1}", place, workshop.seat, token)
        else:
            sheet.ring(f"{name}/token-{number + 1}", place.inset(1))
    return rect._replace(w=left - rect.x - 14)


def scrolls_and_tiles(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, workshop: WorkshopView
) -> None:
    """How many scrolls, and the exchange tiles by kind."""
    sheet.group(name, rect)
    size = min(48, rect.h - 4)
    scrolls = sheet.group(f"{name}/scrolls", Rect(rect.x, rect.y, size + 44, rect.h))
    icon = Rect(rect.x, rect.y + (rect.h - size) // 2, size, size)
    sheet.icon(f"{name}/scrolls/icon", icon, "scroll", theme.SCROLL, theme.INK)
    count = Rect(icon.right + 8, rect.y, 32, rect.h)
    sheet.text(f"{name}/scrolls/count", count, str(workshop.scroll_count), theme.PLAYER)
    rule = Rect(scrolls.right, rect.y + 6, 3, rect.h - 12)
    sheet.panel(f"{name}/rule", rule, theme.LINE, 0)
    room = Rect(rule.right + 14, rect.y, rect.right - rule.right - 14, rect.h)
    _tiles(sheet, reading, name, room, workshop)


def _tiles(sheet: Sheet, reading: Reading, name: str, room: Rect, workshop: WorkshopView) -> None:
    """The tiles of each kind, with their number beside them where that has room."""
    gap, size = 3, min(45, room.h - 14)
    owned = [(kind, count) for kind, count in enumerate(workshop.tiles) if count]
    widths = [tokens.TILE if count == 1 else tokens.WITH_COUNT for _, count in owned]
    if sum(widths) + gap * (len(owned) - 1) > room.w:
        widths = [tokens.TILE] * len(owned)
    left = room.x
    for (kind, count), width in zip(owned, widths, strict=True):
        place = Rect(left, room.y, width, room.h)
        tokens.tile(sheet, reading, f"{name}/{TILES[kind]}", place, kind, size, count)
        left += width + gap
