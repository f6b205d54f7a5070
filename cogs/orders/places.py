"""The ids of what is pressed on the screen of somebody's standing orders."""

from __future__ import annotations

import msgspec

from cogs.mistakes import UnknownPress
from cogs.panel.fields import Indices, indices_of, written

LIST, ADD, PICK = "list", "add", "pick"
ONCE, ALWAYS = "once", "always"
"""Give the order that is put together."""
TO_ONCE, TO_ALWAYS, CANCEL = "to-once", "to-always", "cancel"
"""Change an order that is given."""
VERBS = (LIST, ADD, PICK, ONCE, ALWAYS, TO_ONCE, TO_ALWAYS, CANCEL)


class OrderPlace(msgspec.Struct, frozen=True):
    """What a component does: its verb, for which kind of order, with what named so far."""

    verb: str
    kind: str = ""
    path: Indices = ()
    """Places in the list of what an order of that kind can name, most wanted first."""


def orders_id(table: int, place: OrderPlace | None = None) -> str:
    """The id of a component; without a place of the button that shows the orders."""
    if place is None:
        return f"g1:{table}:orders"
    parts = [place.verb]
    if place.kind:
        parts.append(place.kind)
    if place.path:
        parts.append(written(place.path))
    return f"g1:{table}:orders:{':'.join(parts)}"


def order_place(text: str) -> OrderPlace:
    """The place in an id; raises `UnknownPress` for what another release may have written."""
    verb, *rest = text.split(":")
    if verb not in VERBS or len(rest) > 2:
        raise UnknownPress
    try:
        path = indices_of(rest[1]) if len(rest) > 1 else ()
    except LookupError as error:
        raise UnknownPress from error
    return OrderPlace(verb, rest[0] if rest else "", path)
