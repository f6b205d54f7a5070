"""Earlier positions: before the last action, and of each round, for what pictures tell."""

from __future__ import annotations

from tests.tables.conftest import CHANNEL, PEOPLE, House
from tests.tables.toy import TOY, Bid, Claim

HOST, SECOND = (person.id for person in PEOPLE[:2])


async def test_nothing_comes_before_the_first_move(house: House) -> None:
    assert await house.tables.before(await house.lobby(2, channel=7)) is None
    assert await house.tables.before(await house.started(2)) is None


async def test_an_action_of_several_moves_is_one_step_back(house: House) -> None:
    start = await house.started(2)
    first = (await house.tables.play(CHANNEL, SECOND, (Bid(1),))).table
    assert await house.tables.before(first) == start.state
    second = (await house.tables.play(CHANNEL, HOST, (Bid(3),))).table
    third = (await house.tables.play(CHANNEL, HOST, (Claim(4), Claim(5)))).table
    assert await house.tables.before(third) == second.state
    await house.reopen()
    assert await house.tables.before(third) == second.state
    assert await house.tables.before(second) == first.state, "the table as it was then"


async def test_what_was_undone_is_no_action(house: House) -> None:
    await house.started(2)
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    before = (await house.tables.play(CHANNEL, HOST, (Bid(3),))).table
    first = (await house.tables.play(CHANNEL, HOST, (Claim(4),))).table
    assert await house.tables.before(first) == before.state
    undone = (await house.tables.undo(CHANNEL, HOST)).table
    assert undone.state == before.state
    assert await house.tables.before(undone) == await house.tables.before(before)
    assert await house.tables.before(undone) != before.state


async def test_a_position_of_each_round_is_kept(house: House) -> None:
    table = await house.started(2)
    for last in (False, True):
        await house.tables.play(CHANNEL, SECOND, (Bid(1),))
        await house.tables.play(CHANNEL, HOST, (Bid(3),))
        claims = (Claim(6), Claim(7)) if last else (Claim(4), Claim(5))
        table = (await house.tables.play(CHANNEL, HOST, claims)).table
    states = [TOY.decode_state(state) for state in await house.tables.rounds(table)]
    rounds = [TOY.moment(state).round for state in states]
    assert rounds == sorted(set(rounds))
    assert states[-1] == table.state
