"""Small smooth pictures, drawn large and reduced once, then kept: icons, corners, dashes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import cos, hypot, pi, sin
from typing import NamedTuple

from PIL import Image, ImageChops, ImageDraw

from render import icons
from render.theme import Colour

SCALE = 4
"""Shapes are drawn this many times larger."""
_DASH = (9, 6)


class Corner(NamedTuple):
    """Coverage of a quarter of a disc, and at which end of a rectangle it belongs."""

    mask: Image.Image
    right: int
    bottom: int


@lru_cache(maxsize=64)
def corners(radius: int) -> tuple[Corner, ...]:
    """The four corners of a rounded rectangle; shared, not to be changed."""
    big = Image.new("L", (radius * SCALE, radius * SCALE))
    side = 2 * radius * SCALE - 1
    ImageDraw.Draw(big).ellipse((0, 0, side, side), fill=255)
    quarter = big.reduce(SCALE)
    return (
        Corner(quarter, 0, 0),
        Corner(quarter.transpose(Image.Transpose.FLIP_LEFT_RIGHT), 1, 0),
        Corner(quarter.transpose(Image.Transpose.FLIP_TOP_BOTTOM), 0, 1),
        Corner(quarter.transpose(Image.Transpose.ROTATE_180), 1, 1),
    )


@lru_cache(maxsize=256)
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """Coverage of a rounded rectangle."""
    mask = Image.new("L", (width, height), 255)
    for quarter, right, bottom in corners(radius):
        mask.paste(quarter, (right * (width - radius), bottom * (height - radius)))
    return mask


@lru_cache(maxsize=256)
def folded(width: int, height: int, radius: int, line: int, fold: int) -> Image.Image:
    """Coverage of a rounded outline whose upper right corner is folded over."""
    outer = rounded(width, height, radius)
    shape = ImageChops.subtract(outer, _inner(width, height, radius, line))
    corner = Image.new("L", (fold * SCALE, fold * SCALE))
    side = fold * SCALE - 1
    ImageDraw.Draw(corner).polygon(((0, 0), (side, 0), (side, side)), fill=255)
    triangle = Image.new("L", (width, height))
    triangle.paste(corner.reduce(SCALE), (width - fold, 0))
    return ImageChops.lighter(shape, ImageChops.darker(triangle, outer))


def _inner(width: int, height: int, radius: int, line: int) -> Image.Image:
    """Coverage of what an outline encloses."""
    inner = Image.new("L", (width, height))
    inner.paste(rounded(width - 2 * line, height - 2 * line, max(1, radius - line)), (line, line))
    return inner


@lru_cache(maxsize=512)
def dashed_box(width: int, height: int, radius: int, line: int) -> Image.Image:
    """Coverage of a dashed rounded outline that stays inside its rectangle."""
    outline = ImageChops.subtract(
        rounded(width, height, radius), _inner(width, height, radius, line)
    )
    return ImageChops.multiply(outline, _stripes(width, height, radius))


def _stripes(width: int, height: int, radius: int) -> Image.Image:
    """Where dashes are: evenly along the straight sides, whole at the corners."""
    stripes = Image.new("L", (width, height), 255)
    draw = ImageDraw.Draw(stripes)
    for start, end in _gaps(width, radius):
        draw.rectangle((start, 0, end, radius - 1), fill=0)
        draw.rectangle((start, height - radius, end, height), fill=0)
    for start, end in _gaps(height, radius):
        draw.rectangle((0, start, radius - 1, end), fill=0)
        draw.rectangle((width - radius, start, width, end), fill=0)
    return stripes


def _gaps(length: int, radius: int) -> list[tuple[int, int]]:
    dash, gap = _DASH
    straight = length - 2 * radius
    count = max(0, (straight + dash) // (dash + gap))
    pitch = (straight + dash) / (count or 1)
    return [(round(radius + n * pitch), round(radius + n * pitch) + gap - 1) for n in range(count)]


@lru_cache(maxsize=64)
def ring(size: int, line: int) -> Image.Image:
    """Coverage of a dashed circle."""
    big = Image.new("L", (size * SCALE, size * SCALE))
    draw = ImageDraw.Draw(big)
    count = max(8, round(pi * size / sum(_DASH)))
    for number in range(count):
        start = 360 * number / count
        box = (line * SCALE, line * SCALE, (size - line) * SCALE, (size - line) * SCALE)
        draw.arc(box, start, start + 360 / count * 0.6, fill=255, width=line * SCALE)
    return big.reduce(SCALE)


@lru_cache(maxsize=2048)
def icon(name: str, width: int, fill: Colour | None, edge: Colour | None) -> Image.Image:
    """An icon `width` pixels wide, with a margin of `margin(width)` for its outline."""
    shape = icons.ICONS[name]
    scale = width * SCALE / shape.width
    edging = margin(width, shape.width) * SCALE
    size = (_whole(shape.width * scale + 2 * edging), _whole(shape.height * scale + 2 * edging))
    paths = [
        [(x * scale + edging, y * scale + edging) for x, y in path] for path in icons.contours(name)
    ]
    inside, stroke = Image.new("L", size), Image.new("L", size)
    for path in paths:
        piece = Image.new("L", size)
        ImageDraw.Draw(piece).polygon([(x - 0.5, y - 0.5) for x, y in path], fill=255)
        join = ImageChops.lighter if shape.is_joined else ImageChops.difference
        inside = join(inside, piece)
        if edge is not None:
            _trace(stroke, (*path, path[0]), max(2 * SCALE, shape.outline * scale))
    if edge is not None and shape.inner_ring:
        _inner_ring(stroke, shape.inner_ring * scale, 2.5 * scale)
    return _coloured(inside, stroke, fill, edge).reduce(SCALE)


@lru_cache(maxsize=512)
def polygon(
    points: tuple[tuple[int, int], ...],
    fill: Colour | None,
    edge: Colour,
    line: int,
    *,
    dashed: bool,
) -> Image.Image:
    """A shape of straight sides with a margin of `line` for its outline."""
    path: list[icons.Point] = [((x + line) * SCALE, (y + line) * SCALE) for x, y in points]
    size = (
        round(max(x for x, _ in path)) + line * SCALE,
        round(max(y for _, y in path)) + line * SCALE,
    )
    inside, stroke = Image.new("L", size), Image.new("L", size)
    if fill is not None:
        ImageDraw.Draw(inside).polygon([(x - 0.5, y - 0.5) for x, y in path], fill=255)
    pieces = _dashes(path) if dashed else [(*path, path[0])]
    for piece in pieces:
        _trace(stroke, piece, line * SCALE)
    return _coloured(inside, stroke, fill, edge).reduce(SCALE)


def curve(width: int, height: int, corners: Sequence[tuple[int, int]], line: int) -> Image.Image:
    """Coverage of a line from corner to corner; drawn at half the scale, for it is large."""
    scale = SCALE // 2
    big = Image.new("L", (width * scale, height * scale))
    _trace(big, [(x * scale, y * scale) for x, y in corners], line * scale)
    return big.reduce(scale)


def _dashes(path: Sequence[icons.Point]) -> list[tuple[icons.Point, ...]]:
    """A closed outline in dashes, whole at the corners."""
    dash, gap = (length * SCALE for length in _DASH)
    pieces: list[tuple[icons.Point, ...]] = []
    for (ax, ay), (bx, by) in pairwise((*path, path[0])):
        length = hypot(bx - ax, by - ay)
        count = max(1, round((length + gap) / (dash + gap)))
        pitch = (length + gap) / count
        for number in range(count):
            start, end = number * pitch / length, (number * pitch + pitch - gap) / length
            pieces.append(
                (
                    (ax + (bx - ax) * start, ay + (by - ay) * start),
                    (ax + (bx - ax) * end, ay + (by - ay) * end),
                )
            )
    return pieces


def _whole(length: float) -> int:
    """A length that reduces to whole pixels."""
    return -(-round(length) // SCALE) * SCALE


def margin(width: int, field: int = icons.FIELD) -> int:
    """Pixels around an icon that its outline may take."""
    return 2 + round(2.5 * width / field)


def _trace(stroke: Image.Image, path: Sequence[tuple[float, float]], line: float) -> None:
    """A line with round joins; quads, because Pillow's own wide lines are uneven."""
    draw = ImageDraw.Draw(stroke)
    half = line / 2
    disc = half - 0.5  # an ellipse takes in the pixels on its edge
    for (ax, ay), (bx, by) in pairwise(path):
        length = hypot(bx - ax, by - ay)
        if length:
            dx, dy = half * (by - ay) / length, half * (ax - bx) / length
            corners = (
                (ax + dx, ay + dy),
                (bx + dx, by + dy),
                (bx - dx, by - dy),
                (ax - dx, ay - dy),
            )
            draw.polygon([(x - 0.5, y - 0.5) for x, y in corners], fill=255)
        draw.ellipse((bx - disc - 0.5, by - disc - 0.5, bx + disc - 0.5, by + disc - 0.5), fill=255)


def _inner_ring(stroke: Image.Image, radius: float, line: float) -> None:
    middle_x, middle_y = stroke.width / 2, stroke.height / 2
    points = [
        (middle_x + radius * cos(turn * pi / 40), middle_y + radius * sin(turn * pi / 40))
        for turn in range(80)
    ]
    _trace(stroke, (*points, points[0]), line)


def _coloured(
    inside: Image.Image, stroke: Image.Image, fill: Colour | None, edge: Colour | None
) -> Image.Image:
    """Fill below, outline above, transparent around; colours reach under the smoothed edge."""
    covered = ImageChops.lighter(inside, stroke) if fill is not None else stroke
    picture = Image.new("RGB", inside.size, fill or edge or (0, 0, 0))
    if edge is not None:
        picture.paste(edge, (0, 0), stroke)
        if fill is not None:
            picture.paste(edge, (0, 0), ImageChops.invert(inside))
    picture.putalpha(covered)
    return picture
