"""Starting projects: what is on offer, what it costs and takes, and putting the figure to work."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from bot.games.agenda import Asked, Questions, Tasks
from bot.games.ruleset import Move
from bot.games.zongshi.catalogue import CATALOGUES, Project
from bot.games.zongshi.counts import plus, together, without
from bot.games.zongshi.events import ProjectStarted
from bot.games.zongshi.moves import SecondProject
from bot.games.zongshi.payment import Purse, can_pay
from bot.games.zongshi.position import Position
from bot.games.zongshi.scrolls import Manner, manner_of, purse_for
from bot.games.zongshi.state import Building, Question
from bot.games.zongshi.tasks import BeginWork, Paying, Starting
from bot.games.zongshi.terms import NOTHING, Counts, Purpose, Spot


def copies_left(position: Position, project: str) -> int:
    """How many of a project may be taken now."""
    catalogue = position.catalogue
    if project in catalogue.basic_order:
        return position.basics[catalogue.basic_order[project]]
    return int(project in position.masterworks)


class Offer(NamedTuple):
    """A project that may be chosen now."""

    project: Project
    price: Counts
    """Its cost after the Masteries that hold for it."""
    copies: int


def offers(position: Position, seat: int, manner: Manner) -> tuple[Offer, ...]:
    """The projects that may be chosen, in data order, face-up masterworks last."""
    if manner.skilled:
        cheaper = position.bonus(seat).cheaper
        return _offers(position.options.catalogue, position.basics, position.masterworks, cheaper)
    return _offers(position.options.catalogue, position.basics, (), NOTHING)


@lru_cache(maxsize=1 << 6)
def _offers(
    catalogue: str, basics: tuple[int, ...], masterworks: tuple[str, ...], cheaper: Counts
) -> tuple[Offer, ...]:
    cards = CATALOGUES[catalogue]
    stock = [
        *zip(cards.basic_project, basics, strict=True),
        *((cards.projects[project], 1) for project in masterworks),
    ]
    return tuple(
        Offer(project, without(project.price, cheaper), left) for project, left in stock if left
    )


def may_build(position: Position, seat: int) -> bool:
    """Whether the workshop is empty and not all places are filled."""
    return position.workshops[seat].building is None and position.places_left(seat) > 0


def prices_of(position: Position, seat: int, manner: Manner, projects: tuple[str, ...]) -> Counts:
    """What these projects cost together after the Masteries that hold for each."""
    cheaper = position.bonus(seat).cheaper if manner.skilled else NOTHING
    known = position.catalogue.projects
    return together(without(known[project].price, cheaper) for project in projects)


def rounds_of(position: Position, seat: int, manner: Manner, longest: int) -> int | None:
    """Rounds of work where the longer project takes so many; None where Swift Fingers is idle."""
    rounds = longest
    if manner.skilled:
        rounds = max(1, longest - position.bonus(seat).rounds)
    if manner.rounds_less and rounds == 1:
        return None
    return max(1, rounds - manner.rounds_less)


def startable(position: Position, seat: int, manner: Manner, purse: Purse) -> Iterator[Project]:
    """The projects that may be chosen first: alone, or with a second one that fits."""
    for offer in offers(position, seat, manner):
        if manner.projects > 1:
            fits = any(True for _ in partners(position, seat, manner, offer.project, purse))
        else:
            fits = can_pay(offer.price, purse) and (
                not manner.rounds_less
                or rounds_of(position, seat, manner, offer.project.time) is not None
            )
        if fits:
            yield offer.project


def partners(
    position: Position, seat: int, manner: Manner, one: Project, purse: Purse
) -> Iterator[Project]:
    """The projects that may be the second beside a first one on a Twofold Path."""
    price = prices_of(position, seat, manner, (one.id,))
    for other in offers(position, seat, manner):
        longest = max(one.time, other.project.time)
        if (
            (other.project.id != one.id or other.copies > 1)
            and rounds_of(position, seat, manner, longest) is not None
            and can_pay(plus(price, other.price), purse)
        ):
            yield other.project


def start(position: Position, task: Starting) -> None:
    """Ask for the second project if there is to be one; then for the payment."""
    seat = position.on_turn
    manner = manner_of(task.figure, task.scrolls)
    if len(task.projects) < manner.projects:
        position.ask(task, Question(seat, "second"))
        return
    price = prices_of(position, seat, manner, task.projects)
    position.push(
        Paying(Purpose.PROJECTS, price), BeginWork(task.figure, task.projects, task.scrolls)
    )


def seconds(position: Position, seat: int) -> list[Move]:
    """The legal second projects."""
    task = position.agenda[-1]
    if not isinstance(task, Starting):
        raise TypeError(task)
    manner = manner_of(task.figure, task.scrolls)
    purse = purse_for(position, seat, Purpose.PROJECTS)
    one = position.catalogue.projects[task.projects[0]]
    return [SecondProject(other.id) for other in partners(position, seat, manner, one, purse)]


def name_second(position: Position, _seat: int, move: SecondProject) -> None:
    """Both are named."""
    task = position.pop()
    if isinstance(task, Starting):
        position.push(Starting(task.figure, (*task.projects, move.project), task.scrolls))


def begin_work(position: Position, task: BeginWork) -> None:
    """The projects leave the supply and the figure goes to the time track."""
    seat = position.on_turn
    manner = manner_of(task.figure, task.scrolls)
    catalogue = position.catalogue
    longest = max(catalogue.projects[project].time for project in task.projects)
    rounds = rounds_of(position, seat, manner, longest) or 1
    for project in task.projects:
        if project in catalogue.basic_order:
            at = catalogue.basic_order[project]
            left = position.basics
            position.basics = (*left[:at], left[at] - 1, *left[at + 1 :])
        else:
            position.masterworks = tuple(one for one in position.masterworks if one != project)
    building = Building(task.projects, task.figure, rounds)
    position.change(seat, building=building, **{task.figure.value: Spot.BUSY})
    position.tell(ProjectStarted(seat, task.figure, task.projects, rounds))


TASKS: Tasks = {Starting: start, BeginWork: begin_work}
QUESTIONS: Questions = {"second": Asked(seconds, name_second)}
