"""`selfplay`: random games, counted and timed."""

from __future__ import annotations

from time import perf_counter

import click

from bot.games.registry import RULESETS
from bot.games.ruleset import AnyRuleset
from bot.games.selfplay import Report, selfplay

MEDIAN_OF = 3
"""Runs of which the middle one is reported: machines have other things to do at times."""


@click.command("selfplay")
@click.argument("game", type=click.Choice(list(RULESETS)))
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), help="How many.")
@click.option("--seats", default=4, show_default=True, help="Players in each game.")
@click.option("--seed", default="1", show_default=True, help="Another seed, other games.")
@click.option(
    "--runs", default=MEDIAN_OF, show_default=True, type=click.IntRange(1), help="Median of."
)
def selfplay_command(game: str, games: int, seats: int, seed: str, runs: int) -> None:
    """Play random games of GAME in one process and print their figures."""
    ruleset = RULESETS[game]
    if seats not in ruleset.seats:
        allowed = ", ".join(map(str, ruleset.seats))
        raise click.BadParameter(f"{game} is for {allowed} players", param_hint="--seats")
    report, speeds = measured(ruleset, games, seats, seed.encode(), runs)
    for line in told(report, speeds):
        click.echo(line)


def measured(
    ruleset: AnyRuleset, games: int, seats: int, seed: bytes, runs: int
) -> tuple[Report, list[float]]:
    """The run of middle speed, and all speeds from low to high."""
    reports = [selfplay(ruleset, games, seats, seed, perf_counter) for _ in range(runs)]
    reports.sort(key=lambda report: report.speed)
    return reports[len(reports) // 2], [report.speed for report in reports]


def told(report: Report, speeds: list[float]) -> list[str]:
    """The figures, one a line."""
    spread = f" ({min(speeds):,.0f} to {max(speeds):,.0f})" if len(speeds) > 1 else ""
    return [
        f"games          {report.games}",
        f"moves          {report.moves}",
        f"moves/s        {report.speed:,.0f}, median of {len(speeds)}{spread}",
        f"rounds         {report.fewest_rounds} to {report.most_rounds}",
        f"longest list   {report.longest_list} moves",
        f"slowest list   {report.slowest_list * 1000:.2f} ms",
        f"largest state  {report.largest_state} bytes",
    ]
