"""Positions late in a game with much in hand, where what is rare in a whole game comes up."""

from __future__ import annotations

from bot.games.rng import rng
from bot.games.swordsmith.state import SwordsmithState
from tests.games.swordsmith.position import CARDS, PositionBuilder, position

HANDS = [
    ("apprentice", "bellows", "moneychanger", "gold_coin", "crucible"),
    ("order_book", "mana_spring", "slag_pit", "iron", "meteorite"),
    ("herald", "whetstone", "trade_letter", "gold_bag", "prism"),
    ("strongbox", "guild_seal", "courier", "gold_bag", "light"),
    ("sword_rack", "guild_seal", "herald", "gold_bag", "fire"),
]
SWORDS = [
    (("iron iron", "iron", "", 1), ("iron steel", None, "light dark", 0)),
    (("iron iron", "iron", "water", 1), ("steel iron", None, "", 0)),
    (("iron iron", "steel", "", 2), ("iron iron", "iron", "light prism", 0)),
    (("steel steel", "tungsten", "fire", 2), ("iron", None, "", 0)),
    (("steel steel", "iron", "", 0), ("iron iron", "iron", "light", 3)),
]
POOLS = ["fire", "dark", "fire", "water", "water"]
OTHERS = ["apprentice", "order_book", "whetstone", "trade_letter", "crucible"]


def rich_start(seats: int, number: int) -> SwordsmithState:
    """One of many positions in which everybody has swords, customers, and much to do."""
    source = rng(b"rich %d %d" % (seats, number))
    start = position(seats).seed(b"rich %d" % number).round(6).start_seat(number % seats)
    mixed, source = source.shuffled(tuple(one.id for one in CARDS.profession))
    in_play = [one.id for one in CARDS.profession if one.id in mixed[: seats + 1]]
    start.professions(*in_play)
    turn, source = source.below(len(HANDS))
    for seat in range(seats):
        _fill(start, seat, (seat + turn) % len(HANDS))
    for profession in in_play:
        start.reputation(0, **{profession: 11}).reputation(1, **{profession: 12})
        pile, source = source.shuffled(
            tuple(one.id for one in CARDS.adventurer if one.profession == profession)
        )
        first, second = CARDS.adventurers[pile[0]], CARDS.adventurers[pile[1]]
        start.waiting(profession, **{first.id: first.patience - 1, second.id: 0})
        start.pile(profession, *pile[2 : 4 + number % 3])
    if number % 3 == 2:
        start.auxiliary_deck("slag_pit").auxiliary_discard("bellows", "moneychanger")
    return start.state()


def _fill(start: PositionBuilder, seat: int, kind: int) -> None:
    start.hand(seat, *HANDS[kind]).deck(
        seat, "gold_coin", "gold_bag", OTHERS[kind], *["gold_coin"] * 4
    ).vouchers(seat, 2)
    start.furnace(seat, *[("steel", "iron")[kind % 2]] * 2).pool(seat, *[POOLS[kind]] * 2)
    for place, (blade, hilt, charms, stars) in enumerate(SWORDS[kind]):
        start.sword(seat, place, blade, hilt, charms, stars)
