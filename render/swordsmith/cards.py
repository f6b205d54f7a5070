"""Cards of a hand: basic ones with a large token, auxiliary ones with their sentence."""

from __future__ import annotations

from bot.i18n.swordsmith.effects import effect
from render import text, theme
from render.scene import Rect
from render.sheet import Sheet
from render.swordsmith import tokens
from render.swordsmith.card_words import Cards

_TOKEN = 150
_BADGE = 112


def draw(sheet: Sheet, reading: Cards, name: str, rect: Rect, card: str, count: int) -> None:
    """One card; several alike ones lie on one another with their number."""
    is_basic = card in reading.catalogue.basics
    fill = theme.CARD if is_basic else theme.AUXILIARY
    edge = theme.LINE if is_basic else theme.STEEL
    sheet.group(name, rect, overlapping=True)
    face = rect
    if count > 1:
        face = Rect(rect.x, rect.y, rect.w - 10, rect.h - 10)
        under = Rect(rect.x + 10, rect.y + 10, face.w, face.h)
        sheet.panel(f"{name}/under", under, theme.mix(fill, theme.BENCH, 0.3), theme.ROUND)
    sheet.panel(f"{name}/face", face, fill, theme.ROUND, edge, 4)
    if is_basic:
        _basic(sheet, reading, f"{name}/face", face, card)
    else:
        _auxiliary(sheet, reading, f"{name}/face", face, card)
    _foot(sheet, reading, f"{name}/face", face, card, count)


def _basic(sheet: Sheet, reading: Cards, name: str, rect: Rect, card: str) -> None:
    words = reading.name(card)
    room = rect.row(16, 56).inset(12, 0)
    style = sheet.fitting(words, room.w, *theme.NAMES)
    sheet.text(f"{name}/title", room, words, style, theme.INK, "centre")
    token = Rect(rect.x + (rect.w - _TOKEN) // 2, rect.y + 92, _TOKEN, _TOKEN)
    tokens.card(sheet, reading, f"{name}/token", token, card)


def _auxiliary(sheet: Sheet, reading: Cards, name: str, rect: Rect, card: str) -> None:
    """The name, and the sentence in the largest size that shows all of it."""
    inner = rect.inset(16, 0)
    words = reading.name(card)
    style = sheet.fitting(words, inner.w, *theme.NAMES)
    sheet.text(f"{name}/title", inner.row(16, 50), words, style)
    sentence = effect(card, reading.words)
    top = 70
    bottom = rect.h - 76
    for style in theme.PROSE:
        rows = text.wrap(
            sentence,
            sheet.locale,
            style,
            inner.w,
            int((bottom - top) // (style.size * theme.LEADING)),
        )
        if not rows[-1].text.endswith(text.ELLIPSIS):
            break
    sheet.lines(f"{name}/effect", inner.row(top, bottom - top), rows, theme.LEADING)


def _foot(sheet: Sheet, reading: Cards, name: str, rect: Rect, card: str, count: int) -> None:
    """The printed price; what kind of card it is, or how many there are."""
    coin = Rect(rect.x + 14, rect.bottom - 72, 56, 56)
    tokens.coin(sheet, f"{name}/price", coin, reading.catalogue.prices[card])
    room = Rect(coin.right + 10, coin.y, rect.right - 16 - coin.right - 10, coin.h)
    if count > 1:
        badge = room._replace(x=room.right - _BADGE, w=_BADGE)
        sheet.panel(f"{name}/count", badge, theme.INK, badge.h // 2)
        sheet.text(f"{name}/count/number", badge, f"×{count}", theme.COUNT, theme.WHITE, "centre")
        return
    basic = reading.catalogue.basics.get(card)
    kind, grade = ("auxiliary", 0) if basic is None else (basic.kind, basic.grade)
    colour = theme.STEEL if basic is None else theme.DIM
    words = reading.t(f"board-kind-{kind}", grade=grade)
    sheet.text(f"{name}/kind", room, words, theme.LOG, colour, "right")
