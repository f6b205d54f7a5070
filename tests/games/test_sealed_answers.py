"""Answers that wait for others: kept, told to nobody, taken back until the last one is in."""

from __future__ import annotations

from itertools import islice

import pytest

from bot.games.registry import RULESETS
from tests.games.driving import Played, play_out
from tests.games.proofs import PROOFS

TABLES = [(key, seats) for key, ruleset in RULESETS.items() for seats in ruleset.seats]
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)


def games(key: str, seats: int) -> list[Played]:
    starts = [PROOFS[key].rich_start(seats, number) for number in range(1, 4)]
    return [play_out(RULESETS[key], start, b"sealed %d" % n) for n, start in enumerate(starts)]


@every_table
def test_taking_an_answer_back_at_once_gives_the_position_before_it(key: str, seats: int) -> None:
    ruleset = RULESETS[key]
    for game in games(key, seats):
        for step in game.steps:
            back = ruleset.retract(step.after, step.seat)
            if back is not None:
                assert back == step.before
                assert not step.reveals
                assert step.seat not in ruleset.to_act(step.after)


@every_table
def test_a_sealed_answer_shows_nobody_else_more_than_that_it_was_given(
    key: str, seats: int
) -> None:
    ruleset = RULESETS[key]
    for game in games(key, seats):
        for step in game.steps:
            if ruleset.retract(step.after, step.seat) is None:
                continue
            done = [
                ruleset.apply(step.before, step.seat, move)
                for move in islice(ruleset.legal_moves(step.before, step.seat), 6)
            ]
            for reader in (None, *(seat for seat in range(seats) if seat != step.seat)):
                assert len({repr(ruleset.view(one.state, reader)) for one in done}) == 1
                known = [
                    tuple(event for event in one.events if event.audience in (None, reader))
                    for one in done
                ]
                assert len(set(known)) == 1


@every_table
def test_nobody_can_take_back_what_was_not_sealed(key: str, seats: int) -> None:
    ruleset = RULESETS[key]
    for game in games(key, seats):
        for state in game.states:
            for seat in ruleset.to_act(state):
                assert ruleset.retract(state, seat) is None
        for seat in range(seats):
            assert ruleset.retract(game.end, seat) is None
