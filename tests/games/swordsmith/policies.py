"""Ways of playing that lead a game to a wanted ending; all chance comes from the source."""

from __future__ import annotations

from typing import Any

from bot.games.registry import RULESETS
from bot.games.rng import Rng
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import (
    BeginWork,
    Bid,
    Buy,
    Decline,
    Dismantle,
    EndTurn,
    Offer,
    PlaceCard,
    Play,
    Refine,
    ToFurnace,
    ToPool,
)
from bot.games.swordsmith.terms import Part
from tests.games.driving import Chooser, by_kind

IDLE = (BeginWork, EndTurn, Dismantle, Decline)
TO_FORGE = ("steel", "iron", "light", "fire", "dark", "water", "gold_bag")


def busy(state: Any, seat: int, moves: tuple[Any, ...], source: Rng) -> tuple[Move, Rng]:
    """Does anything but nothing, and works before a turn is ended."""
    useful = tuple(move for move in moves if not isinstance(move, IDLE))
    if useful:
        return by_kind(state, seat, useful, source)
    working = tuple(move for move in moves if isinstance(move, BeginWork))
    return by_kind(state, seat, working or moves, source)


def forge(state: Any, seat: int, moves: tuple[Any, ...], source: Rng) -> tuple[Move, Rng]:
    """Makes swords of what it has, refines them, and sells whenever it can."""
    for wanted in (_placing, _stars, _sales, _coins, _purchases):
        found = wanted(moves)
        if found:
            return by_kind(state, seat, found[:1], source)
    rest = tuple(move for move in moves if not isinstance(move, (ToFurnace, ToPool, Dismantle)))
    if any(isinstance(move, BeginWork) for move in rest):
        return BeginWork(), source
    return by_kind(state, seat, rest, source)


def _placing(moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """Blades first, then hilts, then enchantments, in the first place where there is room."""
    found = [move for move in moves if isinstance(move, PlaceCard)]
    order = list(Part)
    return tuple(sorted(found, key=lambda move: (move.sword, order.index(move.part))))


def _stars(moves: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(move for move in moves if isinstance(move, Refine))


def _sales(moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """Any sword, at half the bounty where prices are cut."""
    bids = tuple(move for move in moves if isinstance(move, Bid))
    offers = tuple(move for move in moves if isinstance(move, Offer))
    return offers or bids[len(bids) // 2 :]


def _coins(moves: tuple[Any, ...]) -> tuple[Any, ...]:
    return tuple(move for move in moves if isinstance(move, Play))


def _purchases(moves: tuple[Any, ...]) -> tuple[Any, ...]:
    """The best metal that can be paid, then elements."""
    on_sale = [move for move in moves if isinstance(move, Buy) and move.card in TO_FORGE]
    return tuple(sorted(on_sale, key=lambda move: TO_FORGE.index(move.card)))


def absent(state: Any, seat: int, _moves: tuple[Any, ...], source: Rng) -> tuple[Move, Rng]:
    """Nobody ever answers."""
    return RULESETS["swordsmith"].default_move(state, seat), source


POLICIES: dict[str, Chooser] = {
    "anything": by_kind,
    "busy": busy,
    "forge": forge,
    "absent": absent,
}
