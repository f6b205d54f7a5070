"""Who sells: which offers are best, and which of equally good ones goes cheapest. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.games.swordsmith.terms import NamedPrice, Offered


def best_offers(offers: Sequence[Offered]) -> tuple[Offered, ...]:
    """The offers of the highest tier; none if everybody declined."""
    heights = [offer.tier.height for offer in offers if offer.tier is not None]
    return tuple(
        offer for offer in offers if offer.tier is not None and offer.tier.height == max(heights)
    )


def best_bid(
    bids: Sequence[NamedPrice], reputation: Mapping[int, int], order: Sequence[int]
) -> NamedPrice:
    """The lowest price; then the higher reputation in the profession; then the earlier seat."""
    return min(bids, key=lambda bid: (bid.amount, -reputation[bid.seat], order.index(bid.seat)))
