"""What a sword must have to reach a tier, and what it still lacks for it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import msgspec

from bot.games.swordsmith.catalogue import CATALOGUES
from bot.games.swordsmith.state import Sword
from bot.games.swordsmith.terms import BLADE_SLOTS, ENCHANTMENT_SLOTS, Tier


class Demand(msgspec.Struct, frozen=True):
    """A tier's need and those of the tiers below it, as one."""

    blade: int
    """Least grade of both blade slots."""
    hilt: int
    elements: tuple[str, ...]
    stars: int


class Lack(msgspec.Struct, frozen=True):
    """What has to be added to a sword."""

    blade: tuple[int, ...] = ()
    """The least grade for each slot of the blade that is still empty."""
    hilt: int = 0
    """The least grade of a hilt to be put on; 0: none needs to be."""
    elements: tuple[str, ...] = ()
    stars: int = 0

    @property
    def things(self) -> int:
        """How many cards and stars it takes."""
        return len(self.blade) + (self.hilt > 0) + len(self.elements) + self.stars


@lru_cache(maxsize=1 << 10)
def demand(digest: str, adventurer: str, tier: Tier) -> Demand:
    """What an adventurer asks for a tier, by the hash of the card data."""
    who = CATALOGUES[digest].adventurers[adventurer]
    needs = (who.basic, who.performance, who.excitement)[: tier.height + 1]
    elements: Counter[str] = Counter()
    for need in needs:
        elements |= Counter(need.elements)
    stars = max(need.stars for need in needs)
    return Demand(
        blade=max(1, *(need.blade for need in needs)),
        hilt=max(min(stars, 1), *(need.hilt for need in needs)),  # only forged swords have stars
        elements=tuple(elements.elements()),
        stars=stars,
    )


@lru_cache(maxsize=1 << 14)
def lack(digest: str, sword: Sword, adventurer: str, tier: Tier) -> Lack | None:
    """What a sword lacks for a tier; None where a card on it stands in the way."""
    asked = demand(digest, adventurer, tier)
    cards = CATALOGUES[digest]
    if any(cards.grades[card] < asked.blade for card in sword.blade):
        return None
    hilt = asked.hilt
    if sword.hilt is not None and hilt:
        if cards.grades[sword.hilt] < hilt:
            return None
        hilt = 0
    missing = Counter(asked.elements) - Counter(sword.enchantments)
    wild = sum(card in cards.wild_elements for card in sword.enchantments)
    elements = tuple(missing.elements())[wild:]
    if len(sword.enchantments) + len(elements) > ENCHANTMENT_SLOTS:
        return None
    return Lack(
        blade=(asked.blade,) * (BLADE_SLOTS - len(sword.blade)),
        hilt=hilt,
        elements=elements,
        stars=max(0, asked.stars - sword.stars),
    )
