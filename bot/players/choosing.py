"""Choosing the move that is worth most."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from bot.games.rng import Rng

M = TypeVar("M")

ALIKE = 1e-9
"""Worths that differ by less are the same: sums of fractions come out a hair apart."""


def best(moves: Iterable[M], worth: Callable[[M], float], source: Rng) -> M:
    """The move that is worth most, any of them where several are; raises ValueError for none."""
    weighed = [(move, worth(move)) for move in moves]
    most = max(value for _, value in weighed) - ALIKE
    equals = [move for move, value in weighed if value >= most]
    at, _ = source.below(len(equals))
    return equals[at]
