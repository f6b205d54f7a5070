"""Forging: one seat after the other plays cards, then works, then draws a new hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from bot.games.agenda import Asked, Tasks
from bot.games.ruleset import Move
from bot.games.swordsmith.actions import buying, choices, crafting, dismantling, placing, playing
from bot.games.swordsmith.effects import make_places
from bot.games.swordsmith.events import (
    HandDiscarded,
    MoneyKept,
    MoneyLapsed,
    TurnBegan,
    TurnEnded,
    WorkBegan,
)
from bot.games.swordsmith.loyal import in_force
from bot.games.swordsmith.moves import (
    BeginWork,
    Buy,
    Dismantle,
    EndTurn,
    Hatch,
    PlaceCard,
    Play,
    Refine,
    Smelt,
    ToFurnace,
    ToPool,
)
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.state import Question, Turn
from bot.games.swordsmith.supply import draw, to_discard
from bot.games.swordsmith.tasks import TakeTurn, Turns
from bot.games.swordsmith.terms import Phase


def next_turn(position: Position, task: Turns) -> None:
    """Open the turn of the next seat; abilities count from its start."""
    position.phase = Phase.FORGING
    if not position.turns_left:
        return
    seat = position.on_turn
    bonus = in_force(position.catalogue, position.smithies[seat].loyal)
    workers = position.catalogue.setup.workers + bonus.workers
    make_places(position, seat)
    position.turn = Turn(
        workers=workers,
        money=bonus.money,
        smelts=bonus.smelts,
        hatches=bonus.hatches,
        rolls=bonus.rolls,
    )
    position.tell(TurnBegan(seat, workers, bonus.money, position.smithies[seat].vouchers))
    position.push(TakeTurn(), task)


def take_turn(position: Position, task: TakeTurn) -> None:
    """A turn goes on until it is ended, even where nothing else can be done."""
    kind = "work" if position.turn.is_working else "play"
    position.ask(task, Question(position.on_turn, kind))


def play_moves(position: Position, seat: int) -> list[Move]:
    """Everything that a seat may do while it plays cards, in a stable order."""
    metals, elements = placing.metal_slots(position, seat), placing.element_slots(position, seat)
    moves: list[Move] = []
    for card in dict.fromkeys(position.smithies[seat].hand):
        moves += playing.plays(position, seat, card)
        moves += placing.placings(position, card, metals, elements)
    return [*moves, *dismantling.dismantlings(position, seat), BeginWork(), EndTurn()]


def work_moves(position: Position, seat: int) -> list[Move]:
    """Everything that a seat may do once its workers have begun, in a stable order."""
    return [
        *buying.purchases(position, seat),
        *crafting.smelts(position, seat),
        *crafting.hatches(position, seat),
        *crafting.refines(position, seat),
        *dismantling.dismantlings(position, seat),
        EndTurn(),
    ]


def act(position: Position, seat: int, move: Move) -> None:
    """Do what was chosen; the turn goes on."""
    ACTS[type(move)](position, seat, move)


def _lay_down(position: Position, seat: int) -> None:
    """What was played and what is left of the hand go to the discard pile."""
    smithy = position.smithies[seat]
    to_discard(position, seat, (*smithy.in_play, *smithy.hand))
    position.change(seat, in_play=(), hand=())
    if smithy.hand:
        position.tell(HandDiscarded(seat, smithy.hand))


def _begin_work(position: Position, seat: int, _move: BeginWork) -> None:
    _lay_down(position, seat)
    position.change_turn(is_working=True)
    position.tell(WorkBegan(seat))


def _end_turn(position: Position, seat: int, _move: EndTurn) -> None:
    position.pop()
    if not position.turn.is_working:
        _lay_down(position, seat)
    _settle_money(position, seat)
    more = in_force(position.catalogue, position.smithies[seat].loyal).draws
    draw(position, seat, position.catalogue.setup.hand_size + more)
    position.tell(TurnEnded(seat))
    position.turn = Turn()
    position.turns_left = position.turns_left[1:]


def _settle_money(position: Position, seat: int) -> None:
    """Vouchers lapse and money is lost, but for what a Strongbox keeps as vouchers."""
    unspent = position.funds(seat)
    kept = min(unspent, position.turn.keeps)
    position.change(seat, vouchers=kept)
    if kept:
        position.tell(MoneyKept(seat, kept))
    if unspent > kept:
        position.tell(MoneyLapsed(seat, unspent - kept))


def end_it(_position: Position, _seat: int, _legal: Sequence[Move]) -> Move:
    """A turn that nobody goes on with is ended."""
    return EndTurn()


ACTS: dict[type[Move], Callable[[Position, int, Any], None]] = {
    Play: playing.play,
    PlaceCard: placing.place,
    ToFurnace: placing.to_furnace,
    ToPool: placing.to_pool,
    Dismantle: dismantling.dismantle,
    BeginWork: _begin_work,
    Buy: buying.buy,
    Smelt: crafting.smelt,
    Hatch: crafting.hatch,
    Refine: crafting.refine,
    EndTurn: _end_turn,
}
TASKS: Tasks = {Turns: next_turn, TakeTurn: take_turn, **dismantling.TASKS, **choices.TASKS}
QUESTIONS: dict[str, Asked] = {
    "play": Asked(play_moves, act, end_it, forced=False),
    "work": Asked(work_moves, act, end_it, forced=False),
    **dismantling.QUESTIONS,
    **choices.QUESTIONS,
}
