"""`bench`: the figures that a release has to reach, measured on this machine."""

from __future__ import annotations

import statistics
from time import perf_counter
from typing import Any

import click

import render
from bot.cli.drawing import NAMES
from bot.cli.selfplay import MEDIAN_OF, measured, told
from bot.games.registry import RULESETS
from bot.games.rng import rng
from bot.games.ruleset import AnyRuleset

POSITIONS = 20


@click.command("bench")
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), help="How many.")
def bench_command(games: int) -> None:
    """Measure moves per second, legal lists, stored size and pictures of every game."""
    for key, ruleset in RULESETS.items():
        _tell_rules(key, ruleset, games)
        _tell_pictures(key, ruleset)


def _tell_rules(key: str, ruleset: AnyRuleset, games: int) -> None:
    seats = 4 if 4 in ruleset.seats else ruleset.seats[-1]
    click.echo(f"{key}: {games} random games with {seats} seats")
    report, speeds = measured(ruleset, games, seats, b"bench", MEDIAN_OF)
    for line in told(report, speeds):
        click.echo(f"  {line}")
    fullest, _ = measured(ruleset, max(games // 10, 1), ruleset.seats[-1], b"bench", 1)
    click.echo(f"  largest state  {fullest.largest_state} bytes with {ruleset.seats[-1]} seats")


def _tell_pictures(key: str, ruleset: AnyRuleset) -> None:
    seats = ruleset.seats[-1]
    times: list[float] = []
    sizes: dict[str, int] = {}
    caption = render.Caption("en", NAMES[:seats])
    render.board(key, ruleset.view(_positions(ruleset, seats)[0], None), caption)
    for state in _positions(ruleset, seats):
        began = perf_counter()
        plates = render.board(key, ruleset.view(state, None), caption)
        times.append(perf_counter() - began)
        for plate in plates:
            sizes[plate.name] = max(sizes.get(plate.name, 0), len(plate.png))
    spent = sorted(times)
    click.echo(f"{key}: the board in {POSITIONS} positions with {seats} seats")
    click.echo(f"  median         {statistics.median(spent) * 1000:.0f} ms for {len(sizes)} plates")
    click.echo(f"  95th percent   {spent[int(len(spent) * 0.95) - 1] * 1000:.0f} ms")
    for name, size in sizes.items():
        click.echo(f"  {name:<14} at most {size / 1000:.0f} kB")


def _positions(ruleset: AnyRuleset, seats: int) -> list[Any]:
    """Positions spread evenly over a random game."""
    source = rng(b"bench positions")
    state = ruleset.new_game(seats, b"bench positions")
    states = [state]
    while asked := sorted(ruleset.to_act(state)):
        legal = ruleset.legal_moves(state, asked[0])
        at, source = source.below(len(legal))
        state = ruleset.apply(state, asked[0], legal[at]).state
        states.append(state)
    return [states[len(states) * number // POSITIONS] for number in range(POSITIONS)]
