"""Standing orders at a table: when they answer, what they leave open, how they end."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bot.orders.order import Order
from bot.orders.registry import ORDERS
from bot.tables.errors import (
    NoSuchOrder,
    NotSeated,
    OrderGone,
    SeatHandedOver,
    TableClosed,
    TableGone,
)
from bot.tables.ordering import MOST, STOPPED
from bot.tables.table import Table
from tests.tables.conftest import CHANNEL, PEOPLE, SEED, House, Refused
from tests.tables.toy import TOY, Bid, Claim
from tests.tables.toy_orders import TOY_ORDERS, BidFirst, ClaimFirst

HOST, SECOND, THIRD = (person.id for person in PEOPLE[:3])


@pytest.fixture(autouse=True)
def _orders(monkeypatch: pytest.MonkeyPatch, _toy: None) -> None:
    monkeypatch.setitem(ORDERS, "toy", TOY_ORDERS)


async def give(house: House, user: int, order: Order, *, once: bool = False) -> None:
    table = await house.tables.table(CHANNEL)
    await house.orders.give(table.id, user, order, once=once)


async def kinds(house: House, user: int) -> list[str]:
    table = await house.tables.latest(CHANNEL)
    assert table is not None
    return [one.order.kind for one in await house.orders.of(table, user)]


async def told(house: House, user: int) -> list[tuple[str, tuple[Any, ...], str]]:
    notices = await house.orders.notices(user)
    return [(notice.order.kind, notice.moves, notice.code) for notice in notices]


async def bidding(house: House, people: int = 2, **options: Any) -> Table:
    """A table at which the host has won the first bids and claimed one number; nothing is owed."""
    table = await house.started(people, **options)
    for seat, person in enumerate(PEOPLE[:people]):
        await house.tables.play(CHANNEL, person.id, (Bid(1 if seat else 3),))
    await house.tables.play(CHANNEL, HOST, (Claim(1),))
    await house.outbox.done([owed.id for owed in await house.outbox.due(table.id)])
    return await house.tables.table(CHANNEL)


async def causes(house: House) -> list[tuple[int, int, str]]:
    rows = await house.sql("SELECT seat, user, cause FROM moves WHERE number > 1 ORDER BY number")
    return [(seat, user, cause) for seat, user, cause in rows]


async def test_an_order_answers_in_the_commit_that_asks(house: House) -> None:
    before = await bidding(house)
    await give(house, SECOND, BidFirst(("2",)))
    played = await house.tables.play(CHANNEL, HOST, (Claim(2),), interaction=5)
    table = played.table
    assert table == await house.tables.table(CHANNEL)
    assert (table.state.bids, table.version) == ((None, 2), before.version + 1)
    assert (table.number, table.asked) == (before.number + 2, (before.number + 1, None))
    assert (await causes(house))[-2:] == [(0, HOST, "seat"), (1, SECOND, "order")]
    # Only who is left to act is called, and the mover reads of its own moves.
    assert await house.owed(table.id) == [("board", None)]
    assert [entry.seat for entry in played.entries] == [0]
    assert await told(house, SECOND) == [("bid", (Bid(2),), "")]
    assert await told(house, HOST) == []
    again = await house.tables.play(CHANNEL, HOST, (Claim(2),), interaction=5)
    assert (again.repeated, again.entries, again.table) == (True, played.entries, table)
    await house.reopen()
    assert await house.replayed(table) == (await house.tables.table(CHANNEL)).state


async def test_orders_answer_each_other_until_a_person_is_asked(house: House) -> None:
    await bidding(house, rounds=4)
    await give(house, HOST, BidFirst(("1",)))
    await give(house, SECOND, BidFirst(("2",)))
    await give(house, SECOND, ClaimFirst(("9", "8")))
    table = (await house.tables.play(CHANNEL, HOST, (Claim(2),))).table
    assert table.state.claims == ((1, 2), (9, 8))
    # In the third round there is nothing left that the second would claim.
    assert (table.state.round, table.to_act()) == (3, (1,))
    assert await told(house, SECOND) == [
        ("bid", (Bid(2), Bid(2)), ""),
        ("claim", (Claim(9), Claim(8)), ""),
        ("claim", (), "all_claimed"),
    ]
    assert ("ping", 1) in await house.owed(table.id)
    moments = await house.sql("SELECT round, phase FROM snapshots ORDER BY number")
    assert len(moments) == len(set(moments)) + 1  # the start is kept beside its moment's end


async def test_once_is_for_one_occasion(house: House) -> None:
    await bidding(house, rounds=9)
    for order in (BidFirst(("3",)), ClaimFirst(("9", "8", "7"))):
        await give(house, SECOND, order, once=True)
    await house.tables.play(CHANNEL, HOST, (Claim(2),))
    assert await kinds(house, SECOND) == ["bid", "claim"]
    table = (await house.tables.play(CHANNEL, HOST, (Bid(1),))).table
    # The two claims are one occasion; the next bids are another one.
    assert table.state.claims[1] == (9, 8)
    assert table.to_act() == (0, 1)
    assert await kinds(house, SECOND) == []
    await give(house, SECOND, BidFirst(("3",)), once=True)
    await give(house, HOST, BidFirst(("1",)))
    await house.orders.set_once(table.id, SECOND, "bid", once=False)
    table = (await house.tables.play(CHANNEL, SECOND, (Bid(3),))).table
    assert table.to_act() == (0,)
    await house.tables.play(CHANNEL, HOST, (Bid(2),))
    await house.tables.play(CHANNEL, SECOND, (Claim(3),))
    table = (await house.tables.play(CHANNEL, SECOND, (Claim(4),))).table
    assert table.state.claims[1] == (9, 8, 3, 4)
    assert table.to_act() == (1,)
    assert await kinds(house, SECOND) == ["bid"]


async def test_what_is_asked_already_is_left_to_its_owner(house: House) -> None:
    table = await bidding(house)
    await give(house, HOST, ClaimFirst(("9",)))
    assert (await house.tables.table(CHANNEL)) == table
    assert await told(house, HOST) == []


async def test_where_nothing_fits_the_owner_is_asked_and_called(house: House) -> None:
    await bidding(house)
    await give(house, SECOND, BidFirst(("9",)))
    table = (await house.tables.play(CHANNEL, HOST, (Claim(2),))).table
    assert table.to_act() == (0, 1)
    assert ("ping", 1) in await house.owed(table.id)
    assert await told(house, SECOND) == [("bid", (), "no_such_bid")]
    # The question stays the same one, and is told of once.
    await house.tables.play(CHANNEL, HOST, (Bid(1),))
    assert len(await told(house, SECOND)) == 1
    with pytest.raises(ZeroDivisionError):
        async with house.orders.telling(SECOND):
            raise ZeroDivisionError
    async with house.orders.telling(HOST) as notices:
        assert notices == ()
    assert len(await told(house, SECOND)) == 1
    async with house.orders.telling(SECOND) as notices:
        assert len(notices) == 1
    assert await told(house, SECOND) == []


async def test_orders_make_fifty_moves_in_a_row_at_most_and_leave_the_rest_to_people(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    plenty = msgspec.structs.replace(TOY.new_game(2, SEED), pile=tuple(range(1, 300)), rounds=99)
    monkeypatch.setattr(type(TOY), "new_game", lambda *_: plenty)
    await bidding(house)
    for user, amount in ((HOST, "3"), (SECOND, "1")):
        await give(house, user, BidFirst((amount,)))
        await give(house, user, ClaimFirst(("draw",)))
    # Each round has two bids and two draws: after twelve of them two bids are left of the fifty,
    # then, since the host has claimed only one by hand, a draw before twelve and a bid after.
    for already, claim, seat, kind in ((0, 2, 0, "claim"), (MOST, 299, 1, "bid")):
        table = (await house.tables.play(CHANNEL, HOST, (Claim(claim),))).table
        made = [cause for *_, cause in await causes(house)].count("order")
        assert made == already + MOST == already + 50
        assert table.to_act() == (seat,)
        assert ("ping", seat) in await house.owed(table.id)
        assert (await told(house, PEOPLE[seat].id))[-1] == (kind, (), STOPPED)
    assert await house.replayed(table) == table.state


async def test_orders_given_in_the_lobby_answer_the_start(house: House) -> None:
    await house.lobby(3)
    await give(house, SECOND, BidFirst(("2",)))
    await give(house, THIRD, BidFirst(("1",)), once=True)
    table = await house.tables.start(CHANNEL, HOST)
    assert table == await house.tables.table(CHANNEL)
    assert (table.state.bids, table.asked, table.number) == ((None, 2, 1), (1, None, None), 3)
    assert await house.owed(table.id) == [("board", None), ("ping", 0)]
    assert await causes(house) == [(1, SECOND, "order"), (2, THIRD, "order")]
    undone = await house.tables.undo(CHANNEL, THIRD)
    assert undone.table.state.bids == (None, 2, None)
    table = (await house.tables.play(CHANNEL, HOST, (Bid(1),))).table
    assert table.to_act() == (2,)
    assert await house.replayed(table) == table.state


async def test_orders_end_with_their_owner_s_tenure(house: House) -> None:
    await house.lobby(3)
    for user in (SECOND, THIRD):
        await give(house, user, BidFirst(("2",)))
    await house.tables.leave(CHANNEL, SECOND)
    await house.tables.join(CHANNEL, PEOPLE[1])
    assert (await kinds(house, SECOND), await kinds(house, THIRD)) == ([], ["bid"])
    await house.tables.remove(CHANNEL, HOST, THIRD)
    await house.tables.join(CHANNEL, PEOPLE[2])
    assert await kinds(house, THIRD) == []


async def test_orders_end_where_an_ai_takes_over(house: House, refused: Refused) -> None:
    table = await bidding(house)
    await give(house, SECOND, BidFirst(("2",)))
    await house.tables.ai.hand_over(CHANNEL, SECOND)
    again = house.orders.give(table.id, SECOND, BidFirst(("2",)), once=False)
    await refused(SeatHandedOver, again)
    await house.tables.ai.take_back(CHANNEL, PEOPLE[1])
    assert await kinds(house, SECOND) == []
    assert (await house.tables.play(CHANNEL, HOST, (Claim(2),))).table.to_act() == (0, 1)


@pytest.mark.parametrize("how", ["cancelled", "ended", "finished"])
async def test_orders_end_with_the_table(house: House, refused: Refused, how: str) -> None:
    if how == "cancelled":
        table = await house.lobby(2)
    else:
        table = await bidding(house, rounds=1)
    await give(house, SECOND, BidFirst(("2",)))
    if how == "cancelled":
        await house.tables.cancel(CHANNEL, HOST, False)
    elif how == "ended":
        await house.tables.end(CHANNEL, HOST, False)
    else:
        await house.tables.play(CHANNEL, HOST, (Claim(2),))
    assert await house.sql("SELECT * FROM standing_orders") == []
    give_again = house.orders.give(table.id, SECOND, BidFirst(("2",)), once=False)
    await refused(TableClosed, give_again)
    await refused(TableClosed, house.orders.cancel(table.id, SECOND, "bid"))


async def test_only_the_owner_s_orders_are_seen_and_changed(house: House, refused: Refused) -> None:
    table = await bidding(house)
    await give(house, SECOND, BidFirst(("2",)))
    assert await kinds(house, HOST) == []
    await refused(OrderGone, house.orders.cancel(table.id, HOST, "bid"))
    await refused(OrderGone, house.orders.set_once(table.id, HOST, "bid", once=True))
    stranger = house.orders.give(table.id, THIRD, BidFirst(("2",)), once=True)
    await refused(NotSeated, stranger)
    await refused(TableGone, house.orders.give(999, SECOND, BidFirst(("2",)), once=True))
    await house.orders.cancel(table.id, SECOND, "bid")
    assert await kinds(house, SECOND) == []


async def test_a_new_order_takes_the_place_of_the_one_of_its_kind(
    house: House, refused: Refused
) -> None:
    table = await bidding(house)
    await give(house, SECOND, BidFirst(("2",)), once=True)
    await give(house, SECOND, BidFirst(("3", "1")))
    (one,) = await house.orders.of(table, SECOND)
    assert (one.order, one.once) == (BidFirst(("3", "1")), False)
    for wrong in (BidFirst(), BidFirst(("10",)), BidFirst(("1", "1")), Order(("1",))):
        await refused(NoSuchOrder, house.orders.give(table.id, SECOND, wrong, once=False))


async def test_an_order_of_another_release_is_left_alone(house: House) -> None:
    table = await bidding(house)
    await give(house, SECOND, BidFirst(("2",)))
    await house.sql('UPDATE standing_orders SET value = \'{"type":"later"}\'')
    played = await house.tables.play(CHANNEL, HOST, (Claim(2),))
    assert played.table.to_act() == (0, 1)
    assert await house.orders.of(table, SECOND) == ()
    await house.sql(
        "INSERT INTO order_notices (table_id, user, value, moves, code)"
        " VALUES (?, ?, '{}', '[]', '')",
        table.id,
        SECOND,
    )
    assert await house.orders.notices(SECOND) == ()
