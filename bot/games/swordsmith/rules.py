"""The ruleset of Master Swordsmith: the contract's verbs, each handed on to the part that knows."""

from __future__ import annotations

from typing import Any

from bot.games.agenda import Engine
from bot.games.encoding import Reader, Written
from bot.games.errors import IllegalMove, InvalidOptions, InvalidState
from bot.games.ruleset import Moment, Move, Options, Outcome, Transition
from bot.games.swordsmith import notation, scoring, sealing, soundness, viewing
from bot.games.swordsmith.catalogue import CATALOGUES, shipped
from bot.games.swordsmith.events import SwordsmithEvent
from bot.games.swordsmith.moves import SwordsmithMove
from bot.games.swordsmith.phases import offers, rounds, sale, selling, turns
from bot.games.swordsmith.position import Position, thaw
from bot.games.swordsmith.refusals import refusal
from bot.games.swordsmith.setup import set_up
from bot.games.swordsmith.state import SwordsmithOptions, SwordsmithState
from bot.games.swordsmith.terms import Phase
from bot.games.swordsmith.view import SwordsmithView

ENGINE = Engine(
    tasks={
        **rounds.TASKS,
        **turns.TASKS,
        **selling.TASKS,
        **offers.TASKS,
        **sale.TASKS,
    },
    questions={**turns.QUESTIONS, **offers.QUESTIONS, **sale.QUESTIONS},
)


def resume(state: SwordsmithState) -> Transition[SwordsmithState]:
    """Work a position's agenda off until somebody has a choice: for positions set up by hand."""
    position = thaw(state)
    position.pending = ()
    return _carried_on(position)


def _carried_on(position: Position) -> Transition[SwordsmithState]:
    ENGINE.run(position)
    return Transition(position.frozen(), tuple(position.events), position.reveals)


def _is_spelt(move: Move) -> bool:
    return notation.parse(notation.notation(move)) == move


def _check(state: SwordsmithState) -> None:
    """Everything in its place, and asked what the top task asks."""
    soundness.check(state)
    if resume(state).state != state:
        raise InvalidState("bad_state", reason="nobody is asked this here")


READER = Reader(SwordsmithState, SwordsmithMove, SwordsmithEvent, _is_spelt, _check)


class SwordsmithRules(Written[SwordsmithState]):
    """Master Swordsmith as the host sees it. Stateless."""

    key = "swordsmith"
    reader = READER
    version = 1
    seats: tuple[int, ...] = (2, 3, 4, 5)
    unofficial_seats: tuple[int, ...] = (5,)

    def shipped_catalogue(self) -> bytes:
        """The card data of this release."""
        return shipped()

    def learn_catalogue(self, raw: bytes) -> str:
        """Validate card data; return its hash."""
        return CATALOGUES.learn(raw)

    def option_names(self) -> tuple[str, ...]:
        """There are no house rules."""
        return ()

    def options(self, values: dict[str, Any]) -> Options:
        """House rules from plain values: none are known."""
        for option in values:
            raise InvalidOptions("unknown_option", option=str(option))
        return SwordsmithOptions()

    def new_game(self, seats: int, seed: bytes, options: Options | None = None) -> SwordsmithState:
        """Shuffle, lay the cards out, and open the first turn."""
        chosen = options if isinstance(options, SwordsmithOptions) else SwordsmithOptions()
        if options is not None and chosen is not options:
            raise InvalidOptions("unknown_option", option=type(options).__name__)
        if not chosen.catalogue:
            chosen = SwordsmithOptions(CATALOGUES.learn(shipped()))
        return _carried_on(set_up(seats, seed, chosen)).state

    def to_act(self, state: SwordsmithState) -> frozenset[int]:
        """The seats that are asked and have not answered."""
        return frozenset([question.seat for question in state.pending])

    def legal_moves(self, state: SwordsmithState, seat: int) -> tuple[Move, ...]:
        """The legal answers of a seat."""
        if all(question.seat != seat for question in state.pending):
            return ()
        return tuple(ENGINE.legal(thaw(state), seat))

    def apply(self, state: SwordsmithState, seat: int, move: Move) -> Transition[SwordsmithState]:
        """Carry a move out, and all that follows until somebody has a choice again."""
        position = thaw(state)
        question = next((one for one in position.pending if one.seat == seat), None)
        known = None if question is None else ENGINE.check(position, question, move)
        if question is None or known is None:
            raise refusal(position, question, seat, move)
        ENGINE.answer(position, question, known)
        return _carried_on(position)

    def retract(self, state: SwordsmithState, seat: int) -> SwordsmithState | None:
        """The position before a seat's sealed answer; None where it has given none."""
        return sealing.retract(state, seat)

    def default_move(self, state: SwordsmithState, seat: int) -> Move:
        """What is played for a seat that does not answer; `IllegalMove` if it is not asked."""
        position = thaw(state)
        for question in position.pending:
            if question.seat == seat:
                return ENGINE.default(position, question)
        raise IllegalMove("not_asked" if position.pending else "game_over", seat=seat)

    def view(self, state: SwordsmithState, seat: int | None) -> SwordsmithView:
        """What that seat (None: a spectator) may see."""
        return viewing.view(state, seat)

    def moment(self, state: SwordsmithState) -> Moment:
        """Round and phase; while forging each seat's turn is a moment of its own."""
        on_turn = state.turns_left[0] if state.turns_left else None
        return Moment(state.round, state.phase.value, on_turn)

    def outcome(self, state: SwordsmithState) -> Outcome | None:
        """The final standings once the game is over."""
        return scoring.outcome(thaw(state)) if state.phase is Phase.OVER else None

    def notation(self, move: Move) -> str:
        """A move as one line."""
        return notation.notation(move)

    def parse(self, text: str) -> Move:
        """The inverse."""
        return notation.parse(text)
