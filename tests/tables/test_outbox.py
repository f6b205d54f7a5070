"""What commits owe, and the bookkeeping of what was sent."""

from __future__ import annotations

from datetime import timedelta

from bot.games.ruleset import Moment
from bot.tables.outbox import BoardMessage, PingMessage
from bot.tables.table import Table
from tests.tables.conftest import CHANNEL, PEOPLE, House
from tests.tables.toy import Bid, Claim

HOST, SECOND, THIRD = (person.id for person in PEOPLE[:3])


async def clean(house: House, people: int, **options: int) -> Table:
    """A started table that owes nothing."""
    table = await house.started(people, **options)
    await house.outbox.done([owed.id for owed in await house.outbox.due(table.id)])
    return table


async def pinged(house: House, table: Table, *seats: int, message: int) -> None:
    """Send the pings that are owed to these seats, as one call."""
    owed = await house.outbox.due(table.id)
    pings = [one for one in owed if one.seat in seats]
    assert len(pings) == len(seats)
    await house.outbox.remember_ping(pings, CHANNEL, message)


async def test_a_start_drops_what_the_lobby_still_owed(house: House) -> None:
    table = await house.lobby(2)
    assert await house.owed(table.id) == [("lobby", None)] * 2
    await house.tables.start(CHANNEL, HOST)
    assert await house.owed(table.id) == [("board", None), ("ping", 0), ("ping", 1)]


async def test_a_board_tells_its_moment_and_its_first_line(house: House) -> None:
    table = await clean(house, 2)
    await house.tables.play(CHANNEL, HOST, (Bid(3),))
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    await house.tables.play(CHANNEL, HOST, (Claim(9), Claim(8)))
    boards = [one for one in await house.outbox.due(table.id) if one.kind == "board"]
    assert [board.moment for board in boards] == [
        Moment(1, "bids"),
        Moment(1, "claims", 0),
        Moment(2, "bids"),
    ]
    assert [(board.log_from, board.version) for board in boards] == [(2, 4), (3, 5), (4, 6)]


async def test_only_who_becomes_to_act_is_pinged(house: House) -> None:
    table = await clean(house, 3)
    await house.tables.play(CHANNEL, THIRD, (Bid(3),))
    await house.tables.play(CHANNEL, HOST, (Bid(1),))
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    assert await house.owed(table.id) == [("board", None)] * 3 + [("ping", 2)]
    await house.outbox.done([one.id for one in await house.outbox.due(table.id)])
    await house.tables.play(CHANNEL, THIRD, (Claim(9),))
    assert await house.owed(table.id) == [("board", None)]
    await house.tables.play(CHANNEL, THIRD, (Claim(8),))
    # The third seat has bids to make like the others, but was not away in between.
    assert await house.owed(table.id) == [
        ("board", None),
        ("board", None),
        ("ping", 0),
        ("ping", 1),
    ]


async def test_who_bids_last_and_wins_is_not_pinged_again(house: House) -> None:
    table = await clean(house, 2)
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    await house.tables.play(CHANNEL, HOST, (Bid(3),))
    assert await house.owed(table.id) == [("board", None)] * 2


async def test_an_answered_ping_is_to_be_deleted(house: House) -> None:
    table = await house.started(2)
    await pinged(house, table, 0, message=900)
    await pinged(house, table, 1, message=901)
    assert await house.owed(table.id) == [("board", None)]
    assert await house.outbox.pings(table.id) == ()
    await house.tables.play(CHANNEL, HOST, (Bid(3),))
    assert await house.outbox.pings(table.id) == (PingMessage(900, CHANNEL, (), (0,)),)
    await house.reopen()
    assert await house.outbox.tables_due() == (table.id,)
    await house.outbox.forget_ping(900, [0])
    assert await house.outbox.pings(table.id) == ()


async def test_a_call_to_several_is_kept_to_those_who_are_awaited(house: House) -> None:
    table = await house.started(3)
    await pinged(house, table, 0, 1, 2, message=900)
    assert await house.outbox.pings(table.id) == ()
    await house.tables.play(CHANNEL, SECOND, (Bid(3),))
    (call,) = await house.outbox.pings(table.id)
    assert call == PingMessage(900, CHANNEL, (0, 2), (1,))
    # Editing it fails, and somebody else answers meanwhile: once it works, both are left out.
    retry = house.clock.now + timedelta(seconds=4)
    await house.outbox.ping_failed(900, retry)
    await house.tables.play(CHANNEL, HOST, (Bid(1),))
    assert await house.outbox.pings(table.id) == ()
    assert await house.outbox.next_due() == retry
    await house.reopen()
    house.clock.advance(seconds=4)
    assert await house.outbox.pings(table.id) == (PingMessage(900, CHANNEL, (2,), (0, 1), 1),)
    await house.outbox.forget_ping(900, [0, 1])
    await house.tables.play(CHANNEL, THIRD, (Bid(2),))
    assert await house.outbox.pings(table.id) == (PingMessage(900, CHANNEL, (), (2,)),)


async def test_an_unsent_ping_is_not_owed_to_who_has_acted(house: House) -> None:
    table = await house.started(2)
    await house.tables.play(CHANNEL, HOST, (Bid(3),))
    assert await house.owed(table.id) == [("board", None), ("ping", 1), ("board", None)]


async def test_a_ping_on_its_way_while_its_seat_acts_is_corrected(house: House) -> None:
    table = await house.started(2)
    pings = [one for one in await house.outbox.due(table.id) if one.seat is not None]
    await house.tables.play(CHANNEL, HOST, (Bid(3),))
    await house.outbox.remember_ping(pings, CHANNEL, 900)
    assert await house.outbox.pings(table.id) == (PingMessage(900, CHANNEL, (1,), (0,)),)


async def test_the_end_owes_board_and_score_and_takes_pings_back(house: House) -> None:
    table = await house.started(2, rounds=1)
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    await pinged(house, table, 0, message=900)
    await house.tables.play(CHANNEL, HOST, (Bid(3),))
    await house.outbox.done([one.id for one in await house.outbox.due(table.id)])
    await house.tables.play(CHANNEL, HOST, (Claim(9), Claim(8)))
    assert await house.owed(table.id) == [("board", None), ("score", None)]
    assert await house.outbox.pings(table.id) == (PingMessage(900, CHANNEL, (), (0,)),)


async def test_ending_by_hand_owes_a_board_and_no_pings(house: House) -> None:
    table = await house.started(2)
    await pinged(house, table, 0, message=900)
    await house.tables.end(CHANNEL, HOST, False)
    assert await house.owed(table.id) == [("board", None), ("board", None)]
    assert await house.outbox.pings(table.id) == (PingMessage(900, CHANNEL, (), (0,)),)


async def test_a_failed_delivery_waits_with_its_kind(house: House) -> None:
    table = await house.started(2)
    board, ping, _ = await house.outbox.due(table.id)
    retry = house.clock.now + timedelta(seconds=6)
    await house.outbox.failed(board.id, retry)
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    assert await house.owed(table.id) == [("ping", 0)]
    await house.outbox.done([ping.id])
    assert await house.owed(table.id) == []
    assert await house.outbox.tables_due() == ()
    assert await house.outbox.next_due() == retry
    house.clock.advance(seconds=6)
    assert await house.outbox.tables_due() == (table.id,)
    again, newer = await house.outbox.due(table.id)
    assert (again.id, again.attempts, newer.attempts) == (board.id, 1, 0)
    assert await house.outbox.next_due() is None


async def test_debts_outlive_a_restart(house: House) -> None:
    table = await house.started(2)
    before = await house.outbox.due(table.id)
    await house.reopen()
    assert await house.outbox.due(table.id) == before


async def test_the_board_s_message_is_remembered_with_what_it_paid(house: House) -> None:
    table = await house.started(2)
    assert await house.outbox.board_message(table.id) is None
    owed = await house.outbox.due(table.id)
    board = BoardMessage(CHANNEL, 800, Moment(1, "bids"), house.clock.now)
    await house.outbox.remember_board(table.id, board, [owed[0].id])
    assert await house.outbox.board_message(table.id) == board
    assert await house.owed(table.id) == [("ping", 0), ("ping", 1)]
    lobby = BoardMessage(CHANNEL, 801, None, house.clock.now)
    await house.outbox.remember_board(table.id, lobby)
    await house.reopen()
    assert await house.outbox.board_message(table.id) == lobby
    await house.outbox.forget_board(table.id)
    assert await house.outbox.board_message(table.id) is None


async def test_boards_are_owed_anew_where_the_channel_lost_its_messages(house: House) -> None:
    playing = await clean(house, 2)
    await house.tables.play(CHANNEL, HOST, (Bid(3),))
    await house.tables.play(CHANNEL, SECOND, (Bid(1),))
    await house.tables.play(CHANNEL, HOST, (Claim(9),))
    lobby = await house.lobby(1, channel=2)
    closed = await house.lobby(1, channel=3)
    await house.tables.cancel(3, HOST, False)
    for table in (playing, lobby, closed):
        await house.outbox.done([one.id for one in await house.outbox.due(table.id)])
    board = BoardMessage(CHANNEL, 800, Moment(1, "claims", 0), house.clock.now)
    await house.outbox.remember_board(playing.id, board)
    house.told.clear()
    await house.tables.repost_boards()
    assert house.told == [playing.id, lobby.id]
    (owed,) = await house.outbox.due(playing.id)
    assert (owed.kind, owed.moment, owed.log_from) == ("board", Moment(1, "claims", 0), 3)
    assert await house.owed(lobby.id) == [("lobby", None)]
    assert await house.owed(closed.id) == []
    assert await house.outbox.board_message(playing.id) is None
