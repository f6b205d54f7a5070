"""Auxiliary cards: one entry an effect, with what it does when its card is played.

Cards of the two wild effects are not played but placed on swords; see `actions.placing`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from itertools import combinations_with_replacement

import msgspec

from bot.games.swordsmith.events import CardChanged, CardsReturned, FixtureBuilt
from bot.games.swordsmith.loyal import in_force
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.state import EMPTY
from bot.games.swordsmith.supply import add_to_market, draw, from_hand, in_market, to_hand
from bot.games.swordsmith.tasks import Nudging, Upgrading
from bot.games.swordsmith.terms import BAG, COIN, KINDS

Figures = Mapping[str, int]
"""The figures on a card."""
NOTHING: tuple[str, ...] = ()


class Used(msgspec.Struct, frozen=True):
    """A card that was just played: by whom, its figures, what was named to be returned."""

    seat: int
    card: str
    figures: Figures
    returned: tuple[str, ...]


def _returns_nothing(_position: Position, _seat: int, _figures: Figures) -> list[tuple[str, ...]]:
    return [NOTHING]


class Effect(msgspec.Struct, frozen=True):
    """What is due after the card's own draw and money."""

    use: Callable[[Position, Used], None]
    returns: Callable[[Position, int, Figures], list[tuple[str, ...]]] = _returns_nothing
    """What may be named to be returned with the play: every legal choice."""
    stays: bool = False
    """Whether the card leaves the deck for the permanent area."""
    pays_each: bool = False
    """Whether its money is for each card returned, not for playing it."""


def swords_allowed(position: Position, seat: int) -> int:
    """How many swords a smith may have at once."""
    setup, smithy = position.catalogue.setup, position.smithies[seat]
    more = in_force(position.catalogue, smithy.loyal).swords + len(smithy.fixtures)
    return min(setup.sword_limit + more, setup.sword_limit_max)


def make_places(position: Position, seat: int) -> None:
    """Add places for swords up to what is allowed; none is ever taken away."""
    swords = position.smithies[seat].swords
    more = swords_allowed(position, seat) - len(swords)
    if more > 0:
        position.change(seat, swords=(*swords, *(EMPTY,) * more))


def _counting(**figures: str | None) -> Callable[[Position, Used], None]:
    """An effect that adds to counters of the turn (counter=figure on the card; None: one)."""

    def use(position: Position, used: Used) -> None:
        added = {
            counter: getattr(position.turn, counter) + (used.figures[figure] if figure else 1)
            for counter, figure in figures.items()
        }
        position.change_turn(**added)

    return use


def _draw(position: Position, used: Used) -> None:
    draw(position, used.seat, used.figures["n"])


def _buy_to_hand(position: Position, _used: Used) -> None:
    position.change_turn(buys_to_hand=True)


def _coin_choices(position: Position, seat: int, _figures: Figures) -> list[tuple[str, ...]]:
    """The coin where it can be changed: it then must be."""
    possible = COIN in position.smithies[seat].hand and in_market(position, BAG) > 0
    return [(COIN,) if possible else NOTHING]


def _change_coin(position: Position, used: Used) -> None:
    if used.returned:
        from_hand(position, used.seat, COIN)
        add_to_market(position, COIN, 1)
        add_to_market(position, BAG, -1)
        to_hand(position, used.seat, (BAG,))
        position.tell(CardChanged(used.seat, COIN, BAG))


def _thin_choices(position: Position, seat: int, figures: Figures) -> list[tuple[str, ...]]:
    """Every multiset of basic cards of the hand, fewest first, in data order."""
    held = Counter(card for card in position.smithies[seat].hand if card in KINDS)
    kinds = tuple(held)
    return [
        chosen
        for size in range(figures["n"] + 1)
        for chosen in combinations_with_replacement(kinds, size)
        if size < 2 or all(chosen.count(card) <= held[card] for card in chosen)
    ]


def _thin(position: Position, used: Used) -> None:
    for card in used.returned:
        from_hand(position, used.seat, card)
        add_to_market(position, card, 1)
    if used.returned:
        position.tell(CardsReturned(used.seat, used.returned))


def _seal(position: Position, used: Used) -> None:
    seals = position.smithies[used.seat].seals + used.figures["n"]
    position.change(used.seat, seals=seals)


def _rack(position: Position, used: Used) -> None:
    make_places(position, used.seat)
    places = len(position.smithies[used.seat].swords)
    position.tell(FixtureBuilt(used.seat, used.card, places))


def _nudge(position: Position, used: Used) -> None:
    position.push(Nudging(used.card))


def _upgrade(position: Position, used: Used) -> None:
    position.push(Upgrading(used.card))


EFFECTS: dict[str, Effect] = {
    "workers": Effect(_counting(workers="n")),
    "draw": Effect(_draw),
    "free_smelt": Effect(_counting(smelts=None, saves="save")),
    "free_hatch": Effect(_counting(hatches=None, extras="extra")),
    "refine_bonus": Effect(_counting(rolls="n", refines="free")),
    "discount": Effect(_counting(discount="n")),
    "coin_to_bag": Effect(_change_coin, _coin_choices),
    "thin": Effect(_thin, _thin_choices, pays_each=True),
    "buy_to_hand": Effect(_buy_to_hand),
    "keep_money": Effect(_counting(keeps="n")),
    "waiting": Effect(_nudge),
    "seal": Effect(_seal),
    "rack": Effect(_rack, stays=True),
    "upgrade": Effect(_upgrade),
}
"""By the effect's id in the data."""

PLACED = frozenset({"wild_metal", "wild_element"})
"""Effects of cards that are not played but placed."""
