"""Selling: tokens, then whoever has waited long enough is served, one after the other."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.agenda import Tasks
from bot.games.swordsmith.events import AdventurerLeft, AdventurerRevealed, SellingBegan
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.state import Queue, Waiting
from bot.games.swordsmith.tasks import BeginSelling, Offering, Selling, Succession
from bot.games.swordsmith.terms import Phase


def is_due(position: Position, one: Waiting) -> bool:
    """Whether an adventurer is served in this round's selling phase, as things stand."""
    coming = 1 if position.phase is Phase.FORGING else 0
    return one.waited + coming >= position.catalogue.adventurers[one.adventurer].patience


def due(position: Position) -> list[str]:
    """Adventurers whose patience is over, in the order in which they are served."""
    return [
        one.adventurer
        for queue in position.queues
        for one in queue.face_up
        if is_due(position, one)
    ]


def begin_selling(position: Position, _task: BeginSelling) -> None:
    """Every face-up adventurer gets a token, once, before anybody is served."""
    position.phase = Phase.SELLING
    position.queues = tuple(
        replace(
            queue,
            face_up=tuple(Waiting(one.adventurer, one.waited + 1) for one in queue.face_up),
        )
        for queue in position.queues
    )
    position.tell(SellingBegan(tuple(due(position))))


def serve_next(position: Position, task: Selling) -> None:
    """The next one whose patience is over; then seals that were not used lapse."""
    waiting = due(position)
    if waiting:
        position.push(Offering(waiting[0]), task)
        return
    for seat, smithy in enumerate(position.smithies):
        if smithy.seals:
            position.change(seat, seals=0)


def take_away(position: Position, adventurer: str) -> None:
    """An adventurer is no longer face up; the next of its profession will come."""
    profession = position.catalogue.adventurers[adventurer].profession
    queue = position.queue_of(profession)
    rest = tuple(one for one in queue.face_up if one.adventurer != adventurer)
    position.set_queue(replace(queue, face_up=rest))
    position.push(Succession(profession))


def leave(position: Position, adventurer: str) -> None:
    """Nobody could or would serve it."""
    position.left = (*position.left, adventurer)
    position.tell(AdventurerLeft(adventurer))
    take_away(position, adventurer)


def succeed(position: Position, task: Succession) -> None:
    """The next one comes at once, without a token in this phase."""
    queue = position.queue_of(task.profession)
    if queue.pile:
        comer = queue.pile[-1]
        position.reveals = position.reveals or _is_news(position, queue)
        face_up = (*queue.face_up, Waiting(comer))
        position.set_queue(replace(queue, pile=queue.pile[:-1], face_up=face_up))
        position.tell(AdventurerRevealed(comer))


def _is_news(position: Position, queue: Queue) -> bool:
    """Whether another adventurer of the same rank could have come."""
    known = position.catalogue.adventurers
    rank = known[queue.pile[-1]].rank
    hidden = [who for who in position.out if known[who].profession == queue.profession]
    return sum(known[who].rank == rank for who in (*queue.pile, *hidden)) > 1


TASKS: Tasks = {BeginSelling: begin_selling, Selling: serve_next, Succession: succeed}
