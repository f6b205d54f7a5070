"""Pictures of the rules of Zong Shi: paying with an exchange tile, sharing a jar."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.zongshi.terms import MATERIALS, TILE_PAIRS
from render import pieces, theme
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.zongshi import tokens
from render.zongshi.card_words import LooseCards

WIDTH = 1100
_TOKEN = 92
_COLUMN = 196
_LEFT = 290
"""Where the columns begin, right of the names of the rows."""


def paying(reading: LooseCards) -> Scene:
    """What a project costs above what is paid for it; a tile stands between two that differ."""
    sheet = Sheet("paying", WIDTH, 520, reading.locale)
    cost = tokens.spread(reading.catalogue.projects["merchant_statue"].price)
    paid = ["ivory" if item == "jade" else item for item in cost]
    rows = {"cost": 96, "tile": 232, "paid": 388}
    title = reading.t("scene-paying-title", project=reading.name("merchant_statue"))
    sheet.text("title", Rect(30, 14, WIDTH - 60, 56), title, theme.BOARD, theme.CREAM)
    for row, top in rows.items():
        height = 128 if row == "tile" else 112
        sheet.panel(f"{row}", Rect(20, top - 10, WIDTH - 40, height), _ground(row), theme.ROUND)
        place = Rect(40, top - 10, _LEFT - 60, height)
        ink = theme.SAND if row == "tile" else theme.INK
        sheet.text(f"{row}/name", place, reading.t(f"scene-paying-{row}"), theme.LABEL_BOLD, ink)
    for column, (due, given) in enumerate(zip(cost, paid, strict=True)):
        x = _LEFT + column * _COLUMN
        _material(sheet, reading, f"cost/{column + 1}", x, rows["cost"], due)
        if due == given:
            _down(sheet, f"tile/down-{column + 1}", x, rows["tile"])
        else:
            tile = Rect(x - 41, rows["tile"] + 4, _TOKEN + 82, 100)
            tokens.tile(sheet, reading, f"tile/tile-{column + 1}", tile, _kind(due, given), 70)
        _material(sheet, reading, f"paid/{column + 1}", x, rows["paid"], given)
    return sheet.scene()


def _ground(row: str) -> theme.Colour:
    return theme.BENCH if row == "tile" else theme.PARCHMENT


def _kind(one: str, other: str) -> int:
    pair = tuple(sorted((MATERIALS.index(one), MATERIALS.index(other))))
    return TILE_PAIRS.index(pair)


def _material(sheet: Sheet, reading: LooseCards, name: str, x: int, y: int, item: str) -> None:
    tokens.material(sheet, reading, name, x, y, _TOKEN, item)


def _down(sheet: Sheet, name: str, x: int, y: int) -> None:
    """An arrow from what is due to what is paid for it."""
    place = Rect(x + _TOKEN // 2 - 22, y + 22, 44, 62)
    corners = ((14, 0), (30, 0), (30, 30), (44, 30), (22, 62), (0, 30), (14, 30))
    sheet.polygon(name, place, corners, theme.SAND, theme.SAND)


Taker = tuple[int | None, str]
"""The seat that takes a material (None: it stays), and by which figure."""
_JAR = ("jade", "jade", "gold", "bronze", "ivory")
_CASES: dict[str, tuple[Sequence[tuple[int, str]], Sequence[Taker]]] = {
    "one": (((0, "master"), (1, "apprentice")), ((0, "master"),) * 5),
    "several": (
        ((0, "master"), (1, "master"), (2, "apprentice")),
        ((0, "master"), (1, "master"), (2, "apprentice"), (0, "master"), (1, "master")),
    ),
    "apprentices": (
        ((1, "apprentice"), (2, "apprentice")),
        ((1, "apprentice"), (2, "apprentice"), (None, ""), (None, ""), (None, "")),
    ),
}
"""Per case who stands at the jar, and who takes each of its five materials in turn."""
_CASE = 232


def market(reading: LooseCards) -> Scene:
    """The three ways in which a jar is shared out, with who takes what in which order."""
    sheet = Sheet("market", WIDTH, 20 + len(_CASES) * _CASE, reading.locale)
    for number, (case, (standing, takes)) in enumerate(_CASES.items()):
        box = Rect(20, 16 + number * _CASE, WIDTH - 40, _CASE - 14)
        sheet.panel(case, box, theme.PARCHMENT, theme.ROUND)
        words = reading.t(f"scene-market-{case}")
        title = Rect(box.x + 18, box.y + 6, box.w - 36, 48)
        sheet.text(f"{case}/title", title, words, theme.LABEL_BOLD)
        jar = Rect(box.x + 18, box.y + 58, 268, 146)
        sheet.panel(f"{case}/there", jar, theme.WELL, theme.FIELD)
        for place, (seat, figure) in enumerate(standing):
            x = jar.x + 10 + place * 84
            pieces.figure(sheet, f"{case}/there/{place + 1}", x, jar.y + 33, 80, seat, figure)
        arrow = Rect(jar.right + 16, jar.y + 56, 34, 34)
        sheet.icon(f"{case}/arrow", arrow, "arrow", theme.DIM)
        _shares(sheet, reading, case, Rect(arrow.right + 20, jar.y, 0, jar.h), takes)
    return sheet.scene()


def _shares(
    sheet: Sheet,
    reading: LooseCards,
    case: str,
    room: Rect,
    takes: Sequence[Taker],
) -> None:
    """The materials of a jar, each above whoever takes it."""
    for number, (item, (seat, figure)) in enumerate(zip(_JAR, takes, strict=True)):
        x = room.x + number * 136
        name = f"{case}/take-{number + 1}"
        sheet.group(name, Rect(x, room.y, 124, room.h))
        tokens.material(sheet, reading, f"{name}/{item}", x + 25, room.y, 74, item)
        below = Rect(x, room.y + 82, 124, 62)
        if seat is None:
            stays = reading.t("scene-market-stays")
            sheet.text(f"{name}/stays", below, stays, theme.SMALL, theme.DIM, "centre")
        elif case == "one":
            pieces.figure(sheet, f"{name}/taker", x + 31, below.y, 62, seat, figure)
        else:
            sheet.text(
                f"{name}/turn", below._replace(w=44), f"{number + 1}.", theme.LABEL_BOLD, theme.DIM
            )
            pieces.figure(sheet, f"{name}/taker", x + 46, below.y, 62, seat, figure)


SCENES: dict[str, Callable[[LooseCards], Scene]] = {
    "paying": paying,
    "tiles": paying,
    "market": market,
}
"""By topic."""
