"""Games looked at again: a still of each moment, as spectators saw it."""

from __future__ import annotations

import pytest

from bot.games.ruleset import Moment
from bot.tables.errors import TableBroken
from bot.tables.replays import Replay
from bot.tables.table import Status, Table
from tests.tables.conftest import CHANNEL, PEOPLE, House
from tests.tables.toy import TOY, Bid, BidsOpened, Claim, Claimed

HOST, SECOND, THIRD = (person.id for person in PEOPLE[:3])
BIDS, CLAIMS = Moment(1, "bids"), Moment(1, "claims", 0)


async def played_round(house: House) -> Table:
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    await house.tables.play(CHANNEL, HOST, (Bid(3),))
    table = await house.tables.table(CHANNEL)
    claims = tuple(Claim(number) for number in table.state.pile[:2])
    return (await house.tables.play(CHANNEL, HOST, claims)).table


def moments(replay: Replay) -> list[Moment]:
    return [still.moment for still in replay.stills]


def told(replay: Replay) -> list[list[str]]:
    return [[type(e).__name__ for row in s.entries for e in row.events] for s in replay.stills]


async def test_a_still_is_the_last_position_of_a_moment_and_what_led_to_it(house: House) -> None:
    await house.started(2)
    table = await played_round(house)
    replay = await house.tables.replays.of(table)
    assert moments(replay) == [BIDS, BIDS, CLAIMS, Moment(2, "bids")]
    assert not replay.is_finished
    assert [replay.view(at).has_bid for at in range(3)] == [
        (False, False),
        (False, True),
        (True, True),
    ]
    assert replay.view(2).claims[0] == (1,), "the last move of a turn leads out of it"
    assert told(replay) == [[], [], ["BidsOpened", "Claimed"], ["Claimed"]]
    table = await played_round(house)
    assert table.status is Status.FINISHED
    await house.reopen()
    again = await house.tables.by_id(table.id)
    assert again is not None
    replay = await house.tables.replays.of(again)
    assert replay.is_finished
    assert moments(replay)[-1] == Moment(2, "over")
    assert replay.view(len(replay.stills) - 1) == table.view(None)


async def test_what_was_taken_back_never_was(house: House) -> None:
    await house.started(2)
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    await house.tables.play(CHANNEL, HOST, (Bid(3),))
    await house.tables.play(CHANNEL, HOST, (Claim(9), Claim(8)))
    await house.tables.undo(CHANNEL, HOST)
    table = (await house.tables.play(CHANNEL, HOST, (Claim(4),))).table
    replay = await house.tables.replays.of(table)
    assert moments(replay) == [BIDS, BIDS, CLAIMS]
    entries = [row for still in replay.stills for row in still.entries]
    assert [event for row in entries for event in row.events] == [BidsOpened((3, 1)), Claimed(0, 4)]
    assert not any(row.takes_back or row.taken_back for row in entries)
    assert replay.view(2).claims == ((4,), ())


async def test_nobody_learns_from_a_replay_who_changed_a_sealed_answer(house: House) -> None:
    await house.started(3)
    await house.tables.play(CHANNEL, HOST, (Bid(2),))
    table = (await house.tables.play(CHANNEL, SECOND, (Bid(1),))).table
    before = await house.tables.replays.of(table)
    table = (await house.tables.play(CHANNEL, HOST, (Bid(3),))).table
    after = await house.tables.replays.of(table)
    assert [still.entries for still in after.stills] == [still.entries for still in before.stills]
    assert [after.view(at) for at in range(2)] == [before.view(at) for at in range(2)]
    assert not any(row.notation for still in after.stills for row in still.entries if row.seat)


async def test_seats_that_changed_hands_and_the_end_are_told_with_the_last_still(
    house: House,
) -> None:
    table = await house.started(2)
    await house.tables.ai.hand_over(CHANNEL, HOST)
    await house.tables.end(CHANNEL, HOST, moderator=True)
    ended = await house.tables.by_id(table.id)
    assert ended is not None
    replay = await house.tables.replays.of(ended)
    assert moments(replay) == [BIDS, BIDS]
    first, last = replay.stills
    assert (len(first.entries), first.state) == (1, last.state)
    assert [row.hands is not None for row in last.entries] == [True, False]
    assert not replay.is_finished


async def test_a_channel_lists_what_has_begun_newest_first(house: House) -> None:
    assert await house.tables.replays.begun(CHANNEL, 25) == ()
    first = await house.started(2)
    await house.tables.end(CHANNEL, HOST, moderator=False)
    await house.lobby(2)
    assert [table.id for table in await house.tables.replays.begun(CHANNEL, 25)] == [first.id]
    await house.tables.cancel(CHANNEL, HOST, moderator=False)
    second = await house.started(2)
    await house.started(2, channel=7)
    listed = await house.tables.replays.begun(CHANNEL, 25)
    assert [table.id for table in listed] == [second.id, first.id]
    assert await house.tables.replays.begun(CHANNEL, 1) == listed[:1]


async def test_what_this_release_cannot_read_says_so(house: House) -> None:
    table = await house.started(2)
    table = (await house.tables.play(CHANNEL, SECOND, (Bid(1),))).table
    await house.sql("UPDATE snapshots SET state = x'00' WHERE number = 1")
    replay = await house.tables.replays.of(table)
    assert replay.view(1) == TOY.view(table.state, None)
    with pytest.raises(TableBroken):
        replay.view(0)
    await house.sql("UPDATE snapshots SET state = x'00'")
    await house.reopen()
    found = await house.tables.by_id(table.id)
    assert found is not None
    with pytest.raises(TableBroken):
        await house.tables.replays.of(found)
