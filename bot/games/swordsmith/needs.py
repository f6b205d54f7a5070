"""What a sword is worth to an adventurer: the tiers of Kano's model, as pure functions."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement

from bot.games.swordsmith.cards import Adventurer, Need, SwordsmithCatalogue
from bot.games.swordsmith.catalogue import CATALOGUES
from bot.games.swordsmith.state import Sword
from bot.games.swordsmith.terms import ELEMENTS, Tier

Elements = Counter[str]


def meets(need: Need, blade: int, hilt: int, elements: Elements, stars: int) -> bool:
    """Whether a sword has at least what a need looks at; grades are 0 where a part is missing."""
    return (
        blade >= max(need.blade, 1)
        and hilt >= need.hilt
        and stars >= need.stars
        and all(elements[element] >= count for element, count in Counter(need.elements).items())
    )


def reached(basic: bool, performance: bool, excitement: bool) -> Tier | None:
    """The tier of needs met: 期望 is looked at once 基本 is met, 兴奋 once both are."""
    if not basic:
        return None
    if not performance:
        # 若未满足冒险家的期望型需求，却满足兴奋型需求，则只按照基本型需求来结算报酬
        return Tier.BASIC
    return Tier.EXCITEMENT if excitement else Tier.PERFORMANCE


def tier_of(catalogue: SwordsmithCatalogue, sword: Sword, adventurer: Adventurer) -> Tier | None:
    """The highest tier that a sword reaches for an adventurer; None: not even the basic one.

    Each wild enchantment stands for one element, the same for all three needs, whichever
    gives the highest tier.
    """
    if not sword.has_blade:
        return None
    blade = min(catalogue.grades[card] for card in sword.blade)
    hilt = 0 if sword.hilt is None else catalogue.grades[sword.hilt]
    best: Tier | None = None
    for elements in readings(sword.enchantments, catalogue.wild_elements):
        met = (
            meets(need, blade, hilt, elements, sword.stars)
            for need in (adventurer.basic, adventurer.performance, adventurer.excitement)
        )
        tier = reached(*met)
        if tier is not None and (best is None or tier.height > best.height):
            best = tier
    return best


def readings(enchantments: tuple[str, ...], wild: frozenset[str]) -> Iterator[Elements]:
    """Everything that the enchantments can stand for."""
    plain = Counter(card for card in enchantments if card not in wild)
    wilds = len(enchantments) - plain.total()
    for stand_ins in combinations_with_replacement(ELEMENTS, wilds):
        yield plain + Counter(stand_ins)


@lru_cache(maxsize=1 << 14)
def fit(digest: str, sword: Sword, adventurer: str) -> Tier | None:
    """The same by the hash of the card data and the adventurer's id, remembered."""
    catalogue = CATALOGUES[digest]
    return tier_of(catalogue, sword, catalogue.adventurers[adventurer])
