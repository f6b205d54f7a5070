"""The words of the game that code needs by name: kinds of cards, parts of a sword, tiers."""

from __future__ import annotations

from enum import StrEnum

import msgspec

COIN, BAG = "gold_coin", "gold_bag"
METALS = ("iron", "steel", "tungsten")
ELEMENTS = ("water", "fire", "light", "dark")
KINDS = {
    COIN: "coin",
    BAG: "coin",
    **dict.fromkeys(METALS, "metal"),
    **dict.fromkeys(ELEMENTS, "element"),
}
"""Ids of the nine basic cards, in the order of the market, and what each of them is."""

BLADE_SLOTS = 2
ENCHANTMENT_SLOTS = 4


class Part(StrEnum):
    """Where a card can lie on a sword."""

    BLADE = "blade"
    HILT = "hilt"
    ENCHANTMENT = "enchantment"


class Tier(StrEnum):
    """How far a sword meets what an adventurer wants, after Kano's model."""

    BASIC = "basic"
    PERFORMANCE = "performance"
    EXCITEMENT = "excitement"

    @property
    def height(self) -> int:
        """0 for the lowest; the place of its figures on an adventurer's card."""
        return _HEIGHTS[self]


_HEIGHTS = {tier: height for height, tier in enumerate(Tier)}


class Phase(StrEnum):
    """The parts of a round; `OVER` comes after the last."""

    FORGING = "forging"
    """Every player's turn, one after the other."""
    SELLING = "selling"
    OVER = "over"


class Offered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opened offer; no sword: declined."""

    seat: int
    sword: int | None
    tier: Tier | None


class NamedPrice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An opened bid."""

    seat: int
    amount: int
