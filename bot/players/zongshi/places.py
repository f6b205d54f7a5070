"""What the temple and the pawn shop would bring."""

from __future__ import annotations

from bot.games.zongshi.counts import covers
from bot.games.zongshi.payment import TILE_PRICES
from bot.games.zongshi.terms import TILES
from bot.players.zongshi.materials import Wants
from bot.players.zongshi.outlook import Outlook
from bot.players.zongshi.scrolls import drawn

STANDS_IN = 0.04
"""Points a round that an exchange tile is good for by standing in for a material."""
USEFUL_ROUNDS = 8


def temple_gain(outlook: Outlook, *, as_master: bool, played: int) -> float:
    """Points gained by going to the temple, after so many scrolls were played."""
    return drawn(outlook, 1 + (outlook.bonus.temple if as_master else 0), played)


def tile_gain(outlook: Outlook, wanted: Wants, tile: str) -> float:
    """Points gained by buying an exchange tile for the two materials that it shows."""
    kind = TILES.index(tile)
    return _tile_worth(outlook, kind) - wanted.cost(outlook.shop.materials, TILE_PRICES[kind])


def best_tile_gain(outlook: Outlook, wanted: Wants) -> float:
    """The gain by the best tile in stock for which the materials are there."""
    have = outlook.shop.materials
    return max(
        (
            tile_gain(outlook, wanted, TILES[kind])
            for kind, price in enumerate(TILE_PRICES)
            if outlook.view.pawn_shop[kind] and covers(have, price)
        ),
        default=0.0,
    )


def _tile_worth(outlook: Outlook, kind: int) -> float:
    """Its point, its help with payments, and the part of the prize for all six kinds."""
    scoring = outlook.cards.scoring
    tiles = outlook.shop.tiles
    worth = scoring.exchange_tile + STANDS_IN * min(outlook.rounds - 1, USEFUL_ROUNDS)
    if not tiles[kind]:
        missing = sum(not count for count in tiles)
        near = 1.0 if missing == 1 else 1 / (2 * missing) if outlook.rounds > missing else 0.0
        worth += scoring.six_tile_kinds_bonus * near
    return worth
