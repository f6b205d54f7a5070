"""One select of a panel: what it offers, what is chosen, and what a choice means."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec

from bot.games.ruleset import Move
from bot.tables.scratch import Scratch
from cogs.panel.describing import Ask, Option

Indices = tuple[int, ...]
"""Places in the lists of legal moves, one list after the other."""
Pick = Callable[[Sequence[str]], Indices]
DOT = "."


class Field(msgspec.Struct, frozen=True):
    """A question with its answers as values; `pick` raises `LookupError` for what fits nothing."""

    at: int
    """How many moves come before it."""
    title: str
    options: tuple[tuple[str, Option], ...]
    pick: Pick
    chosen: tuple[str, ...] = ()
    least: int = 1
    most: int = 1
    is_run: bool = False
    """Whether each value is a move of its own."""

    @property
    def is_choice(self) -> bool:
        """Whether anything can be decided here."""
        return len(self.options) > max(self.least, 1) or self.least < len(self.options)


def indices_of(text: str) -> Indices:
    """The numbers of a value or path; raises `LookupError` for anything else."""
    parts = text.split(DOT) if text else []
    if not all(part.isascii() and part.isdecimal() for part in parts):
        raise LookupError(text)
    return tuple(map(int, parts))


def written(indices: Sequence[int]) -> str:
    """The inverse of `indices_of`."""
    return DOT.join(map(str, indices))


def single(
    at: int, title: str, options: Sequence[tuple[Indices, Option]], chosen: Indices
) -> Field:
    """One answer out of several, each of one move or more."""
    shown = tuple((written(indices), option) for indices, option in options)
    marked = tuple(value for value, _ in shown if value == written(chosen))
    return Field(at, title, shown, lambda values: indices_of(values[0]), marked)


def copied(counts: dict[str, tuple[int, Option]]) -> list[tuple[str, Option]]:
    """Values for things of which there are several: "3.0", "3.1"."""
    return [
        (f"{value}{DOT}{copy}", numbered(option, copy, count))
        for value, (count, option) in counts.items()
        for copy in range(count)
    ]


def numbered(option: Option, copy: int, count: int) -> Option:
    """One of several alike."""
    label = option.label if count == 1 else f"{option.label} ({copy + 1})"
    return Option(label, option.about)


def marked_copies(values: Sequence[str]) -> tuple[str, ...]:
    """The values of `copied` that stand for these things, each counted from its first copy."""
    seen: Counter[str] = Counter()
    marked = []
    for value in values:
        marked.append(f"{value}{DOT}{seen[value]}")
        seen[value] += 1
    return tuple(marked)


def from_units(
    at: int, ask: Ask, legal: Sequence[Move], chosen: Move | None, units: Callable[[Any], Any]
) -> Field:
    """A move put together from things of which several may be taken."""
    most: Counter[str] = Counter()
    for move in legal:
        most |= Counter(units(move))
    names = list(most)
    counts = {str(n): (most[name], ask.unit(name)) for n, name in enumerate(names)}
    totals = [len(units(move)) for move in legal]

    def pick(values: Sequence[str]) -> Indices:
        wanted = Counter(names[indices_of(value)[0]] for value in values)
        return (next(n for n, move in enumerate(legal) if Counter(units(move)) == wanted),)

    marked = () if chosen is None else marked_copies([str(names.index(u)) for u in units(chosen)])
    return Field(
        at,
        ask.title,
        tuple(copied(counts)),
        _found(pick),
        marked,
        min(totals),
        max(totals),
    )


def _found(pick: Pick) -> Pick:
    def found(values: Sequence[str]) -> Indices:
        try:
            return pick(values)
        except StopIteration as error:
            raise LookupError(tuple(values)) from error

    return found


def repeats(scratch: Scratch, move: Move, goes_on: Callable[[Scratch], bool]) -> int:
    """How often a move can be made in a row while the same question is asked."""
    return sum(1 for _ in _again(scratch, move, goes_on))


def _again(scratch: Scratch, move: Move, goes_on: Callable[[Scratch], bool]) -> Iterator[Scratch]:
    while goes_on(scratch) and move in scratch.legal:
        scratch = scratch.after(move)
        yield scratch
