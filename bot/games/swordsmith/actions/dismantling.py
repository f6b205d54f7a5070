"""Taking a sword apart, free and at any time of one's own turn."""

from __future__ import annotations

from bot.games.agenda import Asked, Tasks
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import Dismantle, ReturnEnchantment
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.state import Question
from bot.games.swordsmith.swords import dearest, take_apart
from bot.games.swordsmith.tasks import Dismantling


def dismantlings(position: Position, seat: int) -> list[Move]:
    """Every sword with at least one card."""
    swords = position.smithies[seat].swords
    return [Dismantle(place) for place, sword in enumerate(swords) if not sword.is_empty]


def dismantle(position: Position, _seat: int, move: Dismantle) -> None:
    """Done at once unless two different enchantments are equally dear."""
    position.push(Dismantling(move.sword))


def ask_enchantment(position: Position, task: Dismantling) -> None:
    """Ask only where there is a choice."""
    seat = position.on_turn
    choices = dearest(position.catalogue, position.sword(seat, task.sword))
    if len(choices) > 1:
        position.ask(task, Question(seat, "enchantment"))
    else:
        take_apart(position, seat, task.sword, choices[0] if choices else None)


def enchantments(position: Position, seat: int) -> list[Move]:
    """The dearest enchantments, each kind once, in data order."""
    sword = position.sword(seat, _task(position).sword)
    return [ReturnEnchantment(card) for card in dearest(position.catalogue, sword)]


def return_enchantment(position: Position, seat: int, move: ReturnEnchantment) -> None:
    """That one goes back, and the sword is gone."""
    task = _task(position)
    position.pop()
    take_apart(position, seat, task.sword, move.card)


def _task(position: Position) -> Dismantling:
    task = position.agenda[-1]
    if not isinstance(task, Dismantling):
        raise TypeError(task)
    return task


TASKS: Tasks = {Dismantling: ask_enchantment}
QUESTIONS: dict[str, Asked] = {"enchantment": Asked(enchantments, return_enchantment)}
