"""Paying: which multisets of materials settle a price, and whether anything does.

A price is reduced by scrolls, each item left is paid by its own material or, where an exchange
tile stands in, by the tile's other material. Only what leaves the workshop tells payments apart.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from bot.games.zongshi.counts import UNITS, covers, kinds, minus, plus, some_of, without
from bot.games.zongshi.terms import NOTHING, TILE_PAIRS, Counts, Tiles

NO_TILES: Tiles = (0, 0, 0, 0, 0, 0)
TILE_PRICES: tuple[Counts, ...] = tuple(plus(UNITS[one], UNITS[two]) for one, two in TILE_PAIRS)
"""What each kind of exchange tile costs: the two materials it shows."""

_JOINED = tuple(
    tuple((tile, pair[0] + pair[1] - kind) for tile, pair in enumerate(TILE_PAIRS) if kind in pair)
    for kind in range(4)
)
"""Per material: each kind of tile that shows it, and the other material there."""


class Purse(NamedTuple):
    """All that a seat can bring to a payment of some purpose."""

    materials: Counts
    tiles: Tiles
    masterful: Counts
    """One of each material for which a Masterful Use may be named."""
    subtle: bool
    """Whether Artistic Subtlety may be named."""


class Payment(NamedTuple):
    """Materials that leave the workshop, and the kinds of tiles that stand in (indices)."""

    materials: Counts
    tiles: tuple[int, ...]


_Node = tuple[Counts, Counts, Tiles]
"""Items not exchanged, items exchanged, tiles not used yet."""


class _Cut(NamedTuple):
    """Some of the materials, and what tiles lead out of them: per other material its tiles."""

    inside: tuple[int, ...]
    ways_out: tuple[tuple[int, tuple[int, ...]], ...]


def _cut(inside: tuple[int, ...]) -> _Cut:
    ways_out = tuple(
        (other, tuple(tile for tile, to in _JOINED[other] if to in inside))
        for other in range(4)
        if other not in inside
    )
    return _Cut(inside, ways_out)


_CUTS = tuple(_cut(inside) for size in (1, 2, 3) for inside in combinations(range(4), size))


def is_payable(price: Counts, materials: Counts, tiles: Tiles) -> bool:
    """Whether the materials cover the price, with tiles that stand in where one is short.

    By max-flow, min-cut: they do unless the items of some materials outnumber those materials
    together with what their tiles can turn into the others.
    """
    if covers(materials, price):
        return True
    if sum(price) > sum(materials) or tiles == NO_TILES:
        return False
    for inside, ways_out in _CUTS:
        spare = 0
        for kind in inside:
            spare += materials[kind] - price[kind]
        if spare < 0:
            for other, joining in ways_out:
                spare += min(materials[other], sum([tiles[tile] for tile in joining]))
            if spare < 0:
                return False
    return True


def stand_ins(price: Counts, materials: Counts, tiles: Tiles) -> tuple[int, ...] | None:
    """The fewest tiles with which the materials cover the price; None if they never do.

    Some item of a material that is short must be exchanged in any solution, and the order of
    exchanges is free: so each step exchanges one of the first material that is short.
    """
    if not is_payable(price, materials, tiles):
        return None
    layer: dict[_Node, tuple[int, ...]] = {(price, NOTHING, tiles): ()}
    while layer:
        following: dict[_Node, tuple[int, ...]] = {}
        for node, used in layer.items():
            short = next((k for k in range(4) if node[0][k] + node[1][k] > materials[k]), None)
            if short is None:
                return used
            _exchange(node, used, short, materials, following)
        layer = following
    return None


def _exchange(
    node: _Node,
    used: tuple[int, ...],
    short: int,
    materials: Counts,
    following: dict[_Node, tuple[int, ...]],
) -> None:
    """Add what becomes of a node if one item of a material that is short is exchanged."""
    left, exchanged, spare = node
    if not left[short]:
        return
    rest = minus(left, UNITS[short])
    for tile, other in _JOINED[short]:
        if spare[tile] and exchanged[other] < materials[other]:
            fewer = (*spare[:tile], spare[tile] - 1, *spare[tile + 1 :])
            key = (rest, plus(exchanged, UNITS[other]), fewer)
            following.setdefault(key, (*used, tile))  # type: ignore[arg-type]


def one_less(price: Counts) -> list[Counts]:
    """The price without any one item, for each kind of item; empty if none is left."""
    return [minus(price, UNITS[kind]) for kind in kinds(price)]


@lru_cache(maxsize=1 << 10)
def can_pay(price: Counts, purse: Purse) -> bool:
    """Whether some payment settles the price, with every scroll that may help.

    Each reduction only removes an item, so naming all that apply is never worse.
    """
    lowered = without(price, purse.masterful)
    if purse.subtle and any(lowered):
        return any(is_payable(less, purse.materials, purse.tiles) for less in one_less(lowered))
    return is_payable(lowered, purse.materials, purse.tiles)


@lru_cache(maxsize=1 << 8)
def payments(
    price: Counts, materials: Counts, tiles: Tiles, subtle: bool = False
) -> tuple[Payment, ...]:
    """All distinct multisets that settle the price: fewest tiles first, then bronze before gold.

    `subtle`: any one item of the price is given.
    """
    prices = one_less(price) if subtle else [price]
    due = sum(price) - subtle
    found = []
    for offer in some_of(materials):
        if sum(offer) == due:
            ways = [stand_ins(wanted, offer, tiles) for wanted in prices]
            known = [way for way in ways if way is not None]
            if known:
                found.append(Payment(offer, min(known, key=len)))
    return tuple(sorted(found, key=lambda one: len(one.tiles)))
