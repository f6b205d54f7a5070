"""Standing orders of Master Swordsmith: for what is asked while swords are sold."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.ruleset import Move
from bot.games.swordsmith.catalogue import CATALOGUES, SwordsmithCatalogue, shipped
from bot.games.swordsmith.moves import Bid, Decline, Offer, TakeTreasure
from bot.games.swordsmith.terms import Tier
from bot.games.swordsmith.view import SwordsmithView, SwordView
from bot.orders.order import Answer, Kind, Order, OrderBook, Unable, preferred

UNABLE = ("none_reaches", "none_in_the_row")
"""Why orders of this game leave a question open."""

Legal = Sequence[Move]


class DeclineUpTo(Order, frozen=True, tag="decline"):
    """Offer nothing where no sword reaches more than this tier."""

    @property
    def tier(self) -> Tier:
        """The highest tier at which nothing is sold."""
        return Tier(self.named[0])


class OfferCheapest(Order, frozen=True, tag="cheapest"):
    """Offer the sword of the lowest worth that reaches at least this tier."""

    @property
    def tier(self) -> Tier:
        """The lowest tier at which a sword is sold."""
        return Tier(self.named[0])


class CutDownTo(Order, frozen=True, tag="cut"):
    """Name this price in a price cut, or the bounty where that is lower already."""

    @property
    def price(self) -> int:
        """The lowest price that is worth it."""
        return int(self.named[0])


class TreasureFirst(Order, frozen=True, tag="treasure"):
    """Auxiliary cards to take as a treasure."""


def _decline(order: DeclineUpTo, view: SwordsmithView, legal: Legal) -> Answer:
    reached = _tiers(view, legal)
    low = reached and all(tier.height <= order.tier.height for tier in reached.values())
    return Decline() if low else None


def _cheapest(order: OfferCheapest, view: SwordsmithView, legal: Legal) -> Answer:
    reached = _tiers(view, legal)
    if not reached:
        return None
    high = [offer for offer, tier in reached.items() if tier.height >= order.tier.height]
    swords, cards = view.smithies[view.viewer or 0].swords, CATALOGUES[view.catalogue]
    return min(
        high,
        key=lambda offer: (worth(swords[offer.sword], cards), offer.sword),
        default=Unable("none_reaches"),
    )


def _cut(order: CutDownTo, _view: SwordsmithView, legal: Legal) -> Answer:
    prices = [move.amount for move in legal if isinstance(move, Bid)]
    return Bid(min(order.price, max(prices))) if prices else None


def _treasure(order: TreasureFirst, _view: SwordsmithView, legal: Legal) -> Answer:
    row: dict[str, Move] = {move.card: move for move in legal if isinstance(move, TakeTreasure)}
    return preferred(order.named, row, "none_in_the_row")


def _tiers(view: SwordsmithView, legal: Legal) -> dict[Offer, Tier]:
    """The swords that can be offered now, with what each reaches."""
    if view.sale is None:
        return {}
    swords, served = view.smithies[view.viewer or 0].swords, view.sale.adventurer
    return {
        move: fit.tier
        for move in legal
        if isinstance(move, Offer)
        for fit in swords[move.sword].fits
        if fit.adventurer == served
    }


def worth(sword: SwordView, cards: SwordsmithCatalogue) -> int:
    """What a sword's cards cost by their printed prices, and its stars."""
    lying = [*sword.blade, *(() if sword.hilt is None else (sword.hilt,)), *sword.enchantments]
    stars = cards.setup.star_prices[: sword.stars]
    return sum(cards.prices[card] for card in lying) + sum(stars)


def _cards(view: SwordsmithView | None) -> SwordsmithCatalogue:
    return CATALOGUES[CATALOGUES.learn(shipped()) if view is None else view.catalogue]


def _all_tiers(_view: SwordsmithView | None) -> tuple[str, ...]:
    return tuple(tier.value for tier in Tier)


def _prices(view: SwordsmithView | None) -> tuple[str, ...]:
    top = max(price for who in _cards(view).adventurer for price in who.bounty)
    return tuple(str(price) for price in range(top + 1))


def _auxiliaries(view: SwordsmithView | None) -> tuple[str, ...]:
    return tuple(_cards(view).auxiliaries)


def _occasion(view: SwordsmithView) -> str:
    """One adventurer who is served, else a part of a round."""
    served = "" if view.sale is None else view.sale.adventurer
    return f"{view.round} {view.phase} {served}"


MANY = 8
"""How many cards an order ranks at most."""
SWORDSMITH = OrderBook(
    kinds={
        "decline": Kind(DeclineUpTo, _decline, _all_tiers, 1),
        "cheapest": Kind(OfferCheapest, _cheapest, _all_tiers, 1),
        "cut": Kind(CutDownTo, _cut, _prices, 1),
        "treasure": Kind(TreasureFirst, _treasure, _auxiliaries, MANY),
    },
    occasion=_occasion,
)
