"""Abilities of loyal customers: what each adds to every turn of its owner."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.games.swordsmith.cards import SwordsmithCatalogue


class Bonus(msgspec.Struct, frozen=True):
    """What abilities add up to."""

    workers: int = 0
    money: int = 0
    smelts: int = 0
    """SMELTs of a turn that take no worker."""
    hatches: int = 0
    """HATCHes of a turn that take no worker."""
    rolls: int = 0
    """Added to every refining roll."""
    draws: int = 0
    """Cards more at the end of a turn."""
    swords: int = 0
    """Places for swords above the usual limit; capped by the data."""
    elements: int = 0
    """Off the price of each element."""
    metals: int = 0
    """Off the price of each metal."""
    treasures: int = 0
    """Face-up auxiliary cards taken on joining, only then."""

    def and_also(self, other: Bonus) -> Bonus:
        """Both together."""
        mine, theirs = msgspec.structs.astuple(self), msgspec.structs.astuple(other)
        return Bonus(*(one + more for one, more in zip(mine, theirs, strict=True)))


ABILITIES: dict[str, Bonus] = {
    "helper": Bonus(workers=1),
    "furnace_keeper": Bonus(smelts=1, money=1),
    "spring_keeper": Bonus(hatches=1, money=1),
    "polisher": Bonus(rolls=1),
    "porter": Bonus(draws=1),
    "patron": Bonus(money=2, treasures=1),
    "spare_anvil": Bonus(swords=1, money=1),
    "element_broker": Bonus(elements=2),
    "metal_broker": Bonus(metals=1),
}
"""By the id of the loyal ability."""

_NOTHING = Bonus()


def in_force(catalogue: SwordsmithCatalogue, loyal: Iterable[str]) -> Bonus:
    """What a smith's loyal customers add up to; two of one kind count twice."""
    whole = _NOTHING
    for customer in loyal:
        ability = catalogue.adventurers[customer].loyal_ability
        if ability is not None:
            whole = whole.and_also(ABILITIES[ability])
    return whole
