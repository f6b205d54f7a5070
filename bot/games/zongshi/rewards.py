"""Rewards of basic projects: what each adds while it is in force."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from bot.games.zongshi.counts import UNITS, plus
from bot.games.zongshi.terms import NOTHING, Counts


class Bonus(msgspec.Struct, frozen=True):
    """What rewards add up to; all but capacity and hand serve masters only."""

    capacity: int = 0
    hand: int = 0
    """Scrolls above the usual hand limit."""
    temple: int = 0
    """Scrolls more when a master goes to the temple."""
    market: int = 0
    """Materials drawn when a master goes to the market."""
    rounds: int = 0
    """Rounds of work less, never below one."""
    cheaper: Counts = NOTHING
    """Less to pay for each project."""

    def and_also(self, other: Bonus) -> Bonus:
        """Both together."""
        return Bonus(
            self.capacity + other.capacity,
            self.hand + other.hand,
            self.temple + other.temple,
            self.market + other.market,
            self.rounds + other.rounds,
            plus(self.cheaper, other.cheaper),
        )


PROJECT_REWARDS: dict[str, Bonus] = {
    "larger_workshop": Bonus(capacity=2),
    "bronze_mastery": Bonus(cheaper=UNITS[0]),
    "ivory_mastery": Bonus(cheaper=UNITS[1]),
    "jade_mastery": Bonus(cheaper=UNITS[2]),
    "gold_mastery": Bonus(cheaper=UNITS[3]),
    "blacksmith_tools": Bonus(rounds=1),
    "temple_offering": Bonus(temple=1, hand=1),
    "merchant_statue": Bonus(market=1),
}
"""By the id of the basic project; masterworks have no reward."""


@lru_cache(maxsize=1 << 8)
def in_force(completed: tuple[str, ...], borrowed: str | None) -> Bonus:
    """What completed projects and a borrowed reward add up to; one name counts once."""
    names = sorted({*completed, *(() if borrowed is None else (borrowed,))})
    whole = Bonus()
    for name in names:
        if name in PROJECT_REWARDS:
            whole = whole.and_also(PROJECT_REWARDS[name])
    return whole
