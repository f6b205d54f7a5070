"""The command line: `python -m bot`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Coroutine
from typing import Any

import click

from bot.cli.bench import bench_command
from bot.cli.documents import pictures_command
from bot.cli.replay import replay_command
from bot.cli.selfplay import selfplay_command
from bot.cli.sheet import sheet_command
from bot.config import Settings, read_settings
from bot.logs import write_logs
from bot.problems import in_one_line

Program = Callable[[Settings, Callable[[str], None]], Coroutine[Any, Any, None]]


class OneLine(click.Group):
    """Tells whoever started a verb what they can mend in one line, without a traceback."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run a verb; raises `ClickException` in place of what `in_one_line` has a line for."""
        try:
            return super().invoke(ctx)
        except Exception as error:
            line = in_one_line(error)
            if line is None:
                raise
            raise click.ClickException(line) from error


@click.group(cls=OneLine, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="guildhall", prog_name="guildhall")
def main() -> None:
    """Guildhall hosts board games about master craftsmen in Discord channels."""


@main.command()
def run() -> None:
    """Play on Discord, with the token in .env, until Ctrl-C or SIGTERM."""
    from bot.serve import serve

    _run(serve)


@main.command()
def local() -> None:
    """Play on a page of this machine, without Discord, until Ctrl-C or SIGTERM."""
    from bot.local import play_locally

    _run(play_locally)


main.add_command(selfplay_command)
main.add_command(replay_command)
main.add_command(bench_command)
main.add_command(sheet_command)
main.add_command(pictures_command)


def _run(program: Program) -> None:
    settings = read_settings()
    write_logs(settings.log_level)
    asyncio.run(program(settings, lambda line: click.echo(line)))


if __name__ == "__main__":
    sys.exit(main())
