"""Visiting townspeople: stop after stop, one payment for all, then the rewards in order."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.agenda import Asked, Questions, Tasks
from bot.games.ruleset import Move
from bot.games.zongshi.counts import UNITS, together
from bot.games.zongshi.events import RewardIdle, RewardRevealed, Visited
from bot.games.zongshi.moves import Done, NextStop
from bot.games.zongshi.payment import can_pay
from bot.games.zongshi.position import Position
from bot.games.zongshi.scrolls import Manner, manner_of, purse_for
from bot.games.zongshi.state import Question, Stand
from bot.games.zongshi.tasks import MakeVisits, Paying, Settling, Stop, TakeReward, Visiting
from bot.games.zongshi.terms import MATERIALS, Counts, Purpose, Spot
from bot.games.zongshi.visit_rewards import VISIT_REWARDS


def price_of(position: Position, manner: Manner, stops: tuple[Stop, ...]) -> Counts:
    """What the stops cost together: two or more cost one more each."""
    more = 1 if len(stops) > 1 and manner.surcharge else 0
    return together(_price(position, stop, more) for stop in stops)


def _price(position: Position, stop: Stop, more: int) -> Counts:
    material = position.catalogue.townspeople[stop.townsperson].material
    unit = UNITS[MATERIALS.index(material)]
    count = stop.token + more
    return unit[0] * count, unit[1] * count, unit[2] * count, unit[3] * count


def open_stops(position: Position, seat: int, stops: tuple[Stop, ...]) -> list[Stop]:
    """Townspeople not visited yet, with each different token left, payable or not."""
    workshop = position.workshops[seat]
    tokens = list(workshop.tokens)
    for stop in stops:
        tokens.remove(stop.token)
    seen = {stop.townsperson for stop in (*workshop.visits, *stops)}
    return [
        Stop(person.id, token)
        for person in position.catalogue.townsperson
        if person.id not in seen
        for token in dict.fromkeys(tokens)
    ]


def further(position: Position, seat: int, manner: Manner, stops: tuple[Stop, ...]) -> list[Stop]:
    """Stops that may follow those named so far, all of them being paid together."""
    if not manner.as_master or len(stops) == manner.exact_stops:
        return []
    purse = purse_for(position, seat, Purpose.VISITS)
    return [
        stop
        for stop in open_stops(position, seat, stops)
        if can_pay(price_of(position, manner, (*stops, stop)), purse)
    ]


def visit(position: Position, task: Visiting) -> None:
    """Ask for further stops until closed, then for the payment."""
    seat = position.on_turn
    manner = manner_of(task.figure, task.scrolls)
    if not task.closed and manner.as_master and len(task.stops) != manner.exact_stops:
        position.ask(task, Question(seat, "stop"))
        return
    price = price_of(position, manner, task.stops)
    position.push(Paying(Purpose.VISITS, price), MakeVisits(task.figure, task.stops, task.scrolls))


def next_stops(position: Position, seat: int) -> list[Move]:
    """Further stops, or none where the scrolls allow it."""
    task = _visiting(position)
    manner = manner_of(task.figure, task.scrolls)
    more: list[Move] = [
        NextStop(stop.townsperson, stop.token)
        for stop in further(position, seat, manner, task.stops)
    ]
    return more if manner.exact_stops else [*more, Done()]


def name_stop(position: Position, _seat: int, move: NextStop | Done) -> None:
    """Go on to one more, or close the visit."""
    task = _visiting(position)
    position.pop()
    stops = task.stops
    closed = isinstance(move, Done)
    if isinstance(move, NextStop):
        stops = (*stops, Stop(move.townsperson, move.token))
    position.push(Visiting(task.figure, stops, task.scrolls, closed))


def no_further(_position: Position, _seat: int, legal: Sequence[Move]) -> Move:
    """Done, where that is legal, else the first stop."""
    return legal[-1] if isinstance(legal[-1], Done) else legal[0]


def make_visits(position: Position, task: MakeVisits) -> None:
    """Tokens are left, the figure comes to the town; masters take the rewards that wait."""
    seat = position.on_turn
    manner = manner_of(task.figure, task.scrolls)
    workshop = position.workshops[seat]
    tokens = list(workshop.tokens)
    for stop in task.stops:
        tokens.remove(stop.token)
        stand = Stand(seat, task.figure, manner.as_master, stop.townsperson)
        position.figures = (*position.figures, stand)
        position.tell(Visited(seat, task.figure, stop.townsperson, stop.token))
    position.change(
        seat,
        tokens=tuple(tokens),
        visits=(*workshop.visits, *task.stops),
        **{task.figure.value: Spot.OUT},
    )
    if manner.as_master:
        for stop in reversed(task.stops):
            position.push(TakeReward(stop.townsperson), Settling())


def take_reward(position: Position, task: TakeReward) -> None:
    """The first master here turns the reward over and uses it; then it leaves the game."""
    seat = position.on_turn
    at = position.catalogue.townsperson_order[task.townsperson]
    reward = position.rewards[at]
    if reward is None:
        return
    position.rewards = (*position.rewards[:at], None, *position.rewards[at + 1 :])
    position.rewards_used = (*position.rewards_used, reward)
    position.reveals = True
    position.tell(RewardRevealed(seat, task.townsperson, reward))
    if not VISIT_REWARDS[reward](position, seat):
        position.tell(RewardIdle(seat, reward))


def _visiting(position: Position) -> Visiting:
    task = position.agenda[-1]
    if not isinstance(task, Visiting):
        raise TypeError(task)
    return task


TASKS: Tasks = {Visiting: visit, MakeVisits: make_visits, TakeReward: take_reward}
QUESTIONS: Questions = {"stop": Asked(next_stops, name_stop, no_further)}
