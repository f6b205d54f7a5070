"""Player turns: twice round the table, one figure a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.agenda import Asked, Questions, Tasks
from bot.games.ruleset import Move
from bot.games.zongshi.actions import overflow, paying, picks, places, projects, tiles, visits
from bot.games.zongshi.actions.paying import play_from_hand
from bot.games.zongshi.counts import plus
from bot.games.zongshi.events import Passed, Waited
from bot.games.zongshi.legal import free_figures, moves_like, turn_moves
from bot.games.zongshi.moves import GoTo, Pass, PlayScroll, StartProject, Visit, Wait
from bot.games.zongshi.position import Position
from bot.games.zongshi.scrolls import BEFORE
from bot.games.zongshi.state import Question
from bot.games.zongshi.supply import turn_masterworks_over
from bot.games.zongshi.tasks import (
    EndAction,
    EndTurn,
    LayDown,
    Settling,
    Starting,
    Stop,
    Turns,
    Visiting,
)
from bot.games.zongshi.terms import NOTHING, Figure, Phase, Spot


def take_turns(position: Position, task: Turns) -> None:
    """Ask the next seat that has a free figure; a figure at work passes without being asked."""
    position.phase = Phase.TURNS
    while position.turns_left and not free_figures(position, position.on_turn):
        position.turns_left = position.turns_left[1:]
    if position.turns_left:
        position.ask(task, Question(position.on_turn, "turn"))


def act(position: Position, seat: int, move: Move) -> None:
    """Do what was chosen for this turn."""
    ACTS[type(move)](position, seat, move)


def _play_scroll(position: Position, seat: int, move: PlayScroll) -> None:
    """The effect, what overflows by it, the discard pile; then the turn is asked again."""
    play_from_hand(position, seat, (move.scroll,))
    position.push(Settling(), LayDown())
    BEFORE[move.scroll].play(position, seat)


def _open_action(position: Position, seat: int, scrolls: tuple[str, ...]) -> None:
    play_from_hand(position, seat, scrolls)
    position.push(LayDown(), EndAction(), EndTurn())


def _start(position: Position, seat: int, move: StartProject) -> None:
    _open_action(position, seat, move.scrolls)
    position.push(Starting(move.figure, (move.project,), move.scrolls))


def _go(position: Position, seat: int, move: GoTo) -> None:
    _open_action(position, seat, move.scrolls)
    places.go(position, seat, move)


def _visit(position: Position, seat: int, move: Visit) -> None:
    _open_action(position, seat, move.scrolls)
    stop = Stop(move.townsperson, move.token)
    position.push(Visiting(move.figure, (stop,), move.scrolls))


def _pass(position: Position, seat: int, move: Pass) -> None:
    position.change(seat, **{move.figure.value: Spot.OUT})
    position.tell(Passed(seat, move.figure))
    position.push(EndTurn())


def _wait(position: Position, seat: int, _move: Wait) -> None:
    position.tell(Waited(seat))
    position.push(EndTurn())


ACTS: dict[type[Move], Callable[[Position, int, Any], None]] = {
    PlayScroll: _play_scroll,
    StartProject: _start,
    GoTo: _go,
    Visit: _visit,
    Pass: _pass,
    Wait: _wait,
}


def end_action(position: Position, _task: EndAction) -> None:
    """What was laid aside goes into the bag, masterworks that were taken are replaced."""
    position.bag = plus(position.bag, position.laid_aside)
    position.laid_aside = NOTHING
    turn_masterworks_over(position)


def end_turn(position: Position, task: EndTurn) -> None:
    """What was borrowed goes, and with it what it had room for; then the next turn."""
    seat = position.on_turn
    if position.workshops[seat].borrowed is not None:
        position.change(seat, borrowed=None)
        position.push(Settling(), task)
        return
    position.turn_scrolls = ()
    position.turns_left = position.turns_left[1:]


def default(position: Position, seat: int, _legal: Sequence[Move]) -> Move:
    """Pass with the apprentice, then with the master."""
    free = free_figures(position, seat)
    return Pass(Figure.APPRENTICE if Figure.APPRENTICE in free else Figure.MASTER)


_ACTIONS = (overflow, paying, picks, places, projects, tiles, visits)

TASKS: Tasks = {
    Turns: take_turns,
    EndAction: end_action,
    EndTurn: end_turn,
    **{task: serve for action in _ACTIONS for task, serve in action.TASKS.items()},
}
QUESTIONS: Questions = {
    "turn": Asked(turn_moves, act, default, forced=False, like=moves_like),
    **{kind: asked for action in _ACTIONS for kind, asked in action.QUESTIONS.items()},
}
