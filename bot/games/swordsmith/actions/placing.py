"""Putting cards of the hand onto swords, into the furnace and into the mana pool."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.ruleset import Move
from bot.games.swordsmith.events import CardPlaced, PutInFurnace, PutInPool
from bot.games.swordsmith.moves import PlaceCard, ToFurnace, ToPool
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.supply import from_hand
from bot.games.swordsmith.swords import open_parts, with_card
from bot.games.swordsmith.terms import KINDS, Part

Slots = list[tuple[int, Part]]


def metal_slots(position: Position, seat: int) -> Slots:
    """Every place and part where a metal can be put."""
    return [
        (place, part)
        for place, sword in enumerate(position.smithies[seat].swords)
        for part in open_parts(sword)
    ]


def element_slots(position: Position, seat: int) -> Slots:
    """Every place where an enchantment can be added."""
    return [
        (place, Part.ENCHANTMENT)
        for place, sword in enumerate(position.smithies[seat].swords)
        if sword.takes_enchantment
    ]


def is_element(position: Position, card: str) -> bool:
    """Whether a card counts as an element on a sword."""
    return KINDS.get(card) == "element" or card in position.catalogue.wild_elements


def placings(position: Position, card: str, metals: Slots, elements: Slots) -> Iterator[Move]:
    """The ways in which a card of the hand can be put somewhere."""
    catalogue = position.catalogue
    if card in catalogue.grades:
        for place, part in metals:
            yield PlaceCard(card, place, part)
        if card in catalogue.next_metals:
            yield ToFurnace(card)
    elif is_element(position, card):
        for place, part in elements:
            yield PlaceCard(card, place, part)
        if card in KINDS:
            yield ToPool(card)


def place(position: Position, seat: int, move: PlaceCard) -> None:
    """Onto a sword."""
    from_hand(position, seat, move.card)
    sword = with_card(position, position.sword(seat, move.sword), move.card, move.part)
    position.set_sword(seat, move.sword, sword)
    position.tell(CardPlaced(seat, move.card, move.sword, move.part))


def to_furnace(position: Position, seat: int, move: ToFurnace) -> None:
    """Into the furnace, which has no limit; nothing comes out but by smelting."""
    from_hand(position, seat, move.card)
    furnace = (*position.smithies[seat].furnace, move.card)
    position.change(seat, furnace=position.in_order(furnace))
    position.tell(PutInFurnace(seat, move.card))


def to_pool(position: Position, seat: int, move: ToPool) -> None:
    """Into the mana pool, which has no limit; nothing comes out but by hatching."""
    from_hand(position, seat, move.card)
    pool = (*position.smithies[seat].pool, move.card)
    position.change(seat, pool=position.in_order(pool))
    position.tell(PutInPool(seat, move.card))
