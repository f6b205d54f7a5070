"""The draft before the first round: one item at a time, counter-clockwise, from the middle."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.agenda import Asked, Questions, Tasks
from bot.games.ruleset import Move
from bot.games.zongshi.actions.picks import least_of_kind
from bot.games.zongshi.counts import UNITS, kinds, minus, plus
from bot.games.zongshi.events import Drafted
from bot.games.zongshi.moves import Draft
from bot.games.zongshi.position import Position
from bot.games.zongshi.state import Middle, Question
from bot.games.zongshi.supply import fill_jars, in_data_order
from bot.games.zongshi.tasks import BeginRound, Drafting
from bot.games.zongshi.terms import MATERIALS


def draft(position: Position, task: Drafting) -> None:
    """Ask whoever is next; with the middle empty, fill the jars and begin."""
    middle = position.draft
    if middle is None or not (any(middle.materials) or middle.scrolls):
        position.draft = None
        fill_jars(position)
        position.push(BeginRound())
        return
    position.ask(task, Question(next_seat(position, middle), "draft"))


def next_seat(position: Position, middle: Middle) -> int:
    """The seat right of the start player takes the first item, then counter-clockwise."""
    setup = position.catalogue.setup
    items = position.seats * (setup.draft_scrolls_per_player + setup.draft_materials_per_player)
    taken = items - sum(middle.materials) - len(middle.scrolls)
    return (position.start_seat - 1 - taken) % position.seats


def items(position: Position, _seat: int) -> list[Move]:
    """Each kind of material and each name in the middle."""
    middle = position.draft
    if middle is None:
        return []
    names = [MATERIALS[kind] for kind in kinds(middle.materials)]
    return [Draft(item) for item in (*names, *dict.fromkeys(middle.scrolls))]


def take(position: Position, seat: int, move: Draft) -> None:
    """The item goes to the seat's workshop or hand."""
    middle = position.draft
    workshop = position.workshops[seat]
    if middle is None:
        return
    if move.item in MATERIALS:
        unit = UNITS[MATERIALS.index(move.item)]
        position.draft = Middle(minus(middle.materials, unit), middle.scrolls)
        position.change(seat, materials=plus(workshop.materials, unit))
    else:
        at = middle.scrolls.index(move.item)
        rest = (*middle.scrolls[:at], *middle.scrolls[at + 1 :])
        position.draft = Middle(middle.materials, rest)
        hand = in_data_order(position, (*workshop.scrolls, move.item))
        position.change(seat, scrolls=hand)
    position.tell(Drafted(seat, move.item))


def default(position: Position, seat: int, legal: Sequence[Move]) -> Move:
    """A material of the kind that the seat has least of, else a scroll."""
    offered = [
        MATERIALS.index(move.item)
        for move in legal
        if isinstance(move, Draft) and move.item in MATERIALS
    ]
    if not offered:
        return legal[0]
    return Draft(MATERIALS[least_of_kind(position.workshops[seat].materials, offered)])


TASKS: Tasks = {Drafting: draft}
QUESTIONS: Questions = {"draft": Asked(items, take, default)}
