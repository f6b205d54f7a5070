"""The icons: outlines on a field of 64 by 64 (some wider), flattened to polygons."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import cos, pi, sin
from typing import NamedTuple

from fontTools.pens.recordingPen import RecordingPen
from fontTools.svgLib.path import parse_path

Point = tuple[float, float]
FIELD = 64
_STEPS = 12


class Letter(NamedTuple):
    """Where the letter of an icon stands: centre and size."""

    x: float
    y: float
    size: float


class Icon(NamedTuple):
    """An outline, the place of its letter, and a second stroke inside it."""

    path: str
    letter: Letter | None = None
    inner_ring: float = 0
    """Radius of a thin ring, for the jade disc."""
    width: int = FIELD
    height: int = FIELD
    outline: float = 3.5
    """Width of the outline on the field."""
    is_joined: bool = False
    """Parts that lie on one another stay filled, where else they make a hole."""


def _rays(count: int, outer: float, inner: float, middle: float) -> str:
    """A star with that many points about a middle on the field's axis."""
    corners = [
        (32 + radius * sin(turn * pi / count), middle - radius * cos(turn * pi / count))
        for turn in range(2 * count)
        for radius in ((outer, inner)[turn % 2],)
    ]
    return "M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in corners) + "z"


def _diamonds(*middles: float) -> str:
    """Diamonds below one another on a field 20 wide."""
    return "".join(f"M10 {y - 10}l10 10-10 10L0 {y}z" for y in middles)


_CROWN = "M3 13l15 14L32 5l14 22 15-14-5 34v12H8V47z"
_DISC = "M32 3a29 29 0 1 0 0 58 29 29 0 1 0 0-58z"

ICONS: dict[str, Icon] = {
    "bronze": Icon(
        "M12 4h10v12h20V4h10v12h7v20q0 8-7 12v12H42V51H22v9H12V48q-7-4-7-12V16h7z",
        Letter(32, 33, 37),
    ),
    "ivory": Icon("M5 4h42c0 21 4 38 15 53C29 64 5 42 5 4z", Letter(26, 24, 38)),
    "jade": Icon(_DISC, Letter(32, 32, 36), inner_ring=23.5),
    "gold": Icon(
        "M1 15q6 10 16 9Q20 6 32 6t15 18q10 1 16-9 2 28-10 42H11Q-1 43 1 15z", Letter(32, 36, 38)
    ),
    "scholar": Icon("M3 11q15-6 29 4 14-10 29-4v42q-15-6-29 4-14-10-29-4zM30 18v36h4V18z"),
    "official": Icon("M18 30V22Q18 5 32 5t14 17v8h17v9H48l2 18H14l2-18H1v-9z"),
    "merchant": Icon(_DISC + "M22 22h20v20H22z"),
    "abbot": Icon("M26 3h12v8c14 4 16 14 16 30l7 10H38a6 6 0 0 1-12 0H3l7-10c0-16 2-26 16-30z"),
    "master": Icon(
        "M32 1L62 19Q57 24 45 24q0 4-3 7c11 3 17 14 17 32H5c0-18 6-29 17-32q-3-3-3-7Q7 24 2 19z",
        Letter(32, 46, 35),
    ),
    "apprentice": Icon(
        "M32 3a12 12 0 0 1 8 21c13 3 19 15 19 39H5c0-24 6-36 19-39A12 12 0 0 1 32 3z",
        Letter(32, 44, 35),
    ),
    "iron": Icon("M15 9h34l14 46H1z", Letter(32, 34, 39)),
    "steel": Icon("M18 5h28l16 27-16 27H18L2 32z", Letter(32, 32, 40)),
    "tungsten": Icon("M16 4h32l15 20-31 38L1 24z", Letter(32, 26, 36)),
    "water": Icon("M32 2c8 15 23 25 23 39a23 21 0 0 1-46 0C9 27 24 17 32 2z", Letter(32, 41, 37)),
    "fire": Icon(
        "M36 1c1 13 19 20 19 38 0 14-10 23-23 23S9 54 9 40c0-10 6-15 9-24 5 3 7 7 8 11 6-7 10-15"
        " 10-26z",
        Letter(32, 42, 37),
    ),
    "light": Icon(_rays(10, 31, 24, 32), Letter(32, 32, 40)),
    "dark": Icon("M34 2A30 30 0 1 0 62 28 19.4 19.4 0 0 1 34 2z", Letter(26, 38, 37)),
    "prism": Icon("M32 1L56 17V47L32 63 8 47V17z", Letter(32, 32, 33)),
    "warrior": Icon(
        "M28 2h8v10c12-7 24-3 27 13-3 15-15 20-27 13v24h-8V38C16 45 4 40 1 25 4 9 16 5 28 12z"
    ),
    "paladin": Icon(
        "M32 2l26 9v19c0 16-12 26-26 32C18 56 6 46 6 30V11zM28 14v12H17v8h11v17h8V34h11v-8H36V14z"
    ),
    "mage": Icon(
        "M32 3c5 0 9 4 12 9l-6 0 9 27c9 2 15 5 15 11 0 8-14 12-30 12S2 58 2 50c0-6 6-9 15-11z"
        "M17 42l-1 5q16 7 32 0l-1-5q-15 6-30 0z"
    ),
    "assassin": Icon("M25 1h14v13h16v10H41l-2 26-7 13-7-13-2-26H9V14h16z"),
    "ranger": Icon(
        "M12 3c32 0 49 17 49 49h-8c0-27-14-41-41-41zM11 10l4-4 43 43-4 4z"
        "M3 55l6 6 35-35 7 7 11-31-31 11 7 7z",
        is_joined=True,
    ),
    "noble": Icon(_CROWN),
    "basic": Icon(_diamonds(32), width=20),
    "performance": Icon(_diamonds(20, 44), width=20),
    "excitement": Icon(_diamonds(10, 32, 54), width=20),
    "smith": Icon("M1 8h62v9c-8 1-14 6-16 13v14h9v17H8V44h9V33C8 31 2 23 1 8z", Letter(32, 31, 35)),
    "heart": Icon("M32 60C6 41 2 29 2 20a15 15 0 0 1 30-6 15 15 0 0 1 30 6c0 9-4 21-30 40z"),
    "ribbon": Icon("M7 2h50v60L32 51 7 62z", Letter(32, 27, 38)),
    "coin": Icon("M32 2a30 30 0 1 0 0 60 30 30 0 1 0 0-60z", Letter(32, 32, 40)),
    "hammer": Icon("M6 10h40q12 2 14 14H40v36H26V26H6z"),
    "voucher": Icon("M2 14h60v11a7 7 0 0 0 0 14v11H2V39a7 7 0 0 0 0-14z", Letter(32, 32, 34)),
    "furnace": Icon("M5 61V27Q5 3 32 3t27 24v34H44V46q0-12-12-12T20 46v15z"),
    "pool": Icon(
        "M2 22h60c0 22-8 30-18 34v5H20v-5C10 52 2 44 2 22z"
        "M8 8q6-6 12 0t12 0 12 0 12 0v7q-6 6-12 0t-12 0-12 0-12 0z"
    ),
    "hand": Icon("M2 18l18-7 4 11v39h-6zM28 8h32v50H28z"),
    "discard": Icon("M25 3h14v20h13L32 45 12 23h13zM4 50h56v11H4z"),
    "sealed": Icon("M2 11h60v42H2zM2 16v7l30 22 30-22v-7L32 38z"),
    "glass": Icon("M1 3h42v10L28 32l15 19v10H1V51l15-19L1 13z", width=44),
    "time": Icon("M11 3h42v10L38 32l15 19v10H11V51l15-19-15-19z"),
    "scroll": Icon(
        "M12 4h40a7 7 0 0 1 0 14h-2v28h2a7 7 0 0 1 0 14H12a7 7 0 0 1 0-14h2V18h-2a7 7 0 0 1 0-14z"
    ),
    "lantern": Icon("M26 1h12v8h8q14 20 0 40h-8v6h-3v8h-6v-8h-3v-6h-8Q4 29 18 9h8z"),
    "star": Icon(_rays(5, 32, 17, 34), Letter(32, 36, 38)),
    "bag": Icon(
        "M20 3h24l-6 12c16 8 22 22 22 30 0 12-8 16-28 16S4 57 4 45c0-8 6-22 22-30z",
        Letter(32, 42, 34),
    ),
    "deck": Icon("M14 3h42v48H46v10H4V13h10z"),
    "pagoda": Icon("M32 1l8 10h16l-6 11h-4v9h14l-8 12h-4v18H16V43h-4L4 31h14v-9h-4L8 11h16z"),
    "stall": Icon("M6 6h52l5 18a8 8 0 0 1-8 6v31H9V30a8 8 0 0 1-8-6z"),
    "tiles": Icon("M4 4h36v20h20v36H24V40H4zM24 24h16v16H24z"),
    "crown": Icon(_CROWN, Letter(32, 44, 27)),
    "tick": Icon("M4 35l9-10 12 12L52 10l9 9-36 36z"),
    "dots": Icon(
        "M10 26a7 7 0 1 0 0 14 7 7 0 1 0 0-14zM32 26a7 7 0 1 0 0 14 7 7 0 1 0 0-14z"
        "M54 26a7 7 0 1 0 0 14 7 7 0 1 0 0-14z"
    ),
    "arrow": Icon("M16 6l36 26-36 26z"),
    "disc": Icon(_DISC, Letter(32, 32, 36)),
    "lock": Icon(
        "M8 28h4v-6a20 20 0 0 1 40 0v6h4q4 0 4 4v26q0 4-4 4H8q-4 0-4-4V32q0-4 4-4z"
        "M21 28h22v-6a11 11 0 0 0-22 0z"
    ),
    "barred": Icon(
        "M32 3a29 29 0 1 0 0 58 29 29 0 1 0 0-58z"
        "M32 11a21 21 0 0 0-16.7 33.7L44.7 15.3A20.9 20.9 0 0 0 32 11z"
        "M48.7 19.3L19.3 48.7A21 21 0 0 0 48.7 19.3z"
    ),
    "stamp": Icon("M12 4h40q8 0 8 8v40q0 8-8 8H12q-8 0-8-8V12q0-8 8-8z"),
    "plus": Icon("M26 8h12v18h18v12H38v18H26V38H8V26h18z"),
    "large_jar": Icon(
        "M62 24C58 36 44 38 36 42C14 52 4 70 4 96V124C4 168 32 190 72 190H154C194 190 222 168 222"
        " 124V96C222 70 212 52 190 42C182 38 168 36 164 24z",
        width=226,
        height=194,
        outline=7,
    ),
    "large_lid": Icon(
        "M56 2h114q8 0 8 8v12q0 8-8 8H56q-8 0-8-8V10q0-8 8-8z", width=226, height=194
    ),
    "small_jar": Icon(
        "M46 22C43 32 34 34 28 37C11 45 4 60 4 84V112C4 148 26 168 58 168H124C156 168 178 148 178"
        " 112V84C178 60 171 45 154 37C148 34 139 32 136 22z",
        width=182,
        height=172,
        outline=7,
    ),
    "small_lid": Icon("M44 2h94q7 0 7 7v12q0 7-7 7H44q-7 0-7-7V9q0-7 7-7z", width=182, height=172),
}


@cache
def contours(name: str) -> tuple[tuple[Point, ...], ...]:
    """The closed outlines of an icon; what two of them cover is a hole."""
    pen = RecordingPen()
    parse_path(ICONS[name].path, pen)
    closed: list[tuple[Point, ...]] = []
    points: list[Point] = []
    for verb, arguments in pen.value:
        if verb == "moveTo":
            points = [arguments[0]]
        elif verb in {"closePath", "endPath"}:
            closed.append(tuple(points))
        elif verb == "lineTo":
            points.append(arguments[0])
        else:
            points.extend(_curve((points[-1], *arguments)))
    return tuple(closed)


def _curve(controls: Sequence[Point]) -> list[Point]:
    """A Bézier curve of any degree as points, its start left out (de Casteljau)."""
    flat = []
    for step in range(1, _STEPS + 1):
        share = step / _STEPS
        level = list(controls)
        while len(level) > 1:
            level = [
                (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
                for a, b in pairwise(level)
            ]
        flat.append(level[0])
    return flat
