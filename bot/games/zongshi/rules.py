"""The ruleset of Zong Shi: the contract's verbs, each handed on to the part that knows."""

from __future__ import annotations

from typing import Any

from bot.games.agenda import Engine
from bot.games.encoding import Reader, Written
from bot.games.errors import IllegalMove, InvalidOptions, InvalidState
from bot.games.ruleset import Moment, Move, Options, Outcome, Transition
from bot.games.zongshi import notation, scoring, soundness, viewing
from bot.games.zongshi.catalogue import CATALOGUES, shipped
from bot.games.zongshi.events import ZongshiEvent
from bot.games.zongshi.moves import ZongshiMove
from bot.games.zongshi.phases import draft, player_turns, progress, round_end, share_materials
from bot.games.zongshi.position import Position, thaw
from bot.games.zongshi.refusals import refusal
from bot.games.zongshi.setup import set_up
from bot.games.zongshi.state import ZongshiOptions, ZongshiState
from bot.games.zongshi.terms import Phase
from bot.games.zongshi.view import ZongshiView

ENGINE = Engine(
    tasks={
        **draft.TASKS,
        **player_turns.TASKS,
        **share_materials.TASKS,
        **progress.TASKS,
        **round_end.TASKS,
    },
    questions={**draft.QUESTIONS, **player_turns.QUESTIONS, **progress.QUESTIONS},
)

HOUSE_RULES = ("refill_last_round", "apprentice_beside_lone_master")


def resume(state: ZongshiState) -> Transition[ZongshiState]:
    """Work a position's agenda off until somebody has a choice: for positions set up by hand."""
    position = thaw(state)
    position.pending = ()
    return _carried_on(position)


def _carried_on(position: Position) -> Transition[ZongshiState]:
    ENGINE.run(position)
    return Transition(position.frozen(), tuple(position.events), position.reveals)


def _waits(state: ZongshiState) -> bool:
    """Whether the agenda leads to the open questions, and each of them can be answered."""
    try:
        return resume(state).state == state and all(
            ENGINE.questions[question.kind].legal(thaw(state), question.seat)
            for question in state.pending
            if ENGINE.questions[question.kind].forced
        )
    except (LookupError, TypeError, ValueError):  # tasks that do not fit each other
        return False


def _is_spelt(move: Move) -> bool:
    return notation.parse(notation.notation(move)) == move


def _check(state: ZongshiState) -> None:
    """Every piece in its place, and asked what the agenda leads to."""
    wrong = soundness.flaw(state, CATALOGUES[state.options.catalogue])
    if wrong:
        raise InvalidState("bad_state", reason=f"{wrong} of no game")
    if not _waits(state):
        raise InvalidState("bad_state", reason="its questions do not follow from its agenda")


READER = Reader(ZongshiState, ZongshiMove, ZongshiEvent, _is_spelt, _check)


class ZongshiRules(Written[ZongshiState]):
    """Zong Shi as the host sees it. Stateless."""

    key = "zongshi"
    reader = READER
    version = 1
    seats: tuple[int, ...] = (2, 3, 4, 5)
    unofficial_seats: tuple[int, ...] = (2,)

    def shipped_catalogue(self) -> bytes:
        """The card data of this release."""
        return shipped()

    def learn_catalogue(self, raw: bytes) -> str:
        """Validate card data; return its hash."""
        return CATALOGUES.learn(raw)

    def option_names(self) -> tuple[str, ...]:
        """The house rules, in the order in which they are shown."""
        return HOUSE_RULES

    def options(self, values: dict[str, Any]) -> Options:
        """House rules from plain values."""
        for option, value in values.items():
            if option not in HOUSE_RULES:
                raise InvalidOptions("unknown_option", option=str(option))
            if not isinstance(value, bool):
                raise InvalidOptions("bad_option", option=option)
        return ZongshiOptions(**values)

    def new_game(self, seats: int, seed: bytes, options: Options | None = None) -> ZongshiState:
        """Shuffle, lay the draft out, and ask for the first item."""
        chosen = options if isinstance(options, ZongshiOptions) else ZongshiOptions()
        if options is not None and chosen is not options:
            raise InvalidOptions("unknown_option", option=type(options).__name__)
        if not chosen.catalogue:
            chosen = ZongshiOptions(
                chosen.refill_last_round,
                chosen.apprentice_beside_lone_master,
                CATALOGUES.learn(shipped()),
            )
        return _carried_on(set_up(seats, seed, chosen)).state

    def to_act(self, state: ZongshiState) -> frozenset[int]:
        """The seats that are asked."""
        return frozenset([question.seat for question in state.pending])

    def legal_moves(self, state: ZongshiState, seat: int) -> tuple[Move, ...]:
        """The legal answers of a seat."""
        if all(question.seat != seat for question in state.pending):
            return ()
        return tuple(ENGINE.legal(thaw(state), seat))

    def apply(self, state: ZongshiState, seat: int, move: Move) -> Transition[ZongshiState]:
        """Carry a move out, and all that follows until somebody has a choice again."""
        position = thaw(state)
        question = next((one for one in position.pending if one.seat == seat), None)
        known = None if question is None else ENGINE.check(position, question, move)
        if question is None or known is None:
            raise refusal(position, question, seat, move)
        ENGINE.answer(position, question, known)
        return _carried_on(position)

    def retract(self, state: ZongshiState, seat: int) -> ZongshiState | None:  # noqa: ARG002
        """No answer of this game is sealed."""
        return None

    def default_move(self, state: ZongshiState, seat: int) -> Move:
        """What is played for a seat that does not answer; `IllegalMove` if it is not asked."""
        position = thaw(state)
        for question in position.pending:
            if question.seat == seat:
                return ENGINE.default(position, question)
        raise IllegalMove("not_asked" if position.pending else "game_over", seat=seat)

    def view(self, state: ZongshiState, seat: int | None) -> ZongshiView:
        """What that seat (None: a spectator) may see."""
        return viewing.view(state, seat)

    def moment(self, state: ZongshiState) -> Moment:
        """Round and phase."""
        return Moment(state.round, state.phase.value)

    def outcome(self, state: ZongshiState) -> Outcome | None:
        """The final standings once the game is over."""
        if state.phase is not Phase.OVER:
            return None
        return scoring.outcome(CATALOGUES[state.options.catalogue], state.workshops)

    def notation(self, move: Move) -> str:
        """A move as one line."""
        return notation.notation(move)

    def parse(self, text: str) -> Move:
        """The inverse."""
        return notation.parse(text)
