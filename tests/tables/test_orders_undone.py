"""Standing orders and undo, and that nobody can tell an order's answer from a person's."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.registry import RULESETS
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import Bid as Price
from bot.games.swordsmith.moves import Decline, EndTurn, Offer
from bot.games.zongshi.moves import DiscardMaterial, GoTo, Pass, TakeMaterial
from bot.orders.order import Order
from bot.orders.registry import ORDERS
from bot.orders.swordsmith import CutDownTo, DeclineUpTo, OfferCheapest
from bot.orders.zongshi import DiscardFirst, PassApprentice, TakeFirst
from bot.tables.errors import NotYourMove
from bot.tables.table import Table
from tests.cogs.sword_commands import a_sale
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, A, M
from tests.tables.conftest import CHANNEL, PEOPLE, House, Refused
from tests.tables.test_orders import bidding, give, kinds
from tests.tables.toy import Bid, Claim
from tests.tables.toy_orders import TOY_ORDERS, BidFirst

HOST, SECOND, THIRD = (person.id for person in PEOPLE[:3])
Turn = tuple[int, Move]
"""A move of a seat."""


@pytest.fixture(autouse=True)
def _orders(monkeypatch: pytest.MonkeyPatch, _toy: None) -> None:
    monkeypatch.setitem(ORDERS, "toy", TOY_ORDERS)


async def test_an_order_s_answer_is_taken_back_by_its_owner_and_given_otherwise(
    house: House,
) -> None:
    await bidding(house, 3)
    await give(house, SECOND, BidFirst(("2",)))
    await house.tables.play(CHANNEL, HOST, (Claim(2),))
    undone = await house.tables.undo(CHANNEL, SECOND)
    assert undone.entry.sealed
    assert undone.table.state.bids == (None, None, None)
    # The order is still there, but leaves this question to its owner.
    table = (await house.tables.play(CHANNEL, HOST, (Bid(1),))).table
    assert table.to_act() == (1, 2)
    assert await kinds(house, SECOND) == ["bid"]
    table = (await house.tables.play(CHANNEL, SECOND, (Bid(3),))).table
    assert table.state.bids == (1, 3, None)
    assert await house.replayed(table) == table.state


async def test_an_order_s_sealed_answer_is_changed_in_secret(house: House) -> None:
    table = await bidding(house, 3)
    await give(house, SECOND, BidFirst(("2",)))
    await house.tables.play(CHANNEL, HOST, (Claim(2),))
    known = [await house.tables.log(table.id, reader) for reader in (None, 0, 2)]
    played = await house.tables.play(CHANNEL, SECOND, (Bid(3),))
    assert played.table.state.bids == (None, 3, None)
    assert [entry.takes_back for entry in played.entries] == [(7,), ()]
    assert [await house.tables.log(table.id, reader) for reader in (None, 0, 2)] == known


async def test_whoever_moved_before_an_order_has_been_answered(
    house: House, refused: Refused
) -> None:
    await bidding(house, 3)
    await give(house, SECOND, BidFirst(("2",)))
    await house.tables.play(CHANNEL, HOST, (Claim(2),))
    for whole_turn in (False, True):
        error = await refused(NotYourMove, house.tables.undo(CHANNEL, HOST, whole_turn))
        assert error.params == {"seats": (1,)}  # type: ignore[attr-defined]
    # Its owner can open the way.
    await house.tables.undo(CHANNEL, SECOND)
    undone = await house.tables.undo(CHANNEL, HOST)
    assert undone.entry.takes_back == (6,)
    assert undone.table.to_act() == (0,)


async def played_on(
    house: House, monkeypatch: pytest.MonkeyPatch, game: str, state: Any, turns: list[Turn]
) -> Table:
    """A table in a position that was set up by hand, after these moves."""
    monkeypatch.setattr(RULESETS[game], "new_game", lambda *_: state, raising=False)
    await house.tables.open_table(1, CHANNEL, PEOPLE[0], game, "en")
    for person in PEOPLE[1:3]:
        await house.tables.join(CHANNEL, person)
    table = await house.tables.start(CHANNEL, HOST)
    for seat, move in turns:
        table = (await house.tables.play(CHANNEL, PEOPLE[seat].id, (move,))).table
    return table


async def known_to(house: House, table: Table, readers: tuple[int | None, ...]) -> list[Any]:
    """All that a table shows to these readers, and whom it calls."""
    present = await house.tables.by_id(table.id)
    assert present is not None
    told = [await house.tables.log(table.id, reader, limit=99) for reader in readers]
    views = [present.view(reader) for reader in readers]
    owed = set(await house.owed(table.id))
    rest = (present.asked, present.waiting_since, present.status, present.number, owed)
    return [told, views, rest]


SHARING = [(0, GoTo(M, LARGE)), (1, GoTo(M, LARGE)), (2, Pass(M)), (0, Pass(A)), (1, Pass(A))]
ALIKE: dict[str, tuple[str, Any, list[Turn], int, list[Order], list[Turn]]] = {
    # Game, position, moves before, whose orders, these, and the same by hand.
    "market": (
        "zongshi",
        lambda: position().large_jar(bronze=1, jade=2, gold=1).small_jar().state(),
        [*SHARING, (2, Pass(A)), (0, TakeMaterial(LARGE, "bronze"))],
        1,
        [TakeFirst(("gold", "jade"))],
        [(1, TakeMaterial(LARGE, "gold"))],
    ),
    "discards": (
        "zongshi",
        lambda: (
            position().materials(1, ivory=4, gold=1).large_jar(bronze=1, jade=1, gold=2).small_jar()
        ).state(),
        [*SHARING, (2, Pass(A)), (0, TakeMaterial(LARGE, "bronze"))],
        1,
        [TakeFirst(("gold", "jade")), DiscardFirst(("ivory",))],
        [
            (1, TakeMaterial(LARGE, "gold")),
            (0, TakeMaterial(LARGE, "jade")),
            (1, DiscardMaterial("ivory")),
            (1, DiscardMaterial("ivory")),
        ],
    ),
    "apprentice": (
        "zongshi",
        # The mover is asked again after the apprentice's owner: called in both cases.
        lambda: position().out(1, M).out(2, M, A).large_jar().small_jar().state(),
        [(0, Pass(M))],
        1,
        [PassApprentice()],
        [(1, Pass(A))],
    ),
    "offer": (
        "swordsmith",
        lambda: a_sale().state(),
        [(0, EndTurn()), (1, EndTurn()), (2, EndTurn())],
        1,
        [DeclineUpTo(("basic",)), OfferCheapest(("performance",))],
        [(1, Offer(1))],
    ),
    "decline": (
        "swordsmith",
        lambda: a_sale().state(),
        [(0, EndTurn()), (1, EndTurn()), (2, EndTurn())],
        1,
        [DeclineUpTo(("excitement",))],
        [(1, Decline())],
    ),
    "price": (
        "swordsmith",
        lambda: a_sale().ready().end_turns().state,
        [(1, Offer(1)), (0, Offer(1))],
        1,
        [CutDownTo(("2",))],
        [(1, Price(2))],
    ),
}


@pytest.mark.parametrize("case", ALIKE)
async def test_nobody_can_tell_an_order_from_a_person(
    house: House, monkeypatch: pytest.MonkeyPatch, case: str
) -> None:
    """The same game by hand and by order: the same logs, views, questions and calls."""
    game, start, turns, owner, orders, by_hand = ALIKE[case]
    readers = tuple(seat for seat in (None, 0, 1, 2) if seat != owner)
    *before, (mover, last) = turns
    found = []
    for is_ordered in (False, True):
        table = await played_on(house, monkeypatch, game, start(), before)
        for order in orders if is_ordered else ():
            await house.orders.give(table.id, PEOPLE[owner].id, order, once=False)
        await house.tables.play(CHANNEL, PEOPLE[mover].id, (last,))
        for seat, move in by_hand:
            if not is_ordered or seat != owner:
                await house.tables.play(CHANNEL, PEOPLE[seat].id, (move,))
        found.append(await known_to(house, table, readers))
        assert bool(await house.orders.notices(PEOPLE[owner].id)) == is_ordered
        if (await house.tables.by_id(table.id)).status.is_open:  # type: ignore[union-attr]
            await house.tables.end(CHANNEL, HOST, True)
    assert found[0] == found[1]
