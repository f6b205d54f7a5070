"""The end of a round and the opening of the next; the end of the game."""

from __future__ import annotations

from bot.games.agenda import Tasks
from bot.games.zongshi.events import (
    GameEnded,
    LastRoundCalled,
    RoundBegan,
    StartPlayerMoved,
)
from bot.games.zongshi.position import Position
from bot.games.zongshi.supply import fill_jars
from bot.games.zongshi.tasks import ROUND, BeginRound, EndRound
from bot.games.zongshi.terms import Phase, Spot


def begin_round(position: Position, _task: BeginRound) -> None:
    """Two laps of turns, then the other phases."""
    position.round += 1
    start, seats = position.start_seat, position.seats
    lap = tuple((start + step) % seats for step in range(seats))
    position.turns_left = lap + lap
    position.agenda = (*position.agenda, *ROUND)
    position.tell(RoundBegan(position.round, start))


def end_round(position: Position, _task: EndRound) -> None:
    """Figures home, end check, refill, marker; no refill before the last round by default."""
    position.phase = Phase.ROUND_END
    _bring_figures_home(position)
    if position.last_round:
        position.phase = Phase.OVER
        position.reveals = True  # hands are laid open
        position.tell(GameEnded())
        return
    position.idle_rounds = 0 if position.stirred else position.idle_rounds + 1
    position.stirred = False
    reason = _why_last(position)
    if reason:
        position.last_round = True
        position.tell(LastRoundCalled(reason))
    if not position.last_round or position.options.refill_last_round:
        fill_jars(position)
    position.start_seat = (position.start_seat + 1) % position.seats
    position.tell(StartPlayerMoved(position.start_seat))
    position.push(BeginRound())


def _bring_figures_home(position: Position) -> None:
    position.figures = ()
    for seat, workshop in enumerate(position.workshops):
        home = {
            figure: Spot.FREE
            for figure, spot in (("master", workshop.master), ("apprentice", workshop.apprentice))
            if spot is Spot.OUT
        }
        if home:
            position.change(seat, **home)


def _why_last(position: Position) -> str | None:
    """Why the next round is the last one; None if it is not."""
    setup = position.catalogue.setup
    if any(position.places_left(seat) == 0 for seat in range(position.seats)):
        return "projects"
    if position.idle_rounds >= setup.idle_rounds:
        return "idle"
    return "max_rounds" if position.round >= setup.max_rounds else None


TASKS: Tasks = {BeginRound: begin_round, EndRound: end_round}
