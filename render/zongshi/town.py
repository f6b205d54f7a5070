"""The upper plate: head, market, temple, pawn shop, townspeople, projects, latest news."""

from __future__ import annotations

from bot.games.zongshi.terms import MATERIALS, TILE_PAIRS, TILES
from bot.games.zongshi.view import TownspersonView
from render import header, pieces, theme
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.zongshi import draft, market, news, projects, tokens
from render.zongshi.reading import Reading

WIDTH, HEIGHT = 1600, 1016
MARKET = Rect(20, 132, 640, 296)
TEMPLE = Rect(672, 132, 288, 296)
PAWN_SHOP = Rect(972, 132, 608, 296)
_PERSON_LEFTS = (20, 413, 806, 1199)
_PERSON = Rect(0, 440, 381, 136)


def scene(reading: Reading) -> Scene:
    """The whole plate."""
    sheet = Sheet("town", WIDTH, HEIGHT, reading.locale)
    header.draw(sheet, reading.head())
    if reading.view.draft is not None:
        draft.draw(
            sheet,
            reading,
            reading.view.draft,
            Rect(MARKET.x, MARKET.y, TEMPLE.right - MARKET.x, MARKET.h),
        )
    else:
        board_title(sheet, "market", MARKET, "stall", reading.t("board-market"))
        market.draw(sheet, reading)
        _temple(sheet, reading)
    _pawn_shop(sheet, reading)
    for left, person in zip(_PERSON_LEFTS, reading.view.townspeople, strict=False):
        _townsperson(sheet, reading, _PERSON._replace(x=left), person)
    projects.draw(sheet, reading)
    news.footer(sheet, reading)
    sheet.mark(reading.changed)
    return sheet.scene()


def board_title(sheet: Sheet, name: str, rect: Rect, icon: str, words: str) -> Rect:
    """A board with its icon and title; returns what is left of the title's row."""
    sheet.panel(name, rect, theme.PARCHMENT, theme.ROUND)
    sheet.icon(f"{name}/icon", Rect(rect.x + 16, rect.y + 8, 40, 40), icon, theme.CINNABAR)
    room = Rect(rect.x + 66, rect.y + 7, rect.w - 82, 41)
    width = sheet.width_of(words, theme.BOARD)
    sheet.text(f"{name}/title", room._replace(w=min(width, room.w)), words, theme.BOARD)
    left = room.x + width + 12
    return Rect(left, rect.y + 4, rect.right - theme.PADDING - left, 60)


def _temple(sheet: Sheet, reading: Reading) -> None:
    board_title(sheet, "temple", TEMPLE, "pagoda", reading.t("board-temple"))
    view = reading.view
    _deck(sheet, reading, Rect(TEMPLE.x + 14, 188, 124, 138))
    discard = Rect(TEMPLE.x + 150, 188, 124, 138)
    sheet.panel("temple/discard", discard, theme.CARD, theme.FIELD, theme.LINE, 3)
    words, count = reading.t("board-discard"), len(view.scroll_discard)
    _pile(sheet, "temple/discard/pile", discard, count, words, theme.WELL, theme.INK)
    tokens.figures_in_block(sheet, "temple/figures", Rect(TEMPLE.x + 14, 338, 262, 86), view.temple)


def _deck(sheet: Sheet, reading: Reading, card: Rect) -> None:
    """The scroll deck as a red card on another one; dashed when empty."""
    name, left = "temple/deck", reading.view.scroll_deck
    sheet.group(name, Rect(card.x, card.y, card.w + 6, card.h + 6), overlapping=True)
    if left:
        shade = Rect(card.x + 6, card.y + 6, card.w, card.h)
        sheet.panel(f"{name}/shade", shade, theme.CINNABAR_SHADE, theme.FIELD)
        sheet.panel(f"{name}/card", card, theme.CINNABAR, theme.FIELD, theme.INK, 3)
    else:
        sheet.dashes(f"{name}/card", card)
    ink = theme.CREAM if left else theme.DIM
    _pile(sheet, f"{name}/pile", card, left, reading.t("board-deck"), theme.SCROLL, ink)


def _pile(
    sheet: Sheet,
    name: str,
    card: Rect,
    count: int,
    words: str,
    fill: theme.Colour,
    colour: theme.Colour,
) -> None:
    middle = card.x + card.w // 2
    sheet.group(name, card)
    sheet.icon(f"{name}/scroll", Rect(middle - 22, card.y + 9, 44, 44), "scroll", fill, theme.INK)
    tokens.number(sheet, f"{name}/count", card.row(54, 44), str(count), theme.PLAYER, colour)
    sheet.text(f"{name}/word", card.inset(4, 0).row(98, 36), words, theme.SMALL, colour, "centre")


def _pawn_shop(sheet: Sheet, reading: Reading) -> None:
    room = board_title(sheet, "pawn_shop", PAWN_SHOP, "tiles", reading.t("board-pawn-shop"))
    tokens.figures_in_row(sheet, "pawn_shop/figures", room, reading.view.pawn_shop_figures)
    for kind, left in enumerate(reading.view.pawn_shop):
        row, column = divmod(kind, 3)
        place = Rect(PAWN_SHOP.x + 18 + column * 194, 206 + row * 108, 184, 98)
        _stock(sheet, reading, f"pawn_shop/{TILES[kind]}", place, kind, left)


def _stock(sheet: Sheet, reading: Reading, name: str, place: Rect, kind: int, left: int) -> None:
    """One kind of tile and how many are left."""
    sheet.panel(name, place, theme.WELL, theme.STAMP, theme.LINE, 3)
    top = place.y + (place.h - 53) // 2
    for number, index in enumerate(TILE_PAIRS[kind]):
        item = MATERIALS[index]
        tokens.material(sheet, reading, f"{name}/{item}", place.x + 7 + number * 55, top, 53, item)
    count = Rect(place.x + 118, place.y, place.w - 120, place.h)
    tokens.number(sheet, f"{name}/left", count, f"×{left}", theme.COUNT)
    if not left:
        sheet.veil(f"{name}/veil", place, theme.PARCHMENT, theme.STAMP)


def _townsperson(sheet: Sheet, reading: Reading, rect: Rect, person: TownspersonView) -> None:
    name = f"person/{person.id}"
    sheet.panel(name, rect, theme.PARCHMENT, theme.ROUND)
    sheet.icon(f"{name}/icon", Rect(rect.x + 12, rect.y + 14, 48, 48), person.id, theme.BENCH)
    style = theme.person_style(sheet.locale)
    room = Rect(rect.x + 70, rect.y + 14, rect.w - 70 - 130, 50)
    words = reading.name(person.id)
    width = min(sheet.width_of(words, style), room.w)
    sheet.text(f"{name}/name", room._replace(w=width), words, style)
    tokens.material(
        sheet, reading, f"{name}/cost", room.x + width + 8, rect.y + 12, 52, person.material
    )
    reward = Rect(rect.right - 12 - 52, rect.y + 10, 52, 60)
    if person.reward_waits:
        sheet.panel(f"{name}/reward", reward, theme.CINNABAR, theme.STAMP, theme.INK, 4)
        tokens.number(sheet, f"{name}/reward/mark", reward, "?", theme.PLAYER, theme.WHITE)
    else:
        sheet.dashes(f"{name}/reward", reward, theme.STAMP)
    _visits(
        sheet,
        name,
        Rect(rect.x + theme.PADDING, rect.y + 76, rect.w - 2 * theme.PADDING, 54),
        person,
    )


def _visits(sheet: Sheet, name: str, room: Rect, person: TownspersonView) -> None:
    size = 46
    crowd = min(len(person.figures) * 58, 176)
    figures = Rect(room.right - crowd, room.y, crowd, room.h)
    tokens.figures_in_row(sheet, f"{name}/figures", figures, person.figures, 54)
    space = room.w - crowd - 8
    pitch = pieces.row_pitch(len(person.tokens), size, 8, space)
    sheet.group(f"{name}/visits", room._replace(w=space), overlapping=pitch < size)
    for number, visit in enumerate(person.tokens):
        place = Rect(room.x + number * pitch, room.y + 4, size, size)
        pieces.pill(sheet, f"{name}/visits/visit-{number + 1}", place, visit.seat, visit.token)
