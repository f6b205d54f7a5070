"""Who is served while offers or prices are asked: it lies where else the auxiliary row does."""

from __future__ import annotations

from bot.games.swordsmith.terms import Offered
from bot.games.swordsmith.view import SaleView
from render import pieces, theme
from render.scene import Rect
from render.sheet import Sheet
from render.swordsmith import swords, tokens
from render.swordsmith.market import ROW
from render.swordsmith.reading import Reading

_WIDEST = 276
_FIGURE, _BESIDE = 60, 44
_STATE = 48
_SWORD = (104, 50)


def draw(sheet: Sheet, reading: Reading, sale: SaleView) -> None:
    """The adventurer, what is asked, and of each seat whether it has answered."""
    sheet.panel("sale", ROW, theme.PARCHMENT, theme.ROUND, theme.AMBER, 5)
    _title(sheet, reading, sale, ROW.row(10, 48).inset(16, 0))
    pitch = min(_WIDEST + 8, (ROW.w - 20) // len(sale.asked))
    for number, seat in enumerate(sale.asked):
        cell = Rect(ROW.x + 14 + number * pitch, ROW.y + 62, pitch - 8, 100)
        _seat(sheet, reading, f"sale/seat-{seat + 1}", cell, sale, seat)


def _title(sheet: Sheet, reading: Reading, sale: SaleView, row: Rect) -> None:
    adventurer = reading.adventurer(sale.adventurer)
    sheet.group("sale/head", row)
    icon = Rect(row.x, row.y, 48, 48)
    sheet.panel("sale/head/ground", icon, theme.PROFESSIONS[adventurer.profession], theme.STAMP)
    ink = theme.ON_PROFESSIONS[adventurer.profession]
    sheet.icon("sale/head/ground/icon", icon.inset(6), adventurer.profession, ink)
    right = row.right
    if sale.bounty is not None:
        right -= 46
        tokens.coin(sheet, "sale/head/bounty", Rect(right, row.y + 1, 46, 46), sale.bounty)
        right -= 10
    room = Rect(icon.right + 12, row.y, right - icon.right - 12, row.h)
    title = reading.name(sale.adventurer)
    style = sheet.fitting(title, room.w, theme.BOARD, theme.LABEL_BOLD, theme.SMALL_BOLD)
    width = sheet.text(
        "sale/head/title", room._replace(w=min(room.w, sheet.width_of(title, style))), title, style
    )
    words = reading.t("board-bids" if sale.bounty is not None else "board-offers")
    place = Rect(room.x + width + 16, row.y, room.w - width - 16, row.h)
    if sheet.width_of(words, theme.SMALL) <= place.w:
        sheet.text("sale/head/asked", place, words, theme.SMALL, theme.DIM, "right")


def _seat(sheet: Sheet, reading: Reading, name: str, cell: Rect, sale: SaleView, seat: int) -> None:
    """A figure with an envelope once it has answered, with dots while it is awaited."""
    sheet.panel(name, cell, theme.WELL, theme.STAMP)
    offer = next((one for one in sale.offers if one.seat == seat), None)
    who = cell
    if offer is not None and offer.sword is not None:
        is_wide = cell.w > 2 * _SWORD[0] + 20
        who = cell._replace(w=cell.w - _SWORD[0] - 8) if is_wide else cell.row(2, 48)
        sword = (
            Rect(who.right, cell.y + 25, *_SWORD)
            if is_wide
            else Rect(cell.x + (cell.w - _SWORD[0]) // 2, cell.y + 50, *_SWORD)
        )
        _sword(sheet, reading, f"{name}/sword", sword, offer)
    size = min(_FIGURE if who.h > _FIGURE else _BESIDE, who.w - 4 - _STATE)
    left = who.x + (who.w - size - 4 - _STATE) // 2
    pieces.figure(sheet, f"{name}/figure", left, who.y + (who.h - size) // 2, size, seat, "smith")
    state = Rect(left + size + 4, who.y + (who.h - _STATE) // 2, _STATE, _STATE)
    if seat in sale.answered:
        sheet.icon(f"{name}/answered", state.inset(2), "sealed", theme.BENCH)
    else:
        sheet.panel(f"{name}/awaited", state.inset(1), theme.AMBER, 22)
        sheet.icon(f"{name}/awaited/dots", state.inset(8), "dots", theme.INK)


def _sword(sheet: Sheet, reading: Reading, name: str, rect: Rect, offer: Offered) -> None:
    """The sword that a seat offers, with its grades."""
    sword = reading.view.smithies[offer.seat].swords[offer.sword or 0]
    grades = reading.catalogue.grades
    blade = min((grades[card] for card in sword.blade), default=0)
    hilt = grades[sword.hilt] if sword.hilt is not None else 0
    swords.need(sheet, reading, name, rect, swords.Asked(blade, hilt))
