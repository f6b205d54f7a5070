"""Taking the best of several things; chance parts those that are worth the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from bot.games.rng import Rng

T = TypeVar("T")
W = TypeVar("W", float, tuple[float, ...])
"""A worth; of two equal first figures the second one decides."""


def best(options: Sequence[T], worth: Callable[[T], W], source: Rng) -> T:
    """The option of the greatest worth; there is at least one."""
    worths = [worth(option) for option in options]
    most = max(worths)
    equal = [option for option, value in zip(options, worths, strict=True) if value == most]
    return equal[source.below(len(equal))[0]]
