"""The bar over a player's area: what the game puts at its ends, and what is common between."""

from __future__ import annotations

from dataclasses import dataclass

from render import pieces, theme
from render.scene import Rect
from render.sheet import Sheet
from render.theme import Style

GAP = 12
NAMES = (theme.PLAYER, theme.VALUE, theme.BOARD)
_SIGNS = {"done": "tick", "due": "dots", "sealed": "sealed"}


@dataclass(frozen=True, slots=True)
class Bar:
    """What a bar says of its player."""

    seat: int
    player: str
    status: str
    """"act", a word of `_SIGNS`, or nothing."""
    to_act: str
    """The word on the chip of a seat that is to act."""
    has_lantern: bool
    has_won: bool
    mark: str = ""
    """A word after the name."""


def ground(sheet: Sheet, name: str, rect: Rect, seat: int) -> None:
    """The bar itself, in its seat's colour."""
    sheet.panel(name, rect, theme.SEATS[seat], theme.ROUND, square="foot")


def draw(sheet: Sheet, name: str, rect: Rect, bar: Bar, left: int, right: int) -> None:
    """What stands at the right, then the name in what is left."""
    right = signs(sheet, name, rect, bar, right)
    named(sheet, name, Rect(left, rect.y, right - left, rect.h), bar, NAMES)


def signs(sheet: Sheet, name: str, rect: Rect, bar: Bar, right: int) -> int:
    """From the right: crown, status, lantern; returns where there is room left of them."""
    if bar.has_won:
        right -= 54
        crown = Rect(right, rect.y + (rect.h - 54) // 2, 54, 54)
        sheet.icon(f"{name}/crown", crown, "crown", theme.AMBER, theme.INK)
        right -= GAP
    right = _status(sheet, name, rect, bar, right)
    if bar.has_lantern:
        size = rect.h - 24
        right -= size
        place = Rect(right, rect.y + 12, size, size)
        sheet.icon(f"{name}/lantern", place, "lantern", theme.AMBER, theme.INK)
        right -= GAP
    return right


def named(sheet: Sheet, name: str, room: Rect, bar: Bar, styles: tuple[Style, ...]) -> None:
    """The name in the first style that shows all of it, and the word after it."""
    colour = theme.ON_SEATS[bar.seat]
    if bar.mark:
        room = _mark(sheet, name, room, bar, styles[0])
    pieces.player(sheet, f"{name}/name", room, bar.player, colour, *styles)


def _mark(sheet: Sheet, name: str, room: Rect, bar: Bar, style: Style) -> Rect:
    """The word after the name, which is cut before the word is; returns the name's room."""
    colour = theme.ON_SEATS[bar.seat]
    width = sheet.width_of(bar.mark, theme.LABEL)
    taken = min(sheet.width_of(bar.player, style), room.w - GAP - width)
    word = Rect(room.x + taken + GAP, room.y, width, room.h)
    sheet.text(f"{name}/mark", word, bar.mark, theme.LABEL, colour)
    return room._replace(w=taken)


def _status(sheet: Sheet, name: str, rect: Rect, bar: Bar, right: int) -> int:
    if bar.status == "act":
        width = pieces.chip_width(sheet, bar.to_act, theme.LABEL_BOLD, arrow=True)
        place = Rect(right - width, rect.y + (rect.h - 48) // 2, width, 48)
        pieces.chip(
            sheet,
            f"{name}/chip",
            place,
            bar.to_act,
            theme.LABEL_BOLD,
            theme.AMBER,
            theme.INK,
            arrow=True,
            edge=theme.INK,
        )
        return place.x - GAP
    if not bar.status:
        return right
    place = Rect(right - 40, rect.y + (rect.h - 40) // 2, 40, 40)
    sign = _SIGNS[bar.status]
    sheet.icon(f"{name}/{bar.status}", place, sign, theme.ON_SEATS[bar.seat])
    return place.x - GAP
