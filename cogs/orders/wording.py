"""Standing orders in words: what they are called, and what became of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Any, Protocol

from bot.games.ruleset import Move
from bot.i18n import t
from bot.i18n.words import in_a_row, kebab
from bot.orders.order import Order
from bot.tables.ordering import STOPPED, Held
from bot.tables.orders import Notice
from bot.tables.table import Table
from cogs.panel.describing import Option
from cogs.prose import PROSE
from cogs.swordsmith.ordering import SwordsmithOrders
from cogs.zongshi.ordering import ZongshiOrders


class OrderWords(Protocol):
    """What a game calls the things that its orders name; `cards` is its card data."""

    def option(self, item: str, locale: str, cards: Any) -> Option:
        """A thing as a choice."""

    def phrase(self, item: str, locale: str, cards: Any) -> str:
        """The same inside a sentence."""

    def move(self, move: Any, locale: str, cards: Any) -> str:
        """A move as a label."""


WORDS: dict[str, OrderWords] = {"zongshi": ZongshiOrders(), "swordsmith": SwordsmithOrders()}
"""By a game's key."""


class OrderReader:
    """Who reads of orders at one table."""

    def __init__(self, table: Table, locale: str) -> None:
        self.game, self.locale = table.game, locale
        view = None if table.state is None else table.view(None)
        self._cards = PROSE[table.game].cards(view)
        self._words = WORDS[table.game]

    def option(self, item: str) -> Option:
        """Something that can be named."""
        return self._words.option(item, self.locale, self._cards)

    def kind(self, kind: str) -> Option:
        """A kind of order, with what it is for."""
        key = f"{self.game}-order-{kebab(kind)}"
        return Option(t(self.locale, f"{key}.name"), t(self.locale, f"{key}.about"))

    def order(self, order: Order) -> str:
        """An order with all that it names; only its kind while it names nothing yet."""
        phrases = [self._words.phrase(item, self.locale, self._cards) for item in order.named]
        return t(
            self.locale,
            f"{self.game}-order-{kebab(order.kind)}",
            items=self._ranked(phrases) or "…",
        )

    def line(self, number: int, one: Held) -> str:
        """An order in the list."""
        order, duration = self.order(one.order), self.duration(once=one.once)
        return t(self.locale, "orders-line", number=number, order=order, duration=duration)

    def duration(self, *, once: bool) -> str:
        """For how long an order holds."""
        return t(self.locale, "orders-once" if once else "orders-always")

    def told(self, notice: Notice) -> str:
        """What became of an order."""
        order = self.order(notice.order)
        if notice.moves:
            return t(self.locale, "orders-used", order=order, moves=self._moves(notice.moves))
        host = notice.code == STOPPED
        key = "orders-stopped" if host else f"{self.game}-unable-{kebab(notice.code)}"
        return t(self.locale, "orders-unable", order=order, reason=t(self.locale, key))

    def _ranked(self, phrases: Sequence[str]) -> str:
        return reduce(
            lambda head, last: t(self.locale, "orders-then", head=head, last=last),
            phrases[1:],
            "".join(phrases[:1]),
        )

    def _moves(self, moves: Iterable[Move]) -> str:
        labels = [self._words.move(move, self.locale, self._cards) for move in moves]
        return in_a_row(self.locale, labels)
