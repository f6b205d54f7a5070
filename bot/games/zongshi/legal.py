"""What a seat may do on its turn: scrolls, projects, places, visits, passing, waiting."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.games.ruleset import Move
from bot.games.zongshi.actions.projects import may_build, startable
from bot.games.zongshi.actions.visits import further, open_stops, price_of
from bot.games.zongshi.moves import GoTo, Pass, PlayScroll, StartProject, Visit, Wait
from bot.games.zongshi.payment import can_pay
from bot.games.zongshi.position import Position
from bot.games.zongshi.scrolls import (
    BEFORE,
    Manner,
    Verb,
    payable_tiles,
    purse_for,
    unplayed,
    ways,
)
from bot.games.zongshi.tasks import Stop
from bot.games.zongshi.terms import Figure, Place, Purpose, Spot

VERBS = {
    Place.LARGE_JAR: Verb.JAR,
    Place.SMALL_JAR: Verb.JAR,
    Place.TEMPLE: Verb.TEMPLE,
    Place.PAWN_SHOP: Verb.PAWN_SHOP,
}


def free_figures(position: Position, seat: int) -> tuple[Figure, ...]:
    """The figures that a seat can still use in this round, the master first."""
    workshop = position.workshops[seat]
    spots = ((Figure.MASTER, workshop.master), (Figure.APPRENTICE, workshop.apprentice))
    return tuple(figure for figure, spot in spots if spot is Spot.FREE)


def may_wait(position: Position, seat: int) -> bool:
    """Only with one free figure, on the first lap, before any scroll of this turn."""
    return (
        position.first_lap and not position.turn_scrolls and len(free_figures(position, seat)) == 1
    )


def turn_moves(position: Position, seat: int) -> list[Move]:
    """Everything that a seat may do on its turn, in a stable order."""
    figures = free_figures(position, seat)
    moves: list[Move] = [*before_scrolls(position, seat)]
    for kind in (starts, ways_to_places, visits):
        for figure in figures:
            moves += kind(position, seat, figure)
    moves += [Pass(figure) for figure in figures]
    if may_wait(position, seat):
        moves.append(Wait())
    return moves


def moves_like(position: Position, seat: int, move: Move) -> list[Move]:
    """The part of `turn_moves` in which a move stands if it is legal."""
    if isinstance(move, StartProject | GoTo | Visit):
        if move.figure not in free_figures(position, seat):
            return []
        return list(_BY_FIGURE[type(move)](position, seat, Figure(move.figure)))
    if isinstance(move, Pass):
        return [Pass(figure) for figure in free_figures(position, seat)]
    if isinstance(move, Wait):
        return [Wait()] if may_wait(position, seat) else []
    return list(before_scrolls(position, seat))


def before_scrolls(position: Position, seat: int) -> Iterator[PlayScroll]:
    """Scrolls that may be played alone."""
    for name in unplayed(position, seat):
        if name in BEFORE and BEFORE[name].playable(position, seat):
            yield PlayScroll(name)


def starts(position: Position, seat: int, figure: Figure) -> Iterator[StartProject]:
    """Projects that a figure may start; of a Twofold Path the first, if a second can follow."""
    if not may_build(position, seat):
        return
    purse = purse_for(position, seat, Purpose.PROJECTS)
    for scrolls, manner in ways(figure, Verb.START, unplayed(position, seat)):
        if manner.starts:
            for project in startable(position, seat, manner, purse):
                yield StartProject(figure, project.id, scrolls)


def ways_to_places(position: Position, seat: int, figure: Figure) -> Iterator[GoTo]:
    """Jars, temple and pawn shop; the last only if a tile can be bought."""
    names = unplayed(position, seat)
    for place, verb in VERBS.items():
        if place is Place.PAWN_SHOP and not payable_tiles(position, seat):
            continue
        for scrolls, manner in ways(figure, verb, names):
            if not manner.favoured or any(position.jar(place)):
                yield GoTo(figure, place, scrolls)


def visits(position: Position, seat: int, figure: Figure) -> Iterator[Visit]:
    """First stops that can be paid, alone or with as many more as the scrolls demand."""
    purse = purse_for(position, seat, Purpose.VISITS)
    choices = ways(figure, Verb.VISIT, unplayed(position, seat))
    for stop in open_stops(position, seat, ()):
        if can_pay(price_of(position, choices[0][1], (stop,)), purse):
            for scrolls, manner in choices:
                if not manner.exact_stops or _leads_on(position, seat, manner, stop):
                    yield Visit(figure, stop.townsperson, stop.token, scrolls)


def _leads_on(position: Position, seat: int, manner: Manner, stop: Stop) -> bool:
    """Whether a second stop can be paid too (scrolls never demand more than two)."""
    return bool(further(position, seat, manner, (stop,)))


_BY_FIGURE: dict[type[Move], Callable[[Position, int, Figure], Iterator[Move]]] = {
    StartProject: starts,
    GoTo: ways_to_places,
    Visit: visits,
}
