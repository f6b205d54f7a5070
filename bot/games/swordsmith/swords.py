"""Putting cards onto swords, and what becomes of a sword's cards when it is gone."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.swordsmith.cards import SwordsmithCatalogue
from bot.games.swordsmith.events import SwordDismantled
from bot.games.swordsmith.position import Position, without
from bot.games.swordsmith.state import EMPTY, Sword
from bot.games.swordsmith.supply import add_to_market, give_back, refill_row, to_discard
from bot.games.swordsmith.terms import BLADE_SLOTS, KINDS, Part


def open_parts(sword: Sword) -> tuple[Part, ...]:
    """Where a metal can be put."""
    parts = [Part.BLADE] if len(sword.blade) < BLADE_SLOTS else []
    if sword.hilt is None:
        parts.append(Part.HILT)
    return tuple(parts)


def with_card(position: Position, sword: Sword, card: str, part: Part) -> Sword:
    """The sword with a card more."""
    if part is Part.HILT:
        return replace(sword, hilt=card)
    if part is Part.BLADE:
        return replace(sword, blade=(*sword.blade, card))
    return replace(sword, enchantments=position.in_order((*sword.enchantments, card)))


def dearest(catalogue: SwordsmithCatalogue, sword: Sword) -> tuple[str, ...]:
    """The different enchantments of the highest printed price, in data order."""
    if not sword.enchantments:
        return ()
    most = max(catalogue.prices[card] for card in sword.enchantments)
    found = [card for card in sword.enchantments if catalogue.prices[card] == most]
    return tuple(dict.fromkeys(found))


def take_apart(position: Position, seat: int, place: int, returned: str | None) -> None:
    """Dismantle: one enchantment back to the supply, the rest to the discard pile."""
    sword = position.sword(seat, place)
    rest = sword.cards
    if returned is not None:
        rest = without(rest, returned)
        give_back(position, returned)
    kept = tuple(card for card in rest if not _never_kept(position, card))
    for card in rest:
        if _never_kept(position, card):
            give_back(position, card)
    to_discard(position, seat, kept)
    position.set_sword(seat, place, EMPTY)
    position.tell(SwordDismantled(seat, place, returned, position.in_order(kept)))
    refill_row(position)


def _never_kept(position: Position, card: str) -> bool:
    """A wild metal that does not stay with its owner leaves with its sword, however it goes."""
    catalogue = position.catalogue
    return card not in KINDS and card in catalogue.grades and card not in catalogue.kept


def hand_over(position: Position, seat: int, place: int) -> None:
    """After a sale: all cards to the market, wild ones as they say; the stars are gone."""
    for card in position.sword(seat, place).cards:
        if card in KINDS:
            add_to_market(position, card, 1)
        elif card in position.catalogue.kept:
            to_discard(position, seat, (card,))
        else:
            give_back(position, card)
    position.set_sword(seat, place, EMPTY)
    refill_row(position)
