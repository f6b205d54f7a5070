"""The cards of Master Swordsmith one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, ClassVar

from bot.games.swordsmith.cards import Adventurer, SwordsmithCatalogue
from bot.games.swordsmith.needs import meets
from bot.games.swordsmith.terms import Tier
from bot.i18n.cardbook import Card, CardBook, quoted
from bot.i18n.swordsmith.effects import ability_effect, effect
from bot.i18n.swordsmith.labels import wishes
from bot.i18n.swordsmith.rules import values
from bot.i18n.swordsmith.words import Words
from bot.i18n.texts import has_text, t
from bot.i18n.words import in_a_row, kebab

BASIC = {"coin", "metal", "element"}
"""Kinds of the cards of the market."""


class SwordsmithCards(CardBook[SwordsmithCatalogue]):
    """Cards of the market, auxiliary cards, professions, adventurers, loyal abilities."""

    game = "swordsmith"
    usual = "house"
    printed_name = "chinese_name"
    fields: ClassVar = {
        "coin": ("name", "kind", "price", "value"),
        "metal": ("name", "kind", "price"),
        "element": ("name", "kind", "price"),
        "auxiliary": ("name", "effect", "copies", "price"),
        "profession": ("name",),
        "adventurer": (
            "name",
            "needs",
            "bounty",
            "reputation",
            "patience",
            "loyal_ability",
        ),
        "ability": ("name", "effect"),
    }

    def cards(self, catalogue: SwordsmithCatalogue) -> dict[str, Card]:
        """All cards by id, in the order of the card data."""
        return {card.id: card for card in _all(catalogue)}

    def name(self, card: Card, locale: str, catalogue: SwordsmithCatalogue) -> str:
        """The name printed on it."""
        return Words(locale, catalogue).name(card.id)

    def sources(self, card: Card) -> dict[str, list[str]]:
        """As for every card; only some adventurers have an ability."""
        found = super().sources(card)
        if card.kind == "adventurer" and card.item.loyal_ability is None:
            found = {
                mark: [field for field in fields if field != "loyal_ability"]
                for mark, fields in found.items()
            }
        return found

    def facts(self, card: Card, locale: str, catalogue: SwordsmithCatalogue) -> Iterator[str]:
        """Price and figures, then what it does or wants."""
        words = Words(locale, catalogue)
        if card.kind in BASIC:
            yield f"{words.kind(card.id)} · {t(locale, 'swordsmith-price', price=card.item.price)}"
        elif card.kind == "auxiliary":
            price, copies = card.item.price, card.item.count
            yield t(locale, "swordsmith-card-auxiliary", price=price, copies=copies)
            yield quoted(effect(card.id, words))
        elif card.kind == "ability":
            yield quoted(ability_effect(card.id, words))
        elif card.kind == "adventurer":
            yield from _adventurer(card.item, words)

    def notes(self, card: Card, locale: str, catalogue: SwordsmithCatalogue) -> Iterator[str]:
        """The note of the card, or what follows from an adventurer's needs."""
        more = values(locale, catalogue)
        words = Words(locale, catalogue)
        if card.kind == "adventurer":
            yield from _wanted(card.item, words, more)
            return
        if card.kind == "profession":
            yield t(locale, "swordsmith-note-profession", **more)
            yield from _members(card.id, words)
            return
        if card.kind in ("metal", "element"):
            better = catalogue.next_metals.get(card.id)
            name = "best-metal" if card.kind == "metal" and better is None else card.kind
            into = "" if better is None else words.card(better)
            yield t(locale, f"swordsmith-note-{name}", **more, card=words.card(card.id), into=into)
            return
        key = f"swordsmith-note-{kebab(card.id)}"
        if has_text(key):
            yield t(locale, key, **more)

    def related(self, card: Card, catalogue: SwordsmithCatalogue) -> Iterable[str]:
        """Cards that go with it; of an adventurer its profession and ability."""
        found = [*_RELATED.get(card.id, ())]
        if card.kind == "adventurer":
            found += [card.item.profession, card.item.loyal_ability or ""]
            found += _named(card.item)
        elif card.kind in ("profession", "ability"):
            found += [
                one.id
                for one in catalogue.adventurer
                if card.id in (one.profession, one.loyal_ability)
            ]
        elif card.kind == "metal":
            found += [catalogue.next_metals.get(card.id, ""), "crucible", "bellows"]
            found += ["meteorite", "metal_broker", "furnace_keeper"]
        elif card.kind == "element":
            found += ["prism", "mana_spring", "element_broker", "spring_keeper"]
        known = self.cards(catalogue)
        return [one for one in dict.fromkeys(found) if one in known and one != card.id]

    def topics(self, card: Card) -> Iterable[str]:
        """The topics of its kind; wild cards have their own."""
        if card.kind == "auxiliary" and card.item.effect.startswith("wild"):
            return ("wild_cards", "swords", "dismantling")
        return _TOPICS[card.kind]


def _all(catalogue: SwordsmithCatalogue) -> Iterator[Card]:
    yield from (Card(one.id, one.kind, one) for one in catalogue.basic)
    parts: dict[str, Iterable[Any]] = {
        "auxiliary": catalogue.auxiliary,
        "profession": catalogue.profession,
        "adventurer": catalogue.adventurer,
        "ability": catalogue.loyal_ability,
    }
    yield from (Card(item.id, kind, item) for kind, items in parts.items() for item in items)


_TOPICS = {
    "coin": ("cards", "money"),
    "metal": ("swords", "furnace", "cards"),
    "element": ("swords", "furnace", "dismantling"),
    "auxiliary": ("auxiliaries", "effects"),
    "profession": ("adventurers", "sales", "end"),
    "adventurer": ("needs", "adventurers", "selling", "loyal"),
    "ability": ("loyal", "effects"),
}
_RELATED = {
    "gold_coin": ("gold_bag", "moneychanger", "slag_pit"),
    "gold_bag": ("gold_coin", "moneychanger", "strongbox"),
    "apprentice": ("helper",),
    "order_book": ("porter",),
    "meteorite": ("tungsten", "prism", "crucible"),
    "prism": ("meteorite", "light", "dark"),
    "bellows": ("furnace_keeper", "iron", "steel", "crucible"),
    "mana_spring": ("spring_keeper", "water", "fire", "light", "dark"),
    "whetstone": ("polisher",),
    "trade_letter": ("element_broker", "metal_broker"),
    "moneychanger": ("gold_coin", "gold_bag"),
    "slag_pit": ("gold_coin", "iron"),
    "courier": ("trade_letter",),
    "strongbox": ("gold_bag",),
    "guild_seal": ("herald",),
    "sword_rack": ("spare_anvil",),
    "crucible": ("iron", "steel", "tungsten", "bellows"),
    "helper": ("apprentice",),
    "furnace_keeper": ("bellows",),
    "spring_keeper": ("mana_spring",),
    "polisher": ("whetstone",),
    "porter": ("order_book",),
    "spare_anvil": ("sword_rack",),
    "element_broker": ("trade_letter",),
    "metal_broker": ("trade_letter",),
}


def _adventurer(who: Adventurer, words: Words) -> Iterator[str]:
    """Profession, rank and patience; then needs and pay, tier by tier, and the ability."""
    yield t(
        words.locale,
        "swordsmith-card-adventurer",
        profession=words.name(who.profession),
        rank=who.rank,
        patience=who.patience,
    )
    yield from (f"- {wish}" for wish in wishes(who.id, words.locale, words.catalogue))


def _wanted(who: Adventurer, words: Words, more: Any) -> Iterator[str]:
    """What is not obvious from the needs: Kano, how far one comes without a hilt, wild cards."""
    yield t(words.locale, "swordsmith-note-add-up", **more)
    if _may_miss_performance(who):
        yield t(words.locale, "swordsmith-note-kano", **more)
    without = [tier for tier in Tier if not _needs_hilt(who, tier)]
    tier = words.tier(without[-1]) if without else ""
    yield t(words.locale, "swordsmith-note-no-hilt", **more, tier=tier, tiers=len(without))
    if any(need.elements for need in _needs(who)):
        yield t(words.locale, "swordsmith-note-wild-element", **more)
    if who.loyal_ability is not None:
        ability = words.card(who.loyal_ability)
        yield t(words.locale, "swordsmith-note-joins", **more, ability=ability)


def _needs(who: Adventurer) -> tuple[Any, ...]:
    return who.basic, who.performance, who.excitement


def _needs_hilt(who: Adventurer, tier: Tier) -> bool:
    """Whether a sword of this tier has a hilt: asked for, or because stars are."""
    return any(need.hilt or need.stars for need in _needs(who)[: tier.height + 1])


def _may_miss_performance(who: Adventurer) -> bool:
    """Whether a sword can meet the basic and the excitement need, but not the performance need."""
    both = (who.basic, who.excitement)
    stars = max(need.stars for need in both)
    # The least sword that meets both: only a forged one has stars.
    blade = max(1, *(need.blade for need in both))
    hilt = max(int(stars > 0), *(need.hilt for need in both))
    elements = Counter(who.basic.elements) | Counter(who.excitement.elements)
    return not meets(who.performance, blade, hilt, elements, stars)


def _named(who: Adventurer) -> Iterator[str]:
    """The elements that an adventurer asks for."""
    for need in _needs(who):
        yield from need.elements


def _members(profession: str, words: Words) -> Iterator[str]:
    for rank in (1, 2):
        names = [
            words.name(one.id)
            for one in words.catalogue.adventurer
            if (one.profession, one.rank) == (profession, rank)
        ]
        members = in_a_row(words.locale, names)
        yield t(words.locale, "swordsmith-note-members", rank=rank, members=members)


BOOK = SwordsmithCards()
