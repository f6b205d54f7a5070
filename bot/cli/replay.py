"""`replay`: a recorded game, move by move."""

from __future__ import annotations

from pathlib import Path

import click

from bot.cli.drawing import Sitting, seats_of
from bot.cli.files import BrokenFile, recorded_game, write
from bot.cli.positions import recorded_moves
from bot.games.record import BadRecord, Record, opening, replay, ruleset_of
from bot.games.ruleset import AnyRuleset, Outcome
from bot.i18n import LOCALES


@click.command("replay")
@click.argument("file", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option(
    "--animate",
    "out",
    type=click.Path(dir_okay=False, path_type=Path),
    help="Write the whole game as an animated picture instead, in the format WebP.",
)
@click.option(
    "--locale",
    default="en",
    show_default=True,
    type=click.Choice(LOCALES),
    help="Language of the picture.",
)
def replay_command(file: Path, out: Path | None, locale: str) -> None:
    """Replay a recorded game FILE: print each move and the final score, or draw it."""
    record = recorded_game(file)
    try:
        if out is None:
            _replay(record)
        else:
            _animate(record, out, locale)
    except BadRecord as error:
        raise BrokenFile(f"{file}: {error}") from error


def _animate(record: Record, out: Path, locale: str) -> None:
    actions, ruleset = recorded_moves(record), ruleset_of(record)
    if not actions or ruleset.outcome(actions[-1].after) is None:
        raise BadRecord("the game is not over")
    picture = Sitting(ruleset, seats_of(ruleset, actions[-1]), locale).film(actions)
    write(out, picture.data)
    click.echo(f"{out}: {len(picture.data)} bytes")


def _replay(record: Record) -> None:
    ruleset = ruleset_of(record)
    state = opening(record)
    click.echo(f"{record.game}, rules {record.version}")
    shown = None
    for step in replay(record):
        moment = ruleset.moment(step.before)
        if moment != shown:
            turn = "" if moment.seat is None else f", seat {moment.seat}"
            click.echo(f"-- round {moment.round}, {moment.phase.replace('_', ' ')}{turn}")
            shown = moment
        click.echo(f"{step.number:4} seat {step.seat}: {ruleset.notation(step.move)}")
        state = step.after
    _tell_end(ruleset, ruleset.outcome(state), sorted(ruleset.to_act(state)))


def _tell_end(ruleset: AnyRuleset, outcome: Outcome | None, to_act: list[int]) -> None:
    if outcome is None:
        seats = ", ".join(map(str, to_act))
        click.echo(f"the game of {ruleset.key} goes on; to act: seat {seats}")
        return
    for standing in outcome.standings:
        lines = ", ".join(f"{line.line.replace('_', ' ')} {line.points}" for line in standing.lines)
        click.echo(f"{standing.rank}. seat {standing.seat}: {standing.total} ({lines})")
    if outcome.tie_break:
        click.echo(f"tie-break: {outcome.tie_break.replace('_', ' ')}")
