"""The loop that works a position's agenda off until somebody has a choice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from bot.games.ruleset import Move
from bot.games.zongshi.position import Position
from bot.games.zongshi.state import Question
from bot.games.zongshi.tasks import Task

Serve = Callable[[Position, Any], None]
"""Does a task that was taken off the agenda, or puts it back and asks."""
Tasks = Mapping[type[Task], Serve]


def first(_position: Position, _seat: int, legal: Sequence[Move]) -> Move:
    """The first legal answer."""
    return legal[0]


class Asked(NamedTuple):
    """A kind of question: its legal answers, what an answer does, what nobody's answer is.

    When an answer is carried out its task is still on top of the agenda.
    """

    legal: Callable[[Position, int], Sequence[Move]]
    answer: Callable[[Position, int, Any], None]
    default: Callable[[Position, int, Sequence[Move]], Move] = first
    forced: bool = True
    """Whether there may be but one answer, which is then given at once."""
    like: Callable[[Position, int, Move], Sequence[Move]] | None = None
    """For long lists: the part in which an answer stands if it is legal."""


Questions = Mapping[str, Asked]
"""By kind."""


class Engine(NamedTuple):
    """All tasks and questions of the game."""

    tasks: Tasks
    questions: Questions

    def check(self, position: Position, question: Question, move: Move) -> Move | None:
        """The legal answer that equals a move; None if none does."""
        asked = self.questions[question.kind]
        seat = question.seat
        legal = asked.like(position, seat, move) if asked.like else asked.legal(position, seat)
        return next((one for one in legal if one == move), None)

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
