"""Progress: figures on time tracks move one step, finished projects take their places."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.agenda import Asked, Questions, Tasks
from bot.games.ruleset import Move
from bot.games.zongshi.events import ProjectRemoved, ProjectsCompleted, WorkAdvanced
from bot.games.zongshi.moves import Keep
from bot.games.zongshi.position import Position
from bot.games.zongshi.state import Building, Question
from bot.games.zongshi.tasks import Keeping, Progress
from bot.games.zongshi.terms import Phase, Spot


def advance(position: Position, _task: Progress) -> None:
    """Move all figures; owners of two projects with one place left choose afterwards."""
    position.phase = Phase.PROGRESS
    for seat, workshop in enumerate(position.workshops):
        building = workshop.building
        if building is None:
            continue
        left = building.rounds_left - 1
        moved = Building(building.projects, building.figure, left)
        if left:
            position.change(seat, building=moved)
            position.tell(WorkAdvanced(seat, left))
            continue
        position.change(seat, building=moved, **{building.figure.value: Spot.FREE})
        position.tell(ProjectsCompleted(seat, building.projects))
        if len(building.projects) <= position.places_left(seat):
            _finish(position, seat, building.projects)
    position.push(Keeping())


def _finish(
    position: Position, seat: int, projects: tuple[str, ...], beyond: tuple[str, ...] = ()
) -> None:
    workshop = position.workshops[seat]
    position.change(
        seat,
        building=None,
        completed=(*workshop.completed, *projects),
        beyond=(*workshop.beyond, *beyond),
    )


def ask_owners(position: Position, task: Keeping) -> None:
    """Ask all who have to choose, at once."""
    questions = [
        Question(seat, "keep")
        for seat, workshop in enumerate(position.workshops)
        if workshop.building is not None and not workshop.building.rounds_left
    ]
    if questions:
        position.ask(task, *questions)


def keeps(position: Position, seat: int) -> list[Move]:
    """The two finished projects; one answer if they are alike."""
    building = position.workshops[seat].building
    return [Keep(project) for project in dict.fromkeys(building.projects if building else ())]


def keep(position: Position, seat: int, move: Keep) -> None:
    """One takes the last place, the other leaves the game and counts for ties only."""
    building = position.workshops[seat].building
    if building is None:
        return
    rest = list(building.projects)
    rest.remove(move.project)
    _finish(position, seat, (move.project,), tuple(rest))
    for project in rest:
        position.tell(ProjectRemoved(seat, project))


def more_points(position: Position, _seat: int, legal: Sequence[Move]) -> Move:
    """The project with more points."""
    projects = position.catalogue.projects
    return max(
        legal, key=lambda move: projects[move.project].points if isinstance(move, Keep) else 0
    )


TASKS: Tasks = {Progress: advance, Keeping: ask_owners}
QUESTIONS: Questions = {"keep": Asked(keeps, keep, more_points)}
