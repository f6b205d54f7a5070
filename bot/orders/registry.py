"""Which games can be ordered for."""

from __future__ import annotations

from bot.orders.order import OrderBook
from bot.orders.swordsmith import SWORDSMITH
from bot.orders.zongshi import ZONGSHI

ORDERS: dict[str, OrderBook] = {"zongshi": ZONGSHI, "swordsmith": SWORDSMITH}
"""By a game's key."""
