"""The questions of a payment: which scrolls lower the price, then what exactly is paid."""

from __future__ import annotations

from itertools import combinations

from bot.games.agenda import Asked, Questions, Tasks
from bot.games.ruleset import Move
from bot.games.zongshi.actions.overflow import take_from_hand
from bot.games.zongshi.counts import minus, plus
from bot.games.zongshi.events import Paid, ScrollPlayed
from bot.games.zongshi.moves import Pay, UseScrolls
from bot.games.zongshi.payment import Payment, Purse, can_pay, payments
from bot.games.zongshi.position import Position
from bot.games.zongshi.scrolls import DISCOUNTS, purse_for, unplayed
from bot.games.zongshi.state import Question
from bot.games.zongshi.tasks import Paying
from bot.games.zongshi.terms import NOTHING, TILES, Counts, Purpose


def play_from_hand(position: Position, seat: int, scrolls: tuple[str, ...]) -> None:
    """Scrolls leave the hand and are in play."""
    for scroll in scrolls:
        take_from_hand(position, seat, scroll)
        position.scrolls_in_play = (*position.scrolls_in_play, scroll)
        position.turn_scrolls = (*position.turn_scrolls, scroll)
        position.tell(ScrollPlayed(seat, scroll))


def ask_payment(position: Position, task: Paying) -> None:
    """Ask for scrolls only where the hand holds one that applies."""
    seat = position.on_turn
    if not task.settled:
        if applicable(position, seat, task):
            position.ask(task, Question(seat, "use"))
            return
        task = Paying(task.purpose, task.price, settled=True)
    position.ask(task, Question(seat, "pay"))


def applicable(position: Position, seat: int, task: Paying) -> list[str]:
    """Scrolls in hand that can take something off the price, in data order."""
    return [
        name
        for name in unplayed(position, seat)
        if name in DISCOUNTS
        and task.purpose in DISCOUNTS[name].purposes
        and lowered(task.price, (name,)) is not None
    ]


def lowered(price: Counts, scrolls: tuple[str, ...]) -> Counts | None:
    """The price after each Masterful Use among the scrolls; None where one has nothing to do."""
    subtle = False
    for name in scrolls:
        subtle = subtle or DISCOUNTS[name].subtle
        price = minus(price, DISCOUNTS[name].masterful)
        if min(price) < 0:
            return None
    return None if subtle and price == NOTHING else price


def uses(position: Position, seat: int) -> list[Move]:
    """Each choice of scrolls after which the rest can be paid, fewest scrolls first."""
    task = _paying(position)
    names = applicable(position, seat, task)
    bare = purse_for(position, seat, task.purpose)
    found: list[Move] = []
    for size in range(len(names) + 1):
        for chosen in combinations(names, size):
            price = lowered(task.price, chosen)
            subtle = any(DISCOUNTS[name].subtle for name in chosen)
            purse = Purse(bare.materials, bare.tiles, NOTHING, subtle)
            if price is not None and can_pay(price, purse):
                found.append(UseScrolls(chosen))
    return found


def use(position: Position, seat: int, move: UseScrolls) -> None:
    """Play the scrolls and go on to the payment."""
    task = _paying(position)
    position.pop()
    price = lowered(task.price, move.scrolls)
    subtle = any(DISCOUNTS[name].subtle for name in move.scrolls)
    play_from_hand(position, seat, move.scrolls)
    position.push(Paying(task.purpose, price or NOTHING, settled=True, subtle=subtle))


def options(position: Position, seat: int) -> tuple[Payment, ...]:
    """The payments that settle the price at hand."""
    task = _paying(position)
    purse = purse_for(position, seat, task.purpose)
    return payments(task.price, purse.materials, purse.tiles, task.subtle)


def pays(position: Position, seat: int) -> list[Move]:
    """Each distinct multiset, fewest exchange tiles first."""
    return [Pay(option.materials) for option in options(position, seat)]


def pay(position: Position, seat: int, move: Pay) -> None:
    """Into the bag; for visits laid aside until all rewards of the action are done."""
    task = _paying(position)
    way = next(one for one in options(position, seat) if one.materials == move.materials)
    position.pop()
    if not any(way.materials):
        return
    position.change(seat, materials=minus(position.workshops[seat].materials, way.materials))
    if task.purpose is Purpose.VISITS:
        position.laid_aside = plus(position.laid_aside, way.materials)
    else:
        position.bag = plus(position.bag, way.materials)
    position.tell(Paid(seat, way.materials, tuple(TILES[kind] for kind in sorted(way.tiles))))


def _paying(position: Position) -> Paying:
    task = position.agenda[-1]
    if not isinstance(task, Paying):
        raise TypeError(task)
    return task


TASKS: Tasks = {Paying: ask_payment}
QUESTIONS: Questions = {"use": Asked(uses, use), "pay": Asked(pays, pay)}
