"""Rewrites the playthroughs after a wanted change of the rules: `python -m tests.games.record`."""

from __future__ import annotations

from tests.games.playthroughs import FOLDER, SCRIPTS, play, written
from tests.games.recorded import keep


def main() -> None:
    """Write every playthrough anew; recorded games are only ever added."""
    FOLDER.mkdir(exist_ok=True)
    for left in FOLDER.glob("*.txt"):
        left.unlink()
    for script in SCRIPTS:
        script.path.write_text(written(script, play(script)), encoding="utf-8")
    keep()


if __name__ == "__main__":
    main()
