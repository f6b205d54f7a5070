"""Who takes next from a jar, worked out in the plainest way from the summary's sentences.

The order is the start player's, clockwise. One player with masters: everything at once. Masters
of several: one each, then each apprentice one, then the masters go on. Apprentices only: one
each, and the rest stays.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

Standing = tuple[int, bool]
"""A figure at a jar: its seat, and whether it counts as a master."""


def takers(
    figures: Sequence[Standing], seats: int, start: int, on_jar: int, *, beside: bool = False
) -> list[int]:
    """The seats that take one material each, in order, until the jar or the turns run out."""
    order = [(start + n) % seats for n in range(seats)]
    masters = [seat for seat in order for who, master in figures if who == seat and master]
    helpers = [seat for seat in order for who, master in figures if who == seat and not master]
    if len(set(masters)) == 1 and not beside:
        return [masters[0]] * on_jar
    return [seat for seat, _ in zip(_endless(masters, helpers), range(on_jar), strict=False)]


def _endless(masters: list[int], helpers: list[int]) -> Iterator[int]:
    yield from masters
    yield from helpers
    while masters:
        yield from masters
