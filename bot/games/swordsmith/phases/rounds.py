"""The opening and the end of a round; the end of the game."""

from __future__ import annotations

from bot.games.agenda import Tasks
from bot.games.swordsmith.events import FirstSeatMoved, GameEnded, RoundBegan
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.tasks import ROUND, BeginRound, EndRound
from bot.games.swordsmith.terms import Phase


def begin_round(position: Position, _task: BeginRound) -> None:
    """Everybody's turn, then selling."""
    position.round += 1
    position.phase = Phase.FORGING
    position.turns_left = position.order
    position.agenda = (*position.agenda, *ROUND)
    position.tell(RoundBegan(position.round, position.start_seat))


def end_round(position: Position, _task: EndRound) -> None:
    """Selling was played out: an empty profession or a full track ends the game."""
    track = position.catalogue.seating(position.seats).reputation_track
    emptied = tuple(
        queue.profession for queue in position.queues if not queue.face_up and not queue.pile
    )
    topped = tuple(
        seat
        for seat, smithy in enumerate(position.smithies)
        if any(points >= track for points in smithy.reputation)
    )
    if emptied or topped:
        position.phase = Phase.OVER
        position.reveals = True  # all hands are opened
        position.tell(GameEnded(emptied, topped))
        return
    if position.catalogue.setup.rotate_first_seat:
        position.start_seat = (position.start_seat + 1) % position.seats
        position.tell(FirstSeatMoved(position.start_seat))
    position.push(BeginRound())


TASKS: Tasks = {BeginRound: begin_round, EndRound: end_round}
