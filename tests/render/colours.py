"""How colours look to everybody: two kinds of colour blindness, and how far colours lie apart.

The matrices are those of Machado, Oliveira and Fernandes (2009) at full severity, for linear RGB;
the distance is CIEDE2000 under daylight (D65), where 1 can just be seen side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt

from render.theme import Colour

Matrix = tuple[tuple[float, float, float], ...]

SIGHTS: dict[str, Matrix] = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
}
_TO_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def closest(colours: Mapping[str, Colour], sight: str) -> tuple[float, str, str]:
    """The two of a family that lie closest together to an eye, and how far apart they are."""
    seen = {name: lab(colour, sight) for name, colour in colours.items()}
    return min(
        (distance(seen[one], seen[other]), one, other) for one, other in combinations(seen, 2)
    )


def lab(colour: Colour, sight: str = "normal") -> tuple[float, float, float]:
    """A colour as an eye sees it, in CIE L*a*b*."""
    linear = [_linear(channel / 255) for channel in colour]
    seen = [min(1.0, max(0.0, value)) for value in _times(SIGHTS[sight], linear)]
    x, y, z = (
        _root(value / white) for value, white in zip(_times(_TO_XYZ, seen), _WHITE, strict=True)
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4


def _root(value: float) -> float:
    return value ** (1 / 3) if value > 216 / 24389 else (24389 / 27 * value + 16) / 116


def _times(matrix: Matrix, vector: list[float]) -> list[float]:
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def distance(one: tuple[float, float, float], other: tuple[float, float, float]) -> float:
    """CIEDE2000 of two colours in L*a*b* (Sharma, Wu and Dalal 2005)."""
    chroma = (hypot(one[1], one[2]) + hypot(other[1], other[2])) / 2
    stretch = 1 + 0.5 * (1 - sqrt(chroma**7 / (chroma**7 + 25**7)))
    c1, c2 = hypot(one[1] * stretch, one[2]), hypot(other[1] * stretch, other[2])
    h1, h2 = _hue(one, stretch), _hue(other, stretch)
    turn = 0.0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    light, mean_chroma = (one[0] + other[0]) / 2, (c1 + c2) / 2
    hue = h1 + h2 if c1 * c2 == 0 else _middle(h1, h2)
    weight = (
        1
        - 0.17 * cos(radians(hue - 30))
        + 0.24 * cos(radians(2 * hue))
        + 0.32 * cos(radians(3 * hue + 6))
        - 0.20 * cos(radians(4 * hue - 63))
    )
    in_light = (other[0] - one[0]) / (1 + 0.015 * (light - 50) ** 2 / sqrt(20 + (light - 50) ** 2))
    in_chroma = (c2 - c1) / (1 + 0.045 * mean_chroma)
    in_hue = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / (1 + 0.015 * mean_chroma * weight)
    bend = -sin(radians(60 * exp(-(((hue - 275) / 25) ** 2))))
    bend *= 2 * sqrt(mean_chroma**7 / (mean_chroma**7 + 25**7))
    return sqrt(in_light**2 + in_chroma**2 + in_hue**2 + bend * in_chroma * in_hue)


def _hue(colour: tuple[float, float, float], stretch: float) -> float:
    return degrees(atan2(colour[2], colour[1] * stretch)) % 360


def _middle(one: float, other: float) -> float:
    """The hue half-way between two, the short way round."""
    if abs(one - other) <= 180:
        return (one + other) / 2
    return (one + other + 360) / 2 if one + other < 360 else (one + other - 360) / 2


def contrast(one: Colour, other: Colour) -> float:
    """How much lighter one is than the other, as the W3C counts it: 1 to 21."""
    light = sorted(
        _times(_TO_XYZ, [_linear(channel / 255) for channel in colour])[1] + 0.05
        for colour in (one, other)
    )
    return light[1] / light[0]
