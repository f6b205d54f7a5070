"""Whole games in which people change their minds: the log that stands gives the position."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.rng import Rng, rng
from bot.tables.errors import AiRevealed, MoveRevealed, NothingToUndo, NotYourMove
from bot.tables.table import Status, Table
from tests.tables.conftest import CHANNEL, PEOPLE, House

REFUSALS = (AiRevealed, MoveRevealed, NothingToUndo, NotYourMove)


class Play:
    """Plays at random, and takes back at random, knowing what has to come of it."""

    def __init__(self, house: House, table: Table, source: Rng) -> None:
        self.house = house
        self.table = table
        self.source = source
        self.made: list[tuple[int, int, bool, Any]] = []
        """Of each standing move: number, seat, whether it revealed, the position before it."""
        self.undone = self.changed = 0

    def below(self, number: int) -> int:
        at, self.source = self.source.below(number)
        return at

    async def move(self) -> None:
        table = self.table
        seat = table.to_act()[self.below(len(table.to_act()))]
        moves = table.ruleset.legal_moves(table.state, seat)
        move = moves[self.below(len(moves))]
        reveals = table.ruleset.apply(table.state, seat, move).reveals
        user = table.seats[seat].user
        if user is None:
            self.table = await self.house.tables.ai.play(table, seat, (move,))
        else:
            played = await self.house.tables.play(CHANNEL, user, (move,), table.asked[seat])
            self.table = played.table
        self.made.append((self.table.number, seat, reveals, table.state))

    async def undo(self, seat: int, whole_turn: bool) -> None:
        user = self.table.seats[seat].user or 0
        try:
            undone = await self.house.tables.undo(CHANNEL, user, whole_turn)
        except REFUSALS as error:
            self.check_refused(seat, error)
            return
        numbers = undone.entry.takes_back
        if undone.entry.sealed:
            (at,) = [at for at, made in enumerate(self.made) if made[0] == numbers[0]]
            assert self.made.pop(at)[1] == seat
        else:
            taken = self.made[-len(numbers) :]
            assert tuple(number for number, *_ in taken) == numbers
            assert taken[0][1] == seat
            assert all(who == seat or self.is_ai(who) for _, who, _, _ in taken)
            assert not any(reveals for _, _, reveals, _ in taken)
            assert undone.over_ais == any(who != seat for _, who, _, _ in taken)
            assert undone.table.state == taken[0][3]
            del self.made[-len(numbers) :]
        assert undone.table.number == self.table.number + 1
        self.table = undone.table
        self.undone += 1

    async def change(self, seat: int) -> None:
        without = self.table.ruleset.retract(self.table.state, seat)
        moves = self.table.ruleset.legal_moves(without, seat)
        move = moves[self.below(len(moves))]
        played = await self.house.tables.play(CHANNEL, self.table.seats[seat].user or 0, (move,))
        assert played.table.version == self.table.version + 1
        self.made = [made for made in self.made if made[0] != played.entries[0].takes_back[0]]
        self.made.append((played.table.number, seat, False, without))
        self.table = played.table
        self.changed += 1

    def check_refused(self, seat: int, error: Exception) -> None:
        # What AIs play is in nobody's way as long as it reveals nothing.
        in_the_way = [made for made in self.made if made[2] or not self.is_ai(made[1])]
        if not in_the_way:
            assert isinstance(error, NothingToUndo)
            return
        _, who, reveals, _ = in_the_way[-1]
        if who == seat:
            assert isinstance(error, MoveRevealed)
            assert reveals
        else:
            assert isinstance(error, AiRevealed if self.is_ai(who) else NotYourMove)

    def is_ai(self, seat: int) -> bool:
        return self.table.seats[seat].user is None

    async def check(self) -> None:
        assert await self.house.replayed(self.table) == self.table.state
        await self.house.reopen()
        assert await self.house.tables.table(CHANNEL) == self.table


async def begun(house: House, game: str, source: Rng, people: int = 3, **options: int) -> Play:
    await house.tables.open_table(1, CHANNEL, PEOPLE[0], game, "en", options)
    for person in PEOPLE[1:people]:
        await house.tables.join(CHANNEL, person)
    for _ in range(3 - people):
        await house.tables.ai.add(CHANNEL, PEOPLE[0].id)
    return Play(house, await house.tables.start(CHANNEL, PEOPLE[0].id), source)


async def one_step(play: Play) -> None:
    """A move, or an undo: mostly by whoever moved last."""
    if play.below(3):
        await play.move()
        return
    people = play.table.people(range(3))
    seat = play.made[-1][1] if play.made and play.below(4) else people[play.below(len(people))]
    await play.undo(seat if seat in people else people[0], whole_turn=play.below(3) == 0)


async def test_zong_shi_with_second_thoughts(house: House) -> None:
    play = await begun(house, "zongshi", rng(b"second thoughts"))
    for step in range(600):
        await one_step(play)
        if play.table.status is not Status.PLAYING:
            break
        if step % 50 == 0:
            await play.check()
    assert play.undone > 50
    moments = await house.sql(
        "SELECT count(*) FROM snapshots WHERE number > 1 GROUP BY round, phase"
    )
    assert set(moments) == {(1,)}


@pytest.mark.parametrize("number", range(9))
async def test_sealed_answers_with_second_thoughts(house: House, number: int) -> None:
    people = 3 - number % 3
    play = await begun(house, "toy", rng(bytes([number])), people, rounds=4)
    while play.table.status is Status.PLAYING:
        sealed = [
            seat
            for seat in range(people)
            if play.table.ruleset.retract(play.table.state, seat) is not None
        ]
        if sealed and play.below(3) == 0:
            await play.change(sealed[play.below(len(sealed))])
        else:
            await one_step(play)
        assert await house.replayed(play.table) == play.table.state
    assert play.undone + play.changed
