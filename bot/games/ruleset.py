"""The contract between a game's rules and the host; one test proves it for every game.

States, moves, events and views are frozen structs. The same seed, moves and catalogue give
the same game for ever: chance lives in the state and nothing else draws numbers.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

import msgspec

S = TypeVar("S")
"""A game's state: the whole truth of a position."""
M = TypeVar("M")
"""A game's moves: what a seat submits."""
V = TypeVar("V", covariant=True)
"""A game's view: what one seat, or a spectator, may see of a state."""


class Move(msgspec.Struct, frozen=True):
    """One small record that a seat submits; each game derives its own, tagged."""


class Event(msgspec.Struct, frozen=True):
    """Something a move caused, for the log and for texts; each game derives its own, tagged.

    Events are named in the past tense and carry ids and numbers, never prose.
    """

    @property
    def audience(self) -> int | None:
        """The only seat that may read this event; None: everybody."""
        return None


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """House rules of a table; each game derives its own, every field with a default."""


class Transition(msgspec.Struct, Generic[S], frozen=True):
    """What `apply` returns: the new state, what happened, and whether a secret came out."""

    state: S
    events: tuple[Event, ...]
    reveals: bool
    """True where the move showed hidden information or rolled: undo and previews stop there."""


class ScoreLine(msgspec.Struct, frozen=True):
    """One line of the score sheet: a text key's last part and its points."""

    line: str
    points: int


class Standing(msgspec.Struct, frozen=True):
    """One seat's final result; seats that share a rank are tied for good."""

    seat: int
    rank: int
    """1 is best."""
    total: int
    lines: tuple[ScoreLine, ...]


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: seats from best to worst, and which tie-break decided."""

    standings: tuple[Standing, ...]
    tie_break: str | None = None
    """Text key's last part of what parted (or failed to part) the best seats; None: points."""

    @property
    def winners(self) -> tuple[int, ...]:
        """All seats of rank 1."""
        return tuple(standing.seat for standing in self.standings if standing.rank == 1)


class Moment(msgspec.Struct, frozen=True):
    """Which part of the game a state is in: each new moment is worth a new board message."""

    round: int
    phase: str
    """A phase's id in snake case; its name stands in the game's text catalogue."""
    seat: int | None = None
    """Whose turn it is, where each turn is a moment of its own."""

    @property
    def key(self) -> str:
        """Phase and seat as one word, for stores that keep them together; see `moment_of`."""
        return self.phase if self.seat is None else f"{self.phase}:{self.seat}"


def moment_of(round_: int, key: str) -> Moment:
    """The moment with that round and `Moment.key`."""
    phase, _, seat = key.partition(":")
    return Moment(round_, phase, int(seat) if seat else None)


class Ruleset(Protocol[S, M, V]):
    """Everything the host may ask of a game. Implementations are stateless."""

    @property
    def key(self) -> str:
        """The game's id, its key in the registry and the stem of its data file."""

    @property
    def version(self) -> int:
        """Raised when rules change so that old logs would replay differently."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Allowed numbers of players, ascending."""

    @property
    def unofficial_seats(self) -> tuple[int, ...]:
        """Those of `seats` that the published game does not know."""

    def shipped_catalogue(self) -> bytes:
        """The card data that this release ships, as stored with a new table."""

    def learn_catalogue(self, raw: bytes) -> str:
        """Validate card data and return the hash by which states name it.

        Raises `CatalogueError`. Learning the same bytes again is free; a state can be decoded
        only after its catalogue was learnt.
        """

    def options(self, values: dict[str, Any]) -> Options:
        """House rules from plain values; raises `InvalidOptions`."""

    def option_names(self) -> tuple[str, ...]:
        """The house rules that a table may switch on, in the order in which they are shown."""

    def new_game(self, seats: int, seed: bytes, options: Options | None = None) -> S:
        """Set up a game for that many seats; raises `InvalidOptions` for a wrong number."""

    def to_act(self, state: S) -> frozenset[int]:
        """Seats whose move is awaited; several where the rules allow; empty: over."""

    def legal_moves(self, state: S, seat: int) -> tuple[M, ...]:
        """All legal moves of a seat in a stable order; empty for a seat not to act."""

    def apply(self, state: S, seat: int, move: M) -> Transition[S]:
        """Make a move; raises `IllegalMove` and changes nothing."""

    def retract(self, state: S, seat: int) -> S | None:
        """The state before that seat's sealed answer; None where it has given none.

        A sealed answer waits, known to its giver only, for the answers of others. Whoever has
        given one is not to act, but may take it back until the last one is in.
        """

    def default_move(self, state: S, seat: int) -> M:
        """What is played for a seat to act that does not answer; always legal."""

    def view(self, state: S, seat: int | None) -> V:
        """What that seat (None: a spectator) may see."""

    def moment(self, state: S) -> Moment:
        """Round and phase of a state."""

    def outcome(self, state: S) -> Outcome | None:
        """The final standings; None while the game goes on."""

    def encode_state(self, state: S) -> bytes:
        """A state as bytes for the store; its catalogue by hash only."""

    def decode_state(self, data: bytes) -> S:
        """The inverse; raises `InvalidState` for anything that `encode_state` did not write."""

    def encode_move(self, move: M) -> bytes:
        """A move as bytes."""

    def decode_move(self, data: bytes) -> M:
        """The inverse; raises `InvalidMove`."""

    def encode_events(self, events: tuple[Event, ...]) -> bytes:
        """Events as bytes for the log."""

    def decode_events(self, data: bytes) -> tuple[Event, ...]:
        """The inverse; raises `InvalidState`."""

    def notation(self, move: M) -> str:
        """A move as one readable line, for logs and files."""

    def parse(self, text: str) -> M:
        """The inverse of `notation`; raises `InvalidMove`."""


AnyRuleset = Ruleset[Any, Any, Any]
"""Any game, for a host that passes states through unread."""
