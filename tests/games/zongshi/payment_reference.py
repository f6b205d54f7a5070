"""What may leave a workshop for a price, found by trying every way there is.

Every reduction, every set of tiles, either way round each, every item dropped: nothing clever.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product

Bill = tuple[int, ...]
"""Items of each material."""
Pair = tuple[int, int]
"""The two materials of one owned exchange tile."""


def reduced(costs: Sequence[Bill], masteries: Iterable[int]) -> Bill:
    """The sum of the costs, each less one of every mastered material, never below zero."""
    known = set(masteries)
    each = [[max(0, n - (kind in known)) for kind, n in enumerate(cost)] for cost in costs]
    return tuple(sum(kind) for kind in zip(*each, strict=True))


def scroll_sets(
    price: Bill, masterful: Sequence[int], *, subtle: bool
) -> Iterator[tuple[tuple[int, ...], bool, list[Bill]]]:
    """Every set of scrolls that may be named, with the prices that it leads to."""
    for size in range(len(masterful) + 1):
        for chosen in combinations(masterful, size):
            left = tuple(n - chosen.count(kind) for kind, n in enumerate(price))
            if min(left) < 0:
                continue
            yield chosen, False, [left]
            if subtle and any(left):
                dropped = [
                    tuple(n - (kind == drop) for kind, n in enumerate(left))
                    for drop in range(4)
                    if left[drop]
                ]
                yield chosen, True, dropped


def leaving(price: Bill, tiles: Sequence[Pair]) -> Iterator[tuple[int, Bill]]:
    """Every multiset that pays the price with some tiles, and how many tiles stood in."""
    for choice in product((0, 1, 2), repeat=len(tiles)):
        bill, asked = list(price), [0] * 4
        for tile, way in zip(tiles, choice, strict=True):
            if way:
                wanted, given = tile if way == 1 else tile[::-1]
                bill[wanted] -= 1
                asked[given] += 1
        if min(bill) >= 0:
            used = sum(way > 0 for way in choice)
            yield used, tuple(a + b for a, b in zip(bill, asked, strict=True))


def affordable(prices: Iterable[Bill], tiles: Sequence[Pair], owned: Bill) -> dict[Bill, int]:
    """Each multiset that the workshop holds and that settles one of the prices; fewest tiles."""
    found: dict[Bill, int] = {}
    for price in prices:
        for used, bill in leaving(price, tiles):
            if all(need <= have for need, have in zip(bill, owned, strict=True)):
                found[bill] = min(used, found.get(bill, used))
    return found
