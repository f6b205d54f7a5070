"""The command line: `python -m bot`."""

from __future__ import annotations

import sys

import click

from bot.cli.replay import replay_command
from bot.cli.selfplay import selfplay_command


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="guildhall", prog_name="guildhall")
def main() -> None:
    """Guildhall hosts board games about master craftsmen in Discord channels."""


main.add_command(selfplay_command)
main.add_command(replay_command)

if __name__ == "__main__":
    sys.exit(main())
