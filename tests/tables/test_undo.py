"""Undo of one's own moves: what it takes back, for whom it is refused, what is told of it."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import pytest

from bot.games.ruleset import Moment
from bot.tables.errors import (
    MoveRevealed,
    NoTable,
    NothingToUndo,
    NotSeated,
    NotStarted,
    NotYourMove,
    TableMovedOn,
)
from bot.tables.outbox import PingMessage
from bot.tables.table import Table
from tests.tables.conftest import CHANNEL, PEOPLE, House, Refused
from tests.tables.toy import TOY, Bid, Claim, Claimed, Draw

HOST, SECOND, THIRD, FOURTH, FIFTH = (person.id for person in PEOPLE)


async def claiming(house: House, last: int = SECOND, **options: Any) -> Table:
    """A table of two at which the host has won the bids; `last` bids last. Nothing is owed."""
    table = await house.started(2, **options)
    bids = {HOST: Bid(3), SECOND: Bid(1)}
    for user in sorted(bids, key=lambda user: user == last):
        await house.tables.play(CHANNEL, user, (bids[user],))
    await settled(house, table)
    return await house.tables.table(CHANNEL)


async def settled(house: House, table: Table) -> None:
    await house.outbox.done([owed.id for owed in await house.outbox.due(table.id)])


async def test_the_last_action_is_taken_back(house: House) -> None:
    before = await claiming(house)
    await house.tables.play(CHANNEL, HOST, (Claim(4),))
    house.clock.advance(minutes=1)
    undone = await house.tables.undo(CHANNEL, HOST)
    table = undone.table
    assert table == await house.tables.table(CHANNEL)
    assert (table.state, table.version, table.number) == (before.state, before.version + 2, 5)
    assert (undone.seat, undone.partly, undone.repeated) == (0, False, False)
    assert (undone.entry.number, undone.entry.notation) == (5, "undo 4")
    assert (undone.entry.takes_back, undone.entry.sealed) == ((4,), False)
    assert table.asked == (5, None)
    assert table.waiting_since == house.clock.now
    rows = await house.sql("SELECT number, seat, user, cause, reveals FROM moves WHERE number > 3")
    assert rows == [(4, 0, HOST, "seat", 0), (5, 0, HOST, "undo", 0)]
    await house.reopen()
    assert await house.tables.table(CHANNEL) == table
    played = await house.tables.play(CHANNEL, HOST, (Claim(4), Claim(5)), question=5)
    assert played.table.state.claims[0] == (4, 5)


async def test_a_question_that_was_answered_and_undone_is_another_one(
    house: House, refused: Refused
) -> None:
    table = await claiming(house)
    await house.tables.play(CHANNEL, HOST, (Claim(4),), question=table.asked[0])
    await house.tables.undo(CHANNEL, HOST)
    stale = house.tables.play(CHANNEL, HOST, (Claim(4),), question=table.asked[0])
    await refused(TableMovedOn, stale)


async def test_a_batch_is_taken_back_as_it_was_made(house: House) -> None:
    before = await claiming(house)
    await house.tables.play(CHANNEL, HOST, (Claim(4), Claim(5)))
    undone = await house.tables.undo(CHANNEL, HOST)
    assert undone.entry.takes_back == (4, 5)
    assert undone.table.state == before.state


async def test_one_by_one_or_the_whole_turn(house: House) -> None:
    before = await claiming(house)
    for whole_turn, taken in ((False, (5,)), (True, (4, 7))):
        await house.tables.play(CHANNEL, HOST, (Claim(4 if not whole_turn else 6),))
        if not whole_turn:
            await house.tables.play(CHANNEL, HOST, (Claim(5),))
        undone = await house.tables.undo(CHANNEL, HOST, whole_turn)
        assert undone.entry.takes_back == taken
        assert not undone.partly
    assert undone.table.state == before.state


async def test_a_turn_does_not_reach_back_over_a_reveal_that_began_it(house: House) -> None:
    await claiming(house, last=HOST)
    await house.tables.play(CHANNEL, HOST, (Claim(4),))
    undone = await house.tables.undo(CHANNEL, HOST, whole_turn=True)
    assert (undone.entry.takes_back, undone.partly) == ((4,), False)


@pytest.mark.parametrize("whole_turn", [False, True])
@pytest.mark.parametrize("batch", [False, True])
async def test_what_revealed_stands(
    house: House, refused: Refused, whole_turn: bool, batch: bool
) -> None:
    await claiming(house)
    for moves in [(Draw(), Claim(9))] if batch else [(Draw(),), (Claim(9),)]:
        await house.tables.play(CHANNEL, HOST, moves)
    undone = await house.tables.undo(CHANNEL, HOST, whole_turn)
    assert undone.entry.takes_back == (5,)
    assert undone.partly == (whole_turn or batch)
    await refused(MoveRevealed, house.tables.undo(CHANNEL, HOST, whole_turn))


async def test_what_will_be_drawn_stays_the_same(house: House) -> None:
    await claiming(house)
    await house.tables.play(CHANNEL, HOST, (Claim(9),))
    state = (await house.tables.table(CHANNEL)).state
    expected = TOY.apply(state, 0, Draw()).state
    await house.tables.undo(CHANNEL, HOST)
    played = await house.tables.play(CHANNEL, HOST, (Claim(9), Draw()))
    assert played.table.state == expected


async def test_only_one_s_own_last_move(house: House, refused: Refused) -> None:
    await claiming(house)
    error = await refused(MoveRevealed, house.tables.undo(CHANNEL, SECOND))
    await house.tables.play(CHANNEL, HOST, (Claim(9),))
    error = await refused(NotYourMove, house.tables.undo(CHANNEL, SECOND))
    assert error.params == {"seats": (0,)}  # type: ignore[attr-defined]
    await house.tables.play(CHANNEL, HOST, (Claim(8),))
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    for whole_turn in (False, True):
        error = await refused(NotYourMove, house.tables.undo(CHANNEL, HOST, whole_turn))
        assert error.params == {"seats": (1,)}  # type: ignore[attr-defined]
    # What the other one takes back has not been played.
    await house.tables.undo(CHANNEL, SECOND)
    undone = await house.tables.undo(CHANNEL, HOST, whole_turn=True)
    assert undone.entry.takes_back == (4, 5)


async def test_who_may_not_undo(house: House, refused: Refused) -> None:
    await refused(NoTable, house.tables.undo(CHANNEL, HOST))
    await house.lobby(2, rounds=1)
    await refused(NotStarted, house.tables.undo(CHANNEL, HOST))
    await house.tables.start(CHANNEL, HOST)
    await refused(NothingToUndo, house.tables.undo(CHANNEL, HOST))
    await refused(NotSeated, house.tables.undo(CHANNEL, FIFTH))
    await house.tables.play(CHANNEL, HOST, (Bid(3),))
    await refused(NotYourMove, house.tables.undo(CHANNEL, SECOND))
    await house.tables.undo(CHANNEL, HOST)
    await refused(NothingToUndo, house.tables.undo(CHANNEL, HOST))
    await house.tables.play(CHANNEL, HOST, (Bid(3),))
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    await house.tables.play(CHANNEL, HOST, (Claim(9), Claim(8)))
    await refused(NoTable, house.tables.undo(CHANNEL, HOST))


async def test_undo_into_the_moment_before_shows_that_one_again(house: House) -> None:
    table = await claiming(house)
    await house.tables.play(CHANNEL, HOST, (Claim(9),))
    await house.tables.play(CHANNEL, HOST, (Claim(8),))
    await house.tables.undo(CHANNEL, HOST)
    boards = [owed for owed in await house.outbox.due(table.id) if owed.kind == "board"]
    assert [(board.moment, board.log_from) for board in boards] == [
        (Moment(1, "claims", 0), 4),
        (Moment(2, "bids"), 5),
        (Moment(1, "claims", 0), 3),
    ]
    kept = await house.sql("SELECT number, phase FROM snapshots ORDER BY number")
    assert kept == [(1, "bids"), (2, "bids"), (6, "claims:0")]
    await house.tables.play(CHANNEL, HOST, (Claim(7),))
    await house.tables.undo(CHANNEL, HOST, whole_turn=True)
    kept = await house.sql("SELECT number, phase FROM snapshots ORDER BY number")
    assert kept == [(1, "bids"), (2, "bids"), (8, "claims:0")]


async def test_pings_follow_and_the_asker_gets_none(house: House) -> None:
    table = await claiming(house)
    await house.tables.play(CHANNEL, HOST, (Claim(9), Claim(8)))
    (ping,) = [owed for owed in await house.outbox.due(table.id) if owed.kind == "ping"]
    assert ping.seat == 1
    await house.outbox.remember_ping([ping], CHANNEL, 900)
    await settled(house, table)
    undone = await house.tables.undo(CHANNEL, HOST)
    assert undone.table.to_act() == (0,)
    assert await house.owed(table.id) == [("board", None)]
    assert await house.outbox.pings(table.id) == (PingMessage(900, CHANNEL, (), (1,)),)


async def test_a_ping_that_was_not_sent_yet_is_not_owed_any_more(house: House) -> None:
    table = await claiming(house)
    await house.tables.play(CHANNEL, HOST, (Claim(9), Claim(8)))
    assert ("ping", 1) in await house.owed(table.id)
    await house.tables.undo(CHANNEL, HOST)
    assert {kind for kind, _ in await house.owed(table.id)} == {"board"}
    await house.tables.play(CHANNEL, HOST, (Claim(9), Claim(8)))
    assert ("ping", 1) in await house.owed(table.id)


async def test_the_log_tells_what_was_taken_back_and_the_board_leaves_it_out(house: House) -> None:
    table = await claiming(house)
    await house.tables.play(CHANNEL, HOST, (Claim(9),))
    await house.tables.undo(CHANNEL, HOST)
    for reader in (None, 0, 1):
        entries = (await house.tables.log(table.id, reader))[3:]
        assert [(entry.number, entry.taken_back) for entry in entries] == [(4, True), (5, False)]
        assert entries[0].events == (Claimed(0, 9),)
        assert entries[1].takes_back == (4,)
        assert entries[1].notation == ("undo 4" if reader == 0 else "")
    left = await house.tables.log(table.id, None, taken_back=False)
    assert [entry.number for entry in left] == [1, 2, 3, 5]
    left = await house.tables.log(table.id, None, limit=2, taken_back=False)
    assert [entry.number for entry in left] == [3, 5]


@pytest.mark.parametrize("restarts", [False, True])
async def test_an_undo_delivered_twice_is_one_undo(house: House, restarts: bool) -> None:
    await claiming(house)
    await house.tables.play(CHANNEL, HOST, (Claim(9),))
    await house.tables.play(CHANNEL, HOST, (Claim(8),))
    first = await house.tables.undo(CHANNEL, HOST, interaction=7)
    if restarts:
        await house.reopen()
    rows = await house.everything()
    again = await house.tables.undo(CHANNEL, HOST, interaction=7)
    assert again.repeated
    assert (again.seat, again.entry, again.table) == (0, first.entry, first.table)
    if not restarts:
        assert await house.everything() == rows


async def test_undo_while_the_next_one_answers(house: House) -> None:
    for delay in range(12):
        channel = 1000 + delay
        table = await house.started(2, channel)
        await house.tables.play(channel, HOST, (Bid(3),))
        await house.tables.play(channel, SECOND, (Bid(1),))
        await house.tables.play(channel, HOST, (Claim(9), Claim(8)))

        async def later(channel: int, delay: int) -> Any:
            await asyncio.sleep(delay / 2000)
            return await house.tables.play(channel, SECOND, (Bid(2),))

        results = await asyncio.gather(
            house.tables.undo(channel, HOST), later(channel, delay), return_exceptions=True
        )
        refused = [type(result) for result in results if isinstance(result, Exception)]
        assert len(refused) == 1
        after = await house.tables.table(channel)
        assert after.version == table.version + 4
        if isinstance(results[0], Exception):
            assert isinstance(results[0], NotYourMove)
            assert after.state.bids == (None, 2)
        else:
            assert after.state.winner == 0


async def test_two_undos_at_once_are_two_undos(house: House) -> None:
    await claiming(house)
    await house.tables.play(CHANNEL, HOST, (Claim(9),))
    await house.tables.play(CHANNEL, HOST, (Claim(8),))
    both = await asyncio.gather(*(house.tables.undo(CHANNEL, HOST) for _ in range(2)))
    assert [undone.entry.takes_back for undone in both] == [(5,), (4,)]


async def test_the_record_of_an_undo_can_only_grow(house: House) -> None:
    await claiming(house)
    await house.tables.play(CHANNEL, HOST, (Claim(9),))
    await house.tables.undo(CHANNEL, HOST)
    for statement in ("UPDATE taken_back SET number = 3", "DELETE FROM taken_back"):
        with pytest.raises(sqlite3.IntegrityError, match="append-only"):
            await house.sql(statement)
    with pytest.raises(sqlite3.IntegrityError):
        await house.sql("INSERT INTO taken_back VALUES (1, 4, 6)")


async def test_a_position_is_rebuilt_from_the_nearest_that_is_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.started(2, rounds=4)
    for number in range(3):
        await house.tables.play(CHANNEL, HOST, (Bid(3),))
        await house.tables.play(CHANNEL, SECOND, (Bid(1),))
        await house.tables.play(CHANNEL, HOST, (Claim(2 * number + 1), Claim(2 * number + 2)))
    made: list[object] = []
    apply = type(TOY).apply

    def counted(self: Any, state: Any, seat: int, move: Any) -> Any:
        made.append(move)
        return apply(self, state, seat, move)

    monkeypatch.setattr(type(TOY), "apply", counted)
    await house.reopen()
    await house.tables.undo(CHANNEL, HOST)
    assert len(made) <= 4
