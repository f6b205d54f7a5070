"""What no move of Zong Shi can lose or make: counted after every move."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from bot.games.zongshi.catalogue import CATALOGUES, ZongshiCatalogue
from bot.games.zongshi.state import Workshop, ZongshiState
from bot.games.zongshi.terms import NOTHING, TILES, Figure, Spot


def conserve(state: ZongshiState) -> None:
    """Fails unless every piece of the box is in exactly one place."""
    catalogue = CATALOGUES[state.options.catalogue]
    _materials(state, catalogue)
    _scrolls(state, catalogue)
    _tiles(state)
    _projects(state, catalogue)
    _rewards(state, catalogue)
    for seat in range(state.seats):
        _tokens(state.workshops[seat], catalogue)
        _figures(state, seat)


def _materials(state: ZongshiState, catalogue: ZongshiCatalogue) -> None:
    heaps = [state.bag, state.large_jar, state.small_jar, state.laid_aside]
    heaps.append(state.draft.materials if state.draft else NOTHING)
    for workshop in state.workshops:
        heaps += [workshop.materials, workshop.beside]
    assert all(count >= 0 for heap in heaps for count in heap)
    sums = [sum(kind) for kind in zip(*heaps, strict=True)]
    assert sums == [catalogue.setup.materials_per_kind] * 4


def _scrolls(state: ZongshiState, catalogue: ZongshiCatalogue) -> None:
    found: list[str] = [*state.scroll_deck, *state.scroll_discard, *state.scrolls_in_play]
    found += state.draft.scrolls if state.draft else ()
    for workshop in state.workshops:
        found += workshop.scrolls
    assert Counter(found) == {scroll.id: scroll.copies for scroll in catalogue.scroll}
    assert len(found) == 36


def _tiles(state: ZongshiState) -> None:
    heaps = [state.pawn_shop, *(workshop.tiles for workshop in state.workshops)]
    assert all(count >= 0 for heap in heaps for count in heap)
    assert [sum(kind) for kind in zip(*heaps, strict=True)] == [state.seats - 1] * len(TILES)


def _outside_supply(workshops: Iterable[Workshop]) -> list[str]:
    found: list[str] = []
    for workshop in workshops:
        found += [*workshop.completed, *workshop.beyond]
        found += workshop.building.projects if workshop.building else ()
    return found


def _projects(state: ZongshiState, catalogue: ZongshiCatalogue) -> None:
    found = Counter(_outside_supply(state.workshops))
    found.update([*state.masterworks, *state.masterwork_deck])
    for project, left in zip(catalogue.basic_project, state.basics, strict=True):
        assert left >= 0
        found[project.id] += left
    assert found == {project.id: project.copies for project in catalogue.projects.values()}
    assert len(state.masterworks) <= catalogue.setup.masterworks_face_up
    for workshop in state.workshops:
        assert len(workshop.completed) <= catalogue.setup.project_places


def _rewards(state: ZongshiState, catalogue: ZongshiCatalogue) -> None:
    waiting = [reward for reward in state.rewards if reward is not None]
    found = [*waiting, *state.rewards_used, state.reward_unseen]
    assert sorted(found) == sorted(reward.id for reward in catalogue.visit_reward)


def _tokens(workshop: Workshop, catalogue: ZongshiCatalogue) -> None:
    left_behind = [visit.token for visit in workshop.visits]
    assert sorted([*workshop.tokens, *left_behind]) == sorted(catalogue.setup.visit_tokens)
    visited = [visit.townsperson for visit in workshop.visits]
    assert len(set(visited)) == len(visited)


def _figures(state: ZongshiState, seat: int) -> None:
    workshop = state.workshops[seat]
    spots = {Figure.MASTER: workshop.master, Figure.APPRENTICE: workshop.apprentice}
    busy = {figure for figure, spot in spots.items() if spot is Spot.BUSY}
    building = workshop.building
    at_work = {building.figure} if building and building.rounds_left else set()
    assert busy == at_work
    for stand in state.figures:
        if stand.seat == seat:
            assert spots[stand.figure] is Spot.OUT
