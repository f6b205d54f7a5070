"""What the values of options look like: ids that are typed and stored, names that are read."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from bot.games.swordsmith.catalogue import CATALOGUES, SwordsmithCatalogue
from bot.games.swordsmith.view import AdventurerView, SmithyView, SwordsmithView, SwordView
from bot.i18n import t
from bot.i18n.swordsmith import (
    Words,
    about,
    adventurer_label,
    card_label,
    refine_label,
    sword_label,
)
from cogs.choices import PARTS, Choice, listed
from cogs.reading import GameReader

STEPS_OF_WAITING = {"+1": 1, "-1": -1}
"""What a waiting token can be changed by."""


class Reader(GameReader[SwordsmithView, Words], frozen=True, dict=True):
    """A reader of Master Swordsmith's values; always a seat that is asked."""

    @cached_property
    def catalogue(self) -> SwordsmithCatalogue:
        """The card data of this table."""
        return CATALOGUES[self.view.catalogue]

    def worded(self, locale: str) -> Words:
        """The game's words in a language."""
        return Words(locale, self.catalogue)

    @property
    def smithy(self) -> SmithyView:
        """The reader's own."""
        return self.view.smithies[self.view.viewer or 0]

    @property
    def funds(self) -> int:
        """What the reader can spend, vouchers included."""
        return self.smithy.vouchers + (0 if self.view.turn is None else self.view.turn.money)

    @cached_property
    def prices(self) -> dict[str, int]:
        """What everything on sale costs the reader."""
        return {pile.card: pile.price for pile in (*self.view.market, *self.view.auxiliary_row)}

    def sword(self, value: str) -> SwordView:
        """A sword of the reader by its number."""
        return self.smithy.swords[int(value) - 1]


def parted(parts: Iterable[str]) -> str:
    """A shown name: what is chosen, then what is worth knowing about it."""
    return PARTS.join(part for part in parts if part)


def card(value: str, reader: Reader) -> Choice:
    """A card by name with what it is or does."""
    return Choice(value, card_label(value, reader.locale, reader.catalogue), reader.names(value))


def cards(value: str, reader: Reader) -> Choice:
    """Several cards that are given back together, "iron+iron", or none."""
    ids = listed(value)
    if not ids:
        return reader.nothing()
    alone = reader.names(ids[0]) if len(ids) == 1 else ()
    return Choice(value, reader.words.cards(ids), (reader.english.cards(ids), *alone))


def purchase(value: str, reader: Reader) -> Choice:
    """A card on sale: its price, the money that is left afterwards, what it is or does."""
    price, locale = reader.prices.get(value, 0), reader.locale
    parts = (
        reader.words.name(value),
        t(locale, "swordsmith-price", price=price),
        *worth(price, reader),
        about(value, locale, reader.catalogue),
    )
    return Choice(value, parted(parts), reader.names(value))


def worth(price: int, reader: Reader) -> Iterable[str]:
    """The money that is left after a price, and whether paying it ends the play of cards."""
    yield t(reader.locale, "choice-left", money=reader.funds - price)
    yield from beginning(reader)


def beginning(reader: Reader) -> Iterable[str]:
    """That an action begins the work, if it does."""
    if reader.view.turn is not None and not reader.view.turn.is_working:
        yield t(reader.locale, "choice-begins-work")


def better(value: str, reader: Reader) -> Choice:
    """A metal and the next grade."""
    into = reader.words.name(reader.catalogue.next_metals.get(value, value))
    return Choice(value, parted((reader.words.name(value), f"→ {into}")), reader.names(value))


def smelting(value: str, reader: Reader) -> Choice:
    """A metal and the next grade, with what lies in the furnace."""
    lying = tuple(metal for metal in reader.smithy.furnace if metal == value)
    there = t(reader.locale, "swordsmith-words-furnace", cards=reader.words.cards(lying))
    parts = (better(value, reader).name, there, *beginning(reader))
    return Choice(value, parted(parts), reader.names(value))


def hatching(value: str, reader: Reader) -> Choice:
    """An element with what lies in the mana pool."""
    lying = tuple(element for element in reader.smithy.pool if element == value)
    there = t(reader.locale, "swordsmith-words-pool", cards=reader.words.cards(lying))
    parts = (reader.words.name(value), there, *beginning(reader))
    return Choice(value, parted(parts), reader.names(value))


def sword(value: str, reader: Reader) -> Choice:
    """A sword by its number with what lies on it."""
    label = sword_label(int(value) - 1, reader.sword(value), reader.locale, reader.catalogue)
    return Choice(value, label, (_english(value, reader),))


def refining(value: str, reader: Reader) -> Choice:
    """A sword with what its next star costs and needs, bonuses on the roll taken off."""
    found = reader.sword(value)
    price, roll = found.star_price or 0, found.star_roll or 0
    roll = max(1, roll - (0 if reader.view.turn is None else reader.view.turn.rolls))
    place, stars = int(value) - 1, found.stars
    label = refine_label(place, stars, price, roll, reader.locale, reader.catalogue)
    return Choice(value, parted((label, *worth(price, reader))), (_english(value, reader),))


def offering(value: str, reader: Reader) -> Choice:
    """A sword with the tier that it reaches, and what that is worth to the one who asks."""
    sale, words = reader.view.sale, reader.words
    parts = [words.sword(int(value) - 1)]
    for fit in reader.sword(value).fits:
        if sale is not None and fit.adventurer == sale.adventurer:
            who = reader.catalogue.adventurers[fit.adventurer]
            bounty, reputation = who.bounty_for(fit.tier), who.reputation_for(fit.tier)
            parts += [words.tier(fit.tier), words.vouchers(bounty), words.reputation(reputation)]
    lying = sword(value, reader).name.partition(PARTS)[2]
    return Choice(value, parted((*parts, lying)), (_english(value, reader),))


def price(value: str, reader: Reader) -> Choice:
    """A price, with the reputation that comes along whatever the price."""
    sale = reader.view.sale
    parts = [value, reader.words.vouchers(int(value))]
    if sale is not None and sale.tier is not None:
        who = reader.catalogue.adventurers[sale.adventurer]
        parts.append(reader.words.reputation(who.reputation_for(sale.tier)))
    return Choice(value, parted(parts))


def part(value: str, reader: Reader) -> Choice:
    """A part of a sword."""
    return Choice(value, reader.words.part_name(value), (reader.english.part_name(value),))


def adventurer(value: str, reader: Reader) -> Choice:
    """An adventurer with profession and patience."""
    waited = next((one.waited for one in face_up(reader.view) if one.id == value), None)
    label = adventurer_label(value, reader.locale, reader.catalogue, waited)
    return Choice(value, label, reader.names(value))


def step(value: str, reader: Reader) -> Choice:
    """A waiting token more or less."""
    by = STEPS_OF_WAITING[value]
    return Choice(value, reader.words.nudge(by), (reader.english.nudge(by),))


def face_up(view: SwordsmithView) -> Iterable[AdventurerView]:
    """All adventurers who wait."""
    return (one for profession in view.professions for one in profession.face_up)


def _english(value: str, reader: Reader) -> str:
    return reader.english.sword(int(value) - 1)
