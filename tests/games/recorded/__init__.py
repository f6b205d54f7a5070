"""Games kept as data, which must replay to the same end in every release.

A record holds the card data it was played with, the position it began from, each move as the
store would keep it, and a hash of the last position.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.games.record import Record, fingerprint, read_record
from bot.games.registry import RULESETS
from tests.games.driving import Chooser, Played, play_out
from tests.games.swordsmith.policies import forge
from tests.games.zongshi.policies import wander

__all__ = ["Path", "as_data", "files", "fingerprint", "keep", "read"]

FOLDER = Path(__file__).parent


def files() -> list[Path]:
    """All games that are kept."""
    return sorted(FOLDER.glob("*.json"))


def read(path: Path) -> Record:
    """One game that is kept."""
    return read_record(path.read_bytes())


def as_data(game: Played) -> Record:
    """A game that was played, as data."""
    rules = game.ruleset
    return Record(
        format=1,
        game=rules.key,
        version=rules.version,
        catalogue=rules.shipped_catalogue().decode(),
        start=rules.encode_state(game.start).decode(),
        moves=tuple((step.seat, rules.encode_move(step.move).decode()) for step in game.steps),
        end=fingerprint(rules.encode_state(game.end)),
        totals=tuple(standing.total for standing in rules.outcome(game.end).standings),
    )


POLICIES: dict[str, Chooser] = {"zongshi": wander, "swordsmith": forge}
"""How the games are played that are kept."""


def keep() -> None:
    """Add the records of this release unless there are any; none is ever written over."""
    for key, rules in RULESETS.items():
        path = FOLDER / f"{key}_rules{rules.version}.json"
        if not path.exists():
            game = play_out(rules, rules.new_game(4, b"for ever"), b"for ever", POLICIES[key])
            path.write_bytes(msgspec.json.format(msgspec.json.encode(as_data(game)), indent=1))
