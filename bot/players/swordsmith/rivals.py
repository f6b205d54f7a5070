"""What others' swords leave of a sale: all swords lie open."""

from __future__ import annotations

from bot.games.swordsmith.terms import Tier
from bot.players.swordsmith.demands import lack
from bot.players.swordsmith.desk import Desk, as_sword

NEAR = 1
SOON = 1.0

LOWER, HIGHER = 0.3, 1.0
"""How likely a sword sells against a better and against a worse one."""
TIED, FIRST = 0.75, 1.0
"""How likely it sells against its equal, by who is first where prices are equal too."""


def share(desk: Desk, adventurer: str, tier: Tier) -> float:
    """How likely a sale of this tier goes through against the swords that others have now."""
    chance = 1.0
    for seat in desk.view.order:
        rival = None if seat == desk.seat else best_fit(desk, seat, adventurer)
        if seat != desk.seat and (rival is None or rival.height < tier.height):
            for sw in desk.view.smithies[seat].swords:
                m = lack(desk.view.catalogue, as_sword(sw), adventurer, tier)
                if m is not None and m.things <= NEAR:
                    chance *= SOON
                    break
        if rival is None:
            continue
        if rival.height == tier.height:
            chance *= FIRST if wins_ties(desk, adventurer, seat) else TIED
        else:
            chance *= HIGHER if rival.height < tier.height else LOWER
    return chance


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
