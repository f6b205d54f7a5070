"""AI seats play: at once and by themselves, several tables side by side, whatever goes wrong."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from bot.games.rng import Rng
from bot.players.level import Level
from bot.players.registry import PLAYERS
from bot.tables import pausing
from bot.tables.ai_seats import AiSeats
from bot.tables.errors import TableMovedOn
from bot.tables.table import Status, Table
from tests.support.ais import Choice, Puppet, first
from tests.tables.conftest import CHANNEL, PEOPLE, House, Refused
from tests.tables.toy import TOY, Bid, Claim, Draw, ToyView

HOST, SECOND, *_ = PEOPLE
PATIENCE = 10
"""Seconds that a thread or a task may take to get going."""


class Ais:
    """The AI seats of a house, with a puppet on them; no pause takes any time."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.puppet = Puppet()
        self.pauses: list[float] = []
        self.seats = AiSeats(house.tables, 1.5, self._sleep)

    async def _sleep(self, seconds: float) -> None:
        self.pauses.append(seconds)

    def restarted(self) -> None:
        self.seats.close()
        self.seats = AiSeats(self.house.tables, 1.5, self._sleep)

    async def started(self, people: int, ais: int, channel: int = CHANNEL, **options: Any) -> Table:
        await self.house.lobby(people, channel, **options)
        for _ in range(ais):
            await self.house.tables.ai.add(channel, HOST.id)
        return await self.house.tables.start(channel, HOST.id)

    async def alone(self, **options: Any) -> Table:
        """A table of two at which nobody plays in person."""
        table = await self.started(2, 0, **options)
        for person in (HOST, SECOND):
            table = await self.house.tables.ai.hand_over(CHANNEL, person.id)
        return table


@pytest.fixture
def ais(house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Ais]:
    ais = Ais(house)
    monkeypatch.setitem(PLAYERS, ("toy", Level.EASY), ais.puppet)
    yield ais
    ais.seats.close()


class Gate:
    """Holds a thinking AI until it is opened."""

    def __init__(self, then: Choice, *, holds: Callable[[Any], bool] = lambda _view: True) -> None:
        self._then, self._holds = then, holds
        self._reached, self._open = threading.Event(), threading.Event()

    def __call__(self, view: Any, legal: tuple[Any, ...], source: Rng) -> Any:
        if self._holds(view):
            self._reached.set()
            assert self._open.wait(PATIENCE)
        return self._then(view, legal, source)

    async def reached(self) -> None:
        assert await asyncio.to_thread(self._reached.wait, PATIENCE)

    def open(self) -> None:
        self._open.set()


async def test_a_person_and_two_ais_play_to_the_end(house: House, ais: Ais) -> None:
    table = await ais.started(1, 2)
    while table.status is Status.PLAYING:
        await ais.seats.idle()
        table = await house.tables.table(CHANNEL)
        assert table.to_act() == (0,)
        # Whoever bids more than the AIs has a turn as well.
        legal = TOY.legal_moves(table.state, 0)
        table = (await house.tables.play(CHANNEL, HOST.id, (legal[table.state.round % 2],))).table
    assert await house.replayed(table) == table.state
    rows = await house.sql("SELECT seat, user, cause FROM moves WHERE seat > 0")
    assert {row[1:] for row in rows} == {(None, "seat")}
    assert {row[0] for row in rows} == {1, 2}


async def test_an_ai_sees_its_view_and_nothing_secret_decides(house: House, ais: Ais) -> None:
    table = await ais.started(1, 1)
    await ais.seats.idle()
    ((view, source),) = ais.puppet.asked
    assert view == table.view(1)
    assert isinstance(view, ToyView)
    await house.tables.end(CHANNEL, HOST.id, False)
    # The same again from another seed: the AI is given the same chances.
    house.tables._new_seed = lambda: bytes(32)
    await house.sql("UPDATE sqlite_sequence SET seq = seq - 1 WHERE name = 'tables'")
    del table, view
    await ais.started(1, 1, CHANNEL + 1)
    await ais.seats.idle()
    assert ais.puppet.asked[1][1] != source
    assert ais.puppet.asked[1][0] == ais.puppet.asked[0][0]


async def test_a_whole_turn_is_one_action(house: House, ais: Ais) -> None:
    table = await ais.started(1, 1)
    ais.puppet.choice = lambda _view, legal, _source: legal[2] if len(legal) == 3 else legal[0]
    await ais.seats.idle()
    await house.tables.play(CHANNEL, HOST.id, (Bid(1),))
    await ais.seats.idle()
    rows = await house.sql("SELECT seat, version FROM moves WHERE seat = 1 ORDER BY number")
    versions = [version - table.version for _, version in rows]
    # An answer, both claims after the host's answer, and the next round's, another moment.
    assert versions == [1, 3, 3, 4]
    assert ais.pauses == [1.5] * 3


async def test_an_action_ends_where_something_is_revealed(house: House, ais: Ais) -> None:
    await ais.started(1, 1)
    ais.puppet.choice = lambda _view, legal, _source: legal[-1]
    await ais.seats.idle()
    await house.tables.play(CHANNEL, HOST.id, (Bid(1),))
    await ais.seats.idle()
    table = await house.tables.table(CHANNEL)
    rows = await house.sql("SELECT version, notation FROM moves WHERE seat = 1 ORDER BY number")
    draws = [version for version, notation in rows if TOY.parse(notation) == Draw()]
    assert len(set(draws)) == len(draws) == 2
    assert len(table.state.claims[1]) == 2


@pytest.mark.parametrize("wrong", [Claim(99), None])
async def test_a_player_that_fails_does_not_block(house: House, ais: Ais, wrong: Any) -> None:
    def fail(_view: Any, _legal: tuple[Any, ...], _source: Rng) -> Any:
        if wrong is None:
            raise ZeroDivisionError
        return wrong

    ais.puppet.choice = fail
    await ais.started(1, 1)
    await ais.seats.idle()
    state = (await house.tables.table(CHANNEL)).state
    assert state.bids == (None, TOY.default_move(state, 0).amount)


async def test_a_thought_that_takes_too_long_does_not_block(house: House, ais: Ais) -> None:
    ais.puppet.choice = gate = Gate(lambda _view, legal, _source: legal[2])
    hasty = AiSeats(house.tables, 0, budget=0.05)
    await ais.started(1, 1)
    await hasty.idle()
    state = (await house.tables.table(CHANNEL)).state
    assert state.bids == (None, TOY.default_move(state, 0).amount)
    gate.open()
    hasty.close()


async def test_an_action_that_cannot_be_made_is_not_tried_for_ever(
    house: House, ais: Ais, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_args: Any) -> Any:
        raise ZeroDivisionError

    ais.puppet.choice = fail
    monkeypatch.setattr(TOY, "default_move", fail, raising=False)
    await ais.started(1, 2)
    await ais.seats.idle()
    assert len(ais.puppet.asked) == 1
    # The table moves on, and it is tried again.
    ais.puppet.choice = first
    await house.tables.play(CHANNEL, HOST.id, (Bid(3),))
    await ais.seats.idle()
    assert (await house.tables.table(CHANNEL)).to_act() == (0,)


async def test_an_ai_that_was_overtaken_thinks_again(
    house: House, ais: Ais, refused: Refused
) -> None:
    await ais.started(2, 0)
    before = await house.tables.ai.hand_over(CHANNEL, SECOND.id)
    ais.puppet.choice = gate = Gate(first)
    playing = asyncio.create_task(ais.seats.idle())
    await gate.reached()
    await house.tables.ai.take_back(CHANNEL, SECOND)
    gate.open()
    await playing
    assert (await house.tables.table(CHANNEL)).state == before.state
    await refused(TableMovedOn, house.tables.ai.play(before, 1, (Bid(1),)))


async def test_people_answer_while_an_ai_thinks(house: House, ais: Ais) -> None:
    await ais.started(2, 1)
    ais.puppet.choice = gate = Gate(first)
    playing = asyncio.create_task(ais.seats.idle())
    await gate.reached()
    await house.tables.play(CHANNEL, HOST.id, (Bid(2),))
    gate.open()
    await playing
    assert (await house.tables.table(CHANNEL)).state.bids == (2, None, 1)
    assert len(ais.puppet.asked) == 1


async def test_a_slow_table_holds_up_no_other(house: House, ais: Ais) -> None:
    ais.puppet.choice = gate = Gate(first, holds=lambda view: len(view.has_bid) == 2)
    slow = await ais.started(1, 1)
    running = asyncio.create_task(ais.seats.run())
    await gate.reached()
    other = await ais.started(1, 2, CHANNEL + 1)
    ais.seats.wake(other.id)
    await _until(house, other, lambda table: table.to_act() == (0,))
    assert await house.tables.by_id(slow.id) == slow
    gate.open()
    await _until(house, slow, lambda table: table.to_act() == (0,))
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


async def test_a_restart_leaves_no_table_hanging(house: House, ais: Ais) -> None:
    table = await ais.started(1, 2)
    await house.reopen()
    ais.restarted()
    running = asyncio.create_task(ais.seats.run())
    await _until(house, table, lambda table: table.to_act() == (0,))
    await house.tables.play(CHANNEL, HOST.id, (Bid(1),))
    ais.seats.wake(table.id)
    await _until(house, table, lambda table: table.to_act() == (0,))
    running.cancel()
    await asyncio.gather(running, return_exceptions=True)


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> int:
    """So many actions do AIs make among themselves; a game of the toy has few."""
    monkeypatch.setattr(pausing, "ENOUGH", 5)
    return pausing.ENOUGH


async def test_ais_among_themselves_pause(house: House, ais: Ais, few: int) -> None:
    table = await ais.alone(rounds=4)
    await ais.seats.idle()
    paused = await house.tables.table(CHANNEL)
    assert paused.paused
    assert paused.version == table.version + few
    await house.outbox.done([owed.id for owed in await house.outbox.due(table.id)])
    await house.reopen()
    ais.restarted()
    await ais.seats.idle()
    assert await house.tables.table(CHANNEL) == paused
    back = await house.tables.ai.take_back(CHANNEL, HOST)
    assert not back.paused
    assert await house.owed(table.id) == [("board", None)]
    await house.tables.ai.hand_over(CHANNEL, HOST.id)
    await ais.seats.idle()
    again = await house.tables.table(CHANNEL)
    assert again.paused
    assert again.version == back.version + 1 + few


@pytest.mark.usefixtures("few")
async def test_everybody_reads_that_a_table_pauses(house: House, ais: Ais) -> None:
    table = await ais.alone(rounds=4)
    while not table.paused:
        await house.outbox.done([owed.id for owed in await house.outbox.due(table.id)])
        seat = table.to_act()[0]
        table = await house.tables.ai.play(table, seat, TOY.legal_moves(table.state, seat)[:1])
    assert ("board", None) in await house.owed(table.id)
    assert await house.tables.table(CHANNEL) == table


async def test_ais_finish_what_ends_before_they_pause(house: House, ais: Ais) -> None:
    await ais.alone(rounds=2)
    await ais.seats.idle()
    table = await house.tables.latest(CHANNEL)
    assert table is not None
    assert (table.status, table.paused) == (Status.FINISHED, False)


async def _until(house: House, table: Table, reached: Callable[[Table], bool]) -> None:
    """Wait until a table has come somewhere, as its tasks take their turns."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await house.tables.by_id(table.id)
            if found is not None and reached(found):
                return
            await asyncio.sleep(0)
