"""`selfplay`: games without people, counted and timed: random ones, or between AI levels."""

from __future__ import annotations

from time import perf_counter

import click

from bot.games.registry import RULESETS
from bot.games.ruleset import AnyRuleset
from bot.games.selfplay import Report, selfplay
from bot.players.matches import Matches, kinds_of, play_matches

MEDIAN_OF = 3
"""Runs of which the middle one is reported: machines have other things to do at times."""


@click.command("selfplay")
@click.argument("game", type=click.Choice(list(RULESETS)))
@click.option("--games", default=200, show_default=True, type=click.IntRange(1), help="How many.")
@click.option("--seats", default=4, show_default=True, help="Players in each game.")
@click.option("--seed", default="1", show_default=True, help="Another seed, other games.")
@click.option(
    "--runs",
    type=click.IntRange(1),
    help=f"Median of so many runs, without --players.  [default: {MEDIAN_OF}]",
)
@click.option(
    "--players",
    metavar="KIND,KIND...",
    help="Who plays: AI levels such as easy, or random; they change seats from game to game.",
)
def selfplay_command(
    game: str, games: int, seats: int, seed: str, runs: int | None, players: str | None
) -> None:
    """Play games in one process, random ones or between PLAYERS, and print their figures."""
    ruleset = RULESETS[game]
    if seats not in ruleset.seats:
        allowed = ", ".join(map(str, ruleset.seats))
        raise click.BadParameter(f"{game} is for {allowed} players", param_hint="--seats")
    if players is None:
        report, speeds = measured(ruleset, games, seats, seed.encode(), runs or MEDIAN_OF)
        lines = told(report, speeds)
    else:
        if runs is not None:
            raise click.BadParameter("has no meaning beside --players", param_hint="--runs")
        kinds = _kinds(game, players, seats)
        lines = _compared(play_matches(ruleset, kinds, games, seats, seed.encode(), perf_counter))
    for line in lines:
        click.echo(line)


def _kinds(game: str, named: str, seats: int) -> tuple[str, ...]:
    """The kinds of players in a list with commas; raises `BadParameter` for a wrong one."""
    known = kinds_of(game)
    kinds = tuple(kind.strip() for kind in named.split(","))
    for kind in kinds:
        if kind not in known:
            raise click.BadParameter(
                f"{kind!r} does not play {game}, only {', '.join(known)}", param_hint="--players"
            )
    if len(kinds) > seats:
        raise click.BadParameter(
            f"{len(kinds)} players do not fit on {seats} seats", param_hint="--players"
        )
    return kinds


def _compared(matches: Matches) -> list[str]:
    """How each kind of player fared, one a line."""
    rounds = matches.rounds
    games = len(rounds)
    average = sum(rounds) / games
    return [
        f"games          {games}",
        f"rounds         {min(rounds)} to {max(rounds)}, {average:.1f} on average",
        *(
            f"{kind:<14} won {tally.wins:.1f} games ({tally.wins / games:.1%}), "
            f"{tally.points / tally.seats:.1f} points a seat, "
            f"{tally.seconds / tally.choices * 1000:.2f} ms a choice"
            for kind, tally in matches.tallies.items()
        ),
    ]


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
