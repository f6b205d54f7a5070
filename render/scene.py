"""A picture before it is painted: named rectangles with what stands in them, in painting order.

Names are paths: "market/large_jar/token-2" belongs to "market/large_jar". Tests read scenes instead
of pixels: everything lies in its owner, neighbours do not overlap, text fits its rectangle.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from render.text import Line
from render.theme import Colour

Align = Literal["left", "centre", "right"]
Side = Literal["foot", "right"]


class Rect(NamedTuple):
    """A rectangle in pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column right of it."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below it."""
        return self.y + self.h

    def inset(self, dx: int, dy: int | None = None) -> Rect:
        """The rectangle smaller by that much on each side."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def column(self, left: int, width: int) -> Rect:
        """A part of full height, `left` pixels from its left edge."""
        return Rect(self.x + left, self.y, width, self.h)

    def row(self, top: int, height: int) -> Rect:
        """A part of full width, `top` pixels below its upper edge."""
        return Rect(self.x, self.y + top, self.w, height)

    def holds(self, other: Rect) -> bool:
        """Whether the other lies within it."""
        return (
            self.x <= other.x
            and self.y <= other.y
            and other.right <= self.right
            and other.bottom <= self.bottom
        )

    def meets(self, other: Rect) -> bool:
        """Whether they overlap."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )


@dataclass(frozen=True, slots=True)
class Panel:
    """A rounded rectangle: filled, outlined, dashed."""

    name: str
    rect: Rect
    fill: Colour | None
    radius: int = 0
    edge: Colour | None = None
    width: int = 0
    dashed: bool = False
    square: Side | None = None
    """Where the corners are not rounded."""


@dataclass(frozen=True, slots=True)
class Label:
    """A line of text, already cut to its rectangle."""

    name: str
    rect: Rect
    line: Line
    colour: Colour
    align: Align = "left"


@dataclass(frozen=True, slots=True)
class Glyph:
    """An icon; `letter` stands on it."""

    name: str
    rect: Rect
    icon: str
    fill: Colour | None
    edge: Colour | None = None
    letter: Line | None = None
    letter_colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class Polygon:
    """A shape of straight sides: filled, outlined, dashed."""

    name: str
    rect: Rect
    points: tuple[tuple[int, int], ...]
    """The corners, from the upper left of the rectangle."""
    fill: Colour | None
    edge: Colour
    width: int
    dashed: bool = False


@dataclass(frozen=True, slots=True)
class Curve:
    """A line from corner to corner."""

    name: str
    rect: Rect
    corners: tuple[tuple[int, int], ...]
    """From the upper left of the picture."""
    colour: Colour
    width: int


@dataclass(frozen=True, slots=True)
class Ring:
    """A dashed circle: an empty place for a token."""

    name: str
    rect: Rect
    colour: Colour


@dataclass(frozen=True, slots=True)
class Changed:
    """A frame with a folded corner around what has changed."""

    name: str
    rect: Rect
    """The frame's outer edge."""
    radius: int
    width: int
    fold: int
    """Length of the folded corner's sides."""


@dataclass(frozen=True, slots=True)
class Veil:
    """A thin layer of a colour over what was drawn before: none left."""

    name: str
    rect: Rect
    colour: Colour
    share: float
    radius: int


@dataclass(frozen=True, slots=True)
class Group:
    """A rectangle that draws nothing and owns what is named below it.

    What an overlapping group owns may overlap: equal tokens in a cost, figures in a crowd.
    """

    name: str
    rect: Rect
    overlapping: bool = False


Item = Panel | Label | Glyph | Polygon | Curve | Ring | Changed | Veil | Group


@dataclass(frozen=True, slots=True)
class Scene:
    """A whole picture."""

    name: str
    width: int
    height: int
    ground: Colour
    items: tuple[Item, ...]
