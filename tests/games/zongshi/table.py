"""A table of Zong Shi for scenarios: makes moves, remembers what was told, answers questions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

import pytest

from bot.games.errors import IllegalMove
from bot.games.registry import RULESETS
from bot.games.ruleset import Event, Outcome
from bot.games.zongshi.moves import GoTo, Pass, StartProject, Visit, Wait, ZongshiMove
from bot.games.zongshi.state import ZongshiState
from bot.games.zongshi.terms import MATERIALS, Counts, Figure, Phase, Place, Spot
from bot.games.zongshi.view import QuestionView, WorkshopView, ZongshiView
from tests.games.zongshi.conservation import conserve

E = TypeVar("E", bound=Event)
Plan = Mapping[int, Sequence[ZongshiMove]]

ZONGSHI = RULESETS["zongshi"]
M, A = Figure.MASTER, Figure.APPRENTICE
LARGE, SMALL, TEMPLE, PAWN = Place.LARGE_JAR, Place.SMALL_JAR, Place.TEMPLE, Place.PAWN_SHOP
ACTIONS = (StartProject, GoTo, Visit, Pass, Wait)


def counts(bronze: int = 0, ivory: int = 0, jade: int = 0, gold: int = 0) -> Counts:
    """Materials by name."""
    return bronze, ivory, jade, gold


class Table:
    """A position that goes on with every move; conservation is checked after each."""

    def __init__(self, state: ZongshiState) -> None:
        self.state = state
        self.events: list[Event] = []
        self.revealed = False
        conserve(state)

    def play(self, seat: int, *moves: ZongshiMove) -> Table:
        """Make moves for a seat, one after the other."""
        self.revealed = False
        for move in moves:
            done = ZONGSHI.apply(self.state, seat, move)
            self.state = done.state
            self.events.extend(done.events)
            self.revealed = self.revealed or done.reveals
            conserve(self.state)
        return self

    def refuses(self, seat: int, move: ZongshiMove) -> bool:
        """True if the move is neither listed nor accepted."""
        if move in self.legal(seat):
            return False
        with pytest.raises(IllegalMove):
            ZONGSHI.apply(self.state, seat, move)
        return True

    def offers(self, seat: int, move: ZongshiMove) -> bool:
        """True if the move is among the seat's legal moves."""
        return move in self.legal(seat)

    def legal(self, seat: int) -> tuple[ZongshiMove, ...]:
        """All legal moves of a seat."""
        moves: tuple[ZongshiMove, ...] = ZONGSHI.legal_moves(self.state, seat)
        return moves

    def offered(self, seat: int, kind: type[ZongshiMove]) -> list[ZongshiMove]:
        """The legal moves of one kind."""
        return [move for move in self.legal(seat) if isinstance(move, kind)]

    def told(self, kind: type[E]) -> list[E]:
        """All events of one kind since the scenario began."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def view(self) -> ZongshiView:
        """What everybody sees."""
        return self.seen_by(None)

    def seen_by(self, seat: int | None) -> ZongshiView:
        """What one seat sees."""
        view: ZongshiView = ZONGSHI.view(self.state, seat)
        return view

    def workshop(self, seat: int) -> WorkshopView:
        """A player's board as its owner sees it."""
        return self.seen_by(seat).workshops[seat]

    def materials(self, seat: int) -> Counts:
        """What lies in a workshop."""
        return self.workshop(seat).materials

    def hand(self, seat: int) -> list[str]:
        """A seat's scrolls, in data order."""
        return list(self.workshop(seat).scrolls or ())

    def question(self, seat: int) -> QuestionView | None:
        """What a seat is asked, in its own eyes."""
        return next((q for q in self.seen_by(seat).questions if q.seat == seat), None)

    def kind(self, seat: int) -> str | None:
        """The kind of question that a seat is asked."""
        question = self.question(seat)
        return None if question is None else question.kind

    @property
    def to_act(self) -> set[int]:
        """Whose move is awaited."""
        return set(ZONGSHI.to_act(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return ZONGSHI.outcome(self.state)

    def turns(self, plan: Plan | None = None) -> Table:
        """Play the turns of this round: each seat's planned moves, then passes."""
        left = {seat: list(moves) for seat, moves in (plan or {}).items()}
        this_round = self.view.round
        while self.view.phase is Phase.TURNS and self.view.round == this_round:
            (seat,) = self.to_act
            moves = left.get(seat)
            move = moves.pop(0) if moves else self._idle_move(seat)
            self.play(seat, move)
        assert not any(left.values()), f"moves that were never asked for: {left}"
        return self

    def _idle_move(self, seat: int) -> ZongshiMove:
        board = self.workshop(seat)
        return Pass(A) if board.apprentice is Spot.FREE else Pass(M)

    def round(self, plan: Plan | None = None) -> Table:
        """Play turns and answer whatever else is asked by default moves until the next round."""
        this_round = self.view.round
        self.turns(plan)
        while self.view.round == this_round and self.outcome is None:
            seat = min(self.to_act)
            self.play(seat, ZONGSHI.default_move(self.state, seat))
        return self


def names(of: Counts) -> list[str]:
    """Materials one by one, by name."""
    return list(Counter(dict(zip(MATERIALS, of, strict=True))).elements())
