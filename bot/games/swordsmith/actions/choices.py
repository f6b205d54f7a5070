"""What a card allows after its draw, and may be declined: a waiting token, a better metal."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.agenda import Asked, Tasks
from bot.games.ruleset import Move
from bot.games.swordsmith.events import CardChanged, Declined, TokenChanged
from bot.games.swordsmith.moves import Decline, Nudge, Upgrade
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.state import Question, Waiting
from bot.games.swordsmith.supply import add_to_market, from_hand, in_market, to_hand
from bot.games.swordsmith.tasks import Nudging, Upgrading


def nudges(position: Position, _seat: int) -> list[Move]:
    """One token more or less on each face-up adventurer, never below none."""
    waiting = [one for queue in position.queues for one in queue.face_up]
    moves: list[Move] = []
    for one in waiting:
        moves.append(Nudge(one.adventurer, 1))
        if one.waited > 0:
            moves.append(Nudge(one.adventurer, -1))
    return [*moves, Decline()]


def upgrades(position: Position, seat: int) -> list[Move]:
    """Each metal of the hand of which the market has the next grade."""
    better = position.catalogue.next_metals
    held = dict.fromkeys(position.smithies[seat].hand)
    moves: list[Move] = [
        Upgrade(card) for card in held if card in better and in_market(position, better[card])
    ]
    return [*moves, Decline()]


def ask_nudge(position: Position, task: Nudging) -> None:
    """Ask, unless nobody waits."""
    _ask(position, task, "nudge", nudges(position, position.on_turn))


def ask_upgrade(position: Position, task: Upgrading) -> None:
    """Ask, unless there is nothing to upgrade."""
    _ask(position, task, "upgrade", upgrades(position, position.on_turn))


def _ask(position: Position, task: Nudging | Upgrading, kind: str, moves: list[Move]) -> None:
    if len(moves) > 1:
        position.ask(task, Question(position.on_turn, kind))


def nudge(position: Position, seat: int, move: Nudge | Decline) -> None:
    """Change the tokens; whoever then has enough is served in this round's selling phase."""
    card = _card(position)
    if isinstance(move, Decline):
        position.tell(Declined(seat, card))
        return
    profession = position.catalogue.adventurers[move.adventurer].profession
    queue = position.queue_of(profession)
    changed = tuple(
        Waiting(one.adventurer, one.waited + move.by) if one.adventurer == move.adventurer else one
        for one in queue.face_up
    )
    position.set_queue(replace(queue, face_up=changed))
    waited = next(one.waited for one in changed if one.adventurer == move.adventurer)
    position.tell(TokenChanged(seat, move.adventurer, move.by, waited))


def upgrade(position: Position, seat: int, move: Upgrade | Decline) -> None:
    """Change the metal against the market; the better one can be placed at once."""
    card = _card(position)
    if isinstance(move, Decline):
        position.tell(Declined(seat, card))
        return
    better = position.catalogue.next_metals[move.card]
    from_hand(position, seat, move.card)
    add_to_market(position, move.card, 1)
    add_to_market(position, better, -1)
    to_hand(position, seat, (better,))
    position.tell(CardChanged(seat, move.card, better))


def _card(position: Position) -> str:
    """The card whose offer is answered; its task is done."""
    task = position.pop()
    if not isinstance(task, Nudging | Upgrading):
        raise TypeError(task)
    return task.card


def decline(_position: Position, _seat: int, _legal: Sequence[Move]) -> Move:
    """Do without."""
    return Decline()


TASKS: Tasks = {Nudging: ask_nudge, Upgrading: ask_upgrade}
QUESTIONS: dict[str, Asked] = {
    "nudge": Asked(nudges, nudge, decline, forced=False),
    "upgrade": Asked(upgrades, upgrade, decline, forced=False),
}
