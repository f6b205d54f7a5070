"""Cards, adventurers and swords as short labels: what they are, cost, want and would reach."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bot.games.swordsmith.catalogue import SwordsmithCatalogue
from bot.games.swordsmith.terms import KINDS, Tier
from bot.i18n.swordsmith.effects import ability_effect, effect
from bot.i18n.swordsmith.words import Words
from bot.i18n.texts import t
from bot.i18n.words import clip

PARTED = " · "


class SwordLike(Protocol):
    """A sword in a view or in a state."""

    @property
    def blade(self) -> tuple[str, ...]:
        """Cards in the blade."""

    @property
    def hilt(self) -> str | None:
        """The card in the hilt."""

    @property
    def enchantments(self) -> tuple[str, ...]:
        """Cards in the enchantment slots."""

    @property
    def stars(self) -> int:
        """Stars won by refining."""


def _parted(parts: Iterable[str]) -> str:
    return clip(PARTED.join(part for part in parts if part))


def about(card: str, locale: str, catalogue: SwordsmithCatalogue) -> str:
    """What a card is or does: "metal of grade 2", or the sentence of an auxiliary card."""
    words = Words(locale, catalogue)
    return words.kind(card) if card in KINDS else effect(card, words)


def card_label(
    card: str, locale: str, catalogue: SwordsmithCatalogue, price: int | None = None
) -> str:
    """A card by name with what it costs, where it is for sale, and what it is or does."""
    cost = "" if price is None else t(locale, "swordsmith-price", price=price)
    name = Words(locale, catalogue).name(card)
    return _parted((name, cost, about(card, locale, catalogue)))


def ability_label(ability: str, locale: str, catalogue: SwordsmithCatalogue) -> str:
    """The ability of a loyal customer by name with what it does."""
    words = Words(locale, catalogue)
    return _parted((words.name(ability), ability_effect(ability, words)))


def adventurer_label(
    adventurer: str, locale: str, catalogue: SwordsmithCatalogue, waited: int | None = None
) -> str:
    """An adventurer by name with its profession and how long it waits, or has waited."""
    words, who = Words(locale, catalogue), catalogue.adventurers[adventurer]
    if waited is None:
        patience = t(locale, "swordsmith-waits", patience=who.patience)
    else:
        patience = t(locale, "swordsmith-waited", waited=waited, patience=who.patience)
    return _parted((words.name(adventurer), words.name(who.profession), patience))


def wishes(adventurer: str, locale: str, catalogue: SwordsmithCatalogue) -> tuple[str, ...]:
    """What an adventurer needs and gives, a line a tier, then what it does as a loyal customer."""
    words, who = Words(locale, catalogue), catalogue.adventurers[adventurer]
    needs = dict(zip(Tier, (who.basic, who.performance, who.excitement), strict=True))
    lines = [
        t(
            locale,
            "swordsmith-wish",
            tier=words.tier(tier),
            need=words.need(need),
            vouchers=words.vouchers(who.bounty_for(tier)),
            reputation=words.reputation(who.reputation_for(tier)),
        )
        for tier, need in needs.items()
    ]
    if who.loyal_ability is not None:
        ability = ability_label(who.loyal_ability, locale, catalogue)
        lines.append(t(locale, "swordsmith-loyal", ability=ability))
    return tuple(lines)


def sword_label(
    place: int,
    sword: SwordLike,
    locale: str,
    catalogue: SwordsmithCatalogue,
    tier: Tier | None = None,
) -> str:
    """A sword by number with what lies on it, and with the tier that it would reach."""
    words = Words(locale, catalogue)
    reached = "" if tier is None else words.tier(tier)
    return _parted((words.sword(place), reached, *lying(sword, words)))


def lying(sword: SwordLike, words: Words) -> Iterable[str]:
    """What lies on a sword, part by part, and its stars."""
    locale = words.locale
    if not sword.blade and sword.hilt is None:
        yield t(locale, "swordsmith-sword-empty")
    if sword.blade:
        yield t(locale, "swordsmith-blade", cards=words.cards(sword.blade))
    if sword.hilt is not None:
        yield t(locale, "swordsmith-hilt", card=words.card(sword.hilt))
    if sword.enchantments:
        yield t(locale, "swordsmith-enchantments", cards=words.cards(sword.enchantments))
    if sword.stars:
        yield words.stars(sword.stars)


def refine_label(
    place: int, stars: int, price: int, roll: int, locale: str, catalogue: SwordsmithCatalogue
) -> str:
    """A sword by number with the price of its next star and the least roll that wins it."""
    star = t(locale, "swordsmith-next-star", star=stars + 1, price=price, roll=roll)
    return _parted((Words(locale, catalogue).sword(place), star))
