"""A whole game as a file, which comes to the same end in every release.

A record brings all that its game needs: the card data, the position before the first move, and
each move as the store keeps it.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Literal

import msgspec

from bot.games.errors import GameError
from bot.games.registry import RULESETS
from bot.games.ruleset import AnyRuleset, Move


class BadRecord(Exception):
    """A file that is no record, or does not replay; its message says where, in one line."""


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One recorded game."""

    format: Literal[1]
    game: str
    version: int
    """Of the rules by which it was played."""
    catalogue: str
    """The card data, as they were."""
    start: str
    """The encoded position before the first move."""
    moves: tuple[tuple[int, str], ...]
    """Seat and encoded move, in the order in which they were made; none that was undone."""
    end: str = ""
    """SHA-256 of the encoded last position; "": not told."""
    totals: tuple[int, ...] = ()
    """Points from best to worst; empty: not told."""


class Step(msgspec.Struct, frozen=True):
    """One replayed move: the position before it, who made it, and the position after it."""

    number: int
    before: Any
    seat: int
    move: Move
    after: Any


def read_record(raw: bytes) -> Record:
    """A record from a JSON file; raises `BadRecord`."""
    try:
        return msgspec.json.decode(raw, type=Record)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadRecord(f"not a recorded game: {error}") from error


def ruleset_of(record: Record) -> AnyRuleset:
    """The rules of the recorded game; raises `BadRecord`."""
    try:
        return RULESETS[record.game]
    except KeyError:
        raise BadRecord(f"no game is called {record.game!r}") from None


def opening(record: Record) -> Any:
    """The position before the first move; raises `BadRecord`."""
    ruleset = ruleset_of(record)
    try:
        ruleset.learn_catalogue(record.catalogue.encode())
        return ruleset.decode_state(record.start.encode())
    except GameError as error:
        raise BadRecord(f"the first position cannot be read: {_plainly(error)}") from error


def replay(record: Record) -> Iterator[Step]:
    """Make the moves again, one after the other; raises `BadRecord` where one fails.

    After the last one the end is compared with what the record tells of it.
    """
    ruleset = ruleset_of(record)
    state = opening(record)
    for number, (seat, encoded) in enumerate(record.moves, start=1):
        try:
            move = ruleset.decode_move(encoded.encode())
            after = ruleset.apply(state, seat, move).state
        except GameError as error:
            told = f"move {number} ({encoded}) of seat {seat}: {_plainly(error)}"
            raise BadRecord(told) from error
        yield Step(number, state, seat, move, after)
        state = after
    _compare(record, ruleset, state)


def fingerprint(encoded: bytes) -> str:
    """How a record names its last position."""
    return sha256(encoded).hexdigest()


def _compare(record: Record, ruleset: AnyRuleset, state: Any) -> None:
    outcome = ruleset.outcome(state)
    totals = () if outcome is None else tuple(place.total for place in outcome.standings)
    if record.totals and record.totals != totals:
        raise BadRecord(f"the game ends with {totals}, the record says {record.totals}")
    if record.end and record.end != fingerprint(ruleset.encode_state(state)):
        raise BadRecord("the game ends in another position than the record says")


def _plainly(error: GameError) -> str:
    values = ", ".join(f"{name} {value}" for name, value in error.params.items())
    return f"{error.code} ({values})" if values else error.code
