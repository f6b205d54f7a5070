"""Games kept as data, which must replay to the same end in every release.

A record holds the card data it was played with, the position it began from, each move as the
store would keep it, and a hash of the last position.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from bot.games.record import Record, fingerprint, read_record
from bot.games.registry import RULESETS
from tests.games.driving import Played, play_out
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


def keep() -> None:
    """Add the record of this release unless there is one; none is ever written over."""
    rules = RULESETS["zongshi"]
    path = FOLDER / f"zongshi_rules{rules.version}.json"
    if not path.exists():
        game = play_out(rules, rules.new_game(4, b"for ever"), b"for ever", wander)
        path.write_bytes(msgspec.json.format(msgspec.json.encode(as_data(game)), indent=1))
