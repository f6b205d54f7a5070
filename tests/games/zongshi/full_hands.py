"""Positions with as much choice as the rules allow; run as a command it prints how long lists take.

`python -m tests.games.zongshi.full_hands` prints the longest list and the slowest one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from time import perf_counter

from bot.games.rng import Rng, rng
from bot.games.zongshi.moves import ZongshiMove
from bot.games.zongshi.state import ZongshiState
from bot.games.zongshi.terms import TILES
from tests.games.zongshi.position import CARDS, PEOPLE, SCROLL_ORDER, PositionBuilder, position
from tests.games.zongshi.table import ZONGSHI

HELPFUL = [
    "larger_workshop",
    "temple_offering",
    "bronze_mastery",
    "ivory_mastery",
    "jade_mastery",
    "gold_mastery",
]
SHAPING = [scroll.id for scroll in CARDS.scroll if scroll.play == "with"]
STEPS = 3


def positions(number: int, seed: bytes = b"full hands") -> Iterator[ZongshiState]:
    """Positions of seat 0's turn, and of the questions that follow, until there are enough."""
    source = rng(seed)
    made = 0
    while made < number:
        start, source = _generous(source)
        state = start.state()
        for _ in range(STEPS):
            yield state
            made += 1
            moves = ZONGSHI.legal_moves(state, 0)
            if not moves or made >= number:
                break
            move, source = _deep(moves, source)
            state = ZONGSHI.apply(state, 0, move).state


def _deep(moves: tuple[ZongshiMove, ...], source: Rng) -> tuple[ZongshiMove, Rng]:
    """Any move, one with scrolls rather than one without."""
    shaped = tuple(move for move in moves if getattr(move, "scrolls", ()))
    coin, source = source.below(2)
    wanted = shaped if shaped and coin else moves
    at, source = source.below(len(wanted))
    return wanted[at], source


def _generous(source: Rng) -> tuple[PositionBuilder, Rng]:
    seats, source = source.below(4)
    start = position(seats=seats + 2)
    known, source = _some(HELPFUL, 5, source)
    start.completed(0, *known).completed(1, "blacksmith_tools", "merchant_statue")
    hand, source = _hand(5 if "temple_offering" in known else 4, source)
    kinds, source = _draws(range(4), 7 if "larger_workshop" in known else 5, source)
    start.hand(0, *hand).materials(0, *(kinds.count(kind) for kind in range(4)))
    tiles, source = _some(TILES, 6, source)
    start.tiles(0, *tiles)
    jar, source = _draws(range(4), 6, source)
    start.large_jar(*(min(2, jar.count(kind)) for kind in range(4))).small_jar(1, 0, 0, 1)
    people, source = _some(PEOPLE, 4, source)
    rewards = ("draw_scroll", "pawn_tile", "refund", "market_pick")
    start.rewards(**dict(zip(people, rewards, strict=False)))
    return start, source


def _hand(size: int, source: Rng) -> tuple[list[str], Rng]:
    """Mostly scrolls of different names that change an action: those make lists long."""
    coin, source = source.below(4)
    return _exactly(SHAPING if coin else SCROLL_ORDER, size, source)


def _exactly(items: list[str], size: int, source: Rng) -> tuple[list[str], Rng]:
    mixed, source = source.shuffled(tuple(items))
    return list(mixed[:size]), source


def _some(items: list[str] | tuple[str, ...], most: int, source: Rng) -> tuple[list[str], Rng]:
    size, source = source.below(most + 1)
    return _exactly(list(items), size, source)


def _draws(kinds: range, size: int, source: Rng) -> tuple[list[int], Rng]:
    drawn = []
    for _ in range(size):
        kind, source = source.below(len(kinds))
        drawn.append(kind)
    return drawn, source


def main() -> None:
    """Print counts and times of the lists of 10,000 positions."""
    longest, slowest, total = 0, 0.0, 0.0
    for state in positions(10_000):
        began = perf_counter()
        moves = ZONGSHI.legal_moves(state, 0)
        took = perf_counter() - began
        longest, slowest, total = max(longest, len(moves)), max(slowest, took), total + took
    sys.stdout.write(
        f"longest list {longest} moves; slowest {slowest * 1000:.2f} ms; mean {total / 10:.4f} ms\n"
    )


if __name__ == "__main__":
    main()
