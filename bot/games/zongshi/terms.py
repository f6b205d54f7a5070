"""The words of the game that code needs by name: figures, places, materials, tiles."""

from __future__ import annotations

from enum import StrEnum
from itertools import combinations

Counts = tuple[int, int, int, int]
"""How many of each material, in the order of `MATERIALS`."""
Tiles = tuple[int, int, int, int, int, int]
"""How many of each kind of exchange tile, in the order of `TILES`."""

MATERIALS = ("bronze", "ivory", "jade", "gold")
NOTHING: Counts = (0, 0, 0, 0)

TILES = tuple(f"{one}_{other}" for one, other in combinations(MATERIALS, 2))
"""Ids of the exchange tiles: each joins two materials, "bronze_ivory" to "jade_gold"."""
TILE_PAIRS = tuple(combinations(range(len(MATERIALS)), 2))
"""Per kind of tile the indices of its two materials."""


class Figure(StrEnum):
    """The two figures of a player."""

    MASTER = "master"
    APPRENTICE = "apprentice"


class Spot(StrEnum):
    """Where a figure is, as seen from its workshop."""

    FREE = "free"
    """At home, can still be used this round."""
    OUT = "out"
    """Placed in the town, or passed with: back at the end of the round."""
    BUSY = "busy"
    """On the time track, at work on a project."""


class Place(StrEnum):
    """Where `GoTo` leads; visits have a move of their own."""

    LARGE_JAR = "large_jar"
    SMALL_JAR = "small_jar"
    TEMPLE = "temple"
    PAWN_SHOP = "pawn_shop"


JARS = (Place.LARGE_JAR, Place.SMALL_JAR)


class Phase(StrEnum):
    """The parts of a round, in order; `DRAFT` comes before the first, `OVER` after the last."""

    DRAFT = "draft"
    TURNS = "turns"
    MARKET = "market"
    PROGRESS = "progress"
    ROUND_END = "round_end"
    OVER = "over"


class Purpose(StrEnum):
    """What a payment is for: it decides which scrolls and exchange tiles may help."""

    PROJECTS = "projects"
    VISITS = "visits"
    TILES = "tiles"
