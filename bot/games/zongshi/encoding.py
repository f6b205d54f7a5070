"""States, moves and events as bytes (JSON), read back strictly."""

from __future__ import annotations

import msgspec

from bot.games.errors import InvalidMove, InvalidState
from bot.games.ruleset import Event, Move
from bot.games.zongshi.catalogue import CATALOGUES
from bot.games.zongshi.events import ZongshiEvent
from bot.games.zongshi.moves import ZongshiMove
from bot.games.zongshi.notation import notation, parse
from bot.games.zongshi.soundness import flaw
from bot.games.zongshi.state import ZongshiState

_ENCODER = msgspec.json.Encoder()
_STATES = msgspec.json.Decoder(ZongshiState)
_MOVES: msgspec.json.Decoder[ZongshiMove] = msgspec.json.Decoder(ZongshiMove)
_EVENTS: msgspec.json.Decoder[tuple[ZongshiEvent, ...]] = msgspec.json.Decoder(
    tuple[ZongshiEvent, ...]
)

encode = _ENCODER.encode


def decode_state(data: bytes) -> ZongshiState:
    """A state; raises `InvalidState`, or `CatalogueError` if its card data was not learnt."""
    try:
        state = _STATES.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidState("bad_state", reason=str(error)) from error
    if encode(state) != data:
        raise InvalidState("bad_state", reason="not as it was written")
    wrong = flaw(state, CATALOGUES[state.options.catalogue])
    if wrong:
        raise InvalidState("bad_state", reason=f"{wrong} of no game")
    return state


def decode_move(data: bytes) -> Move:
    """A move; raises `InvalidMove`."""
    try:
        move: Move = _MOVES.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidMove("bad_move", text=str(error)) from error
    if encode(move) != data or parse(notation(move)) != move:
        raise InvalidMove("bad_move", text=data.decode(errors="replace"))
    return move


def decode_events(data: bytes) -> tuple[Event, ...]:
    """Events; raises `InvalidState`."""
    try:
        events: tuple[Event, ...] = _EVENTS.decode(data)
    except (msgspec.DecodeError, RecursionError) as error:
        raise InvalidState("bad_events", reason=str(error)) from error
    if encode(events) != data:
        raise InvalidState("bad_events", reason="not as it was written")
    return events
