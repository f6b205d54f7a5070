"""What a position is worth to each seat, and who wins."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.ruleset import Outcome, ScoreLine, Standing
from bot.games.zongshi.catalogue import ZongshiCatalogue
from bot.games.zongshi.state import Workshop


def score(catalogue: ZongshiCatalogue, workshop: Workshop) -> tuple[ScoreLine, ...]:
    """The score sheet of a workshop, always the same lines in the same order."""
    rules = catalogue.scoring
    points = [catalogue.projects[project].points for project in workshop.completed]
    full = len(workshop.completed) >= catalogue.setup.project_places
    leftovers = sum(workshop.materials) + sum(workshop.beside) + len(workshop.scrolls)
    return (
        ScoreLine("projects", sum(points)),
        ScoreLine("six_projects", rules.six_projects_bonus if full else 0),
        ScoreLine("exchange_tiles", rules.exchange_tile * sum(workshop.tiles)),
        ScoreLine("six_tile_kinds", rules.six_tile_kinds_bonus if all(workshop.tiles) else 0),
        ScoreLine("visits", rules.visits[len(workshop.visits)]),
        ScoreLine("unfinished", _unfinished(catalogue, workshop)),
        ScoreLine("leftovers", leftovers // rules.leftovers_per_point),
    )


def _unfinished(catalogue: ZongshiCatalogue, workshop: Workshop) -> int:
    """Points of work in progress; of two projects with one place left only the better one."""
    building = workshop.building
    if building is None:
        return 0
    penalties = catalogue.scoring.unfinished_penalty
    penalty = penalties[min(building.rounds_left, len(penalties) - 1)]
    worth = [max(0, catalogue.projects[one].points - penalty) for one in building.projects]
    places = catalogue.setup.project_places - len(workshop.completed)
    return sum(sorted(worth, reverse=True)[:places])


def completed_count(workshop: Workshop) -> int:
    """Projects completed, with one that found no place any more."""
    return len(workshop.completed) + len(workshop.beyond)


def outcome(catalogue: ZongshiCatalogue, workshops: Iterable[Workshop]) -> Outcome:
    """Seats by points, then by completed projects; who is still tied shares the rank."""
    sheets = [
        (sum(line.points for line in lines), completed_count(workshop), lines)
        for workshop in workshops
        for lines in (score(catalogue, workshop),)
    ]
    keys = [(total, count) for total, count, _ in sheets]
    standings = sorted(
        (
            Standing(seat, 1 + sum(other > keys[seat] for other in keys), total, lines)
            for seat, (total, _, lines) in enumerate(sheets)
        ),
        key=lambda standing: (standing.rank, standing.seat),
    )
    return Outcome(tuple(standings), _tie_break(keys))


def _tie_break(keys: list[tuple[int, int]]) -> str | None:
    best = max(keys)
    if sum(total == best[0] for total, _ in keys) == 1:
        return None
    return "completed_projects" if keys.count(best) == 1 else "shared"
