"""What somebody sees of their standing orders. Plain data, no Discord."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n import t
from bot.orders.order import Kind, Order
from bot.orders.registry import ORDERS
from bot.tables.ordering import Held
from bot.tables.table import Table
from cogs.components import Choose, Part, Press, Row
from cogs.mistakes import UnknownPress
from cogs.orders.places import (
    ADD,
    ALWAYS,
    CANCEL,
    LIST,
    ONCE,
    PICK,
    TO_ALWAYS,
    TO_ONCE,
    OrderPlace,
    orders_id,
)
from cogs.orders.wording import OrderReader
from cogs.panel.showing import paged

Shown = tuple[list[Part], list[Row]]


class OrdersScreen:
    """The screens of one reader at one table."""

    def __init__(self, table: Table, seat: int | None, locale: str) -> None:
        self._table, self._seat, self._locale = table, seat, locale
        self._book = ORDERS[table.game]
        self.reader = OrderReader(table, locale)

    def kind(self, name: str) -> Kind:
        """A kind of order by its tag; raises `UnknownPress`."""
        if name not in self._book.kinds:
            raise UnknownPress
        return self._book.kinds[name]

    def order(self, place: OrderPlace) -> Order:
        """The order that is put together so far; raises `UnknownPress` where that is none."""
        kind = self.kind(place.kind)
        choices = self._choices(kind)
        fits = len(set(place.path)) == len(place.path) <= kind.most
        if not fits or any(at >= len(choices) for at in place.path):
            raise UnknownPress
        return kind.order(tuple(choices[at] for at in place.path))

    def listing(self, held: Sequence[Held], notes: Sequence[str] = ()) -> Shown:
        """All orders, with what can be done about each, and a way to add one."""
        game = self._table.game
        lines = [f"**{self._t('orders-title')}**", *notes]
        lines += [self.reader.line(number, one) for number, one in enumerate(held, 1)]
        if not held:
            lines.append(self._t("orders-none"))
        if self._seat in self._table.to_act():
            lines.append(self._t("orders-asked"))
        lines.append(f"-# {t(self._locale, f'{game}-orders-about')}")
        rows: list[Row] = [self._changes(number, one) for number, one in enumerate(held, 1)]
        kinds = [(kind, self.reader.kind(kind)) for kind in self._book.kinds]
        options = paged(kinds, (), None, self._locale)
        rows.append(Choose(self._t("orders-add"), self._id(OrderPlace(ADD)), options))
        return ["\n".join(lines)], rows

    def making(self, place: OrderPlace, page: int | None = None) -> Shown:
        """An order that is put together: what it names, what it may name next, for how long."""
        kind, order = self.kind(place.kind), self.order(place)
        named = self.reader.kind(place.kind)
        head = t(self._locale, "orders-making", order=self.reader.order(order))
        rows: list[Row] = self._next(kind, place, page)
        ways = []
        if place.path or not kind.most:
            for verb, style in ((ONCE, ""), (ALWAYS, "good")):
                label = self._t(f"orders-give-{verb}")
                at = OrderPlace(verb, place.kind, place.path)
                ways.append(Press(label, self._id(at), style))
        if place.path and kind.most > 1:
            ways.append(Press(self._t("orders-again"), self._id(OrderPlace(PICK, place.kind))))
        ways.append(Press(self._t("panel-back"), self._id(OrderPlace(LIST))))
        return [f"{head}\n{named.about}"], [*rows, tuple(ways)]

    def _next(self, kind: Kind, place: OrderPlace, page: int | None) -> list[Row]:
        """What the order may name next: more of a ranking, or something else instead."""
        taken = place.path if kind.most > 1 else ()
        left = [
            (str(at), self.reader.option(item))
            for at, item in enumerate(self._choices(kind))
            if at not in taken
        ]
        if not left or len(taken) >= kind.most:
            return []
        title = "orders-choose"
        if kind.most > 1:
            title = "orders-next" if taken else "orders-first"
        chosen = [str(at) for at in place.path if at not in taken]
        custom_id = self._id(OrderPlace(PICK, place.kind, taken))
        return [Choose(self._t(title), custom_id, paged(left, chosen, page, self._locale))]

    def _choices(self, kind: Kind) -> tuple[str, ...]:
        table = self._table
        return kind.choices(None if table.state is None else table.view(self._seat))

    def _changes(self, number: int, one: Held) -> Row:
        verb = TO_ALWAYS if one.once else TO_ONCE
        key = "orders-make-always" if one.once else "orders-make-once"
        return (
            Press(t(self._locale, key, number=number), self._id(OrderPlace(verb, one.order.kind))),
            Press(
                t(self._locale, "orders-cancel", number=number),
                self._id(OrderPlace(CANCEL, one.order.kind)),
                "bad",
            ),
        )

    def _id(self, place: OrderPlace) -> str:
        return orders_id(self._table.id, place)

    def _t(self, key: str) -> str:
        return t(self._locale, key)
