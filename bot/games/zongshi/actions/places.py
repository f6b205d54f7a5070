"""Going to the market, the temple and the pawn shop: what happens on arrival."""

from __future__ import annotations

from bot.games.agenda import Asked, Questions, Tasks
from bot.games.ruleset import Move
from bot.games.zongshi.counts import minus, plus, some_of
from bot.games.zongshi.events import MaterialsReturned, WentTo
from bot.games.zongshi.moves import GoTo, ReturnMaterials
from bot.games.zongshi.position import Position
from bot.games.zongshi.scrolls import Manner, manner_of
from bot.games.zongshi.state import Question, Stand
from bot.games.zongshi.supply import draw_scrolls
from bot.games.zongshi.tasks import AnyTask, Drawing, Picking, Returning, Settling, Shopping
from bot.games.zongshi.terms import Place, Spot


def go(position: Position, seat: int, move: GoTo) -> None:
    """Put the figure there and have the place's business done."""
    manner = manner_of(move.figure, move.scrolls)
    stand = Stand(seat, move.figure, manner.as_master, move.place.value)
    position.figures = (*position.figures, stand)
    position.change(seat, **{move.figure.value: Spot.OUT})
    position.tell(WentTo(seat, move.figure, move.place))
    if move.place is Place.TEMPLE:
        _arrive_at_temple(position, seat, manner)
    elif move.place is Place.PAWN_SHOP:
        position.push(Shopping(several=manner.as_master))
    else:
        _arrive_at_jar(position, seat, manner, move.place)


def _arrive_at_jar(position: Position, seat: int, manner: Manner, jar: Place) -> None:
    """Privileged Treatment comes before the Merchant Statue, overflow after both."""
    business: list[AnyTask] = []
    if manner.favoured:
        business.append(Picking((jar,)))
    drawn = position.bonus(seat).market
    if manner.as_master and drawn:
        business.append(Drawing(drawn, "merchant_statue"))
    position.push(*business, Settling())


def _arrive_at_temple(position: Position, seat: int, manner: Manner) -> None:
    if manner.as_master:
        position.push(Returning(1 + position.bonus(seat).temple), Settling())
    else:
        draw_scrolls(position, seat, 1)
        position.push(Settling())


def ask_return(position: Position, task: Returning) -> None:
    """Ask a master what to hand back."""
    position.ask(task, Question(position.on_turn, "return"))


def returns(position: Position, seat: int) -> list[Move]:
    """Every multiset of the seat's materials, none first."""
    return [ReturnMaterials(some) for some in some_of(position.workshops[seat].materials)]


def hand_back(position: Position, seat: int, move: ReturnMaterials) -> None:
    """All materials go back at once, then all scrolls are drawn together."""
    task = position.pop()
    scrolls = task.scrolls if isinstance(task, Returning) else 1
    count = sum(move.materials)
    if count:
        workshop = position.workshops[seat]
        position.change(seat, materials=minus(workshop.materials, move.materials))
        position.bag = plus(position.bag, move.materials)
        position.tell(MaterialsReturned(seat, move.materials))
    draw_scrolls(position, seat, scrolls + count)


TASKS: Tasks = {Returning: ask_return}
QUESTIONS: Questions = {"return": Asked(returns, hand_back)}
