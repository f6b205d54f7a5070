"""Tables that this release cannot read: told as such, and still closed by their people."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest

from bot.games.registry import RULESETS
from bot.tables.errors import NotHost, TableBroken
from bot.tables.table import Status
from tests.tables.conftest import CHANNEL, PEOPLE, House, Refused
from tests.tables.toy import TOY, Bid

HOST, SECOND, THIRD = PEOPLE[:3]

Damage = Callable[[House, pytest.MonkeyPatch], Awaitable[None]]


async def bad_state(house: House, _patch: pytest.MonkeyPatch) -> None:
    await house.sql("UPDATE snapshots SET state = x'00'")


async def no_snapshot(house: House, _patch: pytest.MonkeyPatch) -> None:
    await house.sql("DELETE FROM snapshots")


async def bad_catalogue(house: House, _patch: pytest.MonkeyPatch) -> None:
    await house.sql("UPDATE catalogues SET bytes = x'00'")


async def other_rules(house: House, _patch: pytest.MonkeyPatch) -> None:
    await house.sql("UPDATE tables SET rules_version = 0")


async def no_such_game(_house: House, patch: pytest.MonkeyPatch) -> None:
    patch.delitem(RULESETS, "toy")


DAMAGES = [bad_state, no_snapshot, bad_catalogue, other_rules, no_such_game]


@pytest.mark.parametrize("damage", DAMAGES)
async def test_a_broken_table_can_only_be_ended(
    house: House, refused: Refused, damage: Damage, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started(2)
    await damage(house, monkeypatch)
    await house.reopen()
    for request in (
        house.tables.table(CHANNEL),
        house.tables.play(CHANNEL, HOST.id, (Bid(1),)),
        house.tables.scratch(CHANNEL, HOST.id),
    ):
        error = await refused(TableBroken, request)
        assert error.params == {"table": table.id}  # type: ignore[attr-defined]
    found = await house.tables.find(CHANNEL)
    assert found is not None
    assert (found.broken, found.state, found.to_act()) == (True, None, ())
    assert [who.name for who in found.seats] == ["Person 0", "Person 1"]
    assert await house.tables.open_tables(1) == await house.tables.tables_of(SECOND.id) == (found,)
    await refused(NotHost, house.tables.end(CHANNEL, SECOND.id, False))
    ended = await house.tables.end(CHANNEL, HOST.id, False)
    assert ended.status is Status.ENDED
    assert await house.tables.find(CHANNEL) is None
    assert (await house.owed(table.id))[-1] == ("board", None)


async def test_a_lobby_of_an_unknown_game_can_only_be_left(
    house: House, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    await house.lobby(2)
    monkeypatch.delitem(RULESETS, "toy")
    await refused(TableBroken, house.tables.join(CHANNEL, THIRD))
    await refused(TableBroken, house.tables.start(CHANNEL, HOST.id))
    await house.tables.leave(CHANNEL, SECOND.id)
    assert (await house.tables.cancel(CHANNEL, HOST.id, False)).status is Status.CANCELLED


async def test_a_log_that_cannot_be_read_says_so(
    house: House, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started(2)
    await house.tables.play(CHANNEL, HOST.id, (Bid(1),))
    monkeypatch.delitem(RULESETS, "toy")
    await refused(TableBroken, house.tables.log(table.id, None))
    monkeypatch.setitem(RULESETS, "toy", TOY)
    assert len(await house.tables.log(table.id, None)) == 2


async def test_a_table_keeps_the_card_data_it_was_started_with(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await house.started(2)
    monkeypatch.setattr("tests.tables.toy.CATALOGUE", b"numbers = 12")
    await house.reopen()
    assert await house.tables.table(CHANNEL) == table
    await house.started(2, channel=2)
    rows = await house.sql("SELECT bytes FROM catalogues ORDER BY bytes")
    assert rows == [(b"numbers = 12",), (b"numbers = 9",)]
