"""Draws the positions of `questions.md` as a channel shows them, and tells them as text."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from bot.cli.drawing import NAMES, Sitting
from bot.cli.positions import Action, play_well
from bot.games.registry import RULESETS
from bot.i18n import swordsmith, zongshi
from render import contact

POSITIONS = ((2, 0.2), (3, 0.35), (3, 0.85), (4, 0.5), (4, 0.7), (5, 0.6))
"""How many play, and how much of the game is over."""
BOARDS: dict[str, Any] = {"zongshi": zongshi.board_lines, "swordsmith": swordsmith.board_lines}


def positions(game: str) -> list[tuple[Sitting, Action]]:
    """The six positions of a game: who sits there, and the action that led to it."""
    found = []
    for number, (seats, part) in enumerate(POSITIONS):
        actions = play_well(RULESETS[game], seats, b"questions" + bytes([number]))
        action = actions[int(len(actions) * part)]
        found.append((Sitting(RULESETS[game], seats, "en"), action))
    return found


def draw(out: Path) -> None:
    """Write all pictures and their keys."""
    for folder in ("pictures", "boards"):
        (out / folder).mkdir(parents=True, exist_ok=True)
    for game, ruleset in RULESETS.items():
        for number, (sitting, action) in enumerate(positions(game), 1):
            for picture in sitting.board(action):
                small = contact.reduced(picture, contact.WIDTHS[0])
                (out / "pictures" / f"{game}-{number}-{small.name}").write_bytes(small.data)
            names, moment = NAMES[: sitting.seats], ruleset.moment(action.after)
            acting = ", ".join(names[seat] for seat in sorted(ruleset.to_act(action.after)))
            lines = [f"Round {moment.round}, {moment.phase}. To act: {acting}"]
            lines += BOARDS[game](ruleset.view(action.after, None), names, "en")
            (out / "boards" / f"{game}-{number}.txt").write_text("\n".join(lines))


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
