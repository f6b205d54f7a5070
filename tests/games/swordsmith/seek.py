"""Finds seeds for playthroughs after the card data changed.

Run with a number of tries: `python -m tests.games.swordsmith.seek 300`.
"""

from __future__ import annotations

import sys
from collections import defaultdict

from tests.games.driving import play_out
from tests.games.playthroughs import endings
from tests.games.swordsmith.policies import POLICIES
from tests.games.swordsmith.table import SWORDSMITH


def main(tries: int) -> None:
    """Print which seeds of the policy "forge" lead to which ending and tie-break."""
    found: dict[tuple[str, str | None], list[str]] = defaultdict(list)
    for seats in SWORDSMITH.seats:
        for number in range(tries):
            seed = f"forge {number}".encode()
            game = play_out(SWORDSMITH, SWORDSMITH.new_game(seats, seed), seed, POLICIES["forge"])
            outcome = SWORDSMITH.outcome(game.end)
            assert outcome is not None
            found[endings(game)[0], outcome.tie_break].append(f"{seats}p forge {number}")
    for (ending, tie_break), seeds in sorted(found.items(), key=str):
        sys.stdout.write(f"{ending}, {tie_break}: {', '.join(seeds[:6])}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
