"""Batches of moves: whole or not at all, once per press, by whoever is asked."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.games.errors import IllegalMove
from bot.tables.errors import NotSeated, NotStarted, NotYourTurn, TableMovedOn
from bot.tables.table import Status
from tests.tables.conftest import CHANNEL, PEOPLE, House, Refused
from tests.tables.toy import Bid, BidSealed, BidsOpened, Claim, Claimed, Draw

HOST, SECOND, THIRD, FOURTH, FIFTH = (person.id for person in PEOPLE)


async def bid(house: House, *amounts: int) -> None:
    for person, amount in zip(PEOPLE, amounts, strict=False):
        await house.tables.play(CHANNEL, person.id, (Bid(amount),))


async def test_a_batch_is_logged_move_by_move(house: House) -> None:
    await house.started(2)
    await bid(house, 1, 3)
    house.clock.advance(minutes=1)
    played = await house.tables.play(CHANNEL, SECOND, (Claim(4), Draw()))
    assert (played.seat, played.repeated) == (1, False)
    assert [entry.number for entry in played.entries] == [4, 5]
    assert played.entries[0].events == (Claimed(1, 4),)
    assert played.table == await house.tables.table(CHANNEL)
    assert played.table.state.claims[1][0] == 4
    rows = await house.sql("SELECT number, user, cause, reveals, version FROM moves")
    assert rows == [
        (1, HOST, "host", 0, 3),
        (2, HOST, "seat", 0, 4),
        (3, SECOND, "seat", 1, 5),
        (4, SECOND, "seat", 0, 6),
        (5, SECOND, "seat", 1, 6),
    ]


async def test_an_illegal_move_in_the_middle_undoes_the_batch(
    house: House, refused: Refused
) -> None:
    await house.started(2)
    await bid(house, 3, 1)
    moves = (Claim(4), Claim(4))
    error = await refused(IllegalMove, house.tables.play(CHANNEL, HOST, moves))
    assert error.code == "not_now"  # type: ignore[attr-defined]
    too_many = (Claim(4), Claim(5), Bid(1), Bid(1))
    await refused(IllegalMove, house.tables.play(CHANNEL, HOST, too_many))
    with pytest.raises(ValueError, match="needs a move"):
        await house.tables.play(CHANNEL, HOST, ())


async def test_who_may_not_play(house: House, refused: Refused) -> None:
    await house.lobby(3)
    await refused(NotStarted, house.tables.play(CHANNEL, HOST, (Bid(1),)))
    await refused(NotStarted, house.tables.scratch(CHANNEL, HOST))
    await house.tables.start(CHANNEL, HOST)
    await bid(house, 2)
    await refused(NotSeated, house.tables.play(CHANNEL, FIFTH, (Bid(1),)))
    await refused(NotSeated, house.tables.scratch(CHANNEL, FIFTH))
    for person in PEOPLE[1:3]:
        await house.tables.play(CHANNEL, person.id, (Bid(1),))
    error = await refused(NotYourTurn, house.tables.play(CHANNEL, SECOND, (Claim(1),)))
    assert error.params == {"seats": (0,)}  # type: ignore[attr-defined]
    await refused(NotYourTurn, house.tables.scratch(CHANNEL, SECOND))


async def test_a_scratch_tries_moves_without_making_them(house: House) -> None:
    table = await house.started(2)
    scratch = (await house.tables.scratch(CHANNEL, SECOND)).after(Bid(3))
    assert scratch.view.own_bid == 3
    assert await house.tables.table(CHANNEL) == table


async def test_four_seats_answer_at_once(house: House) -> None:
    await house.started(4)
    played = await asyncio.gather(
        *(
            house.tables.play(CHANNEL, person.id, (Bid(seat % 3 + 1),), question=1)
            for seat, person in enumerate(PEOPLE[:4])
        )
    )
    table = await house.tables.table(CHANNEL)
    assert table.state.bids == (1, 2, 3, 1)
    assert sorted(done.entries[0].number for done in played) == [2, 3, 4, 5]
    assert table.to_act() == (2,)


async def test_questions_outlive_other_seats_answers_but_not_one_s_own(
    house: House, refused: Refused
) -> None:
    table = await house.started(3)
    assert table.asked == (1, 1, 1)
    played = await house.tables.play(CHANNEL, SECOND, (Bid(2),), question=1)
    assert played.table.asked == (1, None, 1)
    await refused(TableMovedOn, house.tables.play(CHANNEL, SECOND, (Bid(2),), question=1))
    await house.tables.play(CHANNEL, HOST, (Bid(3),), question=1)
    played = await house.tables.play(CHANNEL, THIRD, (Bid(1),), question=1)
    assert played.table.asked == (4, None, None)
    played = await house.tables.play(CHANNEL, HOST, (Claim(9),), question=4)
    assert played.table.asked == (5, None, None)
    await refused(TableMovedOn, house.tables.play(CHANNEL, HOST, (Claim(8),), question=4))
    played = await house.tables.play(CHANNEL, HOST, (Claim(8),))
    assert played.table.asked == (6, 6, 6)


async def test_a_question_of_another_table_is_not_this_one_s(
    house: House, refused: Refused
) -> None:
    old = await house.started(2)
    await house.tables.end(CHANNEL, HOST, False)
    new = await house.started(2)
    stale = house.tables.play(CHANNEL, HOST, (Bid(1),), question=1, table=old.id)
    await refused(TableMovedOn, stale)
    await refused(TableMovedOn, house.tables.end(CHANNEL, HOST, False, table=old.id))
    await house.tables.play(CHANNEL, HOST, (Bid(1),), question=1, table=new.id)


async def test_how_long_a_table_has_been_waiting(house: House) -> None:
    started = (await house.started(2)).waiting_since
    house.clock.advance(hours=1)
    played = await house.tables.play(CHANNEL, HOST, (Bid(3),))
    assert played.table.waiting_since == started
    house.clock.advance(hours=1)
    played = await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    assert played.table.waiting_since == house.clock.now
    assert (await house.tables.table(CHANNEL)).waiting_since == house.clock.now


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_press_delivered_twice_is_one_move(house: House, restarts: bool) -> None:
    await house.started(2)
    first = await house.tables.play(CHANNEL, HOST, (Bid(3),), question=1, interaction=77)
    house.clock.advance(seconds=90)
    if restarts:
        await house.reopen()
    told = list(house.told)
    again = await house.tables.play(CHANNEL, HOST, (Bid(3),), question=1, interaction=77)
    assert again.repeated
    assert (again.seat, again.entries, again.table) == (0, first.entries, first.table)
    assert again.entries[0].events == (BidSealed(0, 3),)
    assert house.told == told
    assert len(await house.tables.log(first.table.id, None)) == 2


async def test_a_press_delivered_twice_at_once_is_one_move(house: House) -> None:
    await house.started(2)
    await bid(house, 3, 1)
    played = await asyncio.gather(
        *(house.tables.play(CHANNEL, HOST, (Claim(7),), interaction=5) for _ in range(4))
    )
    assert sorted(done.repeated for done in played) == [False, True, True, True]
    assert {done.entries for done in played} == {played[0].entries}
    assert (await house.tables.table(CHANNEL)).state.claims[0] == (7,)


async def test_every_request_is_answered_once_per_press(house: House) -> None:
    tables = house.tables
    requests: list[Any] = [
        lambda: tables.open_table(1, CHANNEL, PEOPLE[0], "toy", "en", interaction=1),
        lambda: tables.join(CHANNEL, PEOPLE[1], interaction=2),
        lambda: tables.join(CHANNEL, PEOPLE[2], interaction=3),
        lambda: tables.leave(CHANNEL, THIRD, interaction=4),
        lambda: tables.start(CHANNEL, HOST, interaction=5),
        lambda: tables.end(CHANNEL, HOST, False, interaction=6),
        lambda: tables.open_table(1, CHANNEL, PEOPLE[0], "toy", "en", interaction=7),
        lambda: tables.cancel(CHANNEL, HOST, False, interaction=8),
    ]
    for request in requests:
        first = await request()
        rows = await house.everything()
        assert await request() == first
        assert await house.everything() == rows


async def test_a_game_ends_with_its_last_move(house: House) -> None:
    await house.started(2, rounds=1)
    await bid(house, 3, 1)
    house.clock.advance(days=2)
    played = await house.tables.play(CHANNEL, HOST, (Claim(9), Claim(8)), interaction=3)
    table = played.table
    assert (table.status, table.closed) == (Status.FINISHED, house.clock.now)
    assert (table.to_act(), table.asked, table.waiting_since) == ((), (None, None), None)
    assert await house.tables.find(CHANNEL) is None
    await house.reopen()
    finished = await house.tables.latest(CHANNEL)
    assert finished is not None
    assert finished == table
    outcome = finished.ruleset.outcome(finished.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    again = await house.tables.play(CHANNEL, HOST, (Claim(9), Claim(8)), interaction=3)
    assert again.repeated


async def test_the_log_tells_each_reader_what_he_may_know(house: House) -> None:
    table = await house.started(2)
    await bid(house, 3, 1)
    await house.tables.play(CHANNEL, HOST, (Claim(9),))
    public = await house.tables.log(table.id, None)
    assert [entry.events for entry in public[1:]] == [
        (),
        (BidsOpened((3, 1)),),
        (Claimed(0, 9),),
    ]
    assert [bool(entry.notation) for entry in public] == [True, False, False, False]
    own = await house.tables.log(table.id, 0)
    assert own[1].events == (BidSealed(0, 3),)
    assert own[1].notation == '{"type":"bid","amount":3}'
    assert [bool(entry.notation) for entry in own] == [True, True, False, True]
    assert own[2] == public[2]
    others = await house.tables.log(table.id, 1)
    assert others[1] == public[1]


async def test_the_log_in_pages(house: House) -> None:
    table = await house.started(2)
    await bid(house, 3, 1)
    await house.tables.play(CHANNEL, HOST, (Claim(9), Claim(8)))

    async def numbers(**window: Any) -> list[int]:
        return [entry.number for entry in await house.tables.log(table.id, None, **window)]

    assert await numbers() == [1, 2, 3, 4, 5]
    assert await numbers(limit=2) == [4, 5]
    assert await numbers(limit=2, before=4) == [2, 3]
    assert await numbers(since=4) == [4, 5]
    assert await house.tables.log(999, None) == ()
