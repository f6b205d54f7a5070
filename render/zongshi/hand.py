"""A player's own hand: scrolls in full, materials, exchange tiles."""

from __future__ import annotations

from bot.games.zongshi.terms import TILES
from bot.games.zongshi.view import WorkshopView
from bot.i18n.words import kebab
from render import pieces, private, text, theme
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.zongshi import tokens
from render.zongshi.card_words import Cards
from render.zongshi.reading import Reading

WIDTH = 1600
_CARDS = Rect(20, 124, 1560, 430)
_TALL = 530
"""Height of the narrower cards where five stand in one row."""
_FOOT_HEIGHT = 140
_FEWEST, _PER_ROW = 3, 4
_ROLLER = 42
_CHIP = 48
_BAR_SIGN = 40


def scene(reading: Reading, seat: int, playable: frozenset[str] | None) -> Scene:
    """The whole picture of one seat's hand; it grows with the number of scrolls.

    Where it is known which scrolls can be played now, the others are barred.
    """
    workshop = reading.view.workshops[seat]
    scrolls = workshop.scrolls or ()
    cards = _places(len(scrolls))
    foot = Rect(
        _CARDS.x, (cards[-1].bottom if cards else _CARDS.bottom) + 16, _CARDS.w, _FOOT_HEIGHT
    )
    sheet = Sheet("hand", WIDTH, foot.bottom + 20, reading.locale)
    title = reading.t("board-hand", round=reading.title())
    player, notice = reading.players[seat], reading.t("board-private")
    private.bar(sheet, seat, player, "master", title, notice)
    for number, (scroll, card) in enumerate(zip(scrolls, cards, strict=True)):
        is_barred = playable is not None and scroll not in playable
        scroll_card(sheet, reading, f"scroll-{number + 1}", card, scroll, is_barred=is_barred)
    if not scrolls:
        sheet.dashes("scrolls", _CARDS, theme.ROUND, theme.DIM)
        sheet.text(
            "scrolls/none", _CARDS, reading.t("board-no-scrolls"), theme.BOARD, theme.SAND, "centre"
        )
    _foot(sheet, reading, foot, workshop)
    return sheet.scene()


def _places(count: int) -> list[Rect]:
    """One row of up to three wide cards, rows of four, or one of five, narrower and higher."""
    columns = count if count == _PER_ROW + 1 else min(max(count, _FEWEST), _PER_ROW)
    height = _TALL if columns > _PER_ROW else _CARDS.h
    gap = theme.GUTTER if columns > _PER_ROW else 24
    width = (_CARDS.w - (columns - 1) * gap) // columns
    return [
        Rect(
            _CARDS.x + column * (width + gap),
            _CARDS.y + row * (height + theme.GUTTER),
            width,
            height,
        )
        for row, column in (divmod(number, columns) for number in range(count))
    ]


def scroll_card(
    sheet: Sheet, reading: Cards, name: str, rect: Rect, scroll: str, *, is_barred: bool = False
) -> None:
    """A scroll in full between its rollers; barred where it cannot be played now."""
    sheet.group(name, rect)
    paper = Rect(rect.x + 12, rect.y + 30, rect.w - 24, rect.h - 60)
    sheet.panel(f"{name}/ground", paper, theme.CARD, 0)
    for edge, top in (("upper", rect.y), ("lower", rect.bottom - _ROLLER)):
        roller = Rect(rect.x, top, rect.w, _ROLLER)
        sheet.panel(f"{name}/{edge}", roller, theme.BRASS, _ROLLER // 2, theme.TABLE, 3)
    inner = paper.inset(12, 0)
    rows = _name(sheet, reading.name(scroll), inner.w)
    top = rect.y + _ROLLER + 10
    height = round(rows[0].size * theme.TIGHT) * len(rows)
    sheet.lines(f"{name}/name", Rect(inner.x, top, inner.w, height), rows, theme.TIGHT)
    foot = Rect(inner.x, rect.bottom - _ROLLER - _CHIP - 8, inner.w, _CHIP)
    words = reading.t(f"scroll-{kebab(scroll)}")
    room = Rect(inner.x, top + height + 14, inner.w, foot.y - 18 - top - height)
    _effect(sheet, f"{name}/effect", room, words, rows[0].size)
    _kind(sheet, reading, name, foot, scroll)
    if is_barred:
        sign = Rect(foot.right - _BAR_SIGN, foot.y + 4, _BAR_SIGN, _BAR_SIGN)
        sheet.icon(f"{name}/barred", sign, "barred", theme.DIM)


def _kind(sheet: Sheet, reading: Cards, name: str, foot: Rect, scroll: str) -> None:
    """A chip: whether the scroll is a move of its own or goes with an action."""
    own_move = reading.catalogue.scrolls[scroll].play == "before"
    words = reading.t("board-own-move" if own_move else "board-with-action")
    room = foot.w - _BAR_SIGN - 4
    style = sheet.fitting(words, room - 24, theme.LABEL_BOLD, theme.SMALL_BOLD, theme.LEAST)
    chip = foot._replace(w=min(room, pieces.chip_width(sheet, words, style)))
    fill = theme.CINNABAR if own_move else theme.STEEL
    pieces.chip(sheet, f"{name}/chip", chip, words, style, fill, theme.WHITE)


def _name(sheet: Sheet, words: str, width: int) -> tuple[text.Line, ...]:
    """A scroll's name in the largest size in which two lines hold it, else on three."""
    for style, most in ((theme.PLAYER, 2), (theme.BOARD, 2), (theme.BOARD, 3)):
        rows = text.wrap(words, sheet.locale, style, width, most)
        if not rows[-1].text.endswith(text.ELLIPSIS):
            break
    return rows


def _effect(sheet: Sheet, name: str, room: Rect, words: str, largest: int) -> None:
    """The effect in the largest size that shows all of it, not larger than the name."""
    for style in (size for size in theme.PROSE if size.size <= largest):
        most = int(room.h // (style.size * theme.LEADING))
        rows = text.wrap(words, sheet.locale, style, room.w, most)
        if not rows[-1].text.endswith(text.ELLIPSIS):
            break
    sheet.lines(name, room, rows, theme.LEADING)


def _foot(sheet: Sheet, reading: Reading, foot: Rect, workshop: WorkshopView) -> None:
    sheet.panel("foot", foot, theme.PARCHMENT, theme.ROUND)
    words = reading.t(
        "board-scrolls-held", count=workshop.scroll_count, limit=workshop.scroll_limit
    )
    style = theme.COUNT
    width = sheet.width_of(words, style)
    right = foot.right - 24 - width
    sheet.text("foot/scrolls", Rect(right, foot.y, width, foot.h), words, style)
    sheet.icon(
        "foot/scroll", Rect(right - 72, foot.y + 42, 56, 56), "scroll", theme.SCROLL, theme.INK
    )
    owned = [(kind, count) for kind, count in enumerate(workshop.tiles) if count]
    tile, pitch = 136, 142
    left = right - 96 - len(owned) * pitch
    for number, (kind, count) in enumerate(owned):
        place = Rect(left + number * pitch, foot.y + 26, tile, 80)
        tokens.tile(sheet, reading, f"foot/{TILES[kind]}", place, kind, 54, count)
    _materials(
        sheet, reading, Rect(foot.x + 22, foot.y + 30, left - 30 - foot.x - 22, 80), workshop
    )


def _materials(sheet: Sheet, reading: Reading, rect: Rect, workshop: WorkshopView) -> None:
    stored = tokens.spread(workshop.materials)
    slots = max(workshop.capacity, len(stored))
    pitch = min(rect.h + 12, rect.w // slots)
    size = min(rect.h, pitch - 2)
    top = rect.y + (rect.h - size) // 2
    for number in range(slots):
        x = rect.x + number * pitch
        if number < len(stored):
            tokens.material(
                sheet, reading, f"foot/stored-{number + 1}", x, top, size, stored[number]
            )
        else:
            sheet.ring(f"foot/free-{number + 1}", Rect(x, top, size, size).inset(2))
