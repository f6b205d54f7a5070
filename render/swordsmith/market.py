"""What is for sale: the nine piles of the market, and the auxiliary row."""

from __future__ import annotations

from bot.games.swordsmith.view import PileView
from bot.i18n.words import kebab
from render import text, theme
from render.scene import Rect
from render.sheet import Sheet
from render.swordsmith import tokens
from render.swordsmith.reading import Reading

PILES = Rect(20, 132, 956, 172)
ROW = Rect(988, 132, 592, 172)
_NARROWEST = 97
_GAP = 4
_NAMES = (theme.SMALL_BOLD, theme.LEAST)


def piles(sheet: Sheet, reading: Reading) -> None:
    """The nine piles of basic cards."""
    sheet.panel("market", PILES, theme.PARCHMENT, theme.ROUND)
    market = reading.view.market
    inner = PILES.inset(8, 10)
    widths = [max(_NARROWEST, _name_width(sheet, reading, pile) + 4) for pile in market]
    spare = inner.w - sum(widths) - _GAP * (len(market) - 1)
    left = inner.x
    for number, (pile, width) in enumerate(zip(market, widths, strict=True)):
        wide = width + spare // len(market) + (number < spare % len(market))
        place = Rect(left, inner.y, wide, inner.h)
        _pile(sheet, reading, f"market/{pile.card}", place, pile)
        left = place.right + _GAP


def _name_width(sheet: Sheet, reading: Reading, pile: PileView) -> int:
    return sheet.width_of(reading.short(pile.card), _NAMES[-1])


def _pile(sheet: Sheet, reading: Reading, name: str, rect: Rect, pile: PileView) -> None:
    """One pile: token, name, price, how many are left."""
    sheet.panel(name, rect, theme.WELL, theme.FIELD)
    token = Rect(rect.x + (rect.w - 60) // 2, rect.y + 5, 60, 60)
    tokens.card(sheet, reading, f"{name}/token", token, pile.card)
    words = reading.short(pile.card)
    room = Rect(rect.x, rect.y + 67, rect.w, 36)
    style = sheet.fitting(words, room.w, *_NAMES)
    sheet.text(f"{name}/word", room, words, style, theme.INK, "centre")
    row = rect.row(104, 44).column((rect.w - _NARROWEST) // 2, _NARROWEST)
    tokens.coin(sheet, f"{name}/price", Rect(row.x, row.y + 2, 40, 40), pile.price)
    left, count = Rect(row.x + 41, row.y, row.w - 41, row.h), f"×{pile.count}"
    style = sheet.fitting(count, left.w, theme.VALUE, theme.LABEL_BOLD, theme.SMALL_BOLD)
    sheet.text(f"{name}/left", left, count, style, theme.INK, "centre")
    if not pile.count:
        sheet.veil(f"{name}/veil", rect, theme.PARCHMENT, theme.FIELD)


def auxiliaries(sheet: Sheet, reading: Reading) -> None:
    """The auxiliary row; dashed where the deck has run out."""
    sheet.panel("auxiliaries", ROW, theme.PARCHMENT, theme.ROUND)
    count = max(reading.catalogue.setup.auxiliary_face_up, len(reading.view.auxiliary_row))
    width = (ROW.w - 24 - 8 * (count - 1)) // count
    for number in range(count):
        place = Rect(ROW.x + 12 + number * (width + 8), ROW.y + 10, width, 152)
        name = f"auxiliaries/card-{number + 1}"
        if number < len(reading.view.auxiliary_row):
            _auxiliary(sheet, reading, name, place, reading.view.auxiliary_row[number])
        else:
            sheet.dashes(name, place)


def _auxiliary(sheet: Sheet, reading: Reading, name: str, rect: Rect, pile: PileView) -> None:
    """One auxiliary card: name, price, its effect in two or three words."""
    sheet.panel(name, rect, theme.AUXILIARY, theme.FIELD, theme.STEEL, 3)
    inner = rect.inset(11, 0)
    rows = text.wrap(reading.short(pile.card), sheet.locale, theme.LABEL_BOLD, inner.w, 2)
    height = round(theme.LABEL_BOLD.size * theme.TIGHT)
    top = 8 if len(rows) > 1 else 20
    sheet.lines(f"{name}/title", inner.row(top, height * len(rows)), rows, theme.TIGHT)
    tokens.coin(sheet, f"{name}/price", Rect(inner.x, rect.y + 92, 40, 40), pile.price)
    room = Rect(inner.x + 43, rect.y + 80, inner.w - 43, 64)
    card = reading.catalogue.auxiliaries[pile.card]
    words = reading.t(f"board-effect-{kebab(pile.card)}", n=card.params.get("n", 0))
    _effect(sheet, f"{name}/effect", room, words)


def _effect(sheet: Sheet, name: str, room: Rect, words: str) -> None:
    """An effect on at most two lines, in regular type where bold is too wide."""
    for style in (theme.SMALL_BOLD, theme.SMALL):
        rows = text.wrap(words, sheet.locale, style, room.w, 2)
        if not any(row.text.endswith(text.ELLIPSIS) for row in rows):
            break
    height = room.h // len(rows)
    for number, row in enumerate(rows):
        place = room.row(number * height, height)
        sheet.text(f"{name}-{number + 1}", place, row.text, style, theme.STEEL, "right")
