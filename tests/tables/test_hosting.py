"""What a host may change before the start, and the lobby that follows a game."""

from __future__ import annotations

import asyncio

import pytest

from bot.games.errors import InvalidOptions
from bot.tables.errors import (
    AlreadyStarted,
    ChannelTaken,
    NotAtTable,
    NotSeated,
    OnlyHost,
    SeatsTaken,
    TableClosed,
    TableFull,
    TableGone,
)
from bot.tables.lobby import Wishes
from bot.tables.table import Person, Status
from tests.tables.conftest import CHANNEL, PEOPLE, House, Refused

HOST, SECOND, THIRD, FOURTH, FIFTH = PEOPLE


async def test_the_host_frees_a_seat(house: House, refused: Refused) -> None:
    await house.lobby(3)
    tables = house.tables
    await refused(OnlyHost, tables.remove(CHANNEL, SECOND.id, THIRD.id))
    error = await refused(NotAtTable, tables.remove(CHANNEL, HOST.id, FIFTH.id))
    assert error.params == {"seats": (0, 1, 2)}  # type: ignore[attr-defined]
    table = await tables.remove(CHANNEL, HOST.id, SECOND.id, interaction=7)
    assert [who.user for who in table.seats] == [HOST.id, THIRD.id]
    assert {kind for kind, _ in await house.owed(table.id)} == {"lobby"}
    assert await tables.remove(CHANNEL, HOST.id, SECOND.id, interaction=7) == table
    assert await tables.find(CHANNEL) == table


async def test_a_host_who_names_himself_leaves(house: House) -> None:
    await house.lobby(2)
    table = await house.tables.remove(CHANNEL, HOST.id, HOST.id)
    assert (table.host, len(table.seats)) == (SECOND.id, 1)


async def test_options_change_one_by_one(house: House, refused: Refused) -> None:
    await house.lobby(2, rounds=3)
    tables = house.tables
    await refused(OnlyHost, tables.change_options(CHANNEL, SECOND.id, Wishes("zh-TW")))
    await refused(
        InvalidOptions, tables.change_options(CHANNEL, HOST.id, Wishes(rules={"x": True}))
    )
    table = await tables.change_options(CHANNEL, HOST.id, Wishes("zh-TW"))
    assert (table.locale, table.options, table.most) == ("zh-TW", {"rounds": 3}, None)
    table = await tables.change_options(CHANNEL, HOST.id, Wishes(rules={"rounds": 2}, most=3))
    assert (table.locale, table.options, table.most_seats) == ("zh-TW", {"rounds": 2}, 3)
    assert await tables.find(CHANNEL) == table
    await house.reopen()
    assert await house.tables.find(CHANNEL) == table


async def test_fewer_seats_are_fewer_seats(house: House, refused: Refused) -> None:
    await house.lobby(2)
    await house.tables.change_options(CHANNEL, HOST.id, Wishes(most=2))
    error = await refused(TableFull, house.tables.join(CHANNEL, THIRD))
    assert error.params == {"seats": 2}  # type: ignore[attr-defined]
    await house.tables.change_options(CHANNEL, HOST.id, Wishes(most=3))
    await house.tables.join(CHANNEL, THIRD)
    for wrong in (2, 0, 5):
        wanted = house.tables.change_options(CHANNEL, HOST.id, Wishes(most=wrong))
        error = await refused(SeatsTaken, wanted)
    assert error.params == {"have": 3, "least": 3, "most": 4}  # type: ignore[attr-defined]


async def test_nothing_is_changed_after_the_start(house: House, refused: Refused) -> None:
    await house.started(2)
    await refused(AlreadyStarted, house.tables.remove(CHANNEL, HOST.id, SECOND.id))
    await refused(AlreadyStarted, house.tables.change_options(CHANNEL, HOST.id, Wishes("zh-TW")))


async def test_what_is_meant_for_one_table_reaches_no_other(house: House, refused: Refused) -> None:
    old = await house.lobby(2)
    tables = house.tables
    await tables.cancel(CHANNEL, HOST.id, False, table=old.id)
    await house.lobby(2)
    for request in (
        tables.join(CHANNEL, THIRD, table=old.id),
        tables.leave(CHANNEL, SECOND.id, table=old.id),
        tables.start(CHANNEL, HOST.id, table=old.id),
        tables.cancel(CHANNEL, HOST.id, True, table=old.id),
        tables.remove(CHANNEL, HOST.id, SECOND.id, table=old.id),
        tables.change_options(CHANNEL, HOST.id, Wishes("zh-TW"), table=old.id),
    ):
        await refused(TableClosed, request)


async def test_a_lobby_moves_to_another_channel(house: House, refused: Refused) -> None:
    lobby = await house.lobby(2)
    tables, there = house.tables, CHANNEL + 1
    await refused(OnlyHost, tables.change_options(CHANNEL, SECOND.id, Wishes(place=there)))
    moved = await tables.change_options(CHANNEL, HOST.id, Wishes("zh-TW", place=there), 7)
    assert (moved.id, moved.channel, moved.locale) == (lobby.id, there, "zh-TW")
    assert await tables.find(CHANNEL) is None
    assert await tables.find(there) == moved == await tables.changed_by(7)
    other = await house.lobby(1)
    await refused(ChannelTaken, tables.change_options(CHANNEL, HOST.id, Wishes(place=there)))
    assert await tables.find(CHANNEL) == other


async def test_again_seats_the_same_people_with_the_same_options(house: House) -> None:
    over = await house.lobby(3, rounds=2)
    await house.tables.change_options(CHANNEL, HOST.id, Wishes("zh-CN", most=3))
    await house.tables.start(CHANNEL, HOST.id)
    await house.tables.end(CHANNEL, HOST.id, False)
    renamed = Person(SECOND.id, "New name")
    table = await house.tables.again(over.id, renamed, interaction=9)
    assert table.id != over.id
    assert (table.status, table.host, table.locale) == (Status.LOBBY, SECOND.id, "zh-CN")
    assert (table.options, table.most) == ({"rounds": 2}, 3)
    assert [(who.user, who.name) for who in table.seats] == [
        (who.id, who.name) for who in (HOST, renamed, THIRD)
    ]
    assert await house.owed(table.id) == [("lobby", None)]
    assert await house.tables.again(over.id, renamed, interaction=9) == table
    assert await house.tables.find(CHANNEL) == table


async def test_again_is_for_those_who_played_and_once(house: House, refused: Refused) -> None:
    over = await house.started(2)
    await refused(AlreadyStarted, house.tables.again(over.id, HOST))
    await house.tables.end(CHANNEL, HOST.id, False)
    await refused(NotSeated, house.tables.again(over.id, FIFTH))
    await refused(TableGone, house.tables.again(999, HOST))
    results = await asyncio.gather(
        house.tables.again(over.id, HOST),
        house.tables.again(over.id, SECOND),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["ChannelTaken", "Table"]
    assert len(await house.tables.open_tables(None)) == 1
    await refused(ChannelTaken, house.tables.again(over.id, HOST))


@pytest.mark.parametrize("verb", ["open", "join"])
async def test_an_interaction_finds_the_table_that_it_opened(house: House, verb: str) -> None:
    assert await house.tables.opened_by(5) is None
    interactions = {"open": 4, "join": 4, verb: 5}
    table = await house.tables.open_table(
        1, CHANNEL, HOST, "toy", "en", interaction=interactions["open"]
    )
    await house.tables.join(CHANNEL, SECOND, interactions["join"])
    found = await house.tables.opened_by(5)
    assert (found is not None and found.id == table.id) is (verb == "open")
