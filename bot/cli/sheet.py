"""`sheet`: every kind of picture in every language, to be looked at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import NamedTuple

import click

from bot.cli.drawing import Sitting
from bot.cli.positions import by_phase, liveliest
from bot.games.registry import RULESETS
from bot.games.ruleset import AnyRuleset
from bot.i18n import LOCALES
from render import Picture, contact

_SEED = b"sheet"


class Shown(NamedTuple):
    """A picture, and what it shows."""

    picture: Picture
    position: str
    seats: int
    locale: str

    @property
    def kind(self) -> str:
        """Which kind of picture it is."""
        return self.picture.name.removesuffix(".png")


@click.command("sheet")
@click.argument("out", type=click.Path(file_okay=False, path_type=Path))
@click.option("--game", "games", multiple=True, type=click.Choice(list(RULESETS)), help="Only it.")
@click.option("--seats", "numbers", multiple=True, type=int, help="Only so many players.")
@click.option("--locale", "locales", multiple=True, type=click.Choice(LOCALES), help="Only it.")
def sheet_command(
    out: Path, games: tuple[str, ...], numbers: tuple[int, ...], locales: tuple[str, ...]
) -> None:
    """Draw every kind of picture into the folder OUT, full, 550 and 350 wide, and all together."""
    for game in games or RULESETS:
        ruleset = RULESETS[game]
        if not set(numbers) <= set(ruleset.seats):
            allowed = ", ".join(map(str, ruleset.seats))
            raise click.BadParameter(f"{game} is for {allowed} players", param_hint="--seats")
        shown = list(_pictures(ruleset, numbers or ruleset.seats, locales or LOCALES))
        for one in shown:
            _write(out, f"{game}-{one.kind}-{one.position}-{one.seats}-{one.locale}", one.picture)
        for kind, those in groupby(sorted(shown, key=lambda one: one.kind), lambda one: one.kind):
            name = f"{game}-{kind}.png"
            (out / name).write_bytes(contact.overview(name, _rows(those)).png)
        click.echo(f"{game}: {len(shown)} pictures")


def _pictures(
    ruleset: AnyRuleset, numbers: Iterable[int], locales: Iterable[str]
) -> Iterator[Shown]:
    """All pictures of a game; those that differ in the language only follow one another."""
    for seats in numbers:
        actions = liveliest(ruleset, seats, _SEED)
        positions = by_phase(ruleset, actions)
        sittings = [Sitting(ruleset, seats, locale) for locale in locales]
        for position, action in positions.items():
            for sitting in sittings:
                for picture in (*sitting.board(action), sitting.hand(action)):
                    yield Shown(picture, position, seats, sitting.locale)
        for sitting in sittings:
            yield Shown(sitting.score(actions), "over", seats, sitting.locale)
            yield Shown(sitting.lobby(), "before", seats, sitting.locale)


def _rows(shown: Iterable[Shown]) -> list[list[Picture]]:
    """Positions below one another, languages side by side."""
    rows = groupby(shown, lambda one: (one.position, one.seats))
    return [[one.picture for one in row] for _, row in rows]


def _write(out: Path, stem: str, picture: Picture) -> None:
    """A picture at its full size and at the sizes of a channel, a folder for each."""
    sizes = {"full": picture} | {
        str(width): contact.reduced(picture, width) for width in contact.WIDTHS
    }
    for folder, sized in sizes.items():
        (out / folder).mkdir(parents=True, exist_ok=True)
        (out / folder / f"{stem}.png").write_bytes(sized.png)
