"""A player's own hand: its cards in full, own swords, what can be spent, a sealed answer."""

from __future__ import annotations

from collections import Counter

from bot.games.swordsmith.moves import Bid, Offer
from bot.games.swordsmith.view import SmithyView
from render import private, text, theme
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.swordsmith import anvil, cards, stores
from render.swordsmith.reading import Reading

WIDTH = 1600
_CARDS = Rect(20, 124, 1560, 352)
_PER_ROW = 5
_GAP = 24
_FOOT_HEIGHT = 256
_LINE = 58
_MOST_LINES = 4
_BETWEEN = " · "


def scene(reading: Reading, seat: int) -> Scene:
    """The whole picture of one seat's hand; it grows with the number of different cards."""
    smithy = reading.view.smithies[seat]
    shown = _stacks(smithy.hand or ())
    places = _places(len(shown))
    bottom = places[-1].bottom if places else _CARDS.y + 130
    foot = Rect(_CARDS.x, bottom + 16, _CARDS.w, _FOOT_HEIGHT)
    sheet = Sheet("hand", WIDTH, foot.bottom + 20, reading.locale)
    title = reading.t("board-your-hand", round=reading.view.round)
    player, notice = reading.players[seat], reading.t("board-private")
    private.bar(sheet, seat, player, "smith", title, notice)
    for number, ((card, count), place) in enumerate(zip(shown, places, strict=True)):
        cards.draw(sheet, reading, f"card-{number + 1}", place, card, count)
    if not shown:
        empty = _CARDS._replace(h=130)
        sheet.dashes("cards", empty, theme.ROUND, theme.DIM)
        words = reading.t("board-no-cards")
        sheet.text("cards/none", empty, words, theme.BOARD, theme.SAND, "centre")
    _foot(sheet, reading, foot, smithy)
    return sheet.scene()


def _stacks(hand: tuple[str, ...]) -> list[tuple[str, int]]:
    """Every card by itself where they fit into one row, else alike ones together."""
    if len(hand) <= _PER_ROW:
        return [(card, 1) for card in hand]
    return list(Counter(hand).items())


def _places(count: int) -> list[Rect]:
    width = (_CARDS.w - (_PER_ROW - 1) * _GAP) // _PER_ROW
    return [
        Rect(_CARDS.x + column * (width + _GAP), _CARDS.y + row * (_CARDS.h + 16), width, _CARDS.h)
        for row, column in (divmod(number, _PER_ROW) for number in range(count))
    ]


def _foot(sheet: Sheet, reading: Reading, foot: Rect, smithy: SmithyView) -> None:
    sheet.panel("foot", foot, theme.PARCHMENT, theme.ROUND)
    inner = foot.inset(14, 12)
    count = len(smithy.swords)
    width = (760 if count < 3 else 900) // count - 6
    for place, sword in enumerate(smithy.swords):
        field = Rect(inner.x + place * (width + 8), inner.y, width, 160)
        tier = reading.offered(smithy.seat, place, sword)
        anvil.place_for_sword(sheet, reading, f"foot/sword-{place + 1}", field, sword, 92, tier)
    right = inner.x + count * (width + 8)
    row = Rect(inner.x, inner.y + 168, right - inner.x - 8, 64)
    piles = row._replace(x=row.right - 262, w=262)
    stores.melting(sheet, reading, "foot", row._replace(w=row.w - 274), smithy)
    stores.piles(sheet, reading, "foot/piles", piles, smithy)
    _lines(sheet, reading, Rect(right + 14, inner.y, inner.right - right - 14, inner.h), smithy)


def _lines(sheet: Sheet, reading: Reading, room: Rect, smithy: SmithyView) -> None:
    """Money, workers, vouchers, and what else counts now: an icon and a line each."""
    sheet.group("foot/means", room)
    lines = [*_sealed(reading, smithy), *_means(reading, smithy), *_extras(reading, smithy)]
    for number, (icon, fill, count, words) in enumerate(lines[:_MOST_LINES]):
        row = room.row(number * _LINE, _LINE)
        name = f"foot/means/line-{number + 1}"
        sheet.group(name, row)
        place = Rect(row.x, row.y + 4, 48, 48)
        edge = None if icon == "sealed" else theme.INK
        sheet.icon(f"{name}/icon", place, icon, fill, edge, count, theme.INK)
        beside = Rect(row.x + 62, row.y, row.w - 62, row.h)
        if sheet.width_of(words, theme.LOG) <= beside.w:
            sheet.text(f"{name}/word", beside, words, theme.LOG)
        else:
            sheet.lines(f"{name}/word", beside, _rows(sheet, words, beside.w), 1)


def _rows(sheet: Sheet, words: str, width: int) -> list[text.Line]:
    """Phrases on two lines, each whole on one of them."""
    phrases = words.split(_BETWEEN)
    if len(phrases) == 1:
        return list(text.wrap(words, sheet.locale, theme.SMALL, width, 2))
    fitting = range(len(phrases), 1, -1)
    most = next(
        (n for n in fitting if sheet.width_of(_BETWEEN.join(phrases[:n]), theme.SMALL) <= width), 1
    )
    rows = (_BETWEEN.join(phrases[:most]), _BETWEEN.join(phrases[most:]))
    return [text.line(row, sheet.locale, theme.SMALL, width) for row in rows if row]


Line = tuple[str, theme.Colour, str, str]
"""An icon, its colour, the number on it, what stands beside it."""


def _means(reading: Reading, smithy: SmithyView) -> list[Line]:
    turn = reading.view.turn if reading.view.on_turn == smithy.seat else None
    coins = sum(
        reading.catalogue.basics[card].value
        for card in smithy.hand or ()
        if card in reading.catalogue.basics
    )
    money = coins + (turn.money if turn is not None else 0)
    key = "board-money-left" if turn is not None and turn.is_working else "board-money-played"
    ready, every = reading.workers(smithy)
    workers = (
        reading.t("board-workers", count=every)
        if turn is None
        else reading.t("board-workers-left", count=ready)
    )
    lines: list[Line] = [
        ("coin", theme.GOLD, str(money), reading.t(key)),
        ("hammer", theme.AMBER, "", workers),
    ]
    if smithy.vouchers:
        words = reading.t("board-vouchers")
        lines.append(("voucher", theme.SCROLL, str(smithy.vouchers), words))
    if smithy.seals:
        lines.append(("ribbon", theme.CINNABAR, "", reading.t("board-seal-waits", n=smithy.seals)))
    return lines


def _extras(reading: Reading, smithy: SmithyView) -> list[Line]:
    """What the cards and customers of this turn have added up to."""
    turn = reading.view.turn
    if turn is None or reading.view.on_turn != smithy.seat:
        return []
    counts = {
        "smelts": turn.smelts,
        "hatches": turn.hatches,
        "refines": turn.refines,
        "rolls": turn.rolls,
        "discount": turn.discount,
        "keeps": turn.keeps,
        "to-hand": int(turn.buys_to_hand),
    }
    words = [reading.t(f"board-extra-{key}", n=n) for key, n in counts.items() if n]
    return [("star", theme.AMBER, "", _BETWEEN.join(words))] if words else []


def _sealed(reading: Reading, smithy: SmithyView) -> list[Line]:
    """The question of the sale and the seat's own sealed answer to it."""
    sale = reading.view.sale
    if sale is None or smithy.seat not in sale.asked:
        return []
    who = reading.name(sale.adventurer)
    match sale.answer:
        case Offer(sword):
            words = reading.t("board-you-offer", sword=sword + 1, adventurer=who)
        case Bid(amount):
            words = reading.t("board-you-bid", amount=amount, adventurer=who)
        case None:
            words = reading.t("board-you-are-asked", adventurer=who)
        case _:
            words = reading.t("board-you-decline", adventurer=who)
    return [("sealed", theme.BENCH, "", words)]
