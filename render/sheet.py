"""A scene while it is laid out: the pen that puts named things on it."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from render import icons, theme
from render.direction import Base
from render.scene import (
    Align,
    Changed,
    Curve,
    Glyph,
    Group,
    Item,
    Label,
    Panel,
    Polygon,
    Rect,
    Ring,
    Scene,
    Side,
    Veil,
)
from render.text import Line, is_whole, wrap
from render.text import line as set_line
from render.theme import Colour, Style


class Sheet:
    """A canvas of one size and language; everything put on it is painted in that order."""

    def __init__(self, name: str, width: int, height: int, locale: str) -> None:
        self.name = name
        self.size = (width, height)
        self.locale = locale
        self._items: list[Item] = []

    def scene(self, ground: Colour = theme.TABLE) -> Scene:
        """What was laid out, finished."""
        return Scene(self.name, *self.size, ground, tuple(self._items))

    def group(self, name: str, rect: Rect, *, overlapping: bool = False) -> Rect:
        """A named region that draws nothing."""
        self._items.append(Group(name, rect, overlapping))
        return rect

    def panel(
        self,
        name: str,
        rect: Rect,
        fill: Colour | None,
        radius: int = theme.FIELD,
        edge: Colour | None = None,
        width: int = 0,
        *,
        square: Side | None = None,
    ) -> Rect:
        """A rounded rectangle, its edge inside it; on one side it may be square."""
        self._items.append(Panel(name, rect, fill, radius, edge, width, square=square))
        return rect

    def dashes(
        self,
        name: str,
        rect: Rect,
        radius: int = theme.FIELD,
        colour: Colour = theme.LINE,
        width: int = 3,
    ) -> Rect:
        """A dashed rounded rectangle: an empty place."""
        self._items.append(Panel(name, rect, None, radius, colour, width, dashed=True))
        return rect

    def polygon(
        self,
        name: str,
        rect: Rect,
        points: tuple[tuple[int, int], ...],
        fill: Colour | None,
        edge: Colour = theme.INK,
        width: int = 3,
        *,
        dashed: bool = False,
    ) -> None:
        """A shape of straight sides; its corners count from the rectangle's upper left."""
        self._items.append(Polygon(name, rect, points, fill, edge, width, dashed))

    def curve(
        self,
        name: str,
        rect: Rect,
        corners: tuple[tuple[int, int], ...],
        colour: Colour,
        width: int,
    ) -> None:
        """A line through corners that lie within the rectangle."""
        self._items.append(Curve(name, rect, corners, colour, width))

    def ring(self, name: str, rect: Rect, colour: Colour = theme.LINE) -> None:
        """A dashed circle."""
        self._items.append(Ring(name, rect, colour))

    def mark(self, names: Collection[str]) -> None:
        """Frame what has changed among the things laid out so far, by their names."""
        if not names:
            return
        for item in [item for item in self._items if item.name in names]:
            radius = item.radius if isinstance(item, Panel) else theme.FIELD
            out = theme.FRAME_CHANGED if item.rect.h >= theme.BOARD_FROM else theme.FRAME_TIGHT
            fold = theme.FOLD if item.rect.h >= theme.BOARD_FROM else theme.FOLD_TIGHT
            rect = item.rect.inset(-out)
            self._items.append(Changed(f"{item.name}-changed", rect, radius + out, out, fold))

    def veil(self, name: str, rect: Rect, colour: Colour, radius: int, share: float = 0.55) -> None:
        """Fade what stands in a rectangle towards its ground."""
        self._items.append(Veil(name, rect, colour, share, radius))

    def text(
        self,
        name: str,
        rect: Rect,
        words: str,
        style: Style,
        colour: Colour = theme.INK,
        align: Align = "left",
        base: Base = "ltr",
    ) -> int:
        """A line of text, cut to the rectangle; returns its width."""
        line = set_line(words, self.locale, style, rect.w, base)
        self._items.append(Label(name, rect, line, colour, align))
        return line.width

    def lines(
        self,
        name: str,
        rect: Rect,
        rows: Sequence[Line],
        leading: float,
        colour: Colour = theme.INK,
    ) -> None:
        """Lines of text below one another, from the top of the rectangle."""
        for number, row in enumerate(rows):
            height = round(row.size * leading)
            place = Rect(rect.x, rect.y + number * height, rect.w, height)
            self._items.append(Label(f"{name}-{number + 1}", place, row, colour))

    def paragraph(
        self,
        name: str,
        room: Rect,
        words: str,
        most: int,
        styles: Sequence[Style],
        colour: Colour = theme.INK,
    ) -> None:
        """Text on at most so many close lines, in the middle of the room's height.

        It has the first style that shows all of it, or the last.
        """
        for style in styles:
            fitting = min(most, room.h // round(style.size * theme.TIGHT))
            rows = wrap(words, self.locale, style, room.w, max(1, fitting))
            if is_whole(rows):
                break
        height = round(style.size * theme.TIGHT) * len(rows)
        place = room._replace(y=room.y + (room.h - height) // 2, h=height)
        self.lines(name, place, rows, theme.TIGHT, colour)

    def width_of(self, words: str, style: Style) -> int:
        """How wide a line of text would be, uncut."""
        return set_line(words, self.locale, style).width

    def fitting(self, words: str, width: int, *styles: Style) -> Style:
        """The first of these styles in which a line of text is not too wide, or the last."""
        return next((style for style in styles if self.width_of(words, style) <= width), styles[-1])

    def icon(
        self,
        name: str,
        rect: Rect,
        icon: str,
        fill: Colour | None,
        edge: Colour | None = None,
        letter: str = "",
        letter_colour: Colour | None = None,
    ) -> None:
        """An icon, with a letter or number on it where one is given."""
        place = icons.ICONS[icon].letter
        line = None
        if letter and place is not None:
            size = place.size * rect.w / icons.ICONS[icon].width
            if letter.isascii():
                size = max(size, theme.LETTER_LEAST)
            else:
                size = max(size * theme.CHINESE_LETTER, theme.CHINESE_LEAST)
            line = set_line(letter, self.locale, Style(round(size), theme.BOLD))
        self._items.append(Glyph(name, rect, icon, fill, edge, line, letter_colour))
