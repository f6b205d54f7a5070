"""Single cards of Zong Shi, large: for whoever looks one up."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.zongshi.terms import TILES
from bot.i18n.cardbook import Card
from bot.i18n.zongshi import Words
from render import pieces, text, theme
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.theme import Style
from render.zongshi import hand, tokens
from render.zongshi.card_words import LooseCards

WIDTH, HEIGHT = 900, 480
_CARD = Rect(20, 16, WIDTH - 40, HEIGHT - 32)
_TITLES = (Style(60, theme.BOLD), Style(52, theme.BOLD), theme.ACTOR)
_WORDS = Style(40)
_REWARDS = {
    "draw_scroll": "scroll",
    "pawn_tile": "tiles",
    "two_materials": "bag",
    "refund": "hand",
    "market_pick": "stall",
}
"""The icon of each visit reward."""


def scene(reading: LooseCards, card: Card) -> Scene:
    """One card alone."""
    sheet = Sheet("card", WIDTH, HEIGHT, reading.locale)
    _DRAW[card.kind](sheet, reading, card)
    return sheet.scene()


def _title(sheet: Sheet, room: Rect, words: str, colour: theme.Colour = theme.INK) -> None:
    """A name in the largest size that shows all of it, on two lines where one is too short."""
    style = sheet.fitting(words, room.w, *_TITLES)
    rows = text.wrap(words, sheet.locale, style, room.w, 2)
    sheet.lines("card/title", room, rows, theme.TIGHT, colour)


def _effect(sheet: Sheet, room: Rect, words: str, colour: theme.Colour = theme.INK) -> None:
    most = int(room.h // (_WORDS.size * theme.LEADING))
    rows = text.wrap(words, sheet.locale, _WORDS, room.w, most)
    sheet.lines("card/effect", room, rows, theme.LEADING, colour)


def _project(sheet: Sheet, reading: LooseCards, card: Card) -> None:
    """Points, name, rounds of work; the reward; the cost along the foot."""
    is_basic = card.kind == "basic_project"
    ground, ink = (theme.PARCHMENT, theme.INK) if is_basic else (theme.BENCH, theme.CREAM)
    edge = None if is_basic else theme.BRASS
    sheet.panel("card", _CARD, ground, theme.ROUND, edge, 0 if is_basic else 6)
    pieces.stamp(sheet, "card/points", Rect(_CARD.x + 24, _CARD.y + 24, 116, 116), card.item.points)
    glass = Rect(_CARD.right - 172, _CARD.y + 42, 80, 80)
    sheet.icon("card/time", glass, "time", theme.BENCH if is_basic else theme.SCROLL)
    rounds = Rect(glass.right + 8, glass.y - 18, 64, 116)
    sheet.text("card/rounds", rounds, str(card.item.time), Style(76, theme.BOLD), ink)
    room = Rect(_CARD.x + 164, _CARD.y + 24, glass.x - _CARD.x - 184, 128)
    _title(sheet, room, reading.name(card.id), ink)
    effect = Words(reading.locale, reading.catalogue).effect(card.id)
    if effect:
        _effect(sheet, Rect(_CARD.x + 36, _CARD.y + 166, _CARD.w - 72, 150), effect, ink)
    items = tokens.spread(card.item.price)
    edge = theme.INK if is_basic else theme.CREAM
    for number, item in enumerate(items):
        place = _CARD.x + 36 + number * 112
        tokens.material(
            sheet, reading, f"card/cost-{number + 1}", place, _CARD.bottom - 120, 96, item, edge
        )


def _scroll(sheet: Sheet, reading: LooseCards, card: Card) -> None:
    hand.scroll_card(sheet, reading, "card", Rect(190, 16, 520, HEIGHT - 32), card.id)


def _material(sheet: Sheet, reading: LooseCards, card: Card) -> None:
    sheet.panel("card", _CARD, theme.PARCHMENT, theme.ROUND)
    tokens.material(sheet, reading, "card/token", _CARD.x + 70, _CARD.y + 94, 260, card.id)
    room = Rect(_CARD.x + 400, _CARD.y + 172, _CARD.w - 430, 128)
    _title(sheet, room, reading.name(card.id))


def _tile(sheet: Sheet, reading: LooseCards, card: Card) -> None:
    sheet.panel("card", _CARD, theme.PARCHMENT, theme.ROUND)
    place = Rect(_CARD.x + 130, _CARD.y + 54, 600, 300)
    tokens.tile(sheet, reading, "card/tile", place, TILES.index(card.id), 240)
    words = Words(reading.locale, reading.catalogue).tile(card.id)
    row = Rect(_CARD.x + 30, _CARD.bottom - 84, _CARD.w - 60, 68)
    sheet.text("card/title", row, words, theme.ACTOR, theme.INK, "centre")


def _townsperson(sheet: Sheet, reading: LooseCards, card: Card) -> None:
    """Who it is, what a visit costs, and that a hidden reward waits."""
    sheet.panel("card", _CARD, theme.PARCHMENT, theme.ROUND)
    sheet.icon("card/person", Rect(_CARD.x + 50, _CARD.y + 84, 240, 240), card.id, theme.DIM)
    room = Rect(_CARD.x + 340, _CARD.y + 60, _CARD.w - 370, 128)
    _title(sheet, room, reading.name(card.id))
    tokens.material(
        sheet, reading, "card/token", _CARD.x + 340, _CARD.y + 206, 150, card.item.material
    )
    reward = Rect(_CARD.x + 560, _CARD.y + 206, 150, 150)
    sheet.panel("card/reward", reward, theme.CINNABAR, theme.ROUND)
    style = Style(96, theme.BOLD)
    sheet.text("card/reward/hidden", reward, "?", style, theme.WHITE, "centre")


def _visit_reward(sheet: Sheet, reading: LooseCards, card: Card) -> None:
    sheet.panel("card", _CARD, theme.CINNABAR, theme.ROUND)
    icon = Rect(_CARD.x + 40, _CARD.y + 40, 130, 130)
    sheet.icon("card/icon", icon, _REWARDS.get(card.id, "scroll"), theme.SCROLL)
    room = Rect(_CARD.x + 204, _CARD.y + 44, _CARD.w - 240, 128)
    _title(sheet, room, reading.name(card.id), theme.CREAM)
    words = Words(reading.locale, reading.catalogue).effect(card.id)
    place = Rect(_CARD.x + 44, _CARD.y + 210, _CARD.w - 88, 200)
    _effect(sheet, place, words, theme.CREAM)


_DRAW: dict[str, Callable[[Sheet, LooseCards, Card], None]] = {
    "material": _material,
    "exchange_tile": _tile,
    "townsperson": _townsperson,
    "basic_project": _project,
    "masterwork": _project,
    "scroll": _scroll,
    "visit_reward": _visit_reward,
}
"""By the kind of card."""
