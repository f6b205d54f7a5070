"""The head of a board: seal, round, start player, phases, and who is to act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from bot.i18n import t
from render import icons, pieces, theme
from render.pieces import Crest
from render.scene import Rect
from render.sheet import Sheet
from render.theme import Colour

SEAL = Rect(20, 20, 96, 96)
ROUND = Rect(136, 18, 384, 58)
START = Rect(136, 78, 384, 40)
PHASES = Rect(528, 40, 540, 56)
TO_ACT = Rect(1080, 16, 500, 104)
_MARK = 40


class Mark(NamedTuple):
    """Something that a seat to act has left: an icon with a number on it or beside it."""

    icon: str
    fill: Colour
    number: int


@dataclass(frozen=True, slots=True)
class Actor:
    """A seat that is to act: its figure's icon, its name, what it is to do."""

    seat: int
    icon: str
    name: str
    task: str
    marks: tuple[Mark, ...] = ()


@dataclass(frozen=True, slots=True)
class Head:
    """Everything that a board's head says."""

    crest: Crest
    title: str
    start_seat: int
    start_name: str
    notice: str
    """A word on amber, for the last round; empty: none."""
    phases: tuple[str, ...]
    current: int
    actors: tuple[Actor, ...]
    rest: str
    """What stands in the box when nobody is to act."""
    winners: str = ""
    """Who has won, above it."""


def draw(sheet: Sheet, head: Head) -> None:
    """Put the head on a board."""
    pieces.seal(sheet, "seal", SEAL, head.crest)
    sheet.group("round", ROUND)
    sheet.text("round/title", ROUND, head.title, theme.TITLE, theme.CREAM)
    _start_player(sheet, head)
    _phases(sheet, head)
    if not head.actors:
        _resting(sheet, head)
    elif len(head.actors) == 1:
        _one_actor(sheet, head.actors[0])
    else:
        _actors(sheet, head.actors)


def _start_player(sheet: Sheet, head: Head) -> None:
    sheet.group("start", START)
    sheet.icon(
        "start/lantern", Rect(START.x, START.y + 1, 38, 38), "lantern", theme.AMBER, theme.TABLE
    )
    pieces.figure(
        sheet,
        "start/figure",
        START.x + 46,
        START.y,
        40,
        head.start_seat,
        head.crest.figure,
        on_table=True,
    )
    left = START.x + 98
    if head.notice:
        width = min(pieces.chip_width(sheet, head.notice, theme.SMALL_BOLD), START.right - left)
        place = Rect(left, START.y, width, START.h)
        pieces.chip(
            sheet, "start/notice", place, head.notice, theme.SMALL_BOLD, theme.AMBER, theme.INK
        )
    else:
        place = Rect(left, START.y, START.right - left, START.h)
        sheet.text("start/name", place, head.start_name, theme.LOG, theme.SAND, base="auto")


def _phases(sheet: Sheet, head: Head) -> None:
    """All phases where they fit, else the current one alone."""
    sheet.group("phases", PHASES)
    gap = 6
    shown = list(enumerate(head.phases))
    widths = [_phase_width(sheet, word, current=n == head.current) for n, word in shown]
    if sum(widths) + gap * (len(widths) - 1) > PHASES.w:
        shown, widths = [shown[head.current]], [widths[head.current]]
    left = PHASES.x
    for (number, word), width in zip(shown, widths, strict=True):
        current = number == head.current
        place = Rect(left, PHASES.y, min(width, PHASES.right - left), PHASES.h)
        name = f"phases/phase-{number + 1}"
        sheet.panel(name, place, theme.AMBER if current else theme.BENCH, theme.STAMP)
        inner = place.inset(8, 0)
        if current:
            sheet.icon(f"{name}/arrow", Rect(place.x + 8, place.y + 14, 28, 28), "arrow", theme.INK)
            inner = Rect(place.x + 36, place.y, place.w - 46, place.h)
        sheet.text(
            f"{name}/word",
            inner,
            word,
            theme.LABEL_BOLD,
            theme.INK if current else theme.SAND,
            "centre",
        )
        left += width + gap


def _phase_width(sheet: Sheet, word: str, *, current: bool) -> int:
    return sheet.width_of(word, theme.LABEL_BOLD) + (50 if current else 24)


def _one_actor(sheet: Sheet, actor: Actor) -> None:
    seat = actor.seat
    sheet.panel("to_act", TO_ACT, theme.SEATS[seat], theme.ROUND, theme.AMBER, 8)
    pad = Rect(TO_ACT.x + 14, TO_ACT.y + 14, 76, 76)
    pieces.figure_on_pad(sheet, "to_act/pad", pad, seat, actor.icon)
    colour = theme.ON_SEATS[seat]
    room = Rect(pad.right + 14, TO_ACT.y + 10, TO_ACT.right - 74 - pad.right - 14, 46)
    pieces.player(sheet, "to_act/name", room, actor.name, colour, theme.ACTOR, theme.BOARD)
    below = Rect(room.x, TO_ACT.y + 56, room.w, _MARK)
    right = _marks(sheet, below, actor.marks, colour)
    sheet.text(
        "to_act/task", below._replace(w=right - below.x), actor.task, theme.LABEL_BOLD, colour
    )
    sheet.icon("to_act/arrow", Rect(TO_ACT.right - 72, TO_ACT.y + 22, 60, 60), "arrow", colour)


def _marks(sheet: Sheet, row: Rect, marks: tuple[Mark, ...], colour: Colour) -> int:
    """Marks at the right end of a row; returns where what stands before them must end."""
    right = row.right
    for number, mark in reversed(list(enumerate(marks))):
        name, words = f"to_act/mark-{number + 1}", str(mark.number)
        if icons.ICONS[mark.icon].letter is None:
            width = sheet.width_of(words, theme.BOARD)
            place = Rect(right - width, row.y, width, row.h)
            sheet.text(f"{name}-number", place, words, theme.BOARD, colour)
            right, words = place.x - 6, ""
        place = Rect(right - _MARK, row.y, _MARK, _MARK)
        sheet.icon(name, place, mark.icon, mark.fill, theme.INK, words, theme.INK)
        right = place.x - 12
    return right


def _actors(sheet: Sheet, actors: tuple[Actor, ...]) -> None:
    sheet.panel("to_act", TO_ACT, theme.PARCHMENT, theme.ROUND, theme.AMBER, 8)
    words = t(sheet.locale, "picture-several-to-act", count=len(actors))
    size, gap = (58, 6) if len(actors) < 4 else (48, 2)
    crowd = len(actors) * (size + gap)
    room = Rect(TO_ACT.x + 22, TO_ACT.y + 10, TO_ACT.w - 44, 48)
    left = room.right - crowd
    place = Rect(room.x, TO_ACT.y + 10, left - room.x - 8, 46)
    style = sheet.fitting(words, place.w, theme.ACTOR, theme.BOARD)
    sheet.text("to_act/count", place, words, style)
    tasks = {actor.task for actor in actors}
    if len(tasks) == 1:
        below = Rect(room.x, TO_ACT.y + 56, left - room.x - 8, 38)
        sheet.text("to_act/task", below, tasks.pop(), theme.LABEL_BOLD, theme.DIM)
    for number, actor in enumerate(actors):
        x = left + number * (size + gap)
        pieces.figure(
            sheet,
            f"to_act/figure-{actor.seat + 1}",
            x,
            TO_ACT.y + (TO_ACT.h - size) // 2,
            size,
            actor.seat,
            actor.icon,
        )


def _resting(sheet: Sheet, head: Head) -> None:
    """Nobody is to act: a quiet box, or one with a crown for who has won."""
    if not head.winners:
        room = sheet.panel("to_act", TO_ACT, theme.BENCH, theme.ROUND, theme.BRASS, 3).inset(20, 8)
        sheet.text("to_act/rest", room, head.rest, theme.ACTOR, theme.CREAM, "centre")
        return
    sheet.panel("to_act", TO_ACT, theme.WINNER, theme.ROUND, theme.AMBER, theme.FRAME)
    crown = Rect(TO_ACT.x + 22, TO_ACT.y + 20, 64, 64)
    sheet.icon("to_act/crown", crown, "crown", theme.AMBER, theme.INK)
    room = Rect(crown.right + 14, TO_ACT.y + 10, TO_ACT.right - crown.right - 32, 46)
    pieces.player(sheet, "to_act/name", room, head.winners, theme.INK, theme.ACTOR, theme.BOARD)
    below = Rect(room.x, TO_ACT.y + 56, room.w, _MARK)
    sheet.text("to_act/won", below, head.rest, theme.LABEL_BOLD)
