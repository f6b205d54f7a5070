"""Single cards of Master Swordsmith, large: for whoever looks one up."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.swordsmith.terms import Tier
from bot.i18n.cardbook import Card
from bot.i18n.swordsmith.effects import ability_effect
from render import text, theme
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.swordsmith import adventurers, cards, tokens
from render.swordsmith.card_words import LooseCards
from render.theme import Style

WIDTH = 900
_TITLES = (Style(60, theme.BOLD), Style(52, theme.BOLD), theme.ACTOR)
_WORDS = Style(40)
_BAR = 84


def scene(reading: LooseCards, card: Card) -> Scene:
    """One card alone."""
    return _DRAW[card.kind](reading, card)


def _board(reading: LooseCards, height: int) -> tuple[Sheet, Rect]:
    sheet = Sheet("card", WIDTH, height, reading.locale)
    board = Rect(20, 16, WIDTH - 40, height - 32)
    sheet.panel("card", board, theme.PARCHMENT, theme.ROUND)
    return sheet, board


def _of_a_hand(reading: LooseCards, card: Card) -> Scene:
    """A card of the market or an auxiliary card, as it lies in a hand."""
    sheet = Sheet("card", WIDTH, 440, reading.locale)
    cards.draw(sheet, reading, "card", Rect(230, 20, 440, 400), card.id, 1)
    return sheet.scene()


def _adventurer(reading: LooseCards, card: Card) -> Scene:
    """Profession, name, patience; the three tiers; the loyal ability."""
    who = card.item
    height = 516 if who.loyal_ability is not None else 444
    sheet, board = _board(reading, height)
    _profession_bar(sheet, reading, board.row(0, _BAR), who.profession)
    words = reading.name(card.id)
    room = Rect(board.x + 24, board.y + _BAR + 4, board.w - 330, 76)
    style = sheet.fitting(words, room.w, *_TITLES, theme.BOARD)
    sheet.text("card/title", room, words, style)
    line = Rect(room.right + 10, room.y + 16, board.right - room.right - 30, 44)
    tokens.patience(sheet, "card/patience", line, who.patience, who.patience, due=False)
    for tier in Tier:
        row = Rect(board.x + 16, room.bottom + 4 + tier.height * 76, board.w - 32, 68)
        adventurers.tier_row(sheet, reading, f"card/{tier}", row, who, tier)
    if who.loyal_ability is not None:
        row = Rect(board.x + 20, board.bottom - 76, board.w - 40, 62)
        _loyal(sheet, reading, row, who.loyal_ability)
    return sheet.scene()


def _profession_bar(sheet: Sheet, reading: LooseCards, bar: Rect, profession: str) -> None:
    fill, ink = theme.PROFESSIONS[profession], theme.ON_PROFESSIONS[profession]
    sheet.panel("card/bar", bar, fill, theme.ROUND, square="foot")
    sheet.icon("card/bar/icon", Rect(bar.x + 22, bar.y + 12, 60, 60), profession, ink)
    room = Rect(bar.x + 104, bar.y, bar.w - 130, bar.h)
    sheet.text("card/bar/name", room, reading.name(profession), theme.ACTOR, ink)


def _loyal(sheet: Sheet, reading: LooseCards, row: Rect, ability: str) -> None:
    sheet.icon("card/heart", Rect(row.x, row.y + 6, 50, 50), "heart", theme.LOYAL, theme.INK)
    tokens.ability(sheet, "card/ability", Rect(row.x + 64, row.y + 6, 50, 50), ability)
    room = Rect(row.x + 132, row.y, row.w - 132, row.h)
    sheet.text("card/loyal", room, reading.name(ability), theme.BOARD, theme.LOYAL_INK)


def _ability(reading: LooseCards, card: Card) -> Scene:
    sheet, board = _board(reading, 440)
    sheet.icon(
        "card/heart", Rect(board.x + 40, board.y + 36, 120, 120), "heart", theme.LOYAL, theme.INK
    )
    tokens.ability(sheet, "card/sign", Rect(board.x + 190, board.y + 36, 120, 120), card.id)
    words = reading.name(card.id)
    room = Rect(board.x + 344, board.y + 36, board.w - 370, 120)
    style = sheet.fitting(words, room.w, *_TITLES)
    sheet.text("card/title", room, words, style, theme.LOYAL_INK)
    place = Rect(board.x + 40, board.y + 190, board.w - 80, 200)
    _sentence(sheet, place, ability_effect(card.id, reading.words))
    return sheet.scene()


def _sentence(sheet: Sheet, place: Rect, words: str) -> None:
    most = int(place.h // (_WORDS.size * theme.LEADING))
    rows = text.wrap(words, sheet.locale, _WORDS, place.w, most)
    sheet.lines("card/effect", place, rows, theme.LEADING)


def _profession(reading: LooseCards, card: Card) -> Scene:
    """Its bar, and its adventurers by name in two columns, those of rank I first."""
    sheet, board = _board(reading, 440)
    _profession_bar(sheet, reading, board.row(0, _BAR), card.id)
    members = [one for one in reading.catalogue.adventurer if one.profession == card.id]
    for rank in (1, 2):
        column = Rect(board.x + 28 + (rank - 1) * 420, board.y + _BAR + 14, 390, 0)
        for number, one in enumerate(member for member in members if member.rank == rank):
            row = Rect(column.x, column.y + number * 74, column.w, 68)
            name = f"card/rank-{rank}-{number + 1}"
            words = reading.name(one.id)
            style = sheet.fitting(words, row.w, theme.COUNT, theme.BOARD, theme.SMALL_BOLD)
            sheet.text(name, row, words, style)
    return sheet.scene()


_DRAW: dict[str, Callable[[LooseCards, Card], Scene]] = {
    "coin": _of_a_hand,
    "metal": _of_a_hand,
    "element": _of_a_hand,
    "auxiliary": _of_a_hand,
    "profession": _profession,
    "adventurer": _adventurer,
    "ability": _ability,
}
"""By the kind of card."""
