"""One smithy alone, large: all that the small field shows, and what it has no room for."""

from __future__ import annotations

from itertools import accumulate

from bot.games.swordsmith.view import SmithyView
from render import nameplate, pieces, theme
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.swordsmith import household, ledger, showcase, tokens
from render.swordsmith.reading import Reading
from render.swordsmith.smithies import said

WIDTH, HEIGHT = 1600, 1018
_AREA = Rect(20, 124, 1560, 878)
_MELTING, _MEANS, _REPUTATION = 96, 96, 88
_HAND = 116
"""Heights of all but the swords and what stays for good, which share the rest."""
_GAP = 12
_PAD, _ICON, _TOKEN = 84, 64, 64


def scene(reading: Reading, seat: int, *, is_after: bool = False) -> Scene:
    """One seat's smithy; `is_after`: as its player's move would leave it, for its eyes only."""
    smithy = reading.view.smithies[seat]
    sheet = Sheet("after" if is_after else "smithy", WIDTH, HEIGHT, reading.locale)
    owner = f"smithy-{seat + 1}"
    _plate(sheet, reading, f"{owner}/bar", smithy, is_after=is_after)
    hand = _HAND + _GAP if is_after else 0
    loyal = household.height(smithy, reading, has_heading=not is_after)
    below = (_MELTING, _MEANS, _REPUTATION, loyal)
    high = _AREA.h - hand - sum(below) - _GAP * len(below)
    showcase.swords_in_places(sheet, reading, f"{owner}/swords", _AREA.row(0, high), smithy)
    tops = accumulate(below, lambda top, each: top + each + _GAP, initial=high + _GAP)
    melting, means, reputation, permanent = map(_AREA.row, tops, below)
    _melting(sheet, reading, owner, melting, smithy)
    ledger.means(sheet, reading, f"{owner}/means", means, smithy)
    ledger.reputation(sheet, reading, f"{owner}/reputation", reputation, smithy)
    household.draw(
        sheet, reading, f"{owner}/permanent", permanent, smithy, has_heading=not is_after
    )
    if is_after:
        row = _AREA.row(_AREA.h - _HAND, _HAND)
        ledger.hand(sheet, reading, f"{owner}/hand", row, smithy)
    sheet.mark(reading.changed)
    return sheet.scene()


def _plate(
    sheet: Sheet, reading: Reading, name: str, smithy: SmithyView, *, is_after: bool
) -> None:
    """Figure, name and reputation; what only its player sees says so."""
    nameplate.ground(sheet, name, smithy.seat)
    plate = nameplate.PLATE
    pad = Rect(plate.x + 6, plate.y + (plate.h - _PAD) // 2, _PAD, _PAD)
    pieces.figure_on_pad(sheet, f"{name}/figure", pad, smithy.seat, "smith")
    title = reading.t("board-smithy", round=reading.view.round)
    notice = reading.t("board-private") if is_after else ""
    words, count = said(reading, smithy.seat), str(smithy.points)
    head = nameplate.Nameplate(words, title, count, has_ribbon=True, notice=notice)
    nameplate.draw(sheet, name, head, pad.right + 18)


def _melting(sheet: Sheet, reading: Reading, owner: str, row: Rect, smithy: SmithyView) -> None:
    """Furnace and mana pool side by side."""
    width = (row.w - _GAP) // 2
    fields = (row.column(0, width), row.column(width + _GAP, width))
    kinds = (("furnace", theme.CLAY, smithy.furnace), ("pool", theme.STEEL, smithy.pool))
    for field, (place, fill, items) in zip(fields, kinds, strict=True):
        name = f"{owner}/{place}"
        sheet.panel(name, field, theme.PARCHMENT, theme.ROUND)
        icon = Rect(field.x + 18, field.y + (field.h - _ICON) // 2, _ICON, _ICON)
        sheet.icon(f"{name}/icon", icon, place, fill, theme.INK)
        words = reading.t(f"board-{place}")
        label = Rect(icon.right + 14, field.y, sheet.width_of(words, theme.BOARD), field.h)
        sheet.text(f"{name}/heading", label, words, theme.BOARD, theme.DIM)
        room = Rect(label.right + 18, field.y, field.right - label.right - 32, field.h)
        if items:
            tokens.in_row(
                sheet, reading, f"{name}/cards", room, items, _TOKEN, style=theme.DECIDING
            )
        else:
            rule = Rect(room.x, field.y + field.h // 2 - 3, 48, 6)
            sheet.panel(f"{name}/nothing", rule, theme.LINE, 3)
