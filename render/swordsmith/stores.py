"""What a smithy holds besides swords: furnace, pool, workers, money, cards, loyal customers."""

from __future__ import annotations

from collections import Counter

from bot.games.swordsmith.view import SmithyView
from render import theme
from render.scene import Rect
from render.sheet import Sheet
from render.swordsmith import tokens
from render.swordsmith.reading import Reading

_ROOMY = 300


def melting(sheet: Sheet, reading: Reading, owner: str, row: Rect, smithy: SmithyView) -> None:
    """Furnace and mana pool side by side."""
    half = (row.w - 6) // 2
    width = half if half > _ROOMY else 4 * half // 5  # a furnace holds fewer kinds than a pool
    fields = (row.column(0, width), row.column(width + 6, row.w - width - 6))
    kinds = (("furnace", smithy.furnace), ("pool", smithy.pool))
    for field, (place, items) in zip(fields, kinds, strict=True):
        name = f"{owner}/{place}"
        sheet.panel(name, field, theme.WELL, theme.FIELD)
        size = min(52, field.h - 14)
        icon = Rect(field.x + 8, field.y + (field.h - size) // 2, size, size)
        fill = theme.CLAY if place == "furnace" else theme.STEEL
        sheet.icon(f"{name}/icon", icon, place, fill, theme.INK)
        room = Rect(icon.right + 10, field.y, field.right - icon.right - 16, field.h)
        if items:
            tokens.in_row(sheet, reading, f"{name}/cards", room, items, min(50, field.h - 14))
        else:
            rule = Rect(room.x, field.y + field.h // 2 - 2, 32, 4)
            sheet.panel(f"{name}/nothing", rule, theme.LINE, 2)


def means(sheet: Sheet, reading: Reading, name: str, row: Rect, smithy: SmithyView) -> int:
    """Workers, money of the turn, vouchers, seals; returns their right end."""
    ready, every = reading.workers(smithy)
    left = row.x
    size = 42 if every <= 3 else 34 if every == 4 else 26
    for number in range(every):
        place = Rect(left, row.y + (row.h - size) // 2, size, size)
        fill, edge = (theme.AMBER, theme.INK) if number < ready else (None, theme.LINE)
        sheet.icon(f"{name}/worker-{number + 1}", place, "hammer", fill, edge)
        left += size + 4
    left += 4
    turn = reading.view.turn
    if turn is not None and smithy.seat == reading.view.on_turn:
        place = Rect(left, row.y + (row.h - 52) // 2, 52, 52)
        tokens.coin(sheet, f"{name}/money", place, turn.money)
        left = place.right + 8
    place = Rect(left, row.y, row.h, row.h)
    if smithy.vouchers:
        words = str(smithy.vouchers)
        sheet.icon(f"{name}/vouchers", place, "voucher", theme.SCROLL, theme.INK, words, theme.INK)
    else:
        sheet.icon(f"{name}/vouchers", place, "voucher", None, theme.LINE)
    left = place.right + 8
    if smithy.seals:
        place = Rect(left, row.y + (row.h - 48) // 2, 48, 48)
        sheet.icon(
            f"{name}/seals",
            place,
            "ribbon",
            theme.CINNABAR,
            theme.INK,
            f"+{smithy.seals}",
            theme.WHITE,
        )
        left = place.right + 8
    sheet.group(name, row._replace(w=left - 8 - row.x))
    return left - 8


def piles(sheet: Sheet, reading: Reading, name: str, row: Rect, smithy: SmithyView) -> None:
    """How many cards are in hand, deck and discard pile, from the right; words where they fit."""
    sheet.group(name, row)
    labels = {kind: reading.t(f"board-{kind}") for kind in ("discard", "deck", "hand")}
    widths = {kind: sheet.width_of(label, theme.SMALL) for kind, label in labels.items()}
    words = sum(widths.values()) + 3 * (54 + 6 + 10) <= row.w
    kinds = (
        ("discard", len(smithy.discard), theme.WELL, theme.INK),
        ("deck", smithy.deck_count, theme.STEEL, theme.WHITE),
        ("hand", smithy.hand_count, theme.CARD, theme.INK),
    )
    right = row.right
    for kind, count, fill, ink in kinds:
        wide = 54 if words else 50
        box = Rect(right - wide, row.y + (row.h - 48) // 2, wide, 48)
        sheet.panel(f"{name}/{kind}", box, fill, theme.STAMP, theme.INK, 3)
        sheet.text(f"{name}/{kind}/count", box, str(count), theme.BOARD, ink, "centre")
        right = box.x - 6
        if words:
            place = Rect(right - widths[kind], row.y, widths[kind], row.h)
            sheet.text(f"{name}/{kind}_word", place, labels[kind], theme.SMALL, theme.DIM)
            right = place.x - 10
        else:
            icon = Rect(right - 26, row.y + (row.h - 28) // 2, 28, 28)
            sheet.icon(f"{name}/{kind}_icon", icon, kind, theme.DIM)
            right = icon.x - 8


def permanent(sheet: Sheet, reading: Reading, name: str, row: Rect, smithy: SmithyView) -> None:
    """Loyal customers by their abilities, and cards that stay; words where there is room."""
    sheet.group(name, row)
    abilities = Counter(reading.adventurer(who).loyal_ability or "" for who in smithy.loyal)
    kept = [(item, count, True) for item, count in abilities.items()]
    kept += [(item, count, False) for item, count in Counter(smithy.fixtures).items()]
    if not kept:
        heart = Rect(row.x, row.y + (row.h - 40) // 2, 40, 40)
        sheet.icon(f"{name}/nobody", heart, "heart", None, theme.LINE)
        words = reading.t("board-no-loyal")
        place = Rect(heart.right + 12, row.y, row.right - heart.right - 12, row.h)
        if sheet.width_of(words, theme.SMALL) <= place.w:
            sheet.text(f"{name}/none", place, words, theme.SMALL, theme.DIM)
        return
    labels = [_label(reading, item, count) for item, count, _ in kept]
    widths = [64 + sheet.width_of(label, theme.SMALL_BOLD) for label in labels]
    if sum(widths) + 8 * (len(kept) - 1) > row.w:
        _crowd(sheet, name, row, kept)
        return
    left = row.x
    for (item, _, is_loyal), label, width in zip(kept, labels, widths, strict=True):
        chip = Rect(left, row.y + 2, width, row.h - 4)
        _kept(sheet, f"{name}/{item}", chip, label, is_loyal=is_loyal)
        left += width + 8


def _label(reading: Reading, item: str, count: int) -> str:
    words = reading.short(item)
    return f"{words} ×{count}" if count > 1 else words


def _kept(sheet: Sheet, name: str, chip: Rect, words: str, *, is_loyal: bool) -> None:
    """A chip with a heart, or on auxiliary ground for a card that stays."""
    ground, ink = theme.AUXILIARY, theme.STEEL
    if is_loyal:
        ground, ink = theme.LOYAL_GROUND, theme.LOYAL_INK
    sheet.panel(name, chip, ground, theme.STAMP)
    sign = Rect(chip.x + 8, chip.y + (chip.h - 38) // 2, 38, 38)
    if is_loyal:
        sheet.icon(f"{name}/heart", sign, "heart", theme.LOYAL, theme.INK)
    else:
        sheet.icon(f"{name}/card", sign, "deck", theme.STEEL)
    room = Rect(sign.right + 6, chip.y, chip.right - sign.right - 10, chip.h)
    sheet.text(f"{name}/word", room, words, theme.SMALL_BOLD, ink)


def _crowd(sheet: Sheet, name: str, row: Rect, kept: list[tuple[str, int, bool]]) -> None:
    """Where words have no room: one heart, then a sign for each ability and each card."""
    chip = row.inset(0, 2)
    sheet.panel(f"{name}/all", chip, theme.LOYAL_GROUND, theme.STAMP)
    heart = Rect(chip.x + 8, chip.y + (chip.h - 38) // 2, 38, 38)
    sheet.icon(f"{name}/all/heart", heart, "heart", theme.LOYAL, theme.INK)
    signs = [(item, is_loyal) for item, count, is_loyal in kept for _ in range(count)]
    room = Rect(heart.right + 8, chip.y, chip.right - heart.right - 14, chip.h)
    pitch = min(44, room.w // len(signs))
    size = min(36, pitch - 2)
    for number, (item, is_loyal) in enumerate(signs):
        x, y = room.x + number * pitch, room.y + (room.h - size) // 2
        place, sign = Rect(x, y, size, size), f"{name}/all/sign-{number + 1}"
        if is_loyal:
            tokens.ability(sheet, sign, place, item)
        else:
            sheet.icon(sign, place, "deck", theme.STEEL)
