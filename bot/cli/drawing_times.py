"""How long pictures take, how large they get, and how long the event loop waits meanwhile."""

from __future__ import annotations

import asyncio
import statistics
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter, process_time
from typing import NamedTuple

import render
from bot.cli.drawing import Sitting
from bot.cli.positions import Action, play, spread
from bot.games.ruleset import AnyRuleset
from bot.settling import settle
from render import Picture

THREADS = 2
TICK = 0.001
_SEED = b"bench positions"

Draw = Callable[[Action], tuple[Picture, ...]]


class Times(NamedTuple):
    """Seconds that pictures took, from low to high."""

    spent: tuple[float, ...]
    """Of the processor."""
    passed: tuple[float, ...]
    """On the clock: more where the machine has other things to do."""

    def told(self) -> str:
        """Median and 95th percentile of both."""
        figures = (_two(self.spent), _two(self.passed))
        return "{} ms of the processor; {} ms on the clock".format(*figures)


def _two(seconds: Sequence[float]) -> str:
    high = _high(seconds, 0.95)
    return f"median {statistics.median(seconds) * 1000:.0f}, 95th percent {high * 1000:.0f}"


def _high(seconds: Sequence[float], share: float) -> float:
    """What that share of the times, which stand from low to high, does not exceed."""
    return seconds[max(0, int(len(seconds) * share) - 1)]


def told(ruleset: AnyRuleset, positions: int) -> Iterator[str]:
    """The figures of a game's pictures, one a line; the event loop bears twice as many at once."""
    seats = ruleset.seats[-1]
    sitting = Sitting(ruleset, seats, "en")
    game = play(ruleset, seats, _SEED)
    actions = spread(game, positions)
    # As the program does at its start.
    render.prepare()
    sitting.board(actions[0])
    settle()
    board, sizes = _measured(sitting.board, actions)
    hand, more = _measured(lambda action: (sitting.hand(action),), actions)
    area, large = _measured(lambda action: (sitting.area(action),), actions)
    after, last = _measured(lambda action: tuple(filter(None, (sitting.after(action),))), actions)
    yield f"board          {board.told()}"
    yield f"hand           {hand.told()}"
    yield f"area           {area.told()}"
    if after.spent:
        yield f"after a move   {after.told()}"
    for name, size in (sizes | more | large | last).items():
        yield f"{name:<14} at most {size / 1000:.0f} kB"
    fresh = Sitting(ruleset, seats, "zh-TW")
    waits = asyncio.run(_waits(fresh.board, spread(game, 2 * positions)))
    usually, worst = (f"{wait * 1000:.0f}" for wait in (_high(waits, 0.99), waits[-1]))
    yield f"event loop     {usually} ms late in one of 100 cases, {worst} at worst"


def _measured(draw: Draw, actions: Sequence[Action]) -> tuple[Times, dict[str, int]]:
    """The times of each position with a picture, and the largest size of each in bytes."""
    spent, passed, sizes = list[float](), list[float](), dict[str, int]()
    for action in actions:
        work, clock = process_time(), perf_counter()
        pictures = draw(action)
        if not pictures:
            continue
        spent.append(process_time() - work)
        passed.append(perf_counter() - clock)
        for picture in pictures:
            sizes[picture.name] = max(sizes.get(picture.name, 0), len(picture.data))
    return Times(tuple(sorted(spent)), tuple(sorted(passed))), sizes


async def _waits(draw: Draw, actions: Sequence[Action]) -> list[float]:
    """How much later than it should the loop wakes up while many boards are drawn, sorted."""
    loop, waits = asyncio.get_running_loop(), list[float]()
    with ThreadPoolExecutor(THREADS) as pool:
        boards = [loop.run_in_executor(pool, draw, action) for action in actions]
        while not all(board.done() for board in boards):
            began = perf_counter()
            await asyncio.sleep(TICK)
            waits.append(perf_counter() - began - TICK)
    return sorted(waits)
