"""Who sells to whom, worked out in the plainest way from the sentences of the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from bot.games.swordsmith.cards import Adventurer, Need
from bot.games.swordsmith.state import Sword

GRADES = {"iron": 1, "steel": 2, "tungsten": 3, "meteorite": 3}
ALL_ELEMENTS = ("water", "fire", "light", "dark")
NAMES = (None, "basic", "performance", "excitement")


def is_met(need: Need, sword: Sword, elements: Sequence[str]) -> bool:
    """Strike off what a need asks, one thing after the other."""
    if len(sword.blade) < 2:
        return False
    for metal in sword.blade:
        if GRADES[metal] < need.blade:
            return False
    if need.hilt > 0 and (sword.hilt is None or GRADES[sword.hilt] < need.hilt):
        return False
    left = list(elements)
    for element in need.elements:
        if element not in left:
            return False
        left.remove(element)
    return sword.stars >= need.stars


def tier(sword: Sword, adventurer: Adventurer) -> str | None:
    """Try every element for every Prism; of all that come out take the highest."""
    plain = [card for card in sword.enchantments if card != "prism"]
    prisms = sword.enchantments.count("prism")
    best = 0
    for stand_ins in product(ALL_ELEMENTS, repeat=prisms):
        elements = [*plain, *stand_ins]
        reached = 0
        if is_met(adventurer.basic, sword, elements):
            reached = 1
            if is_met(adventurer.performance, sword, elements):
                reached = 2
                if is_met(adventurer.excitement, sword, elements):
                    reached = 3
        best = max(best, reached)
    return NAMES[best]


def seller(
    offers: Mapping[int, str],
    bounty: Sequence[int],
    bids: Mapping[int, int],
    reputation: Sequence[int],
    order: Sequence[int],
) -> tuple[int, int] | None:
    """Seat and price; bids are looked at only where offers are equal."""
    if not offers:
        return None
    for name, price in zip(("excitement", "performance", "basic"), reversed(bounty), strict=True):
        equal = [seat for seat in order if offers.get(seat) == name]
        if len(equal) == 1:
            return equal[0], price
        if equal:
            lowest = min(bids[seat] for seat in equal)
            cheap = [seat for seat in equal if bids[seat] == lowest]
            known = max(reputation[seat] for seat in cheap)
            return next(seat for seat in cheap if reputation[seat] == known), lowest
    raise AssertionError(offers)
