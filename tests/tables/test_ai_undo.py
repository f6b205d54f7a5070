"""Undo where AIs have answered meanwhile: what they played goes with it, unless it revealed."""

from __future__ import annotations

import pytest

from bot.games.zongshi.moves import Pass
from bot.orders.zongshi import PassApprentice
from bot.tables.errors import AiRevealed, NotYourMove
from bot.tables.table import Table
from tests.games.zongshi.position import position
from tests.games.zongshi.table import A, M
from tests.tables.conftest import CHANNEL, PEOPLE, House, Refused
from tests.tables.test_orders_undone import played_on
from tests.tables.toy import Bid, Claim

HOST, SECOND, THIRD, *_ = PEOPLE


async def claiming(house: House, people: int = 1) -> Table:
    """A table of people and one AI, which bid before the host, who has won."""
    await house.lobby(people)
    await house.tables.ai.add(CHANNEL, HOST.id)
    table = await house.tables.start(CHANNEL, HOST.id)
    await house.tables.ai.play(table, people, (Bid(1),))
    for person in PEOPLE[1:people]:
        await house.tables.play(CHANNEL, person.id, (Bid(1),))
    return (await house.tables.play(CHANNEL, HOST.id, (Bid(3),))).table


@pytest.mark.parametrize(("whole_turn", "taken"), [(False, (5, 6)), (True, (4, 5, 6))])
async def test_what_an_ai_answered_goes_with_it(
    house: House, whole_turn: bool, taken: tuple[int, ...]
) -> None:
    before = await claiming(house)
    await house.tables.play(CHANNEL, HOST.id, (Claim(4),))
    table = (await house.tables.play(CHANNEL, HOST.id, (Claim(5),))).table
    await house.tables.ai.play(table, 1, (Bid(2),))
    undone = await house.tables.undo(CHANNEL, HOST.id, whole_turn)
    assert (undone.entry.takes_back, undone.over_ais) == (taken, True)
    assert undone.table.to_act() == (0,)
    assert (undone.table.state == before.state) is whole_turn
    assert await house.replayed(undone.table) == undone.table.state
    await house.reopen()
    assert await house.tables.table(CHANNEL) == undone.table
    rows = await house.tables.log(before.id, None)
    assert {row.number for row in rows if row.taken_back} == set(taken)
    assert [row.number for row in rows if row.is_ai] == [2, 6]


async def test_what_an_ai_revealed_stands(house: House, refused: Refused) -> None:
    await claiming(house)
    table = (await house.tables.play(CHANNEL, HOST.id, (Claim(4), Claim(5)))).table
    await house.tables.play(CHANNEL, HOST.id, (Bid(1),))
    # The last of the answers opens all of them.
    await house.tables.ai.play(table, 1, (Bid(2),))
    error = await refused(AiRevealed, house.tables.undo(CHANNEL, HOST.id))
    assert error.params == {"seats": (1,)}  # type: ignore[attr-defined]


async def test_another_person_is_still_in_the_way(house: House, refused: Refused) -> None:
    await claiming(house, people=2)
    table = (await house.tables.play(CHANNEL, HOST.id, (Claim(4), Claim(5)))).table
    await house.tables.play(CHANNEL, SECOND.id, (Bid(1),))
    await house.tables.ai.play(table, 2, (Bid(2),))
    await refused(NotYourMove, house.tables.undo(CHANNEL, HOST.id))


async def test_what_an_ai_played_for_me_is_not_mine(house: House) -> None:
    await claiming(house)
    await house.tables.play(CHANNEL, HOST.id, (Claim(4),))
    table = await house.tables.ai.hand_over(CHANNEL, HOST.id)
    table = await house.tables.ai.play(table, 0, (Claim(9),))
    await house.tables.ai.take_back(CHANNEL, HOST)
    undone = await house.tables.undo(CHANNEL, HOST.id)
    assert (undone.entry.takes_back, undone.over_ais) == ((4, 6), True)
    assert undone.table.state.claims == ((), ())


async def test_an_order_s_answer_to_an_ai_goes_alone(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    start = position().out(1, M).out(2, M, A).large_jar().small_jar().state()
    table = await played_on(house, monkeypatch, "zongshi", start, [])
    await house.orders.give(table.id, SECOND.id, PassApprentice(), once=False)
    table = await house.tables.ai.hand_over(CHANNEL, HOST.id)
    after = await house.tables.ai.play(table, 0, (Pass(M),))
    # The order has answered in the commit of the AI, which is left as it was.
    assert after.number == table.number + 2
    undone = await house.tables.undo(CHANNEL, SECOND.id)
    assert (undone.entry.takes_back, undone.over_ais) == ((after.number,), False)
    assert undone.table.to_act() == (1,)
