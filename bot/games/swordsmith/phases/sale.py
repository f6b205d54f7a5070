"""A sale: vouchers, reputation, the cards back to the market, a loyal customer, a treasure."""

from __future__ import annotations

from bot.games.agenda import Asked, Tasks
from bot.games.ruleset import Move
from bot.games.swordsmith.cards import Adventurer
from bot.games.swordsmith.events import CustomerJoined, SwordSold, TreasureTaken
from bot.games.swordsmith.loyal import ABILITIES
from bot.games.swordsmith.moves import TakeTreasure
from bot.games.swordsmith.phases.selling import take_away
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.state import Question
from bot.games.swordsmith.supply import take_auxiliary, to_discard
from bot.games.swordsmith.swords import hand_over
from bot.games.swordsmith.tasks import Treasure
from bot.games.swordsmith.terms import Offered, Tier


def sell(position: Position, adventurer: str, offer: Offered, price: int) -> None:
    """The sword that was chosen goes for this price; its reputation is never cut."""
    if offer.sword is None or offer.tier is None:
        raise TypeError(offer)
    who = position.catalogue.adventurers[adventurer]
    seat, smithy = offer.seat, position.smithies[offer.seat]
    earned = who.reputation_for(offer.tier)
    column = [queue.profession for queue in position.queues].index(who.profession)
    reputation = list(smithy.reputation)
    reputation[column] += earned + smithy.seals
    position.change(
        seat,
        vouchers=smithy.vouchers + price,
        reputation=tuple(reputation),
        seals=0,
        sold=smithy.sold + 1,
    )
    position.tell(SwordSold(seat, adventurer, offer.sword, offer.tier, price, earned, smithy.seals))
    hand_over(position, seat, offer.sword)
    take_away(position, adventurer)
    if offer.tier is Tier.EXCITEMENT and who.loyal_ability is not None:
        _join(position, seat, who, who.loyal_ability)
    else:
        position.left = (*position.left, adventurer)


def _join(position: Position, seat: int, who: Adventurer, ability: str) -> None:
    """Into the permanent area; what the ability does every turn begins with the next one."""
    position.change(seat, loyal=(*position.smithies[seat].loyal, who.id))
    position.tell(CustomerJoined(seat, who.id, ability))
    position.push(*(Treasure(seat),) * ABILITIES[ability].treasures)


def ask_treasure(position: Position, task: Treasure) -> None:
    """Ask, unless the row is empty."""
    if position.auxiliary_row:
        position.ask(task, Question(task.seat, "treasure"))


def treasures(position: Position, _seat: int) -> list[Move]:
    """Each kind of card in the row, in data order."""
    row = position.in_order(position.auxiliary_row)
    return [TakeTreasure(card) for card in dict.fromkeys(row)]


def take_treasure(position: Position, seat: int, move: TakeTreasure) -> None:
    """Into the discard pile; the row is refilled at once."""
    position.pop()
    to_discard(position, seat, (move.card,))
    position.tell(TreasureTaken(seat, move.card))
    take_auxiliary(position, move.card)


TASKS: Tasks = {Treasure: ask_treasure}
QUESTIONS: dict[str, Asked] = {"treasure": Asked(treasures, take_treasure)}
