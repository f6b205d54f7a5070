"""AIs at a table: who seats them, who bears which name, and how a seat changes hands."""

from __future__ import annotations

import sqlite3

import pytest

from bot.games.registry import RULESETS
from bot.players.level import Level
from bot.tables.errors import (
    AlreadyStarted,
    NoSuchAi,
    NotHandedOver,
    NotSeated,
    NotStarted,
    OnlyHost,
    SeatHandedOver,
    TableClosed,
    TableFull,
)
from bot.tables.legends import LEGENDS
from bot.tables.table import Hands, Occupant, Person, Status
from tests.tables.conftest import CHANNEL, PEOPLE, House, Refused
from tests.tables.toy import Bid

HOST, SECOND, THIRD, FOURTH, FIFTH = PEOPLE


async def test_the_host_fills_seats_with_ais(house: House, refused: Refused) -> None:
    lobby = await house.lobby(2)
    ai = house.tables.ai
    await refused(OnlyHost, ai.add(CHANNEL, SECOND.id))
    table = await ai.add(CHANNEL, HOST.id, interaction=5)
    assert await ai.add(CHANNEL, HOST.id, interaction=5) == table
    assert await ai.add(CHANNEL, HOST.id) == await house.tables.table(CHANNEL)
    await refused(TableFull, ai.add(CHANNEL, HOST.id))
    await refused(TableFull, house.tables.join(CHANNEL, THIRD))
    await house.reopen()
    seats = (await house.tables.table(CHANNEL)).seats
    assert seats[:2] == lobby.seats
    assert [(who.user, who.ai, who.owner) for who in seats[2:]] == [(None, Level.EASY, None)] * 2
    assert len({who.name for who in seats[2:]} & set(LEGENDS)) == 2


async def test_the_host_sends_an_ai_away(house: House, refused: Refused) -> None:
    await house.lobby(2)
    ai = house.tables.ai
    name = (await ai.add(CHANNEL, HOST.id)).seats[2].name
    other = (await ai.add(CHANNEL, HOST.id)).seats[3].name
    await refused(OnlyHost, ai.remove(CHANNEL, SECOND.id, name))
    # A name is no legend's for being typed.
    await refused(NoSuchAi, ai.remove(CHANNEL, HOST.id, SECOND.name))
    table = await ai.remove(CHANNEL, HOST.id, name)
    assert [who.name for who in table.seats] == [HOST.name, SECOND.name, other]
    await refused(NoSuchAi, ai.remove(CHANNEL, HOST.id, name))
    assert (await ai.add(CHANNEL, HOST.id)).seats[3].name == name


async def test_ais_do_not_stay_among_themselves(house: House) -> None:
    await house.lobby(1)
    for _ in range(2):
        await house.tables.ai.add(CHANNEL, HOST.id)
    await house.tables.join(CHANNEL, SECOND)
    table = await house.tables.leave(CHANNEL, HOST.id)
    assert (table.status, table.host, len(table.seats)) == (Status.LOBBY, SECOND.id, 3)
    table = await house.tables.leave(CHANNEL, SECOND.id)
    assert (table.status, table.seats) == (Status.CANCELLED, ())


async def test_only_people_are_called(house: House) -> None:
    await house.lobby(1)
    await house.tables.ai.add(CHANNEL, HOST.id)
    table = await house.tables.start(CHANNEL, HOST.id)
    assert table.to_act() == (0, 1)
    assert ("ping", 0) in await house.owed(table.id)
    assert ("ping", 1) not in await house.owed(table.id)


async def test_a_seat_is_handed_over_and_taken_back(house: House, refused: Refused) -> None:
    started = await house.started(3)
    tables, ai = house.tables, house.tables.ai
    await refused(NotHandedOver, ai.take_back(CHANNEL, SECOND))
    await refused(NotSeated, ai.hand_over(CHANNEL, FIFTH.id))
    table = await ai.hand_over(CHANNEL, SECOND.id, interaction=6)
    assert await ai.hand_over(CHANNEL, SECOND.id, interaction=6) == table
    assert table.seats[1] == Occupant(None, SECOND.name, Level.EASY, SECOND.id)
    assert (table.state, table.asked) == (started.state, started.asked)
    assert ("ping", 1) not in await house.owed(table.id)
    await house.reopen()
    tables, ai = house.tables, house.tables.ai
    assert await tables.table(CHANNEL) == table
    await refused(SeatHandedOver, tables.play(CHANNEL, SECOND.id, (Bid(1),)))
    await refused(SeatHandedOver, tables.undo(CHANNEL, SECOND.id))
    await refused(SeatHandedOver, ai.hand_over(CHANNEL, SECOND.id))
    for stranger in (FIFTH, Person(FIFTH.id, SECOND.name)):
        await refused(NotSeated, ai.take_back(CHANNEL, stranger))
    renamed = Person(SECOND.id, "New name")
    table = await ai.take_back(CHANNEL, renamed)
    assert table.seats[1] == Occupant(SECOND.id, "New name")
    assert [entry.hands for entry in await tables.log(table.id, None)] == [
        None,
        Hands.OVER,
        Hands.BACK,
    ]
    tenures = "SELECT user, ai, owner, until IS NULL FROM seats WHERE seat = 1 ORDER BY rowid"
    assert await house.sql(tenures) == [
        (SECOND.id, None, None, 0),
        (None, "easy", SECOND.id, 0),
        (SECOND.id, None, None, 1),
    ]


async def test_undo_and_replay_pass_by_a_change_of_hands(house: House) -> None:
    table = await house.started(3)
    await house.tables.play(CHANNEL, HOST.id, (Bid(2),))
    await house.tables.ai.hand_over(CHANNEL, SECOND.id)
    await house.tables.ai.take_back(CHANNEL, SECOND)
    undone = await house.tables.undo(CHANNEL, HOST.id)
    assert undone.table.asked_seats == (0, 1, 2)
    assert undone.table.state == table.state == await house.replayed(undone.table)
    await house.tables.play(CHANNEL, HOST.id, (Bid(3),))
    await house.reopen()
    assert (await house.tables.table(CHANNEL)).state.bids == (3, None, None)


async def test_hands_change_only_in_the_middle_of_a_game(house: House, refused: Refused) -> None:
    table = await house.lobby(2)
    tables, ai = house.tables, house.tables.ai
    await refused(NotStarted, ai.hand_over(CHANNEL, HOST.id))
    await refused(NotStarted, ai.take_back(CHANNEL, HOST))
    await tables.start(CHANNEL, HOST.id)
    await refused(AlreadyStarted, ai.add(CHANNEL, HOST.id))
    await refused(AlreadyStarted, ai.remove(CHANNEL, HOST.id, LEGENDS[0]))
    await tables.end(CHANNEL, HOST.id, False)
    await house.lobby(2)
    for late in (
        ai.add(CHANNEL, HOST.id, table=table.id),
        ai.remove(CHANNEL, HOST.id, LEGENDS[0], table=table.id),
        ai.hand_over(CHANNEL, HOST.id, table=table.id),
        ai.take_back(CHANNEL, HOST, table=table.id),
    ):
        await refused(TableClosed, late)


async def test_again_seats_the_same_ais(house: House, refused: Refused) -> None:
    await house.lobby(3)
    own = (await house.tables.ai.add(CHANNEL, HOST.id)).seats[3]
    over = await house.tables.start(CHANNEL, HOST.id)
    await house.tables.ai.hand_over(CHANNEL, SECOND.id)
    await house.tables.end(CHANNEL, HOST.id, False)
    await refused(NotSeated, house.tables.again(over.id, SECOND))
    seats = (await house.tables.again(over.id, THIRD)).seats
    assert [who.user for who in seats] == [HOST.id, None, THIRD.id, None]
    assert seats[3] == own
    assert seats[1].owner is None
    assert len({seats[1].name, own.name} & set(LEGENDS)) == 2


async def test_there_are_names_for_any_table() -> None:
    assert max(max(ruleset.seats) for ruleset in RULESETS.values()) <= len(set(LEGENDS))


@pytest.mark.parametrize("wrong", [(7, "easy"), (None, None)])
async def test_the_store_seats_a_person_or_an_ai(house: House, wrong: tuple[object, ...]) -> None:
    table = await house.lobby(1)
    with pytest.raises(sqlite3.IntegrityError):
        await house.sql(
            "INSERT INTO seats (table_id, user, ai, seat, name, since)"
            " VALUES (?, ?, ?, 1, 'x', '')",
            table.id,
            *wrong,
        )
