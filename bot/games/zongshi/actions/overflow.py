"""Discarding down: materials above capacity into the bag, scrolls above the hand limit."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.agenda import Asked, Questions, Tasks
from bot.games.ruleset import Move
from bot.games.zongshi.counts import UNITS, kinds, minus, plus
from bot.games.zongshi.events import MaterialsDiscarded, ScrollDiscarded
from bot.games.zongshi.moves import DiscardMaterial, DiscardScroll
from bot.games.zongshi.position import Position
from bot.games.zongshi.state import Question
from bot.games.zongshi.tasks import LayDown, Settling, Storing
from bot.games.zongshi.terms import MATERIALS, NOTHING


def surplus(position: Position, seat: int) -> int:
    """How many materials lie above a seat's capacity."""
    return sum(position.workshops[seat].materials) - position.capacity(seat)


def settle(position: Position, task: Settling) -> None:
    """Capacity comes before the hand limit."""
    seat = position.on_turn
    materials = surplus(position, seat)
    if materials > 0:
        position.ask(task, Question(seat, "drop", materials))
        return
    scrolls = len(position.workshops[seat].scrolls) - position.hand_limit(seat)
    if scrolls > 0:
        position.ask(task, Question(seat, "shed", scrolls))


def store(position: Position, task: Storing) -> None:
    """What was taken from a jar goes into the workshops; several owners may have to discard."""
    questions = []
    for seat, workshop in enumerate(position.workshops):
        if any(workshop.beside):
            everything = plus(workshop.materials, workshop.beside)
            position.change(seat, materials=everything, beside=NOTHING)
        over = surplus(position, seat)
        if over > 0:
            questions.append(Question(seat, "drop", over))
    if questions:
        position.ask(task, *questions)


def drops(position: Position, seat: int) -> list[Move]:
    """One material of each kind that the seat has."""
    return [DiscardMaterial(MATERIALS[kind]) for kind in kinds(position.workshops[seat].materials)]


def drop(position: Position, seat: int, move: DiscardMaterial) -> None:
    """Put one material into the bag."""
    unit = UNITS[MATERIALS.index(move.material)]
    position.change(seat, materials=minus(position.workshops[seat].materials, unit))
    position.bag = plus(position.bag, unit)
    position.tell(MaterialsDiscarded(seat, unit))


def most_of(position: Position, seat: int, legal: Sequence[Move]) -> Move:
    """Discard of the kind that the seat has most of."""
    materials = position.workshops[seat].materials
    most = max(range(4), key=lambda kind: (materials[kind], -kind))
    return next(move for move in legal if move == DiscardMaterial(MATERIALS[most]))


def sheds(position: Position, seat: int) -> list[Move]:
    """One scroll of each name in the hand."""
    return [DiscardScroll(name) for name in dict.fromkeys(position.workshops[seat].scrolls)]


def shed(position: Position, seat: int, move: DiscardScroll) -> None:
    """Put one scroll on the discard pile."""
    take_from_hand(position, seat, move.scroll)
    position.scroll_discard = (*position.scroll_discard, move.scroll)
    position.tell(ScrollDiscarded(seat, move.scroll))


def take_from_hand(position: Position, seat: int, scroll: str) -> None:
    """Take one copy of a scroll out of a hand."""
    hand = position.workshops[seat].scrolls
    at = hand.index(scroll)
    position.change(seat, scrolls=(*hand[:at], *hand[at + 1 :]))


def lay_down(position: Position, _task: LayDown) -> None:
    """Played scrolls reach the discard pile."""
    position.scroll_discard = (*position.scroll_discard, *position.scrolls_in_play)
    position.scrolls_in_play = ()


TASKS: Tasks = {Settling: settle, Storing: store, LayDown: lay_down}
QUESTIONS: Questions = {"drop": Asked(drops, drop, most_of), "shed": Asked(sheds, shed)}
