"""Standing orders of the toy game."""

from __future__ import annotations

from typing import Any

from bot.games.ruleset import Move
from bot.orders.order import Answer, Kind, Order, OrderBook, preferred
from tests.tables.toy import Bid, Claim, Draw, ToyView


class BidFirst(Order, frozen=True, tag="bid"):
    """Amounts to bid."""


class ClaimFirst(Order, frozen=True, tag="claim"):
    """Numbers to claim; "draw" draws one."""


def _bid(order: BidFirst, _view: ToyView, legal: Any) -> Answer:
    offered = {str(move.amount): move for move in legal if isinstance(move, Bid)}
    return preferred(order.named, offered, "no_such_bid")


def _claim(order: ClaimFirst, _view: ToyView, legal: Any) -> Answer:
    offered: dict[str, Move] = {str(move.number): move for move in legal if isinstance(move, Claim)}
    if Draw() in legal:
        offered["draw"] = Draw()
    return preferred(order.named, offered, "all_claimed")


def _numbers(_view: Any) -> tuple[str, ...]:
    return (*map(str, range(1, 10)), "draw")


TOY_ORDERS = OrderBook(
    kinds={
        "bid": Kind(BidFirst, _bid, _numbers, 3),
        "claim": Kind(ClaimFirst, _claim, _numbers, 9),
    },
    occasion=lambda view: f"{view.round} {view.winner}",
)
