"""Whether a state read from bytes can be one of this game: every piece of the box in its place.

The shape of the bytes says nothing of ids, sums and order; what is damaged there is found here,
before the rules rely on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator
from itertools import chain
from typing import get_args

import msgspec

from bot.games.zongshi import tasks
from bot.games.zongshi.catalogue import ZongshiCatalogue
from bot.games.zongshi.checks import LONGEST_WORK
from bot.games.zongshi.rewards import PROJECT_REWARDS
from bot.games.zongshi.scrolls import SHAPES
from bot.games.zongshi.state import Workshop, ZongshiState
from bot.games.zongshi.tasks import ROUND, AnyTask
from bot.games.zongshi.terms import JARS, NOTHING, TILES, Figure, Phase, Place, Spot

SEED_BYTES = 32

_OF_TURNS: frozenset[type[tasks.Task]] = frozenset(get_args(AnyTask)) - {
    tasks.Drafting,
    tasks.BeginRound,
    tasks.Turns,
    tasks.ShareJar,
    tasks.Storing,
    tasks.Progress,
    tasks.Keeping,
    tasks.EndRound,
}
_SHARING: frozenset[type[tasks.Task]] = frozenset({tasks.ShareJar, tasks.Storing})

_Agenda = tuple[tuple[AnyTask, ...], frozenset[type[tasks.Task]]]
_AGENDAS: dict[Phase, tuple[_Agenda, ...]] = {
    Phase.DRAFT: (((), frozenset({tasks.Drafting})),),
    Phase.TURNS: ((ROUND, _OF_TURNS),),
    Phase.MARKET: ((ROUND[:3], _SHARING), (ROUND[:2], _SHARING)),
    Phase.PROGRESS: ((ROUND[:1], frozenset({tasks.Keeping})),),
    Phase.OVER: (((), frozenset()),),
}
"""What the agenda rests on in each phase, and what may stand above that."""


def flaw(state: ZongshiState, catalogue: ZongshiCatalogue) -> str | None:
    """The first thing that no position of the game has; None if there is nothing such."""
    return next((name for name, sound in _CHECKS.items() if not sound(state, catalogue)), None)


def _chance(state: ZongshiState, _catalogue: ZongshiCatalogue) -> bool:
    return len(state.rng.seed) == SEED_BYTES and 0 <= state.rng.counter < 1 << 64


def _seats(state: ZongshiState, catalogue: ZongshiCatalogue) -> bool:
    seats = range(state.seats)
    if not catalogue.setup.players_min <= state.seats <= catalogue.setup.players_max:
        return False
    asked = [question.seat for question in state.pending]
    named = [state.start_seat, *asked, *(stand.seat for stand in state.figures)]
    return len(set(asked)) == len(asked) and all(seat in seats for seat in named)


def _materials(state: ZongshiState, catalogue: ZongshiCatalogue) -> bool:
    heaps = [state.bag, state.large_jar, state.small_jar, state.laid_aside]
    heaps.append(state.draft.materials if state.draft else NOTHING)
    heaps += chain.from_iterable((shop.materials, shop.beside) for shop in state.workshops)
    sums = [sum(kind) for kind in zip(*heaps, strict=True)]
    return min(map(min, heaps)) >= 0 and set(sums) == {catalogue.setup.materials_per_kind}


def _scrolls(state: ZongshiState, catalogue: ZongshiCatalogue) -> bool:
    hands = [shop.scrolls for shop in state.workshops]
    hands.append(state.draft.scrolls if state.draft else ())
    piles = (state.scroll_deck, state.scroll_discard, state.scrolls_in_play, *hands)
    found = Counter(chain.from_iterable(piles))
    if found != {scroll.id: scroll.copies for scroll in catalogue.scroll}:
        return False
    order = catalogue.scroll_order.__getitem__
    played = state.turn_scrolls
    return all(hand == tuple(sorted(hand, key=order)) for hand in hands) and (
        len(set(played)) == len(played) and set(played) <= catalogue.scroll_order.keys()
    )


def _tiles(state: ZongshiState, _catalogue: ZongshiCatalogue) -> bool:
    heaps = [state.pawn_shop, *(shop.tiles for shop in state.workshops)]
    sums = [sum(kind) for kind in zip(*heaps, strict=True)]
    return min(map(min, heaps)) >= 0 and set(sums) == {state.seats - 1}


def _projects(state: ZongshiState, catalogue: ZongshiCatalogue) -> bool:
    if len(state.basics) != len(catalogue.basic_project) or min(state.basics) < 0:
        return False
    found = Counter(chain(state.masterworks, state.masterwork_deck))
    for shop in state.workshops:
        found.update((*shop.completed, *shop.beyond))
        found.update(shop.building.projects if shop.building else ())
    for project, left in zip(catalogue.basic_project, state.basics, strict=True):
        found[project.id] += left
    return found == {project.id: project.copies for project in catalogue.projects.values()}


def _workshops(state: ZongshiState, catalogue: ZongshiCatalogue) -> bool:
    turning = state.turns_left[0] if state.turns_left else None
    return all(
        len(shop.completed) <= catalogue.setup.project_places
        and (shop.borrowed is None or (seat == turning and shop.borrowed in PROJECT_REWARDS))
        and _work(shop, state.phase)
        and _visits(shop, catalogue)
        for seat, shop in enumerate(state.workshops)
    )


def _work(shop: Workshop, phase: Phase) -> bool:
    """Whoever is on the time track works on something, and nobody else does."""
    working = shop.building.figure if shop.building and shop.building.rounds_left else None
    spots = {Figure.MASTER: shop.master, Figure.APPRENTICE: shop.apprentice}
    busy = {figure for figure, spot in spots.items() if spot is Spot.BUSY}
    if busy != ({working} if working else set()):
        return False
    if shop.building is None:
        return True
    fewest = 0 if phase is Phase.PROGRESS else 1
    rounds = range(fewest, LONGEST_WORK + 1)
    return shop.building.rounds_left in rounds and len(shop.building.projects) in (1, 2)


def _visits(shop: Workshop, catalogue: ZongshiCatalogue) -> bool:
    people = [stop.townsperson for stop in shop.visits]
    tokens = sorted([*shop.tokens, *(stop.token for stop in shop.visits)])
    return (
        tokens == sorted(catalogue.setup.visit_tokens)
        and shop.tokens == tuple(sorted(shop.tokens))
        and len(set(people)) == len(people)
        and set(people) <= catalogue.townspeople.keys()
    )


def _rewards(state: ZongshiState, catalogue: ZongshiCatalogue) -> bool:
    waiting = [reward for reward in state.rewards if reward is not None]
    found = sorted([*waiting, *state.rewards_used, state.reward_unseen])
    all_of_them = sorted(reward.id for reward in catalogue.visit_reward)
    return len(state.rewards) == len(catalogue.townsperson) and found == all_of_them


def _figures(state: ZongshiState, catalogue: ZongshiCatalogue) -> bool:
    spots = {*Place, *catalogue.townspeople}
    out = {(stand.seat, stand.figure) for stand in state.figures}
    shops = state.workshops
    return all(stand.at in spots for stand in state.figures) and all(
        (shops[seat].master if figure is Figure.MASTER else shops[seat].apprentice) is Spot.OUT
        for seat, figure in out
    )


def _course(state: ZongshiState, catalogue: ZongshiCatalogue) -> bool:
    drafting = state.phase is Phase.DRAFT
    lap = tuple((state.start_seat + step) % state.seats for step in range(state.seats))
    laps = lap + lap
    left = len(state.turns_left)
    return (
        drafting == (state.draft is not None) == (state.round == 0)
        and 0 <= state.round <= catalogue.setup.max_rounds + 1
        and 0 <= state.idle_rounds <= catalogue.setup.idle_rounds
        and (state.phase is Phase.TURNS) == bool(left)
        and state.turns_left == laps[len(laps) - left :]
    )


def _agenda(state: ZongshiState, catalogue: ZongshiCatalogue) -> bool:
    if (state.phase is Phase.OVER) == bool(state.pending):
        return False
    return any(
        state.agenda[: len(below)] == below
        and _order(state, state.agenda[len(below) :])
        and all(
            type(task) in above
            and _known(task, state, catalogue)
            and _to_be_had(task, state, catalogue)
            for task in state.agenda[len(below) :]
        )
        for below, above in _AGENDAS.get(state.phase, ())
    )


def _order(state: ZongshiState, above: tuple[AnyTask, ...]) -> bool:
    """One task at a time but within a turn; there one of a kind, but a reward for each stop."""
    if state.phase is not Phase.TURNS:
        return len(above) == len(state.pending[:1])
    kinds = [type(task) for task in above]
    return all(
        kinds.count(kind) == 1 or kind in (tasks.TakeReward, tasks.Settling) for kind in kinds
    )


def _known(task: AnyTask, state: ZongshiState, catalogue: ZongshiCatalogue) -> bool:
    """Whether all that a task lists is known."""
    known: dict[str, Container[object]] = {
        "projects": catalogue.projects,
        "scrolls": SHAPES,
        "tiles": TILES,
        "jars": JARS,
        "queue": range(state.seats),
        "masters": range(state.seats),
        "townsperson": catalogue.townspeople,
        "cause": PROJECT_REWARDS,
    }
    return all(one in known[field] for field, one in _named(task) if field in known)


def _to_be_had(task: AnyTask, state: ZongshiState, catalogue: ZongshiCatalogue) -> bool:
    """Whether the projects, tokens or tiles that a task speaks of can still be taken."""
    if isinstance(task, tasks.Starting | tasks.BeginWork):
        basics = [project.id for project in catalogue.basic_project]
        supply = Counter(dict(zip(basics, state.basics, strict=True)))
        supply.update(state.masterworks)
        return len(task.projects) in (1, 2) and Counter(task.projects) <= supply
    if isinstance(task, tasks.Visiting | tasks.MakeVisits):
        shop = state.workshops[state.turns_left[0]]
        people = [stop.townsperson for stop in (*shop.visits, *task.stops)]
        tokens = Counter(stop.token for stop in task.stops)
        return len(set(people)) == len(people) > len(shop.visits) and tokens <= Counter(shop.tokens)
    if isinstance(task, tasks.Shopping | tasks.TakeTiles):
        return Counter(task.tiles) <= Counter(dict(zip(TILES, state.pawn_shop, strict=True)))
    return True


def _named(task: AnyTask) -> Iterator[tuple[str, object]]:
    """Each thing that a task names, with its field."""
    for field, value in msgspec.structs.asdict(task).items():
        if field == "stops":
            yield from (("townsperson", stop.townsperson) for stop in value)
        elif isinstance(value, tuple):
            yield from ((field, one) for one in value)
        elif isinstance(value, str):
            yield field, value


_CHECKS: dict[str, Callable[[ZongshiState, ZongshiCatalogue], bool]] = {
    "chance": _chance,
    "seats": _seats,
    "materials": _materials,
    "scrolls": _scrolls,
    "tiles": _tiles,
    "projects": _projects,
    "workshops": _workshops,
    "rewards": _rewards,
    "figures": _figures,
    "course": _course,
    "agenda": _agenda,
}
