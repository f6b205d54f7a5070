"""Arithmetic of materials: counts in the order bronze, ivory, jade, gold."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.zongshi.terms import NOTHING, Counts

UNITS: tuple[Counts, ...] = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
"""One of each material."""


def plus(one: Counts, other: Counts) -> Counts:
    """Both together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


def minus(one: Counts, other: Counts) -> Counts:
    """One without the other, which it must contain."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2], one[3] - other[3]


def without(one: Counts, other: Counts) -> Counts:
    """One without as much of the other as it contains."""
    return (
        max(0, one[0] - other[0]),
        max(0, one[1] - other[1]),
        max(0, one[2] - other[2]),
        max(0, one[3] - other[3]),
    )


def covers(one: Counts, other: Counts) -> bool:
    """Whether one contains the other."""
    return one[0] >= other[0] and one[1] >= other[1] and one[2] >= other[2] and one[3] >= other[3]


def together(parts: Iterable[Counts]) -> Counts:
    """The sum of any number of counts."""
    whole = NOTHING
    for part in parts:
        whole = plus(whole, part)
    return whole


def kinds(counts: Counts) -> list[int]:
    """Indices of the materials of which there is at least one."""
    return [kind for kind in range(4) if counts[kind]]


def some_of(counts: Counts) -> list[Counts]:
    """All multisets contained in the counts, fewest first, then bronze before gold."""
    bronze, ivory, jade, gold = counts
    found = [
        (b, i, j, g)
        for b in range(bronze + 1)
        for i in range(ivory + 1)
        for j in range(jade + 1)
        for g in range(gold + 1)
    ]
    return sorted(found, key=lambda one: (sum(one), -one[0], -one[1], -one[2], -one[3]))
