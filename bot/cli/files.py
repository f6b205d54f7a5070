"""The files that the verbs of the command line read and write."""

from __future__ import annotations

from pathlib import Path

import click

from bot.games.record import BadRecord, Record, read_record


class BrokenFile(click.ClickException):
    """A file that cannot be replayed: one line, exit code 2."""

    exit_code = 2


def recorded_game(file: Path) -> Record:
    """The game that a file holds; raises `BrokenFile`."""
    try:
        return read_record(file.read_bytes())
    except BadRecord as error:
        raise BrokenFile(f"{file}: {error}") from error
    except OSError as error:
        raise BrokenFile(f"{file} cannot be read: {error.strerror}") from error


def write(file: Path, data: bytes) -> None:
    """Write a file, and the folders that it is to lie in; raises `ClickException`."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(data)
    except OSError as error:
        raise click.ClickException(f"{file} cannot be written: {error.strerror}") from error
