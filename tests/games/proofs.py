"""What only a game itself can prove about its states; every registered game needs an entry."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tests.games.swordsmith import conservation as sword_conservation
from tests.games.swordsmith import hidden as sword_hidden
from tests.games.swordsmith import rich_starts as sword_starts
from tests.games.zongshi import conservation, hidden, rich_starts


class Proof(msgspec.Struct, frozen=True):
    """The two questions that the contract asks about the inside of a state."""

    conserve: Callable[[Any], None]
    """Fails if anything was lost or made."""
    shuffle: Callable[[Any, int | None, int], Any]
    """A position with everything changed that this seat may not know (state, seat, salt)."""
    rich_start: Callable[[int, int], Any]
    """Positions from which rare moves come up (seats, number), to play on from."""


PROOFS: dict[str, Proof] = {
    "zongshi": Proof(
        conserve=conservation.conserve, shuffle=hidden.shuffle, rich_start=rich_starts.rich_start
    ),
    "swordsmith": Proof(
        conserve=sword_conservation.conserve,
        shuffle=sword_hidden.shuffle,
        rich_start=sword_starts.rich_start,
    ),
}
