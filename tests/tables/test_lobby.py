"""Before the start: opening, joining, leaving, and who may not."""

from __future__ import annotations

import asyncio

import pytest

from bot.games.errors import InvalidOptions
from bot.tables.errors import (
    AlreadySeated,
    AlreadyStarted,
    ChannelTaken,
    NoTable,
    NotHost,
    NotSeated,
    RuleOfAnotherGame,
    TableFull,
    TooFewPlayers,
    UnknownGame,
)
from bot.tables.table import Person, Status
from tests.tables.conftest import CHANNEL, PEOPLE, SEED, House, Refused

HOST, SECOND, THIRD, FOURTH, FIFTH = PEOPLE


async def test_an_opened_table_seats_its_host(house: House) -> None:
    table = await house.tables.open_table(1, CHANNEL, HOST, "toy", "zh-TW", {"rounds": 3})
    assert table == await house.tables.find(CHANNEL)
    assert (table.status, table.version, table.host) == (Status.LOBBY, 1, HOST.id)
    assert (table.locale, table.options) == ("zh-TW", {"rounds": 3})
    assert [who.name for who in table.seats] == ["Person 0"]
    assert table.opened == house.clock.now
    assert await house.owed(table.id) == [("lobby", None)]
    assert house.told == [table.id]


async def test_no_table_here(house: House, refused: Refused) -> None:
    assert await house.tables.find(CHANNEL) is None
    assert await house.tables.latest(CHANNEL) is None
    for request in (
        house.tables.table(CHANNEL),
        house.tables.join(CHANNEL, SECOND),
        house.tables.leave(CHANNEL, HOST.id),
        house.tables.start(CHANNEL, HOST.id),
        house.tables.cancel(CHANNEL, HOST.id, True),
        house.tables.end(CHANNEL, HOST.id, True),
        house.tables.scratch(CHANNEL, HOST.id),
    ):
        await refused(NoTable, request)


async def test_a_channel_holds_one_table(house: House, refused: Refused) -> None:
    await house.lobby(1)
    again = house.tables.open_table(1, CHANNEL, SECOND, "toy", "en")
    error = await refused(ChannelTaken, again)
    assert error.params == {"game": "toy", "status": "lobby"}  # type: ignore[attr-defined]
    await house.tables.cancel(CHANNEL, HOST.id, False)
    table = await house.tables.open_table(1, CHANNEL, SECOND, "toy", "en")
    assert table.host == SECOND.id
    assert await house.tables.latest(CHANNEL) == table


async def test_two_openings_at_once_make_one_table(house: House) -> None:
    results = await asyncio.gather(
        *(house.tables.open_table(1, CHANNEL, who, "toy", "en") for who in PEOPLE),
        return_exceptions=True,
    )
    assert sorted(type(result).__name__ for result in results) == ["ChannelTaken"] * 4 + ["Table"]
    assert len(await house.tables.open_tables(None)) == 1


async def test_unknown_games_and_house_rules(house: House, refused: Refused) -> None:
    tables = house.tables
    await refused(UnknownGame, tables.open_table(1, CHANNEL, HOST, "chess", "en"))
    for options in ({"rounds": "many"}, {"cheating": True}):
        await refused(InvalidOptions, tables.open_table(1, CHANNEL, HOST, "toy", "en", options))


async def test_joining_keeps_the_order_and_has_an_end(house: House, refused: Refused) -> None:
    table = await house.lobby(4)
    assert [who.user for who in table.seats] == [who.id for who in PEOPLE[:4]]
    error = await refused(TableFull, house.tables.join(CHANNEL, FIFTH))
    assert error.params == {"seats": 4}  # type: ignore[attr-defined]
    await refused(AlreadySeated, house.tables.join(CHANNEL, THIRD))


async def test_four_join_at_once_for_three_seats(house: House) -> None:
    await house.lobby(1)
    results = await asyncio.gather(
        *(house.tables.join(CHANNEL, who) for who in PEOPLE[1:]), return_exceptions=True
    )
    assert sorted(type(result).__name__ for result in results) == ["Table"] * 3 + ["TableFull"]
    table = await house.tables.table(CHANNEL)
    assert len({who.user for who in table.seats}) == 4


async def test_who_leaves_makes_room_and_hands_the_host_s_part_on(
    house: House, refused: Refused
) -> None:
    await house.lobby(4)
    await refused(NotSeated, house.tables.leave(CHANNEL, FIFTH.id))
    table = await house.tables.leave(CHANNEL, SECOND.id)
    assert [who.user for who in table.seats] == [HOST.id, THIRD.id, FOURTH.id]
    assert table.host == HOST.id
    table = await house.tables.leave(CHANNEL, HOST.id)
    assert table.host == THIRD.id
    table = await house.tables.leave(CHANNEL, FOURTH.id)
    assert table == await house.tables.table(CHANNEL)
    assert [who.user for who in table.seats] == [THIRD.id]


async def test_the_last_host_of_a_row_passes_to_the_first(house: House) -> None:
    await house.lobby(3)
    await house.tables.leave(CHANNEL, HOST.id)
    await house.tables.join(CHANNEL, HOST)
    table = await house.tables.leave(CHANNEL, SECOND.id)
    assert table.host == THIRD.id
    await house.tables.leave(CHANNEL, THIRD.id)
    assert (await house.tables.table(CHANNEL)).host == HOST.id


async def test_the_last_one_to_leave_closes_the_table(house: House) -> None:
    table = await house.lobby(1)
    left = await house.tables.leave(CHANNEL, HOST.id, interaction=9)
    assert (left.status, left.seats, left.closed) == (Status.CANCELLED, (), house.clock.now)
    assert await house.tables.find(CHANNEL) is None
    assert await house.tables.latest(CHANNEL) == await house.tables.by_id(table.id) == left
    assert await house.tables.leave(CHANNEL, HOST.id, interaction=9) == left


async def test_starting_needs_the_host_and_enough_people(house: House, refused: Refused) -> None:
    await house.lobby(1)
    error = await refused(TooFewPlayers, house.tables.start(CHANNEL, HOST.id))
    assert error.params == {"have": 1, "need": 2}  # type: ignore[attr-defined]
    await house.tables.join(CHANNEL, SECOND)
    error = await refused(NotHost, house.tables.start(CHANNEL, SECOND.id))
    assert error.params == {"host": HOST.id}  # type: ignore[attr-defined]


async def test_the_start_commits_to_a_seed_and_asks(house: House) -> None:
    await house.lobby(3)
    house.clock.advance(minutes=5)
    table = await house.tables.start(CHANNEL, HOST.id)
    assert table == await house.tables.table(CHANNEL)
    assert (table.status, table.version, table.number) == (Status.PLAYING, 4, 1)
    assert (table.to_act(), table.asked) == ((0, 1, 2), (1, 1, 1))
    assert table.waiting_since == house.clock.now
    assert table.seed_commitment == (
        "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    )
    assert await house.sql("SELECT seed FROM seeds WHERE table_id = ?", table.id) == [(SEED,)]
    assert await house.owed(table.id) == [("board", None), ("ping", 0), ("ping", 1), ("ping", 2)]
    (entry,) = await house.tables.log(table.id, None)
    assert (entry.number, entry.seat, entry.notation) == (1, None, "start")


async def test_two_starts_at_once_are_one(house: House) -> None:
    table = await house.lobby(2)
    results = await asyncio.gather(
        *(house.tables.start(CHANNEL, HOST.id) for _ in range(3)), return_exceptions=True
    )
    kinds = sorted(type(result).__name__ for result in results)
    assert kinds == ["AlreadyStarted", "AlreadyStarted", "Table"]
    assert len(await house.tables.log(table.id, None)) == 1


async def test_a_started_table_is_no_lobby(house: House, refused: Refused) -> None:
    await house.started(2)
    for request in (
        house.tables.start(CHANNEL, HOST.id),
        house.tables.join(CHANNEL, THIRD),
        house.tables.leave(CHANNEL, SECOND.id),
        house.tables.cancel(CHANNEL, HOST.id, False),
    ):
        await refused(AlreadyStarted, request)


async def test_cancelling_belongs_to_the_host_or_a_moderator(
    house: House, refused: Refused
) -> None:
    table = await house.lobby(2)
    error = await refused(NotHost, house.tables.cancel(CHANNEL, SECOND.id, False))
    assert error.params == {"host": HOST.id}  # type: ignore[attr-defined]
    cancelled = await house.tables.cancel(CHANNEL, FIFTH.id, True)
    assert cancelled.status is Status.CANCELLED
    assert await house.owed(table.id) == [("lobby", None)] * 3


async def test_lists_by_guild_and_by_user(house: House) -> None:
    first = await house.lobby(2, channel=1)
    second = await house.tables.open_table(2, 2, THIRD, "toy", "en")
    await house.lobby(1, channel=3)
    await house.tables.cancel(3, HOST.id, False)
    assert await house.tables.open_tables(None) == (first, second)
    assert await house.tables.open_tables(2) == (second,)
    assert await house.tables.tables_of(SECOND.id) == (first,)
    assert await house.tables.tables_of(FIFTH.id) == ()


async def test_names_are_kept_up_to_date(house: House) -> None:
    table = await house.started(2)
    await house.tables.refresh_name(CHANNEL, Person(SECOND.id, "Renamed *now*"))
    await house.tables.refresh_name(CHANNEL, FIFTH)
    await house.tables.refresh_name(77, HOST)
    renamed = await house.tables.table(CHANNEL)
    assert [who.name for who in renamed.seats] == ["Person 0", "Renamed *now*"]
    assert renamed.version == table.version


@pytest.mark.parametrize("locale", ["zh-CN", None])
async def test_languages_are_remembered(house: House, locale: str | None) -> None:
    assert await house.tables.user_locale(HOST.id) is None
    await house.tables.set_user_locale(HOST.id, "en")
    await house.tables.set_user_locale(HOST.id, locale)
    await house.reopen()
    assert await house.tables.user_locale(HOST.id) == locale


async def test_a_house_rule_of_another_game_is_refused(house: House, refused: Refused) -> None:
    for game, rule in (("zongshi", "rounds"), ("toy", "refill_last_round")):
        opening = house.tables.open_table(1, CHANNEL, HOST, game, "en", {rule: True})
        error = await refused(RuleOfAnotherGame, opening)
        assert error.params == {"game": game, "rule": rule}  # type: ignore[attr-defined]
    await refused(InvalidOptions, house.tables.open_table(1, CHANNEL, HOST, "toy", "en", {"x": 1}))
