"""A position of Master Swordsmith that scenarios play on, checked after every move."""

from __future__ import annotations

from typing import TypeVar

import pytest

from bot.games.errors import IllegalMove
from bot.games.registry import RULESETS
from bot.games.ruleset import Event, Move, Outcome
from bot.games.swordsmith.moves import BeginWork, Decline, EndTurn
from bot.games.swordsmith.state import SwordsmithState
from bot.games.swordsmith.terms import Phase
from bot.games.swordsmith.view import ProfessionView, QuestionView, SmithyView, SwordsmithView
from tests.games.swordsmith.conservation import conserve, never_falls

E = TypeVar("E", bound=Event)

SWORDSMITH = RULESETS["swordsmith"]


class Table:
    """A position that goes on with every move; conservation is checked after each."""

    def __init__(self, state: SwordsmithState) -> None:
        self.state = state
        self.events: list[Event] = []
        self.revealed = False
        conserve(state)

    def play(self, seat: int, *moves: Move) -> Table:
        """Make moves for a seat, one after the other."""
        self.revealed = False
        for move in moves:
            assert move in self.legal(seat), (move, self.legal(seat))
            done = SWORDSMITH.apply(self.state, seat, move)
            never_falls(self.state, done.state)
            self.state = done.state
            self.events.extend(done.events)
            self.revealed = self.revealed or done.reveals
            conserve(self.state)
        return self

    def refuses(self, seat: int, move: Move) -> IllegalMove:
        """The error of a move that is neither listed nor accepted."""
        assert move not in self.legal(seat)
        before = SWORDSMITH.encode_state(self.state)
        with pytest.raises(IllegalMove) as caught:
            SWORDSMITH.apply(self.state, seat, move)
        assert SWORDSMITH.encode_state(self.state) == before
        return caught.value

    def legal(self, seat: int) -> tuple[Move, ...]:
        """All legal moves of a seat."""
        return SWORDSMITH.legal_moves(self.state, seat)

    def offers(self, seat: int, *moves: Move) -> bool:
        """True if all these moves are among the seat's legal moves."""
        return set(moves) <= set(self.legal(seat))

    def offered(self, seat: int, kind: type[Move]) -> list[Move]:
        """The legal moves of one kind."""
        return [move for move in self.legal(seat) if isinstance(move, kind)]

    def told(self, kind: type[E]) -> list[E]:
        """All events of one kind since the scenario began."""
        return [event for event in self.events if isinstance(event, kind)]

    @property
    def view(self) -> SwordsmithView:
        """What everybody sees."""
        return self.seen_by(None)

    def seen_by(self, seat: int | None) -> SwordsmithView:
        """What one seat sees."""
        view: SwordsmithView = SWORDSMITH.view(self.state, seat)
        return view

    def smithy(self, seat: int) -> SmithyView:
        """A player's area as its owner sees it."""
        return self.seen_by(seat).smithies[seat]

    def hand(self, seat: int) -> tuple[str, ...]:
        """A seat's hand, in data order."""
        return self.smithy(seat).hand or ()

    def discard(self, seat: int) -> tuple[str, ...]:
        """A seat's discard pile."""
        return self.smithy(seat).discard

    def reputation(self, seat: int, profession: str) -> int:
        """A seat's reputation in one profession."""
        lines = {line.line: line.points for line in self.smithy(seat).reputation}
        return lines[profession]

    def market(self, card: str) -> int:
        """Cards in a pile of the market."""
        return next(pile.count for pile in self.view.market if pile.card == card)

    def price(self, card: str) -> int:
        """What a card costs the seat on turn."""
        on_sale = (*self.view.market, *self.view.auxiliary_row)
        return next(pile.price for pile in on_sale if pile.card == card)

    @property
    def row(self) -> list[str]:
        """The auxiliary cards that lie face up."""
        return [pile.card for pile in self.view.auxiliary_row]

    def profession(self, profession: str) -> ProfessionView:
        """A profession in play."""
        return next(one for one in self.view.professions if one.id == profession)

    def waiting(self, profession: str) -> dict[str, int]:
        """Who of a profession is face up, with waiting tokens."""
        return {one.id: one.waited for one in self.profession(profession).face_up}

    @property
    def money(self) -> int:
        """What the seat on turn has without vouchers."""
        turn = self.view.turn
        return 0 if turn is None else turn.money

    @property
    def workers(self) -> int:
        """Workers left to the seat on turn."""
        turn = self.view.turn
        return 0 if turn is None else turn.workers

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
        return set(SWORDSMITH.to_act(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """The result, once there is one."""
        return SWORDSMITH.outcome(self.state)

    def work(self) -> Table:
        """The seat on turn begins to work."""
        return self.play(self.state.turns_left[0], BeginWork())

    def end_turns(self) -> Table:
        """All turns of this round are ended as they stand; selling begins."""
        this_round = self.view.round
        while self.view.phase is Phase.FORGING and self.view.round == this_round:
            self.play(self.state.turns_left[0], EndTurn())
        return self

    def end_turns_before(self, seat: int) -> Table:
        """Turns are ended until it is that seat's."""
        while self.view.on_turn != seat:
            self.play(self.state.turns_left[0], EndTurn())
        return self

    def decline_all(self) -> Table:
        """Nobody sells anything more in this round."""
        while self.view.phase is Phase.SELLING:
            self.play(min(self.to_act), Decline())
        return self
