"""Who and what stays in a smithy for good, large: loyal customers with what they do, cards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import NamedTuple

from bot.games.swordsmith.view import SmithyView
from bot.i18n.swordsmith.effects import ability_effect, effect
from bot.i18n.words import in_a_row
from render import pieces, text, theme
from render.scene import Rect
from render.sheet import Sheet
from render.swordsmith import tokens
from render.swordsmith.reading import Reading

_ROW = 48
"""The least height of a row."""
_MARGIN = 12
_HEAD, _FULL_ROW, _MOST_ROWS = 66, 62, 3
_SIGN, _SIGNS = 44, 110
"""Size of a sign, and the room that the signs of one cell take."""
_GAP = 16
_SENTENCES = (theme.OPTION, theme.LOG, theme.LABEL, theme.SMALL, theme.AXIS)
_NAMES = (theme.VALUE, theme.BOARD, theme.LABEL_BOLD, theme.SMALL_BOLD, theme.LEAST)


class _Kept(NamedTuple):
    """One ability with all who have it, or an auxiliary card."""

    item: str
    who: tuple[str, ...]
    """The customers; nobody for a card."""
    sentence: str


def draw(
    sheet: Sheet,
    reading: Reading,
    name: str,
    rect: Rect,
    smithy: SmithyView,
    *,
    has_heading: bool = True,
) -> None:
    """Abilities in words, in as few columns as there is room for; the more, the shorter."""
    heading, count = reading.t("board-loyal"), str(len(smithy.loyal) or "")
    if has_heading:
        room = pieces.board(sheet, name, rect, heading, count)
    else:
        sheet.panel(name, rect, theme.PARCHMENT, theme.ROUND)
        room = rect.inset(20, _MARGIN)
    kept = _kept(reading, smithy)
    if not kept:
        heart = Rect(room.x, room.y + (room.h - _SIGN) // 2, _SIGN, _SIGN)
        sheet.icon(f"{name}/nobody", heart, "heart", None, theme.LINE)
        place = Rect(heart.right + 16, room.y, room.right - heart.right - 16, room.h)
        sheet.text(f"{name}/none", place, reading.t("board-no-loyal"), theme.OPTION, theme.DIM)
        return
    rows = room.h // _ROW
    columns = -(-len(kept) // rows)
    cell = Rect(0, 0, (room.w + _GAP) // columns - _GAP, room.h // min(rows, len(kept)))
    said = _said(sheet, reading, kept, cell.w - _SIGNS, cell.h)
    for number, one in enumerate(kept):
        column, row = divmod(number, rows)
        place = Rect(room.x + column * (cell.w + _GAP), room.y + row * cell.h, cell.w, cell.h)
        _cell(sheet, f"{name}/{one.item}", place, one, said[number])


def height(smithy: SmithyView, reading: Reading, *, has_heading: bool = True) -> int:
    """How high all of it is: with its heading a row for each, up to three, else two low ones."""
    count = len(_kept(reading, smithy))
    if has_heading:
        return _HEAD + _FULL_ROW * min(max(1, count), _MOST_ROWS)
    return 2 * _MARGIN + _ROW * min(max(1, count), 2)


def _kept(reading: Reading, smithy: SmithyView) -> list[_Kept]:
    """What stays, each kind once, in the order in which it came."""
    customers: dict[str, list[str]] = defaultdict(list)
    for who in smithy.loyal:
        ability = reading.adventurer(who).loyal_ability
        if ability is not None:
            customers[ability].append(who)
    kept = [
        _Kept(ability, tuple(who), ability_effect(ability, reading.words))
        for ability, who in customers.items()
    ]
    cards = dict.fromkeys(smithy.fixtures)
    return [*kept, *(_Kept(card, (), effect(card, reading.words)) for card in cards)]


def _cell(sheet: Sheet, name: str, cell: Rect, kept: _Kept, rows: tuple[text.Line, ...]) -> None:
    """A heart and the sign of the ability, or a card; then the words."""
    sheet.group(name, cell)
    sign = Rect(cell.x, cell.y + (cell.h - _SIGN) // 2, _SIGN, _SIGN)
    if kept.who:
        sheet.icon(f"{name}/heart", sign, "heart", theme.LOYAL, theme.INK)
        tokens.ability(sheet, f"{name}/ability", sign._replace(x=sign.right + 8), kept.item)
    else:
        sheet.icon(f"{name}/card", sign, "deck", theme.STEEL)
    left = _SIGNS if kept.who else _SIGNS - _SIGN - 8
    room = Rect(cell.x + left, cell.y, cell.w - left, cell.h)
    high = round(rows[0].size * theme.TIGHT) * len(rows)
    place = room._replace(y=room.y + (room.h - high) // 2, h=high)
    ink = theme.LOYAL_INK if kept.who else theme.STEEL
    sheet.lines(f"{name}/words", place, rows, theme.TIGHT, ink)


def _said(
    sheet: Sheet, reading: Reading, kept: Sequence[_Kept], width: int, high: int
) -> list[tuple[text.Line, ...]]:
    """Of all the same: who it is and what that does, only the latter, or what it is called."""
    full = [f"{_called(reading, one)} · {one.sentence}" for one in kept]
    ways = (
        (full, _SENTENCES[:-1], 2),
        ([one.sentence for one in kept], _SENTENCES, 2),
        ([_counted(reading.name(one.item), one) for one in kept], _NAMES, 1),
        ([_counted(reading.short(one.item), one) for one in kept], _NAMES, 1),
    )
    for words, styles, most in ways:
        for style in styles:
            lines = min(most, high // round(style.size * theme.TIGHT))
            rows = [text.wrap(each, sheet.locale, style, width, lines) for each in words]
            if all(map(text.is_whole, rows)):
                return rows
    return rows


def _called(reading: Reading, kept: _Kept) -> str:
    """The customers by their names; a card by its own."""
    names = [reading.name(who) for who in kept.who]
    return in_a_row(reading.locale, names) or reading.name(kept.item)


def _counted(words: str, kept: _Kept) -> str:
    return f"{words} ×{len(kept.who)}" if len(kept.who) > 1 else words
