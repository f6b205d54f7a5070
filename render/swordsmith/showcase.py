"""Swords, large: every part with its name, what the next star takes, whom a sword suits."""

from __future__ import annotations

from bot.games.swordsmith.terms import Tier
from bot.games.swordsmith.view import SmithyView, SwordView
from bot.i18n import t
from bot.i18n.words import in_a_row
from render import theme
from render.scene import Rect
from render.sheet import Sheet
from render.swordsmith import swords, tokens
from render.swordsmith.reading import Reading

_GAP = 12
_LABEL, _NOTES, _NOTE = 38, 60, 30
"""Heights of the metals' names, of all notes, and of one of them."""
_SHAPE = 366 / 92
"""A sword's width by its height."""
_TALL = 380
_ENCHANTMENTS = (58, 74)
"""Their sizes in a place, and in one as high as that or higher."""
_LETTER = 64
_STYLES = (theme.LOG, theme.LABEL, theme.SMALL, theme.AXIS)


def swords_in_places(
    sheet: Sheet, reading: Reading, name: str, rect: Rect, smithy: SmithyView
) -> None:
    """All places side by side."""
    sheet.group(name, rect)
    count, notes = len(smithy.swords), _NOTES if any(s.is_forged for s in smithy.swords) else 0
    width = (rect.w - _GAP * (count - 1)) // count
    for place, sword in enumerate(smithy.swords):
        field = rect.column(place * (width + _GAP), width)
        tier = reading.offered(smithy.seat, place, sword)
        _place(sheet, reading, f"{name}/place-{place + 1}", field, sword, tier, notes)


def _place(
    sheet: Sheet,
    reading: Reading,
    name: str,
    field: Rect,
    sword: SwordView,
    tier: Tier | None,
    notes: int,
) -> None:
    """One sword above `notes` pixels; an amber edge and what it earns where it is up for sale."""
    edge = None if tier is None else theme.AMBER
    sheet.panel(name, field, theme.PARCHMENT, theme.ROUND, edge, 5 if edge else 0)
    inner = field.inset(18, 12)
    token = _ENCHANTMENTS[field.h >= _TALL]
    high = round(1.15 * token)
    blade = min(round(inner.w / _SHAPE), inner.h - _LABEL - high - notes)
    gap = (inner.h - blade - _LABEL - high - notes) // 3
    row = inner.row(gap, blade)
    swords.forged(sheet, reading, f"{name}/sword", row, sword, _LETTER)
    row = row.row(blade, _LABEL)
    _labels(sheet, reading, f"{name}/labels", row, sword)
    row = row.row(_LABEL + gap, high)
    room = swords.ornaments(sheet, reading, f"{name}/ornaments", row, sword, token)
    sale = reading.view.sale
    if tier is not None and sale is not None:
        size = min(room.h, room.w)
        ribbon = Rect(room.right - size, room.y + (room.h - size) // 2, size, size)
        earned = reading.adventurer(sale.adventurer).reputation_for(tier)
        tokens.ribbon(sheet, f"{name}/ornaments/earns", ribbon, earned)
    if sword.is_forged:
        _notes(sheet, reading, f"{name}/notes", row.row(high + gap, _NOTES), sword)


def _labels(sheet: Sheet, reading: Reading, name: str, row: Rect, sword: SwordView) -> None:
    """Below each part of the sword its metal, or what belongs there."""
    sheet.group(name, row)
    blade = [*sword.blade, None, None]
    for number, (left, right) in enumerate(swords.columns(row.w)):
        item = blade[number - 1] if number else sword.hilt
        place = row.column(left + 5, right - left - 10)
        words = reading.t(f"part-{'blade' if number else 'hilt'}")
        if item is not None:
            words = _called(sheet, reading, item, place.w)
        style = sheet.fitting(words, place.w, *_STYLES)
        colour = theme.DIM if item is None else theme.INK
        sheet.text(f"{name}/part-{number + 1}", place, words, style, colour, "centre")


def _called(sheet: Sheet, reading: Reading, item: str, width: int) -> str:
    """A metal by its name; by its grade where the name stands on the sword already."""
    name = reading.name(item)
    if name == reading.letter(item):
        return reading.t("board-kind-metal", grade=reading.catalogue.grades[item])
    return name if sheet.width_of(name, theme.SMALL) <= width else reading.short(item)


def _notes(sheet: Sheet, reading: Reading, name: str, room: Rect, sword: SwordView) -> None:
    """Of a forged sword the next star and who would take it, a line each."""
    lines = [_suits(sheet, reading, sword, room.w)]
    if sword.star_price is not None and sword.star_roll is not None:
        star = {"price": sword.star_price, "roll": sword.star_roll}
        lines.insert(0, reading.t("next-star", star=sword.stars + 1, **star))
    for number, words in enumerate(filter(None, lines)):
        style = sheet.fitting(words, room.w, theme.LABEL, theme.SMALL, theme.AXIS)
        row = room.row(number * _NOTE, _NOTE)
        sheet.text(f"{name}-{number + 1}", row, words, style, theme.DIM)


def _suits(sheet: Sheet, reading: Reading, sword: SwordView, width: int) -> str:
    """Whom the sword suits: as many by name as there is room for, the best first."""
    fits = sorted(sword.fits, key=lambda fit: -fit.tier.height)
    told = [
        t(
            reading.locale,
            "hand-fit",
            adventurer=reading.name(fit.adventurer),
            tier=reading.t(f"tier-{fit.tier}"),
        )
        for fit in fits
    ]
    for count in range(len(told), 0, -1):
        words = reading.t("words-suits", fits=in_a_row(reading.locale, told[:count]))
        words += f" +{len(told) - count}" if count < len(told) else ""
        if sheet.width_of(words, theme.AXIS) <= width:
            return words
    return ""
