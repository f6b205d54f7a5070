"""How far a smith goes down with its price against equal offers."""

from __future__ import annotations

from bot.games.rng import Rng
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import Bid
from bot.games.swordsmith.view import SaleView
from bot.players.choosing import best
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.offering import keeping
from bot.players.swordsmith.rewards import MONEY, reward
from bot.players.swordsmith.rivals import wins_ties

HAIR = 1e-6
"""What a coin counts in a price that cannot win: whoever would keep the sword cuts nothing."""


def bid(desk: Desk, legal: tuple[Move, ...], source: Rng) -> Move:
    """The price that promises the most, if each rival names any up to half of the bounty."""
    sale = desk.view.sale
    bids = [move for move in legal if isinstance(move, Bid)]
    if sale is None or sale.bounty is None:
        return bids[0]
    gain = _gain(desk, sale)
    coin = MONEY if desk.rounds_left > 1 else 0.0
    highest = sale.bounty // 2
    ties = [wins_ties(desk, sale.adventurer, rival) for rival in _rivals(desk, sale)]

    def promise(move: Bid) -> float:
        chance = 1.0
        for wins_tie in ties:
            beaten = max(0, highest - move.amount) + (wins_tie and move.amount <= highest)
            chance *= beaten / (highest + 1)
        return chance * (gain + coin * move.amount) + HAIR * move.amount

    return best(bids, promise, source)


def _rivals(desk: Desk, sale: SaleView) -> list[int]:
    return [offer.seat for offer in sale.offers if offer.seat != desk.seat]


def _gain(desk: Desk, sale: SaleView) -> float:
    """What the sale brings above keeping the sword, without the bounty."""
    own = next((offer for offer in sale.offers if offer.seat == desk.seat), None)
    if own is None or own.sword is None or own.tier is None:
        return 0.0
    bounty = MONEY * desk.cards.adventurers[sale.adventurer].bounty_for(own.tier)
    kept = keeping(desk, sale.adventurer, own.sword)
    return reward(desk, sale.adventurer, own.tier) - bounty - kept
