"""The move that somebody meant, legal or not, so that the rules can say what is wrong with it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from bot.games.ruleset import Move
from bot.games.swordsmith.moves import (
    Bid,
    Dismantle,
    Nudge,
    Offer,
    PlaceCard,
    Play,
    Refine,
    ReturnEnchantment,
)
from bot.games.swordsmith.terms import Part
from cogs.choices import AND, Choice, folded, meant
from cogs.swordsmith import labels
from cogs.swordsmith.labels import Reader
from cogs.walk import Filled

Meaning = Callable[[Filled, Reader], Move | None]
NUMBER = re.compile(r"[0-9]{1,4}")


def always(move: Move) -> Meaning:
    """A move that needs no option."""
    return lambda _filled, _reader: move


def naming(make: Callable[[str], Move], option: str = "card") -> Meaning:
    """A move that names one card."""

    def meaning(filled: Filled, reader: Reader) -> Move | None:
        card = _card(filled.get(option), reader)
        return None if card is None else make(card)

    return meaning


def pointing(make: Callable[[int], Move]) -> Meaning:
    """A move that names one sword."""

    def meaning(filled: Filled, _reader: Reader) -> Move | None:
        number = _number(filled.get("sword"))
        return None if number is None else make(number - 1)

    return meaning


def play(filled: Filled, reader: Reader) -> Move | None:
    """Playing a card, with what it returns in data order."""
    card = _card(filled.get("card"), reader)
    typed = filled.get("give_back", "").split(AND)
    named = [found for text in typed if (found := _card(text, reader)) is not None]
    named.sort(key=reader.catalogue.card_order.__getitem__)
    return None if card is None else Play(card, tuple(named))


def place(filled: Filled, reader: Reader) -> Move | None:
    """Putting a card onto a sword; the first one and the usual part where none is named."""
    card = _card(filled.get("card"), reader)
    if card is None:
        return None
    usual = Part.BLADE if card in reader.catalogue.grades else Part.ENCHANTMENT
    named = _value(filled.get("part"), Part, labels.part, reader)
    number = _number(filled.get("sword")) if "sword" in filled else 1
    return None if number is None else PlaceCard(card, number - 1, Part(named or usual))


def nudge(filled: Filled, reader: Reader) -> Move | None:
    """Changing the tokens of an adventurer; one more where nothing else is said."""
    known = reader.catalogue.adventurers
    who = _value(filled.get("adventurer"), known, labels.adventurer, reader)
    by = _value(filled.get("by", "+1"), labels.STEPS_OF_WAITING, labels.step, reader)
    return None if who is None or by is None else Nudge(who, labels.STEPS_OF_WAITING[by])


def bid(filled: Filled, _reader: Reader) -> Move | None:
    """Naming a price."""
    number = _number(filled.get("price"))
    return None if number is None else Bid(number)


dismantle = pointing(Dismantle)
refine = pointing(Refine)
offer = pointing(Offer)
enchantment = naming(ReturnEnchantment, "enchantment")


def _card(typed: str | None, reader: Reader) -> str | None:
    return _value(typed, reader.catalogue.card_order, labels.card, reader)


def _value(
    typed: str | None, values: Iterable[str], read: Callable[[str, Reader], Choice], reader: Reader
) -> str | None:
    return meant(typed, [read(value, reader) for value in values])


def _number(typed: str | None) -> int | None:
    """The number in what was typed: "2", "Sword 2"."""
    found = NUMBER.search(folded(typed or ""))
    return None if found is None else int(found.group())
