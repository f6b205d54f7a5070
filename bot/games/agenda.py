"""The loop that works a position's agenda off until somebody has a choice, for every game.

A task that asks stays on top of the agenda and is served again after each answer, until it has
nothing left to ask.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from bot.games.ruleset import Move


class Question(Protocol):
    """What a seat is asked; each game has its own record of it."""

    @property
    def seat(self) -> int:
        """Who is asked."""

    @property
    def kind(self) -> str:
        """Which entry of `Questions` knows the answers."""


class Position(Protocol):
    """What the loop needs of a game's position."""

    agenda: tuple[Any, ...]
    """What is still to be done, next task last."""
    pending: tuple[Any, ...]
    """The open questions, at most one a seat; all belong to the top task."""

    def pop(self) -> Any:
        """Take the top task off the agenda."""


Serve = Callable[[Any, Any], None]
"""Does a task that was taken off the agenda, or puts it back and asks."""
Tasks = Mapping[type[Any], Serve]


def first(_position: Any, _seat: int, legal: Sequence[Move]) -> Move:
    """The first legal answer."""
    return legal[0]


class Asked(NamedTuple):
    """A kind of question: its legal answers, what an answer does, what nobody's answer is.

    When an answer is carried out its task is still on top of the agenda.
    """

    legal: Callable[[Any, int], Sequence[Move]]
    answer: Callable[[Any, int, Any], None]
    default: Callable[[Any, int, Sequence[Move]], Move] = first
    forced: bool = True
    """Whether there may be but one answer, which is then given at once."""
    like: Callable[[Any, int, Move], Sequence[Move]] | None = None
    """For long lists: the part in which an answer stands if it is legal."""


Questions = Mapping[str, Asked]
"""By kind."""


class Engine(NamedTuple):
    """All tasks and questions of a game."""

    tasks: Tasks
    questions: Questions

    def legal(self, position: Position, seat: int) -> Sequence[Move]:
        """The legal answers of a seat; none if it is not asked."""
        for question in position.pending:
            if question.seat == seat:
                return self.questions[question.kind].legal(position, seat)
        return ()

    def check(self, position: Position, question: Question, move: Move) -> Move | None:
        """The legal answer that equals a move; None if none does."""
        asked = self.questions[question.kind]
        seat = question.seat
        legal = asked.like(position, seat, move) if asked.like else asked.legal(position, seat)
        return next((one for one in legal if one == move), None)

    def default(self, position: Position, question: Question) -> Move:
        """What is played for a seat that does not answer."""
        asked = self.questions[question.kind]
        return asked.default(position, question.seat, asked.legal(position, question.seat))

    def answer(self, position: Position, question: Question, move: Move) -> None:
        """Carry an answer out that is known to be legal, without what follows from it."""
        position.pending = ()
        self.questions[question.kind].answer(position, question.seat, move)

    def run(self, position: Position) -> None:
        """Go on until a question has more than one answer, or all is done."""
        while True:
            if position.pending:
                if not self._answer_forced(position):
                    return
            elif position.agenda:
                task = position.pop()
                self.tasks[type(task)](position, task)
            else:
                return

    def _answer_forced(self, position: Position) -> bool:
        for question in position.pending:
            asked = self.questions[question.kind]
            if asked.forced:
                legal = asked.legal(position, question.seat)
                if len(legal) == 1:
                    self.answer(position, question, legal[0])
                    return True
        return False
