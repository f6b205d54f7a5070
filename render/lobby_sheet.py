"""The lobby: who sits at a table that has not started, and by which rules it plays."""

from __future__ import annotations

from dataclasses import dataclass

from bot.i18n import t
from render import pieces, text, theme
from render.picture import Caption
from render.pieces import Crest
from render.scene import Rect, Scene
from render.sheet import Sheet
from render.theme import Colour

WIDTH, HEIGHT = 1600, 800
_SEATS = Rect(20, 194, 900, 410)
_OPTIONS = Rect(940, 194, 640, 410)
_STATE = Rect(1210, 20, 370, 150)
_SHOWCASE = Rect(20, 640, 1560, 130)


@dataclass(frozen=True, slots=True)
class Charm:
    """An icon of the game in the band at the foot."""

    icon: str
    fill: Colour
    edge: Colour | None = None
    letter: str = ""
    letter_colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class LobbyWords:
    """What a game shows of itself in its lobby."""

    crest: Crest
    title: str
    subtitle: str
    charms: tuple[Charm, ...]


def scene(
    caption: Caption,
    words: LobbyWords,
    seats: int,
    options: tuple[tuple[str, str], ...],
    *,
    ready: bool,
) -> Scene:
    """The whole lobby."""
    sheet = Sheet("lobby", WIDTH, HEIGHT, caption.locale)
    pieces.seal(sheet, "seal", Rect(20, 20, 150, 150), words.crest)
    sheet.text("title", Rect(196, 18, 990, 92), words.title, theme.GRAND, theme.CREAM)
    sheet.text("subtitle", Rect(196, 110, 990, 50), words.subtitle, theme.SUBTITLE, theme.SAND)
    _state(sheet, caption, seats, ready=ready)
    _seats(sheet, caption, seats, words.crest.figure)
    _options(sheet, options)
    _showcase(sheet, words.charms)
    return sheet.scene()


def _state(sheet: Sheet, caption: Caption, seats: int, *, ready: bool) -> None:
    fill, colour = (theme.AMBER, theme.INK) if ready else (theme.BENCH, theme.CREAM)
    sheet.panel("state", _STATE, fill, theme.ROUND)
    count = t(sheet.locale, "picture-seats", count=len(caption.names), most=seats)
    inner = _STATE.inset(12, 0)
    sheet.text("state/count", inner.row(8, 88), count, theme.GRAND, colour, "centre")
    words = t(sheet.locale, "picture-ready" if ready else "picture-waiting")
    sheet.text("state/word", inner.row(96, 44), words, theme.BOARD, colour, "centre")


def _seats(sheet: Sheet, caption: Caption, seats: int, figure: str) -> None:
    sheet.group("seats", _SEATS)
    gap = 10
    height = (_SEATS.h - gap * (seats - 1)) // seats
    for seat, player in enumerate(caption.players()):
        bar = _SEATS.row(seat * (height + gap), height)
        name = f"seats/seat-{seat + 1}"
        sheet.panel(name, bar, theme.SEATS[seat], theme.FIELD)
        pad = Rect(bar.x + 8, bar.y + 4, height - 8, height - 8)
        pieces.figure_on_pad(sheet, f"{name}/pad", pad, seat, figure)
        room = Rect(pad.right + 18, bar.y, bar.right - pad.right - 36, bar.h)
        colour = theme.ON_SEATS[seat]
        if mark := caption.mark(seat):
            width = sheet.width_of(mark, theme.OPTION)
            word = room._replace(x=room.right - width, w=width)
            sheet.text(f"{name}/mark", word, mark, theme.OPTION, colour)
            room = room._replace(w=room.w - width - 18)
        pieces.player(sheet, f"{name}/name", room, player, colour, theme.ACTOR, theme.VALUE)
    for seat in range(len(caption.names), seats):
        bar = _SEATS.row(seat * (height + gap), height)
        name = f"seats/seat-{seat + 1}"
        sheet.dashes(name, bar, theme.FIELD, theme.DIM)
        size = height - 24
        place = Rect(bar.x + 16, bar.y + 12, size, size)
        pale = theme.mix(theme.TABLE, theme.SAND, 0.5)
        sheet.icon(f"{name}/figure", place, figure, None, pale, str(seat + 1), pale)
        room = Rect(bar.x + height + 18, bar.y, bar.w - height - 36, bar.h)
        sheet.text(
            f"{name}/free", room, t(sheet.locale, "picture-free-seat"), theme.FREE, theme.SAND
        )


def _options(sheet: Sheet, options: tuple[tuple[str, str], ...]) -> None:
    inner = _OPTIONS.inset(24, 14)
    height = min(inner.h // max(1, min(4, len(options))), 128)
    shown = options[: inner.h // height]
    card = _OPTIONS._replace(h=_OPTIONS.h - inner.h + height * len(shown))
    sheet.panel("options", card, theme.PARCHMENT, theme.ROUND)
    for number, (label, value) in enumerate(shown):
        row = inner.row(number * height, height)
        name = f"options/option-{number + 1}"
        sheet.group(name, row)
        width = min(sheet.width_of(value, theme.BOARD), row.w // 2)
        room = row._replace(w=row.w - width - 24)
        rows = text.wrap(label, sheet.locale, theme.OPTION, room.w, 2)
        line = round(theme.OPTION.size * 1.12)
        top = row.y + (row.h - line * len(rows)) // 2
        # Of one size and in one row, so that label and value stand on one line.
        place = Rect(row.right - width, top, width, line)
        sheet.text(f"{name}/value", place, value, theme.BOARD, theme.INK, "right")
        sheet.lines(
            f"{name}/label", Rect(room.x, top, room.w, line * len(rows)), rows, 1.12, theme.DIM
        )
        if number:
            sheet.panel(f"{name}-rule", Rect(row.x, row.y, row.w, 3), theme.WELL, 0)


def _showcase(sheet: Sheet, charms: tuple[Charm, ...]) -> None:
    sheet.panel("showcase", _SHOWCASE, theme.BENCH, theme.ROUND)
    pitch = _SHOWCASE.w // len(charms)
    for number, charm in enumerate(charms):
        place = Rect(_SHOWCASE.x + number * pitch + (pitch - 90) // 2, _SHOWCASE.y + 20, 90, 90)
        name = f"showcase/charm-{number + 1}"
        sheet.icon(
            name, place, charm.icon, charm.fill, charm.edge, charm.letter, charm.letter_colour
        )
