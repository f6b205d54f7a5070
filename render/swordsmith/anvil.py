"""The places for swords in a smithy, with what lies there."""

from __future__ import annotations

from bot.games.swordsmith.terms import Tier
from bot.games.swordsmith.view import SmithyView, SwordView
from render import theme
from render.scene import Rect
from render.sheet import Sheet
from render.swordsmith import swords, tokens
from render.swordsmith.plan import Plan
from render.swordsmith.reading import Reading

_GAP = 6


def swords_in_places(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, plan: Plan, smithy: SmithyView
) -> None:
    """All places side by side."""
    sheet.group(name, rect)
    count = len(smithy.swords)
    width = (rect.w - _GAP * (count - 1)) // count
    for place, sword in enumerate(smithy.swords):
        field = rect.column(place * (width + _GAP), width)
        tier = reading.offered(smithy.seat, place, sword)
        place_for_sword(sheet, reading, f"{name}/place-{place + 1}", field, sword, plan.blade, tier)


def place_for_sword(
    sheet: Sheet,
    reading: Reading,
    name: str,
    field: Rect,
    sword: SwordView,
    height: int,
    tier: Tier | None = None,
) -> None:
    """One sword with its enchantments and stars; an amber edge where it is up for sale."""
    if tier is None:
        sheet.panel(name, field, theme.WELL, theme.FIELD)
    else:
        sheet.panel(name, field, theme.WELL, theme.FIELD, theme.AMBER, 4)
    inner = field.inset(6 if field.w > 300 else 5, 0)
    shown = height if field.w > 300 else min(height, 76)
    gap = (field.h - height - 60) // 3 if field.h > 140 else 3
    blade = inner.row(max(gap, 3) + (height - shown) // 2, shown)
    swords.forged(sheet, reading, f"{name}/sword", blade, sword)
    top = blade.bottom - field.y + 2
    row = inner.row(top, field.h - top - 4)
    room = swords.ornaments(sheet, reading, f"{name}/ornaments", row, sword)
    sale = reading.view.sale
    if tier is not None and sale is not None and room.w >= 40:
        size = min(56, room.w, room.h)
        ribbon = Rect(room.right - size, room.y + (room.h - size) // 2, size, size)
        earned = reading.adventurer(sale.adventurer).reputation_for(tier)
        tokens.ribbon(sheet, f"{name}/ornaments/earns", ribbon, earned)
