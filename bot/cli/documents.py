"""`pictures`: those that README and pages show, drawn anew."""

from __future__ import annotations

from pathlib import Path

import click

from bot.cli.drawing import Sitting
from bot.cli.files import write
from bot.cli.positions import by_phase, play_well
from bot.games.registry import RULESETS
from render import Picture, contact
from render.registry import PICTURES

PLAYERS = 3
WIDTH = 820
_SEED = b"documents"
_PHASES = {"zongshi": "turns", "swordsmith": "forging"}
"""In the middle of what the boards of README are shown."""


@click.command("pictures")
@click.argument("out", default="docs", type=click.Path(file_okay=False, path_type=Path))
def pictures_command(out: Path) -> None:
    """Draw the pictures of the documents anew, into the folder OUT (docs)."""
    for name, picture in _pictures().items():
        write(out / f"{name}.png", picture.data)
        click.echo(f"{out / name}.png: {len(picture.data) // 1000} kB")


def _pictures() -> dict[str, Picture]:
    """All of them by name."""
    shown: dict[str, Picture] = {}
    for game, phase in _PHASES.items():
        ruleset, inks = RULESETS[game], PICTURES[game].inks
        actions = play_well(ruleset, PLAYERS, _SEED)
        sitting, action = Sitting(ruleset, PLAYERS, "en"), by_phase(ruleset, actions)[phase]
        plates = {
            game: sitting.board(action),
            f"{game}-lobby": (sitting.lobby(),),
            f"{game}-hand": (sitting.hand(action),),
            f"{game}-area": (sitting.area(action),),
            f"{game}-score": (sitting.score(actions),),
        }
        shown |= {
            name: contact.stacked(name, pictures, WIDTH, inks) for name, pictures in plates.items()
        }
    return shown
