"""Sealed answers: taken back or changed until the last one is in, and nobody else's business."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.games.errors import IllegalMove
from bot.tables.errors import MoveRevealed, NotYourMove, NotYourTurn, TableMovedOn
from bot.tables.table import LogEntry
from tests.tables.conftest import CHANNEL, PEOPLE, House, Refused
from tests.tables.toy import Bid, BidSealed, Claim

HOST, SECOND, THIRD = (person.id for person in PEOPLE[:3])


async def sealed(house: House) -> int:
    """A table of three at which the host and the second have bid."""
    table = await house.started(3)
    await house.tables.play(CHANNEL, HOST, (Bid(2),))
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    await house.outbox.done([owed.id for owed in await house.outbox.due(table.id)])
    return table.id


async def read(house: House, table_id: int, reader: int | None) -> tuple[LogEntry, ...]:
    return await house.tables.log(table_id, reader)


async def test_an_answer_can_be_taken_back_after_others_have_answered(house: House) -> None:
    table_id = await sealed(house)
    undone = await house.tables.undo(CHANNEL, HOST)
    assert undone.table.state.bids == (None, 1, None)
    assert (undone.entry.takes_back, undone.entry.sealed) == ((2,), True)
    # The third one's question is the same as before.
    assert undone.table.asked == (4, None, 1)
    assert await house.owed(table_id) == [("board", None)]
    await house.reopen()
    assert (await house.tables.table(CHANNEL)).state == undone.table.state
    for reader in (None, 0, 1, 2):
        entries = await read(house, table_id, reader)
        assert [entry.taken_back for entry in entries] == [False, True, False, False]
        assert (entries[3].takes_back, entries[3].sealed) == ((2,), True)
        assert entries[1].events == ((BidSealed(0, 2),) if reader == 0 else ())


async def test_who_has_no_answer_in_has_nothing_to_take_back(
    house: House, refused: Refused
) -> None:
    await sealed(house)
    await refused(NotYourMove, house.tables.undo(CHANNEL, THIRD))
    await house.tables.undo(CHANNEL, HOST)
    error = await refused(NotYourMove, house.tables.undo(CHANNEL, HOST))
    assert error.params == {"seats": (1,)}  # type: ignore[attr-defined]


async def test_once_the_last_one_is_in_all_answers_stand(house: House, refused: Refused) -> None:
    await sealed(house)
    await house.tables.play(CHANNEL, THIRD, (Bid(1),))
    for user in (HOST, SECOND):
        error = await refused(NotYourMove, house.tables.undo(CHANNEL, user))
        assert error.params == {"seats": (2,)}  # type: ignore[attr-defined]
    await refused(MoveRevealed, house.tables.undo(CHANNEL, THIRD))
    await refused(NotYourTurn, house.tables.play(CHANNEL, SECOND, (Bid(3),)))


async def test_an_answer_is_changed_in_one_commit(house: House) -> None:
    table_id = await sealed(house)
    before = await house.tables.table(CHANNEL)
    played = await house.tables.play(CHANNEL, HOST, (Bid(3),), interaction=9)
    assert played.table.state.bids == (3, 1, None)
    assert (played.table.version, played.table.number) == (before.version + 1, 5)
    assert played.table.asked == before.asked
    assert played.table.waiting_since == before.waiting_since
    assert [entry.takes_back for entry in played.entries] == [(2,), ()]
    assert played.entries[1].events == (BidSealed(0, 3),)
    rows = await house.sql("SELECT number, cause, version FROM moves WHERE number > 3")
    assert rows == [(4, "change", 7), (5, "change", 7)]
    assert await house.owed(table_id) == []
    again = await house.tables.play(CHANNEL, HOST, (Bid(3),), interaction=9)
    assert again.repeated
    assert again.entries == played.entries
    await house.reopen()
    assert (await house.tables.table(CHANNEL)).state == played.table.state


async def test_nobody_else_learns_of_a_change(house: House) -> None:
    table_id = await sealed(house)
    others = (None, 1, 2)
    known = [await read(house, table_id, reader) for reader in others]
    views = [(await house.tables.table(CHANNEL)).view(reader) for reader in others]
    for amount in (3, 1, 3):
        await house.tables.play(CHANNEL, HOST, (Bid(amount),))
        assert [await read(house, table_id, reader) for reader in others] == known
        table = await house.tables.table(CHANNEL)
        assert [table.view(reader) for reader in others] == views
        for reader, entries in zip(others, known, strict=True):
            assert await house.tables.log(table_id, reader, limit=2) == entries[-2:]
    await house.tables.play(CHANNEL, THIRD, (Bid(1),))
    for reader in others:
        assert [entry.line for entry in await read(house, table_id, reader)] == [1, 2, 3, 4]
    own = (await read(house, table_id, 0))[:-1]
    assert [entry.number for entry in own] == [entry.line for entry in own] == [*range(1, 10)]
    assert [entry.number for entry in own if entry.taken_back] == [2, 5, 7]
    assert own[-1].events == (BidSealed(0, 3),)


async def test_a_changed_answer_that_is_taken_back_is_the_first_one_to_others(
    house: House,
) -> None:
    table_id = await sealed(house)
    for amount in (3, 1):
        await house.tables.play(CHANNEL, HOST, (Bid(amount),))
    undone = await house.tables.undo(CHANNEL, HOST)
    assert undone.table.state.bids == (None, 1, None)
    assert undone.entry.takes_back == (7,)
    entries = await read(house, table_id, 2)
    assert [(entry.number, entry.taken_back) for entry in entries] == [
        (1, False),
        (2, True),
        (3, False),
        (8, False),
    ]
    assert (entries[-1].takes_back, entries[-1].notation) == ((2,), "")
    own = await read(house, table_id, 0)
    assert [entry.number for entry in own if entry.taken_back] == [2, 5, 7]


async def test_a_wrong_answer_leaves_the_first_one(house: House, refused: Refused) -> None:
    await sealed(house)
    for moves in ((Bid(7),), (Claim(1),), (Bid(1), Bid(2))):
        await refused(IllegalMove, house.tables.play(CHANNEL, HOST, moves))


async def test_a_button_of_the_answered_question_changes_nothing(
    house: House, refused: Refused
) -> None:
    await sealed(house)
    await refused(TableMovedOn, house.tables.play(CHANNEL, HOST, (Bid(3),), question=1))


async def test_the_scratch_of_a_sealed_seat_is_the_position_without_its_answer(
    house: House,
) -> None:
    await sealed(house)
    scratch = await house.tables.scratch(CHANNEL, HOST)
    assert scratch.state.bids == (None, 1, None)
    assert scratch.legal == (Bid(1), Bid(2), Bid(3))
    assert scratch.after(Bid(3)).state.bids == (3, 1, None)


@pytest.mark.parametrize("delay", range(0, 12, 2))
async def test_taking_back_while_the_last_one_answers(house: House, delay: int) -> None:
    await sealed(house)

    async def last() -> Any:
        await asyncio.sleep(delay / 2000)
        return await house.tables.play(CHANNEL, THIRD, (Bid(1),))

    undo, _ = await asyncio.gather(house.tables.undo(CHANNEL, HOST), last(), return_exceptions=True)
    state = (await house.tables.table(CHANNEL)).state
    if isinstance(undo, Exception):
        assert isinstance(undo, NotYourMove)
        assert (state.bids, state.winner) == ((2, 1, 1), 0)
    else:
        assert (state.bids, state.winner) == ((None, 1, 1), None)


async def test_only_the_answer_that_was_meant_is_changed(house: House, refused: Refused) -> None:
    await sealed(house)
    await refused(TableMovedOn, house.tables.play(CHANNEL, HOST, (Bid(3),), replaces=99))
    await refused(TableMovedOn, house.tables.play(CHANNEL, THIRD, (Bid(3),), replaces=2))
    await refused(TableMovedOn, house.tables.undo(CHANNEL, HOST, table=99))
    played = await house.tables.play(CHANNEL, HOST, (Bid(3),), replaces=2)
    assert played.table.state.bids == (3, 1, None)
