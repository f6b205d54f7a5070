"""Chance as a value: a counter-based generator over BLAKE2b, the same on every Python release."""

from __future__ import annotations

from hashlib import blake2b
from typing import TypeVar

import msgspec

T = TypeVar("T")

_WORD = 1 << 64


class Rng(msgspec.Struct, frozen=True, array_like=True):
    """A source of numbers that is part of a state: each draw returns the next source too."""

    seed: bytes
    """At most 64 bytes; whoever knows it knows every draw, so no view carries it."""
    counter: int = 0

    def below(self, bound: int) -> tuple[int, Rng]:
        """A number from 0 to bound - 1, each equally likely, and the next source."""
        counter = self.counter
        limit = _WORD - _WORD % bound
        while True:
            digest = blake2b(counter.to_bytes(8, "big"), key=self.seed, digest_size=8).digest()
            counter += 1
            word = int.from_bytes(digest, "big")
            if word < limit:
                return word % bound, Rng(self.seed, counter)

    def shuffled(self, items: tuple[T, ...]) -> tuple[tuple[T, ...], Rng]:
        """The items in random order (Fisher-Yates), and the next source."""
        pile = list(items)
        source = self
        for last in range(len(pile) - 1, 0, -1):
            at, source = source.below(last + 1)
            pile[last], pile[at] = pile[at], pile[last]
        return tuple(pile), source


def rng(seed: bytes) -> Rng:
    """A fresh source for a game, from a seed of any length."""
    return Rng(blake2b(seed, digest_size=32, person=b"guildhall").digest())
