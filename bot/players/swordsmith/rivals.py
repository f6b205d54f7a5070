"""What others' swords leave of a sale: all swords lie open."""

from __future__ import annotations

from bot.games.swordsmith.terms import Tier
from bot.players.swordsmith.demands import lack
from bot.players.swordsmith.desk import Desk, as_sword

LOWER, HIGHER = 0.3, 1.0
"""How likely a sword sells against a better and against a worse one."""
TIED, FIRST = 0.75, 1.0
"""How likely it sells against its equal, by who is first where prices are equal too."""
NEAR, SOON = 2, 0.9
"""Things that a sword may lack and be its equal in time, and how likely it sells against that."""


def share(desk: Desk, adventurer: str, tier: Tier, *, is_due: bool) -> float:
    """How likely a sale of this tier goes through against the swords of others.

    Unless the adventurer is due they may still become better.
    """
    chance = 1.0
    for seat in desk.view.order:
        if seat == desk.seat:
            continue
        rival = best_fit(desk, seat, adventurer)
        if rival is not None:
            chance *= _against(desk, adventurer, tier, seat, rival)
        if not is_due and (rival is None or rival.height < tier.height):
            chance *= SOON if _is_near(desk, seat, adventurer, tier) else 1.0
    return chance


def _against(desk: Desk, adventurer: str, tier: Tier, seat: int, rival: Tier) -> float:
    if rival.height == tier.height:
        return FIRST if wins_ties(desk, adventurer, seat) else TIED
    return HIGHER if rival.height < tier.height else LOWER


def _is_near(desk: Desk, seat: int, adventurer: str, tier: Tier) -> bool:
    """Whether a sword of a seat soon reaches the tier."""
    swords = (as_sword(seen) for seen in desk.view.smithies[seat].swords)
    lacks = (lack(desk.view.catalogue, sword, adventurer, tier) for sword in swords)
    return any(missing is not None and missing.things <= NEAR for missing in lacks)


def best_fit(desk: Desk, seat: int, adventurer: str) -> Tier | None:
    """The highest tier that a sword of a seat reaches as it is."""
    fits = (fit for sword in desk.view.smithies[seat].swords for fit in sword.fits)
    tiers = [fit.tier for fit in fits if fit.adventurer == adventurer]
    return max(tiers, key=lambda tier: tier.height, default=None)


def wins_ties(desk: Desk, adventurer: str, rival: int) -> bool:
    """Whether an equal price goes to this seat: by reputation in the profession, then in order."""
    profession = desk.cards.adventurers[adventurer].profession

    def rank(seat: int) -> tuple[int, int]:
        lines = desk.view.smithies[seat].reputation
        points = next(line.points for line in lines if line.line == profession)
        return -points, desk.view.order.index(seat)

    return rank(desk.seat) < rank(rival)
