"""A tiny game with what makes hosting hard: sealed parallel answers, small moves, a secret draw.

Every round all seats bid in secret; the highest bidder then claims two numbers, one by one, or
draws one unseen from the deck.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

from bot.games.errors import CatalogueError, IllegalMove, InvalidMove, InvalidOptions, InvalidState
from bot.games.rng import Rng, rng
from bot.games.ruleset import (
    AnyRuleset,
    Event,
    Moment,
    Move,
    Options,
    Outcome,
    ScoreLine,
    Standing,
    Transition,
)

CATALOGUE = b"numbers = 9"


class Bid(Move, frozen=True, tag="bid"):
    amount: int


class Claim(Move, frozen=True, tag="claim"):
    number: int


class Draw(Move, frozen=True, tag="draw"):
    pass


class BidSealed(Event, frozen=True, tag="bid-sealed"):
    seat: int
    amount: int

    @property
    def audience(self) -> int | None:
        return self.seat


class BidsOpened(Event, frozen=True, tag="bids-opened"):
    bids: tuple[int, ...]


class Claimed(Event, frozen=True, tag="claimed"):
    seat: int
    number: int


class ToyOptions(Options, frozen=True):
    rounds: int = 2


class ToyState(msgspec.Struct, frozen=True):
    catalogue: str
    rounds: int
    round: int
    bids: tuple[int | None, ...]
    claims: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    chance: Rng
    winner: int | None = None
    left: int = 0


class ToyView(msgspec.Struct, frozen=True):
    round: int
    has_bid: tuple[bool, ...]
    own_bid: int | None
    claims: tuple[tuple[int, ...], ...]
    pile: tuple[int, ...]
    winner: int | None


class Toy:
    key = "toy"
    version = 1
    seats = (2, 3, 4)
    unofficial_seats = ()

    def shipped_catalogue(self) -> bytes:
        return CATALOGUE

    def learn_catalogue(self, raw: bytes) -> str:
        if not raw.startswith(b"numbers"):
            raise CatalogueError("bad_catalogue")
        return sha256(raw).hexdigest()

    def options(self, values: dict[str, Any]) -> ToyOptions:
        try:
            return msgspec.convert(values, ToyOptions)
        except msgspec.ValidationError as error:
            raise InvalidOptions("bad_option", reason=str(error)) from error

    def option_names(self) -> tuple[str, ...]:
        return ("rounds",)

    def new_game(self, seats: int, seed: bytes, options: Options | None = None) -> ToyState:
        rounds = options.rounds if isinstance(options, ToyOptions) else 2
        digest = self.learn_catalogue(CATALOGUE)
        pile = tuple(range(1, 10))
        return ToyState(digest, rounds, 1, (None,) * seats, ((),) * seats, pile, rng(seed))

    def to_act(self, state: ToyState) -> frozenset[int]:
        if state.round > state.rounds:
            return frozenset()
        if state.winner is not None:
            return frozenset({state.winner})
        return frozenset(seat for seat, bid in enumerate(state.bids) if bid is None)

    def legal_moves(self, state: ToyState, seat: int) -> tuple[Move, ...]:
        if seat not in self.to_act(state):
            return ()
        if state.winner is None:
            return tuple(Bid(amount) for amount in (1, 2, 3))
        return (*(Claim(number) for number in state.pile), Draw())

    def apply(self, state: ToyState, seat: int, move: Move) -> Transition[ToyState]:
        if move not in self.legal_moves(state, seat):
            raise IllegalMove("not_now", seat=seat)
        if isinstance(move, Bid):
            return _bid(state, seat, move.amount)
        if isinstance(move, Claim):
            return Transition(_claim(state, move.number), (Claimed(seat, move.number),), False)
        at, chance = state.chance.below(len(state.pile))
        number = state.pile[at]
        drawn = msgspec.structs.replace(state, chance=chance)
        return Transition(_claim(drawn, number), (Claimed(seat, number),), True)

    def retract(self, state: ToyState, seat: int) -> ToyState | None:
        if state.winner is not None or state.bids[seat] is None:
            return None
        bids = (*state.bids[:seat], None, *state.bids[seat + 1 :])
        return msgspec.structs.replace(state, bids=bids)

    def default_move(self, state: ToyState, seat: int) -> Move:
        return self.legal_moves(state, seat)[0]

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        own = None if seat is None else state.bids[seat]
        has_bid = tuple(bid is not None for bid in state.bids)
        return ToyView(state.round, has_bid, own, state.claims, state.pile, state.winner)

    def moment(self, state: ToyState) -> Moment:
        if not self.to_act(state):
            return Moment(state.rounds, "over")
        if state.winner is None:
            return Moment(state.round, "bids")
        return Moment(state.round, "claims", state.winner)

    def outcome(self, state: ToyState) -> Outcome | None:
        if self.to_act(state):
            return None
        ranked = sorted(range(len(state.claims)), key=lambda seat: -sum(state.claims[seat]))
        return Outcome(tuple(_standing(state, seat, at) for at, seat in enumerate(ranked, 1)))

    def encode_state(self, state: ToyState) -> bytes:
        return msgspec.msgpack.encode(state)

    def decode_state(self, data: bytes) -> ToyState:
        try:
            return msgspec.msgpack.decode(data, type=ToyState)
        except msgspec.DecodeError as error:
            raise InvalidState("bad_state", reason=str(error)) from error

    def encode_move(self, move: Move) -> bytes:
        return msgspec.json.encode(move)

    def decode_move(self, data: bytes) -> Move:
        try:
            return msgspec.json.decode(data, type=Bid | Claim | Draw)
        except msgspec.DecodeError as error:
            raise InvalidMove("bad_move", reason=str(error)) from error

    def encode_events(self, events: tuple[Event, ...]) -> bytes:
        return msgspec.json.encode(events)

    def decode_events(self, data: bytes) -> tuple[Event, ...]:
        try:
            return msgspec.json.decode(data, type=tuple[BidSealed | BidsOpened | Claimed, ...])
        except msgspec.DecodeError as error:
            raise InvalidState("bad_events", reason=str(error)) from error

    def notation(self, move: Move) -> str:
        return self.encode_move(move).decode()

    def parse(self, text: str) -> Move:
        return self.decode_move(text.encode())


TOY: AnyRuleset = Toy()


def _bid(state: ToyState, seat: int, amount: int) -> Transition[ToyState]:
    bids = (*state.bids[:seat], amount, *state.bids[seat + 1 :])
    after = msgspec.structs.replace(state, bids=bids)
    sealed = BidSealed(seat, amount)
    opened = tuple(bid for bid in bids if bid is not None)
    if len(opened) < len(bids):
        return Transition(after, (sealed,), False)
    winner = opened.index(max(opened))
    after = msgspec.structs.replace(after, winner=winner, left=2)
    return Transition(after, (sealed, BidsOpened(opened)), True)


def _claim(state: ToyState, number: int) -> ToyState:
    seat = state.winner or 0
    mine = (*state.claims[seat], number)
    after = msgspec.structs.replace(
        state,
        claims=(*state.claims[:seat], mine, *state.claims[seat + 1 :]),
        pile=tuple(other for other in state.pile if other != number),
        left=state.left - 1,
    )
    if after.left:
        return after
    none = (None,) * len(state.bids)
    return msgspec.structs.replace(after, winner=None, bids=none, round=state.round + 1)


def _standing(state: ToyState, seat: int, rank: int) -> Standing:
    total = sum(state.claims[seat])
    return Standing(seat, rank, total, (ScoreLine("numbers", total),))
