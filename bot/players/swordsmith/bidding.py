"""How far a smith goes down with its price against equal offers."""

from __future__ import annotations

from bot.games.rng import Rng
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import Bid
from bot.games.swordsmith.view import SaleView
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.offering import keeping
from bot.players.swordsmith.picking import best
from bot.players.swordsmith.rewards import MONEY, reward


def bid(desk: Desk, legal: tuple[Move, ...], source: Rng) -> Move:
    """The price that promises the most, if each rival names any up to half of the bounty."""
    sale = desk.view.sale
    bids = [move for move in legal if isinstance(move, Bid)]
    if sale is None or sale.bounty is None:
        return bids[0]
    gain = _gain(desk, sale)
    coin = MONEY if desk.rounds_left > 1 else 0.0
    highest = sale.bounty // 2
    ties = [_wins_ties(desk, sale.adventurer, rival) for rival in _rivals(desk, sale)]

    def promise(move: Bid) -> float:
        chance = 1.0
        for wins_tie in ties:
            beaten = max(0, highest - move.amount) + (wins_tie and move.amount <= highest)
            chance *= beaten / (highest + 1)
        return chance * (gain + coin * move.amount)

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
    return max(0.0, reward(desk, sale.adventurer, own.tier) - bounty - kept)


def _wins_ties(desk: Desk, adventurer: str, rival: int) -> bool:
    """Whether an equal price goes to this seat: by reputation in the profession, then in order."""
    profession = desk.cards.adventurers[adventurer].profession

    def rank(seat: int) -> tuple[int, int]:
        lines = desk.view.smithies[seat].reputation
        points = next(line.points for line in lines if line.line == profession)
        return -points, desk.view.order.index(seat)

    return rank(desk.seat) < rank(rival)
