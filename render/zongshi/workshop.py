"""One workshop alone, large: all that the small field shows, and what it has no room for."""

from __future__ import annotations

from bot.games.zongshi.terms import MATERIALS, TILE_PAIRS, TILES
from bot.games.zongshi.view import WorkshopView
from bot.i18n import t
from render import nameplate, pieces, theme
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.zongshi import craft, stores, tally, tokens
from render.zongshi.bar import figures, points, said
from render.zongshi.reading import Reading

WIDTH, HEIGHT = 1600, 1018
_GAP = 12
_MATERIALS, _VISITS = Rect(20, 124, 1008, 164), Rect(1040, 124, 540, 164)
_SCROLLS, _TILES = Rect(20, 300, 420, 136), Rect(452, 300, 1128, 136)
_TRACK = Rect(20, 448, 1560, 136)
_PLACES = Rect(20, 596, 1560, 308)
_FOOT = Rect(20, 916, 1560, 86)
_PILL = 84
_SCROLL, _OWNED = 66, 52


def scene(reading: Reading, seat: int, *, is_after: bool = False) -> Scene:
    """One seat's workshop; `is_after`: as its player's move would leave it, for its eyes only."""
    workshop = reading.view.workshops[seat]
    sheet = Sheet("after" if is_after else "workshop", WIDTH, HEIGHT, reading.locale)
    owner = f"workshop-{seat + 1}"
    _plate(sheet, reading, f"{owner}/bar", workshop, is_after=is_after)
    _materials(sheet, reading, f"{owner}/materials", workshop)
    _visits(sheet, reading, f"{owner}/visits", workshop)
    sheet.group(f"{owner}/stores", Rect(20, _TILES.y, 1560, _TILES.h))
    _scrolls(sheet, reading, f"{owner}/stores/scrolls", workshop)
    _tiles(sheet, reading, f"{owner}/stores", workshop)
    craft.track(sheet, reading, f"{owner}/track", _TRACK, workshop)
    craft.places(sheet, reading, f"{owner}/places", _PLACES, workshop)
    if is_after:
        tally.scrolls(sheet, reading, f"{owner}/hand", _FOOT, workshop)
    else:
        tally.points(sheet, reading, f"{owner}/points", _FOOT, workshop)
    sheet.mark(reading.changed)
    return sheet.scene()


def _plate(
    sheet: Sheet, reading: Reading, name: str, workshop: WorkshopView, *, is_after: bool
) -> None:
    """Figures, name and points; what only its player sees says so."""
    nameplate.ground(sheet, name, workshop.seat)
    left = figures(sheet, name, nameplate.PLATE, workshop)
    title = reading.t("board-workshop", round=reading.title())
    notice = reading.t("board-private") if is_after else ""
    words, count = said(reading, workshop), points(reading, workshop)
    nameplate.draw(sheet, name, nameplate.Nameplate(words, title, count, notice=notice), left)


def _materials(sheet: Sheet, reading: Reading, name: str, workshop: WorkshopView) -> None:
    """All tokens as large as there is room for them."""
    count = _of(reading, sum(workshop.materials), workshop.capacity)
    heading = reading.t("board-materials")
    room = pieces.board(sheet, name, _MATERIALS, heading, count)
    stores.stored(sheet, reading, f"{name}/tokens", room, workshop)


def _visits(sheet: Sheet, reading: Reading, name: str, workshop: WorkshopView) -> None:
    """The tokens that are left; in place of each used one who was visited with it."""
    room = pieces.board(sheet, name, _VISITS, reading.t("board-visit-tokens"))
    left_over = list(workshop.tokens)
    spent = [
        (token.token, person.id)
        for person in reading.view.townspeople
        for token in person.tokens
        if token.seat == workshop.seat
    ]
    every = reading.catalogue.setup.visit_tokens
    pitch = room.w // len(every)
    for number, token in enumerate(every):
        left = room.x + number * pitch + (pitch - _PILL) // 2
        place = Rect(left, room.y + (room.h - _PILL) // 2, _PILL, _PILL)
        label = f"{name}/token-{number + 1}"
        if token in left_over:
            left_over.remove(token)
            pieces.pill(sheet, label, place, workshop.seat, token)
            continue
        sheet.ring(label, place.inset(1))
        found = next((one for one in spent if one[0] == token), None)
        if found is not None:
            spent.remove(found)
            sheet.icon(f"{label}/visited", place.inset(20), found[1], theme.DIM)


def _scrolls(sheet: Sheet, reading: Reading, name: str, workshop: WorkshopView) -> None:
    """A scroll for each that is held, dashes up to the limit."""
    count = _of(reading, workshop.scroll_count, workshop.scroll_limit)
    room = pieces.board(sheet, name, _SCROLLS, reading.t("board-scrolls"), count)
    places = max(workshop.scroll_limit, workshop.scroll_count)
    pitch = min(_SCROLL + 10, room.w // places)
    size = min(_SCROLL, pitch - 2, room.h)
    top = room.y + (room.h - size) // 2
    for number in range(places):
        place = Rect(room.x + number * pitch, top, size, size)
        if number < workshop.scroll_count:
            sheet.icon(f"{name}/scroll-{number + 1}", place, "scroll", theme.SCROLL, theme.INK)
        else:
            sheet.dashes(f"{name}/free-{number + 1}", place.inset(3), theme.STAMP)


def _tiles(sheet: Sheet, reading: Reading, name: str, workshop: WorkshopView) -> None:
    """All six kinds with their numbers; those that are lacking are pale."""
    heading, count = reading.t("board-tiles"), str(sum(workshop.tiles))
    room = pieces.board(sheet, f"{name}/ground", _TILES, heading, count)
    pitch = (room.w + _GAP) // len(TILES)
    for kind, tile in enumerate(TILES):
        place = Rect(room.x + kind * pitch, room.y, pitch - _GAP, room.h)
        _tile(sheet, reading, f"{name}/{tile}", place, kind, workshop.tiles[kind])


def _tile(sheet: Sheet, reading: Reading, name: str, rect: Rect, kind: int, count: int) -> None:
    if count:
        sheet.panel(name, rect, theme.WELL, theme.STAMP, theme.LINE, 3)
    else:
        sheet.dashes(name, rect, theme.STAMP)
    size = min(_OWNED, rect.h - 16)
    left, top = rect.x + 10, rect.y + (rect.h - size) // 2
    for place, index in enumerate(TILE_PAIRS[kind]):
        item = MATERIALS[index]
        x = left + place * (size + 2)
        tokens.material(sheet, reading, f"{name}/{item}", x, top, size, item)
    if not count:
        sheet.veil(f"{name}/veil", rect.inset(4), theme.PARCHMENT, theme.STAMP, 0.7)
        return
    room = Rect(left + 2 * size + 4, rect.y, rect.right - 4 - left - 2 * size - 4, rect.h)
    tokens.number(sheet, f"{name}/count", room, f"×{count}", theme.DECIDING)


def _of(reading: Reading, count: int, most: int) -> str:
    return t(reading.locale, "picture-of", count=count, most=most)
