"""What a smithy has in numbers, large: means and piles, reputation, its player's own cards."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bot.games.swordsmith.view import SmithyView
from bot.i18n import t
from render import theme
from render.scene import Rect
from render.sheet import Sheet
from render.swordsmith import tokens, turns
from render.swordsmith.reading import Reading
from render.theme import Colour, Style

_GAP = 12
_ICON, _CARD = 60, 60
_NARROW = 280
"""Up to this width the field of a profession has smaller things."""
_POINTS = Style(48, theme.BOLD)
_WORDS = (theme.SMALL, theme.AXIS)
_NAMES = (theme.PLAYER, theme.VALUE, theme.BOARD, theme.LABEL_BOLD, theme.SMALL_BOLD, theme.LEAST)
_CARD_NAMES = (theme.BOARD, theme.LABEL_BOLD, theme.SMALL_BOLD, theme.LEAST)
_WIDEST, _WITH_NAME = 300, 200
"""Widths of a card in the hand, and from which on it also has a name."""


class _Amount(NamedTuple):
    """A number with its icon and the word below it."""

    key: str
    icon: str
    fill: Colour | None
    number: str
    word: str


def means(sheet: Sheet, reading: Reading, name: str, rect: Rect, smithy: SmithyView) -> None:
    """Workers, money of the turn, vouchers, seals; hand, deck, discard pile; swords sold."""
    sheet.panel(name, rect, theme.PARCHMENT, theme.ROUND)
    inner = rect.inset(20, 4)
    amounts = _amounts(reading, smithy)
    widths = [_wanted(sheet, amount) for amount in amounts]
    spare = (inner.w - sum(widths)) // len(amounts)
    left = 0
    for amount, width in zip(amounts, widths, strict=True):
        cell = inner.column(left, width + min(spare, 0))
        _amount(sheet, f"{name}/{amount.key}", cell, amount)
        left += width + spare


def _wanted(sheet: Sheet, amount: _Amount) -> int:
    """How wide an amount is with its icon."""
    number = sheet.width_of(amount.number, theme.ACTOR)
    return _ICON + 20 + max(number, sheet.width_of(amount.word, theme.SMALL))


def _amounts(reading: Reading, smithy: SmithyView) -> list[_Amount]:
    ready, every = reading.workers(smithy)
    money = turns.money(reading.view, smithy.seat)
    gold, amount = (None, "–") if money is None else (theme.GOLD, str(money))
    vouchers = theme.SCROLL if smithy.vouchers else None
    seals = [_Amount("seals", "ribbon", theme.CINNABAR, f"+{smithy.seals}", "board-means-seals")]
    found = [
        _Amount(
            "workers",
            "hammer",
            theme.AMBER if ready else None,
            t(reading.locale, "picture-of", count=ready, most=every),
            "board-means-workers",
        ),
        _Amount("money", "coin", gold, amount, "board-means-money"),
        _Amount("vouchers", "voucher", vouchers, str(smithy.vouchers), "board-means-vouchers"),
        *(seals if smithy.seals else ()),
        _Amount("hand", "hand", theme.CARD, str(smithy.hand_count), "board-hand"),
        _Amount("deck", "deck", theme.STEEL, str(smithy.deck_count), "board-deck"),
        _Amount("discard", "discard", theme.DIM, str(len(smithy.discard)), "board-discard"),
        _Amount("sold", "stall", theme.BRASS, str(smithy.sold), "board-means-sold"),
    ]
    return [one._replace(word=reading.t(one.word)) for one in found]


def _amount(sheet: Sheet, name: str, cell: Rect, amount: _Amount) -> None:
    sheet.group(name, cell)
    icon = Rect(cell.x, cell.y + (cell.h - _ICON) // 2, _ICON, _ICON)
    edge = theme.LINE if amount.fill is None else theme.INK
    sheet.icon(f"{name}/icon", icon, amount.icon, amount.fill, edge)
    room = Rect(icon.right + 12, cell.y, cell.right - icon.right - 12, cell.h)
    style = sheet.fitting(amount.number, room.w, theme.ACTOR, theme.DECIDING, theme.VALUE)
    sheet.text(f"{name}/number", room.row(6, 46), amount.number, style)
    style = sheet.fitting(amount.word, room.w, *_WORDS)
    sheet.text(f"{name}/word", room.row(52, 32), amount.word, style, theme.DIM)


def reputation(sheet: Sheet, reading: Reading, name: str, rect: Rect, smithy: SmithyView) -> None:
    """A field for each profession in play: its points, and how far its track they go."""
    sheet.group(name, rect)
    count = len(smithy.reputation)
    width = (rect.w - _GAP * (count - 1)) // count
    for number, line in enumerate(smithy.reputation):
        field = rect.column(number * (width + _GAP), width)
        _profession(sheet, reading, f"{name}/{line.line}", field, line.line, line.points)


def _profession(
    sheet: Sheet, reading: Reading, name: str, field: Rect, profession: str, points: int
) -> None:
    fill, ink = theme.PROFESSIONS[profession], theme.ON_PROFESSIONS[profession]
    sheet.panel(name, field, fill, theme.ROUND)
    row = field.row(4, field.h - 24)
    size, style, gap = (52, _POINTS, 12) if field.w > _NARROW else (44, theme.DECIDING, 8)
    icon = Rect(row.x + gap, row.y + (row.h - size) // 2, size, size)
    sheet.icon(f"{name}/icon", icon, profession, ink)
    words = str(points)
    width = sheet.width_of(words, style)
    number = Rect(row.right - gap - 4 - width, row.y, width, row.h)
    sheet.text(f"{name}/number", number, words, style, ink)
    room = Rect(icon.right + gap, row.y, number.x - icon.right - 2 * gap, row.h)
    words = reading.name(profession)
    sheet.text(f"{name}/word", room, words, sheet.fitting(words, room.w, *_NAMES), ink)
    track = Rect(field.x + 16, field.bottom - 18, field.w - 32, 10)
    sheet.panel(f"{name}/track", track, theme.BENCH, 5)
    done = round(track.w * min(1, points / reading.view.reputation_track))
    if done:
        sheet.panel(f"{name}/track/done", track._replace(w=max(done, 10)), theme.AMBER, 5)


def hand(sheet: Sheet, reading: Reading, name: str, rect: Rect, smithy: SmithyView) -> None:
    """The cards in hand, alike ones together, for their player's eyes."""
    sheet.panel(name, rect, theme.BENCH, theme.ROUND)
    held = Counter(smithy.hand or ())
    if not held:
        words = reading.t("board-no-cards")
        sheet.text(f"{name}/none", rect.inset(20, 4), words, theme.OPTION, theme.SAND)
        return
    row = rect.inset(10, 8)
    width = min(_WIDEST, (row.w + _GAP) // len(held) - _GAP)
    for number, (card, count) in enumerate(held.items()):
        place = row.column(number * (width + _GAP), width)
        _card(sheet, reading, f"{name}/card-{number + 1}", place, card, count)


def _card(sheet: Sheet, reading: Reading, name: str, rect: Rect, card: str, count: int) -> None:
    """A basic card by its token and, with room, its name; an auxiliary card by its name."""
    is_basic = card in reading.catalogue.basics
    fill, edge = (theme.CARD, theme.LINE) if is_basic else (theme.AUXILIARY, theme.STEEL)
    sheet.panel(name, rect, fill, theme.STAMP, edge, 4)
    room = rect.inset(12, 0)
    if count > 1:
        words = f"×{count}"
        width = sheet.width_of(words, theme.DECIDING)
        number = Rect(room.right - width, room.y, width, room.h)
        sheet.text(f"{name}/count", number, words, theme.DECIDING)
        room = room._replace(w=room.w - width - 8)
    if is_basic:
        has_name = rect.w >= _WITH_NAME
        left = room.x if has_name else room.x + (room.w - _CARD) // 2
        token = Rect(left, room.y + (room.h - _CARD) // 2, _CARD, _CARD)
        tokens.card(sheet, reading, f"{name}/token", token, card)
        if not has_name:
            return
        room = Rect(token.right + 10, room.y, room.right - token.right - 10, room.h)
    words = reading.short(card) if is_basic else reading.name(card)
    sheet.paragraph(f"{name}/name", room, words, 3, _CARD_NAMES)
