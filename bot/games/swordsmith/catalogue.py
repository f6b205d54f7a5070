"""The catalogues of Master Swordsmith, and the card data that this release ships."""

from __future__ import annotations

from importlib.resources import files

from bot.games.catalogue import Catalogues
from bot.games.errors import CatalogueError
from bot.games.swordsmith.cards import (
    Adventurer,
    Auxiliary,
    BasicCard,
    Need,
    SwordsmithCatalogue,
)
from bot.games.swordsmith.checks import check

FILE = "swordsmith.toml"

CATALOGUES = Catalogues(FILE, SwordsmithCatalogue, check)


def shipped() -> bytes:
    """The card data in this release, from the package `seeds`."""
    return files("seeds").joinpath(FILE).read_bytes()


__all__ = [
    "CATALOGUES",
    "Adventurer",
    "Auxiliary",
    "BasicCard",
    "CatalogueError",
    "Need",
    "SwordsmithCatalogue",
    "shipped",
]
