"""Games that play themselves, for pictures and measurements: the same seed, the same game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, groupby
from typing import Any, NamedTuple

import msgspec

from bot.games.record import Record, replay, ruleset_of
from bot.games.rng import Rng, rng
from bot.games.ruleset import AnyRuleset, Event, Move, Transition
from bot.players.level import Level
from bot.players.registry import choose

Choose = Callable[[AnyRuleset, Any, int, Rng], tuple[Move, Rng]]
"""A player: ruleset, state, seat and chance become a move and what is left of the chance."""


class Taste(NamedTuple):
    """What the players like, by the first words of a move's notation."""

    eager: tuple[str, ...]
    """Done whenever it can be, the first of them first."""
    loath: tuple[str, ...]
    """Done only where nothing else can be."""


TASTES = {
    "zongshi": Taste(("start",), ("pass", "wait")),
    "swordsmith": Taste(
        (
            "offer", "bid", "place", "refine", "play", "work", "buy steel", "buy iron",
            "buy light", "buy fire", "buy water", "buy dark", "buy gold_bag",
        ),
        ("decline", "dismantle", "furnace", "pool", "end"),
    ),
}  # fmt: skip


class Action(msgspec.Struct, frozen=True):
    """All that one seat did in a row within one moment."""

    before: Any
    after: Any
    events: tuple[Event, ...]


class Made(NamedTuple):
    """A move that was made."""

    seat: int
    before: Any
    done: Transition[Any]


def play(ruleset: AnyRuleset, seats: int, seed: bytes) -> tuple[Action, ...]:
    """A whole game in which all players do something sensible at times, and much of everything."""
    return _played(ruleset, seats, seed, _by_taste)


def play_well(ruleset: AnyRuleset, seats: int, seed: bytes) -> tuple[Action, ...]:
    """A whole game of AI seats, which looks like a game of people."""
    return _played(ruleset, seats, seed, _by_thinking)


def _played(ruleset: AnyRuleset, seats: int, seed: bytes, player: Choose) -> tuple[Action, ...]:
    source, state = rng(b"choices" + seed), ruleset.new_game(seats, b"game" + seed)
    moves: list[Made] = []
    while asked := sorted(ruleset.to_act(state)):
        at, source = source.below(len(asked))
        move, source = player(ruleset, state, asked[at], source)
        done = ruleset.apply(state, asked[at], move)
        moves.append(Made(asked[at], state, done))
        state = done.state
    return _together(ruleset, moves)


def recorded(record: Record) -> tuple[Action, ...]:
    """The game of a file; raises `BadRecord`."""
    return _together(ruleset_of(record), _made(record))


def recorded_moves(record: Record) -> tuple[Action, ...]:
    """The same, each move for itself; raises `BadRecord`."""
    return tuple(Action(made.before, made.done.state, made.done.events) for made in _made(record))


def _made(record: Record) -> Iterator[Made]:
    ruleset = ruleset_of(record)
    for step in replay(record):
        yield Made(step.seat, step.before, ruleset.apply(step.before, step.seat, step.move))


def _together(ruleset: AnyRuleset, moves: Iterable[Made]) -> tuple[Action, ...]:
    """Moves as actions."""
    actions: list[Action] = []
    for _, group in groupby(moves, lambda made: (made.seat, ruleset.moment(made.before))):
        steps = tuple(group)
        events = tuple(chain.from_iterable(made.done.events for made in steps))
        actions.append(Action(steps[0].before, steps[-1].done.state, events))
    return tuple(actions)


def _by_thinking(ruleset: AnyRuleset, state: Any, seat: int, source: Rng) -> tuple[Move, Rng]:
    """What the easy AI plays."""
    number, source = source.below(1 << 16)
    view, legal = ruleset.view(state, seat), ruleset.legal_moves(state, seat)
    return choose(ruleset.key, Level.EASY, view, legal, number.to_bytes(2, "big")), source


def _by_taste(ruleset: AnyRuleset, state: Any, seat: int, source: Rng) -> tuple[Move, Rng]:
    """What is liked best; any kind of what is left is as likely as any other."""
    legal = ruleset.legal_moves(state, seat)
    taste, told = TASTES[ruleset.key], {move: ruleset.notation(move) for move in legal}
    for liked in taste.eager:
        if wanted := [move for move, words in told.items() if words.startswith(liked)]:
            return _one_of(wanted, source)
    rest = [move for move, words in told.items() if not words.startswith(taste.loath)]
    kinds = tuple(dict.fromkeys(map(type, rest or legal)))
    at, source = source.below(len(kinds))
    return _one_of([move for move in rest or legal if type(move) is kinds[at]], source)


def _one_of(moves: Sequence[Any], source: Rng) -> tuple[Move, Rng]:
    at, source = source.below(len(moves))
    return moves[at], source


def spread(actions: Sequence[Action], count: int) -> tuple[Action, ...]:
    """So many actions, evenly over a game."""
    return tuple(actions[len(actions) * number // count] for number in range(count))


def stills(ruleset: AnyRuleset, actions: Sequence[Action]) -> tuple[Action, ...]:
    """A game as its pictures: the first position, then from one moment's last to the next one's.

    Of single moves these are the positions that a table keeps.
    """
    found = [Action(actions[0].before, actions[0].before, ())]
    for _, group in groupby(actions, lambda action: ruleset.moment(action.after)):
        steps = tuple(group)
        events = tuple(chain.from_iterable(step.events for step in steps))
        found.append(Action(steps[0].before, steps[-1].after, events))
    return tuple(found)


def by_phase(ruleset: AnyRuleset, actions: Sequence[Action]) -> dict[str, Action]:
    """An action after which each phase of a round goes on, from the middle of the game.

    "late" is one of the last, "over" the very last.
    """
    found: dict[str, list[Action]] = {}
    for action in actions[:-1]:
        found.setdefault(ruleset.moment(action.after).phase, []).append(action)
    chosen = {phase: those[len(those) // 2] for phase, those in found.items()}
    return chosen | {"late": actions[len(actions) * 9 // 10], "over": actions[-1]}
