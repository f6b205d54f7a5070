"""Plays whole games by a policy and keeps every step, for the contract and the playthroughs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bot.games.rng import Rng, rng
from bot.games.ruleset import AnyRuleset, Event, Move

Chooser = Callable[[Any, int, tuple[Any, ...], Rng], tuple[Move, Rng]]
"""Picks one of a seat's legal moves: state, seat, moves, source of chance."""

LONGEST = 20_000
"""More moves than any game may need; a game that is not over by then never ends."""


class Step(msgspec.Struct, frozen=True):
    """One move of a game that was played: before, the move, after."""

    before: Any
    seat: int
    move: Move
    legal: int
    after: Any
    events: tuple[Event, ...]
    reveals: bool


class Played(msgspec.Struct, frozen=True):
    """A whole game, from its set-up to its outcome."""

    ruleset: Any
    start: Any
    steps: tuple[Step, ...]

    @property
    def end(self) -> Any:
        """The position after the last move."""
        return self.steps[-1].after

    @property
    def states(self) -> tuple[Any, ...]:
        """Every position, the set-up first."""
        return (self.start, *(step.after for step in self.steps))


def by_kind(_state: Any, _seat: int, moves: tuple[Any, ...], source: Rng) -> tuple[Move, Rng]:
    """Any kind of move is as likely as any other, so that rare kinds come up often enough."""
    kinds = tuple(dict.fromkeys(type(move) for move in moves))
    at, source = source.below(len(kinds))
    choices = [move for move in moves if type(move) is kinds[at]]
    at, source = source.below(len(choices))
    return choices[at], source


def play_out(ruleset: AnyRuleset, start: Any, seed: bytes, choose: Chooser = by_kind) -> Played:
    """Play from a position until the game is over; of several seats asked, any may be first."""
    source = rng(seed)
    state = start
    steps: list[Step] = []
    while ruleset.outcome(state) is None:
        seats = sorted(ruleset.to_act(state))
        at, source = source.below(len(seats))
        seat = seats[at]
        moves = ruleset.legal_moves(state, seat)
        move, source = choose(state, seat, moves, source)
        done = ruleset.apply(state, seat, move)
        steps.append(Step(state, seat, move, len(moves), done.state, done.events, done.reveals))
        state = done.state
        if len(steps) > LONGEST:
            raise AssertionError(f"not over after {LONGEST} moves")
    return Played(ruleset, start, tuple(steps))
