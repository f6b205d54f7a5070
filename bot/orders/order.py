"""The contract between standing orders and the host."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from bot.games.ruleset import Move


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat has said ahead; each game derives its own, tagged with their kinds."""

    named: tuple[str, ...] = ()
    """Ids of what it names, what is wanted most first."""

    @property
    def kind(self) -> str:
        """The tag, in snake case: the last part of its text key."""
        return str(self.__struct_config__.tag)


class Unable(msgspec.Struct, frozen=True):
    """Why an order leaves a question open that it is about."""

    code: str
    """Snake case, the last part of a text key."""


class InvalidOrder(Exception):
    """An order of no known kind, or one that names what cannot be named."""


Answer = Move | Unable | None
"""A legal move; why there is none; None where the question is no business of the order."""


class Kind(msgspec.Struct, frozen=True):
    """A kind of order."""

    order: type[Order]
    answer: Callable[[Any, Any, Sequence[Any]], Answer]
    """From an order, the view of its seat, and that seat's legal moves."""
    choices: Callable[[Any], tuple[str, ...]] = lambda _view: ()
    """What can be named, in a stable order; from a view, or None before the start."""
    most: int = 0
    """How many of them may be named; where any may, at least one must."""


class OrderBook(msgspec.Struct, frozen=True):
    """All kinds of orders of a game."""

    kinds: Mapping[str, Kind]
    """By tag, in the order in which they are asked for an answer."""
    occasion: Callable[[Any], str]
    """What a view is in the middle of: an order that is given once ends with that."""

    def answer(self, order: Order, view: Any, legal: Sequence[Any]) -> Answer:
        """How an order answers what a seat is asked, from its own view and legal moves alone."""
        return self.kinds[order.kind].answer(order, view, legal)

    def check(self, order: Order, view: Any) -> None:
        """Raise `InvalidOrder` for what cannot be ordered; `view` as for `Kind.choices`."""
        kind = self.kinds.get(order.kind)
        if kind is None or type(order) is not kind.order:
            raise InvalidOrder(order.kind)
        count = len(order.named)
        if not min(kind.most, 1) <= count <= kind.most or len(set(order.named)) < count:
            raise InvalidOrder(order.kind)
        if not set(order.named) <= set(kind.choices(view)):
            raise InvalidOrder(order.kind)

    def encode(self, order: Order) -> str:
        """An order as text for the store."""
        return msgspec.json.encode(order).decode()

    def decode(self, text: str) -> Order:
        """The inverse; raises `InvalidOrder` for what another release may have written."""
        try:
            fields = msgspec.json.decode(text, type=dict[str, Any])
            found = self.kinds[fields["type"]]
            order: Order = msgspec.convert(fields, found.order)
        except (msgspec.DecodeError, KeyError) as error:
            raise InvalidOrder(text) from error
        return order


def preferred(named: Sequence[str], offered: Mapping[str, Move], code: str) -> Answer:
    """The move that gets what is wanted most of what is there; `code` where nothing is."""
    if not offered:
        return None
    wanted = next((offered[item] for item in named if item in offered), None)
    return Unable(code) if wanted is None else wanted
