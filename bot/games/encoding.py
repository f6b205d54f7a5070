"""States, moves and events as bytes (JSON), read back strictly, for every game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

import msgspec

from bot.games.errors import InvalidMove, InvalidState
from bot.games.ruleset import Event, Move

S = TypeVar("S")

encode = msgspec.json.Encoder().encode


class Reader(Generic[S]):
    """Reads what `encode` wrote of one game, and refuses everything else."""

    def __init__(
        self,
        states: type[S],
        moves: Any,
        events: Any,
        spelt: Callable[[Move], bool],
        check: Callable[[S], None],
    ) -> None:
        """Moves and events come as unions.

        `spelt` tells whether a move's notation reads as that move (it may raise `InvalidMove`);
        `check` raises for a state of the right shape that is none of the game.
        """
        self._states = msgspec.json.Decoder(states)
        self._moves: msgspec.json.Decoder[Any] = msgspec.json.Decoder(moves)
        self._events: msgspec.json.Decoder[Any] = msgspec.json.Decoder(tuple[events, ...])
        self._spelt = spelt
        self._check = check

    def state(self, data: bytes) -> S:
        """A state; raises `InvalidState`, or `CatalogueError` if its card data was not learnt."""
        try:
            state = self._states.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            raise InvalidState("bad_state", reason=str(error)) from error
        if encode(state) != data:
            raise InvalidState("bad_state", reason="not as it was written")
        self._check(state)
        return state

    def move(self, data: bytes) -> Move:
        """A move; raises `InvalidMove`."""
        try:
            move: Move = self._moves.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            raise InvalidMove("bad_move", text=str(error)) from error
        if encode(move) != data or not self._spelt(move):
            raise InvalidMove("bad_move", text=data.decode(errors="replace"))
        return move

    def events(self, data: bytes) -> tuple[Event, ...]:
        """Events; raises `InvalidState`."""
        try:
            events: tuple[Event, ...] = self._events.decode(data)
        except (msgspec.DecodeError, RecursionError) as error:
            raise InvalidState("bad_events", reason=str(error)) from error
        if encode(events) != data:
            raise InvalidState("bad_events", reason="not as it was written")
        return events


class Written(Generic[S]):
    """The part of a ruleset that turns states, moves and events into bytes and back."""

    reader: Reader[S]

    def encode_state(self, state: S) -> bytes:
        """A state as bytes."""
        return encode(state)

    def decode_state(self, data: bytes) -> S:
        """The inverse."""
        return self.reader.state(data)

    def encode_move(self, move: Move) -> bytes:
        """A move as bytes."""
        return encode(move)

    def decode_move(self, data: bytes) -> Move:
        """The inverse."""
        return self.reader.move(data)

    def encode_events(self, events: tuple[Event, ...]) -> bytes:
        """Events as bytes."""
        return encode(events)

    def decode_events(self, data: bytes) -> tuple[Event, ...]:
        """The inverse."""
        return self.reader.events(data)
