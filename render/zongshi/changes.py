"""What has changed on the board, by the names that its parts have in the scenes.

Figures that go home are no news, nor are rounds that pass on a time track.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.games.zongshi.terms import JARS, TILES
from bot.games.zongshi.view import FigureAt, WorkshopView, ZongshiView

_OWN = {
    "master": "bar/master",
    "apprentice": "bar/apprentice",
    "points": "bar/points",
    "capacity": "materials",
    "scrolls": "hand",
    "scroll_limit": "stores/scrolls",
    "building": "track",
}
"""What else is marked for the eyes of who tries a move: by what differs, which part."""


def changed(before: ZongshiView, view: ZongshiView) -> frozenset[str]:
    """The parts of both plates that differ between two public views of one table."""
    workshops = chain.from_iterable(map(_workshop, before.workshops, view.workshops))
    if before.draft is not None:
        return frozenset(workshops)
    town = chain(_places(before, view), _people(before, view), _projects(before, view))
    return frozenset(chain(town, workshops))


def own(before: WorkshopView, now: WorkshopView) -> frozenset[str]:
    """What a move changes in the workshop of who makes it, also what is no news to others."""
    name = f"workshop-{now.seat + 1}"
    found = set(_workshop(before, now))
    differing = [field for field in _OWN if getattr(before, field) != getattr(now, field)]
    found |= {f"{name}/{_OWN[field]}" for field in differing}
    for kind, (old, new) in enumerate(zip(before.tiles, now.tiles, strict=True)):
        if old != new:
            found.add(f"{name}/stores/{TILES[kind]}")
    if before.borrowed != now.borrowed:
        found.add(f"{name}/places/place-{len(now.completed) + 1}")
    return frozenset(found)


def _places(before: ZongshiView, view: ZongshiView) -> Iterator[str]:
    jars = (before.large_jar, view.large_jar), (before.small_jar, view.small_jar)
    for place, (old, new) in zip(JARS, jars, strict=True):
        if old.materials != new.materials or _has_come(old.figures, new.figures):
            yield f"market/{place}"
    scrolls = (before.scroll_deck, before.scroll_discard) != (view.scroll_deck, view.scroll_discard)
    if scrolls or _has_come(before.temple, view.temple):
        yield "temple"
    tiles = before.pawn_shop != view.pawn_shop
    if tiles or _has_come(before.pawn_shop_figures, view.pawn_shop_figures):
        yield "pawn_shop"


def _people(before: ZongshiView, view: ZongshiView) -> Iterator[str]:
    for old, new in zip(before.townspeople, view.townspeople, strict=True):
        visits = (old.tokens, old.reward_waits) != (new.tokens, new.reward_waits)
        if visits or _has_come(old.figures, new.figures):
            yield f"person/{new.id}"


def _projects(before: ZongshiView, view: ZongshiView) -> Iterator[str]:
    """Basic projects of which fewer or more are left, and masterworks that are new."""
    for old, new in zip(before.basic_projects, view.basic_projects, strict=True):
        if old != new:
            yield f"project/{new.id}"
    for masterwork in view.masterworks:
        if masterwork not in before.masterworks:
            yield f"project/{masterwork}"


def _has_come(before: Sequence[FigureAt], now: Sequence[FigureAt]) -> bool:
    return not set(now) <= set(before)


def _workshop(before: WorkshopView, now: WorkshopView) -> Iterator[str]:
    name = f"workshop-{now.seat + 1}"
    if (before.materials, before.beside) != (now.materials, now.beside):
        yield f"{name}/materials"
    if before.tokens != now.tokens:
        yield f"{name}/visits"
    if before.scroll_count != now.scroll_count:
        yield f"{name}/stores/scrolls"
    for kind, (old, new) in enumerate(zip(before.tiles, now.tiles, strict=True)):
        if new and old != new:
            yield f"{name}/stores/{TILES[kind]}"
    working = () if before.building is None else before.building.projects
    if now.building is not None and now.building.projects != working:
        yield f"{name}/track"
    for place, project in enumerate(now.completed):
        if before.completed[place : place + 1] != (project,):
            yield f"{name}/places/place-{place + 1}"
