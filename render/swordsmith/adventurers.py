"""The professions: reputation of every seat, and the two adventurers who wait face up."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from bot.games.swordsmith.catalogue import Adventurer, Need
from bot.games.swordsmith.terms import Tier
from bot.games.swordsmith.view import AdventurerView, ProfessionView
from render import pieces, theme
from render.scene import Rect
from render.sheet import Sheet
from render.swordsmith import reputation, swords, tokens
from render.swordsmith.card_words import Cards
from render.swordsmith.reading import Reading
from render.swordsmith.swords import Asked

_AREA = Rect(20, 316, 1560, 624)
_GAP = 12
_HEAD, _BAR, _LOW_BAR = 104, 54, 44
_CARDS = (112, 372)
_CARD = 252
_PATIENCE, _PATIENCE_HEIGHT = 42, 40
_ROWS, _ROW, _PITCH = 84, 54, 56
_NAMES = (theme.LABEL_BOLD, theme.SMALL_BOLD)


class Measures(NamedTuple):
    """How large things are in a row of needs."""

    sword: int
    token: int
    coin: int
    ribbon: int


_WIDE, _SLIM = Measures(104, 44, 44, 46), Measures(78, 40, 40, 42)
_WITH_WORDS = 500
"""From this width on a row also has its tier's name."""


def draw(sheet: Sheet, reading: Reading) -> None:
    """A column for each profession in play."""
    count = len(reading.view.professions)
    pitch = (_AREA.w + _GAP) / count
    width = int(pitch - _GAP)
    for number, profession in enumerate(reading.view.professions):
        column = Rect(_AREA.x + round(number * pitch), _AREA.y, width, _AREA.h)
        name = f"profession-{profession.id}"
        sheet.group(name, column)
        _head(sheet, reading, f"{name}/head", column.row(0, _HEAD), profession, number)
        for place, top in enumerate(_CARDS):
            rect = column.row(top, _CARD)
            card = f"{name}/card-{place + 1}"
            if place < len(profession.face_up):
                _card(sheet, reading, card, rect, profession.face_up[place])
            else:
                sheet.dashes(card, rect, theme.ROUND, theme.DIM)


def _head(
    sheet: Sheet,
    reading: Reading,
    name: str,
    rect: Rect,
    profession: ProfessionView,
    column: int,
) -> None:
    """The profession's bar with its pile, and each seat's reputation."""
    sheet.panel(name, rect, theme.BENCH, theme.ROUND)
    fill, ink = theme.PROFESSIONS[profession.id], theme.ON_PROFESSIONS[profession.id]
    low = reputation.is_close(rect.w - 12, len(reading.view.smithies))
    bar = rect.row(0, _LOW_BAR if low else _BAR)
    sheet.panel(f"{name}/bar", bar, fill, theme.ROUND, square="foot")
    icon = Rect(bar.x + 10, bar.y + (bar.h - 40) // 2, 40, 40)
    sheet.icon(f"{name}/bar/icon", icon, profession.id, ink)
    count, large = str(profession.pile), theme.BOARD if low else theme.DECIDING
    width = sheet.width_of(count, large)
    right = bar.right - 12 - width
    sheet.text(f"{name}/bar/pile", Rect(right, bar.y, width, bar.h), count, large, ink)
    deck = Rect(right - 34, bar.y + (bar.h - 28) // 2, 28, 28)
    sheet.icon(f"{name}/bar/deck", deck, "deck", ink)
    words = reading.name(profession.id)
    room = Rect(bar.x + 58, bar.y, right - 40 - bar.x - 58, bar.h)
    style = sheet.fitting(words, room.w, theme.person_style(sheet.locale), *_NAMES)
    sheet.text(f"{name}/bar/title", room, words, style, ink)
    row = rect.row(bar.h, rect.h - bar.h).inset(6, 4)
    reputation.pills(sheet, reading, name, row, column)


def _card(sheet: Sheet, reading: Reading, name: str, rect: Rect, waiting: AdventurerView) -> None:
    """An adventurer: name, patience, loyal ability, what each tier wants and pays."""
    sale = reading.view.sale
    served = sale is not None and sale.adventurer == waiting.id
    if served:
        sheet.panel(f"{name}-frame", rect.inset(-6), theme.AMBER, theme.ROUND + 6)
    sheet.panel(name, rect, theme.PARCHMENT, theme.ROUND)
    if served or waiting.is_due:
        head = rect.row(0, 40 if served else _ROWS - 2)
        colour = theme.AMBER if served else theme.DUE
        sheet.panel(f"{name}/ground", head, colour, theme.ROUND, square="foot")
    row = rect.row(4, 38).inset(12, 0)
    _name(sheet, reading, f"{name}/title", row, waiting.id)
    adventurer = reading.adventurer(waiting.id)
    line = rect.row(_PATIENCE, _PATIENCE_HEIGHT).inset(8, 0)
    right = tokens.patience(
        sheet,
        f"{name}/patience",
        line._replace(w=line.w - (76 if adventurer.loyal_ability else 0)),
        waiting.waited,
        adventurer.patience,
        due=waiting.is_due,
    )
    if adventurer.loyal_ability is not None:
        room = Rect(right + 8, line.y, line.right - right - 8, line.h)
        _loyal(sheet, reading, f"{name}/loyal", room, adventurer.loyal_ability)
    for tier in Tier:
        rect_of_tier = rect.row(_ROWS + tier.height * _PITCH, _ROW).inset(6, 0)
        reached = served and sale is not None and sale.tier == tier
        tier_row(sheet, reading, f"{name}/{tier}", rect_of_tier, adventurer, tier, reached=reached)


def _name(sheet: Sheet, reading: Reading, name: str, row: Rect, item: str) -> None:
    """The full name in the largest size that fits, else the short one."""
    large = theme.adventurer_style(sheet.locale)
    for words in (reading.name(item), reading.short(item)):
        style = sheet.fitting(words, row.w, large, *_NAMES)
        if sheet.width_of(words, style) <= row.w:
            break
    else:
        style = theme.LEAST
    sheet.text(name, row, words, style)


def _loyal(sheet: Sheet, reading: Reading, name: str, room: Rect, ability: str) -> None:
    """A heart and the ability: its short word where there is room, else its icon."""
    sheet.group(name, room)
    words, size = reading.short(ability), 36
    style = sheet.fitting(words, room.w - size - 4, theme.SMALL_BOLD, theme.LEAST)
    width = sheet.width_of(words, style)
    has_words = size + 4 + width <= room.w
    left = room.right - (size + 4 + width if has_words else 2 * size + 4)
    heart = Rect(left, room.y + (room.h - size) // 2, size, size)
    sheet.icon(f"{name}/heart", heart, "heart", theme.LOYAL, theme.INK)
    place = Rect(heart.right + 4, room.y, room.right - heart.right - 4, room.h)
    if has_words:
        sheet.text(f"{name}/ability", place, words, style, theme.LOYAL_INK)
    else:
        tokens.ability(sheet, f"{name}/ability", heart._replace(x=place.x), ability)


def tier_row(
    sheet: Sheet,
    reading: Cards,
    name: str,
    row: Rect,
    adventurer: Adventurer,
    tier: Tier,
    *,
    reached: bool = False,
) -> None:
    """What one tier adds to those below it, and what it brings; `reached`: it is being sold at."""
    frame = theme.AMBER if reached else None
    sheet.panel(name, row, theme.WELL, theme.STAMP, frame, theme.FRAME_TIGHT)
    size = _WIDE if row.w > 260 else _SLIM
    sign = Rect(row.x + 5, row.y + (row.h - 40) // 2, 12, 40)
    sheet.icon(f"{name}/sign", sign, tier, theme.TIERS[tier])
    left, right = sign.right + 3, row.right - 4
    ribbon = Rect(right - size.ribbon, row.y + (row.h - size.ribbon) // 2, size.ribbon, size.ribbon)
    tokens.ribbon(sheet, f"{name}/reputation", ribbon, adventurer.reputation_for(tier))
    coin = Rect(ribbon.x - 4 - size.coin, row.y + (row.h - size.coin) // 2, size.coin, size.coin)
    tokens.coin(sheet, f"{name}/bounty", coin, adventurer.bounty_for(tier))
    if row.w > _WITH_WORDS - 20:
        names = {one: reading.t(f"tier-{one}") for one in Tier}
        widest = max(sheet.width_of(words, theme.SMALL) for words in names.values())
        place = Rect(left + 6, row.y, widest, row.h)
        sheet.text(f"{name}/word", place, names[tier], theme.SMALL, theme.DIM)
        left = place.right + 14
    asked, elements, stars = added(adventurer, tier)
    room = Rect(left, row.y, coin.x - 4 - left, row.h)
    extras = len(elements) + (stars > 0)
    closest = size.token + (extras - 1) * round(0.75 * size.token)
    if any(asked) or closest <= room.w - size.sword - 3:
        sword = Rect(left, row.y + (row.h - 50) // 2, size.sword, 50)
        swords.need(sheet, reading, f"{name}/sword", sword, asked)
        room = Rect(sword.right + 3, row.y, room.right - sword.right - 3, row.h)
    _extras(sheet, reading, f"{name}/more", room, elements, stars, size.token)


def added(adventurer: Adventurer, tier: Tier) -> tuple[Asked, tuple[str, ...], int]:
    """What a tier asks for beyond the tiers below it, in the totals that it wants.

    Of an element all are told where it wants more of it.
    """
    needs = (adventurer.basic, adventurer.performance, adventurer.excitement)
    own, below = needs[tier.height], needs[: tier.height]

    def more(value: int, lower: list[int]) -> int:
        return value if value > max(lower, default=0) else 0

    wanted, held = Counter(own.elements), _most_elements(below)
    elements = [one for one in own.elements if wanted[one] > held[one]]
    return (
        Asked(
            more(own.blade, [need.blade for need in below]),
            more(own.hilt, [need.hilt for need in below]),
        ),
        tuple(elements),
        more(own.stars, [need.stars for need in below]),
    )


def _most_elements(needs: tuple[Need, ...]) -> Counter[str]:
    most: Counter[str] = Counter()
    for need in needs:
        most |= Counter(need.elements)
    return most


def _extras(
    sheet: Sheet,
    reading: Cards,
    name: str,
    room: Rect,
    elements: tuple[str, ...],
    stars: int,
    size: int,
) -> None:
    """Elements, then the star; closer together where they are many."""
    count = len(elements) + (stars > 0)
    if not count:
        return
    pitch = pieces.row_pitch(count, size, 3, room.w)
    sheet.group(name, room, overlapping=True)
    top = room.y + (room.h - size) // 2
    for number, element in enumerate(elements):
        place = Rect(room.x + number * pitch, top, size, size)
        tokens.card(sheet, reading, f"{name}/element-{number + 1}", place, element)
    if stars:
        place = Rect(room.x + (count - 1) * pitch, top - 1, size, size)
        tokens.star(sheet, f"{name}/star", place, stars)
