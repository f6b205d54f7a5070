"""`bench`: the figures that a release has to reach, measured on this machine."""

from __future__ import annotations

import click

from bot.cli.drawing_times import told as told_pictures
from bot.cli.selfplay import MEDIAN_OF, measured, told
from bot.games.registry import RULESETS
from bot.games.ruleset import AnyRuleset


@click.command("bench")
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), help="How many.")
@click.option(
    "--positions", default=20, show_default=True, type=click.IntRange(1), help="How many are drawn."
)
def bench_command(games: int, positions: int) -> None:
    """Measure moves per second, legal lists, stored size and pictures of every game."""
    for key, ruleset in RULESETS.items():
        _tell_rules(key, ruleset, games)
        _tell_pictures(key, ruleset, positions)


def _tell_rules(key: str, ruleset: AnyRuleset, games: int) -> None:
    seats = 4 if 4 in ruleset.seats else ruleset.seats[-1]
    click.echo(f"{key}: {games} random games with {seats} seats")
    report, speeds = measured(ruleset, games, seats, b"bench", MEDIAN_OF)
    for line in told(report, speeds):
        click.echo(f"  {line}")
    fullest, _ = measured(ruleset, max(games // 10, 1), ruleset.seats[-1], b"bench", 1)
    click.echo(f"  largest state  {fullest.largest_state} bytes with {ruleset.seats[-1]} seats")


def _tell_pictures(key: str, ruleset: AnyRuleset, positions: int) -> None:
    click.echo(f"{key}: pictures of {positions} positions with {ruleset.seats[-1]} seats")
    for line in told_pictures(ruleset, positions):
        click.echo(f"  {line}")
