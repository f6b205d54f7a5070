"""The workers' other actions: smelting metals, hatching elements, refining swords."""

from __future__ import annotations

from msgspec.structs import replace

from bot.games.ruleset import Move
from bot.games.swordsmith.actions.buying import pay
from bot.games.swordsmith.events import ElementHatched, MetalSmelted, StarAdded, StarMissed
from bot.games.swordsmith.moves import Hatch, Refine, Smelt
from bot.games.swordsmith.position import Position, without
from bot.games.swordsmith.state import Sword
from bot.games.swordsmith.supply import add_to_market, in_market, to_discard, to_hand


def smelts(position: Position, seat: int) -> list[Move]:
    """Metals of which the furnace has two and the market the next grade."""
    if not position.turn.workers + position.turn.smelts:
        return []
    furnace, better = position.smithies[seat].furnace, position.catalogue.next_metals
    needed = position.catalogue.setup.smelt_cards
    return [
        Smelt(metal)
        for metal in dict.fromkeys(furnace)
        if furnace.count(metal) >= needed and in_market(position, better[metal])
    ]


def hatches(position: Position, seat: int) -> list[Move]:
    """Elements of which the pool has two and the market one more."""
    if not position.turn.workers + position.turn.hatches:
        return []
    pool, needed = position.smithies[seat].pool, position.catalogue.setup.hatch_cards
    return [
        Hatch(element)
        for element in dict.fromkeys(pool)
        if pool.count(element) >= needed and in_market(position, element)
    ]


def refines(position: Position, seat: int) -> list[Move]:
    """Forged swords whose next star can be paid."""
    if not position.turn.workers + position.turn.refines:
        return []
    funds = position.funds(seat)
    return [
        Refine(place)
        for place, sword in enumerate(position.smithies[seat].swords)
        if sword.is_forged and (price := star_price(position, sword)) is not None and price <= funds
    ]


def star_price(position: Position, sword: Sword) -> int | None:
    """The price of a sword's next star; None where it has all of them."""
    prices = position.catalogue.setup.star_prices
    return prices[sword.stars] if sword.stars < len(prices) else None


def _send_worker(position: Position, free: str) -> None:
    """Use a free action of this kind before a worker."""
    counter = free if getattr(position.turn, free) else "workers"
    position.change_turn(**{counter: getattr(position.turn, counter) - 1})


def smelt(position: Position, seat: int, move: Smelt) -> None:
    """The metals go back to the market, a better one comes from there into the hand."""
    _send_worker(position, "smelts")
    needed = position.catalogue.setup.smelt_cards
    furnace = position.smithies[seat].furnace
    for _ in range(needed):
        furnace = without(furnace, move.card)
    position.change(seat, furnace=furnace)
    saved = min(1, position.turn.saves)
    if saved:
        position.change_turn(saves=position.turn.saves - saved)
        to_discard(position, seat, (move.card,) * saved)
    better = position.catalogue.next_metals[move.card]
    add_to_market(position, move.card, needed - saved)
    add_to_market(position, better, -1)
    to_hand(position, seat, (better,))
    position.tell(MetalSmelted(seat, move.card, better, saved))


def hatch(position: Position, seat: int, move: Hatch) -> None:
    """The elements go to the discard pile, one more of their kind comes into the hand."""
    _send_worker(position, "hatches")
    needed = position.catalogue.setup.hatch_cards
    pool = position.smithies[seat].pool
    for _ in range(needed):
        pool = without(pool, move.card)
    position.change(seat, pool=pool)
    to_discard(position, seat, (move.card,) * needed)
    count = 1
    if position.turn.extras:
        position.change_turn(extras=position.turn.extras - 1)
        count = min(2, in_market(position, move.card))
    add_to_market(position, move.card, -count)
    to_hand(position, seat, (move.card,) * count)
    position.tell(ElementHatched(seat, move.card, count))


def refine(position: Position, seat: int, move: Refine) -> None:
    """Pay, then roll: a failed roll has cost money and worker all the same."""
    sword = position.sword(seat, move.sword)
    setup = position.catalogue.setup
    _send_worker(position, "refines")
    pay(position, seat, setup.star_prices[sword.stars])
    roll, position.rng = position.rng.below(setup.die_sides)
    roll += 1
    position.reveals = True
    star, bonus = sword.stars + 1, position.turn.rolls
    if roll + bonus >= setup.star_rolls[sword.stars]:
        position.set_sword(seat, move.sword, replace(sword, stars=star))
        position.tell(StarAdded(seat, move.sword, star, roll, bonus))
    else:
        position.tell(StarMissed(seat, move.sword, star, roll, bonus))
