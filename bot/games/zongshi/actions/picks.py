"""Taking one thing of choice: a material from a jar, a discarded scroll, another's reward."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.agenda import Asked, Questions, Tasks
from bot.games.ruleset import Move
from bot.games.zongshi.counts import UNITS, kinds, minus, plus
from bot.games.zongshi.events import Borrowed, MaterialsTaken, ScrollRecovered
from bot.games.zongshi.moves import Borrow, TakeMaterial, TakeScroll
from bot.games.zongshi.position import Position
from bot.games.zongshi.scrolls import borrowable
from bot.games.zongshi.state import Question
from bot.games.zongshi.supply import draw_materials, in_data_order
from bot.games.zongshi.tasks import Borrowing, Drawing, Picking, Recovering, ShareJar
from bot.games.zongshi.terms import JARS, MATERIALS, Counts


def pick(position: Position, task: Picking) -> None:
    """Ask the seat on turn, if anything is left in those jars."""
    jars = tuple(jar for jar in task.jars if any(position.jar(jar)))
    if jars:
        position.ask(task, Question(position.on_turn, "take", jars=jars))


def takes(position: Position, _seat: int) -> list[Move]:
    """One of each kind that lies on the jars in question, the large jar first."""
    task = position.agenda[-1]
    jars = task.jars if isinstance(task, Picking) else ()
    if isinstance(task, ShareJar):
        jars = (task.jar,)
    return [
        TakeMaterial(jar, MATERIALS[kind])
        for jar in JARS
        if jar in jars
        for kind in kinds(position.jar(jar))
    ]


def take(position: Position, seat: int, move: TakeMaterial) -> None:
    """Into the workshop; while a jar is shared out, beside it."""
    unit = UNITS[MATERIALS.index(move.material)]
    workshop = position.workshops[seat]
    position.set_jar(move.jar, minus(position.jar(move.jar), unit))
    task = position.pop()
    if isinstance(task, ShareJar):
        position.change(seat, beside=plus(workshop.beside, unit))
        position.push(ShareJar(task.jar, task.begun, task.queue[1:], task.masters))
    else:
        position.change(seat, materials=plus(workshop.materials, unit))
    position.tell(MaterialsTaken(seat, move.jar, unit))


def least_of_kind(owned: Counts, offered: Iterable[int]) -> int:
    """Of the materials offered (indices) the one of which least is owned."""
    return min(offered, key=lambda kind: (owned[kind], kind))


def least_of(position: Position, seat: int, legal: Sequence[Move]) -> Move:
    """Take of the kind that the seat has least of, from the large jar where both have it."""
    workshop = position.workshops[seat]
    owned = plus(workshop.materials, workshop.beside)
    picks = [move for move in legal if isinstance(move, TakeMaterial)]
    kind = least_of_kind(owned, (MATERIALS.index(move.material) for move in picks))
    return next(move for move in picks if move.material == MATERIALS[kind])


def draw(position: Position, task: Drawing) -> None:
    """The seat on turn draws at random."""
    draw_materials(position, position.on_turn, task.count, task.cause)


def recover(position: Position, task: Recovering) -> None:
    """Ask for a scroll of the discard pile."""
    position.ask(task, Question(position.on_turn, "recover"))


def recoveries(position: Position, _seat: int) -> list[Move]:
    """Each name on the discard pile, in data order."""
    names = in_data_order(position, tuple(set(position.scroll_discard)))
    return [TakeScroll(name) for name in names]


def take_scroll(position: Position, seat: int, move: TakeScroll) -> None:
    """The newest copy of that name goes into the hand."""
    position.pop()
    pile = position.scroll_discard
    at = len(pile) - 1 - pile[::-1].index(move.scroll)
    position.scroll_discard = (*pile[:at], *pile[at + 1 :])
    hand = (*position.workshops[seat].scrolls, move.scroll)
    position.change(seat, scrolls=in_data_order(position, hand))
    position.tell(ScrollRecovered(seat, move.scroll))


def borrow(position: Position, task: Borrowing) -> None:
    """Ask whose reward."""
    position.ask(task, Question(position.on_turn, "borrow"))


def borrowings(position: Position, seat: int) -> list[Move]:
    """Each reward that can be borrowed."""
    return [Borrow(project) for project in borrowable(position, seat)]


def take_reward(position: Position, seat: int, move: Borrow) -> None:
    """The reward holds for the seat from now until the end of its turn."""
    position.pop()
    position.change(seat, borrowed=move.project)
    position.tell(Borrowed(seat, move.project))


TASKS: Tasks = {Picking: pick, Drawing: draw, Recovering: recover, Borrowing: borrow}
QUESTIONS: Questions = {
    "take": Asked(takes, take, least_of),
    "recover": Asked(recoveries, take_scroll),
    "borrow": Asked(borrowings, take_reward),
}
