"""Sharing a jar against a plain reference, for any figures, any start player, any jar."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.games.zongshi.events import MaterialsTaken
from bot.games.zongshi.moves import GoTo, ZongshiMove
from bot.games.zongshi.terms import Phase
from tests.games.zongshi.position import position
from tests.games.zongshi.sharing_reference import Standing, takers
from tests.games.zongshi.table import LARGE, SMALL, A, M, Table

AWAY, AT_JAR, UNDER_WRIT = 0, 1, 2


@st.composite
def arrivals(draw: st.DrawFn) -> dict[int, list[ZongshiMove]]:
    """For each seat which figures go to the large jar; at most one goes under the one writ."""
    seats = draw(st.integers(2, 5))
    writ = draw(st.sampled_from([None, *range(seats)]))
    plan: dict[int, list[ZongshiMove]] = {}
    for seat in range(seats):
        plan[seat] = [GoTo(M, draw(st.sampled_from([LARGE, SMALL])))]
        if seat == writ:
            plan[seat].append(GoTo(A, LARGE, ("writ_of_authority",)))
        else:
            plan[seat].append(GoTo(A, draw(st.sampled_from([LARGE, SMALL]))))
    return plan


def standing(plan: dict[int, list[ZongshiMove]]) -> list[Standing]:
    return [
        (seat, move.figure is M or bool(move.scrolls))
        for seat, moves in plan.items()
        for move in moves
        if isinstance(move, GoTo) and move.place is LARGE
    ]


def share(table: Table) -> list[int]:
    """Take whatever is first on the list, and drop it likewise; who took, in order."""
    while table.view.phase is Phase.MARKET:
        seat = min(table.to_act)
        table.play(seat, table.legal(seat)[-1])
    return [
        event.seat
        for event in table.told(MaterialsTaken)
        if event.jar is LARGE
        for _ in range(sum(event.materials))
    ]


@given(
    arrivals(),
    st.integers(0, 4),
    st.tuples(*[st.integers(0, 2)] * 4),
    st.booleans(),
)
def test_sharing_a_jar_agrees_with_the_reference(
    plan: dict[int, list[ZongshiMove]], start: int, jar: tuple[int, ...], beside: bool
) -> None:
    seats = len(plan)
    first = start % seats
    setup = position(seats=seats, apprentice_beside_lone_master=beside).start_seat(first)
    for seat, moves in plan.items():
        if any(isinstance(move, GoTo) and move.scrolls for move in moves):
            setup.hand(seat, "writ_of_authority")
    table = setup.large_jar(*jar).small_jar().ready().turns(plan)
    expected = takers(standing(plan), seats, first, sum(jar), beside=beside)
    assert share(table) == expected
