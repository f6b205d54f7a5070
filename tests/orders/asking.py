"""What a standing order answers in a position that was set up by hand."""

from __future__ import annotations

from typing import Any

from bot.games.registry import RULESETS
from bot.orders.order import Answer, Order
from bot.orders.registry import ORDERS


def answered(game: str, state: Any, seat: int, order: Order) -> Answer:
    ruleset = RULESETS[game]
    legal = ruleset.legal_moves(state, seat)
    return ORDERS[game].answer(order, ruleset.view(state, seat), legal)
