"""Serving one adventurer: sealed offers, a sealed price cut among equals, the sale."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.games.agenda import Asked, Tasks
from bot.games.ruleset import Move
from bot.games.swordsmith.events import (
    BidMade,
    BidSealed,
    BidsOpened,
    OfferMade,
    OffersAsked,
    OfferSealed,
    OffersOpened,
    PriceCutBegan,
)
from bot.games.swordsmith.moves import Bid, Decline, Offer
from bot.games.swordsmith.needs import tier_of
from bot.games.swordsmith.phases.sale import sell
from bot.games.swordsmith.phases.selling import leave
from bot.games.swordsmith.position import Position
from bot.games.swordsmith.selling import best_bid, best_offers
from bot.games.swordsmith.state import Question
from bot.games.swordsmith.tasks import Cutting, Offering, Sealed
from bot.games.swordsmith.terms import NamedPrice, Offered, Tier


def tiers(position: Position, seat: int, adventurer: str) -> dict[int, Tier]:
    """The places of a seat's swords that an adventurer would take, with what they reach."""
    who = position.catalogue.adventurers[adventurer]
    found: dict[int, Tier] = {}
    for place, sword in enumerate(position.smithies[seat].swords):
        tier = tier_of(position.catalogue, sword, who)
        if tier is not None:
            found[place] = tier
    return found


def ask_offers(position: Position, task: Offering) -> None:
    """All with a fitting sword are asked at once, even if it is only one."""
    able = [seat for seat in range(position.seats) if tiers(position, seat, task.adventurer)]
    if not able:
        leave(position, task.adventurer)
        return
    if not position.sealed:
        position.tell(OffersAsked(task.adventurer, tuple(able)))
    asked = _unanswered(position, able)
    if asked:
        position.ask(task, *(Question(seat, "offer") for seat in asked))
    else:
        _open_offers(position, task)


def _unanswered(position: Position, seats: Iterable[int]) -> list[int]:
    """Those of the seats that have sealed nothing yet."""
    answered = {one.seat for one in position.sealed}
    return [seat for seat in seats if seat not in answered]


def offers(position: Position, seat: int) -> list[Move]:
    """Each fitting sword, or none."""
    places = tiers(position, seat, _served(position))
    return [*(Offer(place) for place in places), Decline()]


def seal_offer(position: Position, seat: int, move: Offer | Decline) -> None:
    """Kept until all have answered."""
    sword = move.sword if isinstance(move, Offer) else None
    _seal(position, Sealed(seat, sword))
    position.tell(OfferMade(seat, _served(position), sword))
    position.tell(OfferSealed(seat))


def _seal(position: Position, answer: Sealed) -> None:
    position.sealed = tuple(sorted((*position.sealed, answer), key=lambda one: one.seat))


def _opened(position: Position) -> tuple[Sealed, ...]:
    answers = position.sealed
    position.sealed = ()
    position.reveals = position.reveals or len(answers) > 1
    return answers


def _open_offers(position: Position, task: Offering) -> None:
    """The highest tier sells; equals name their prices."""
    opened = []
    for answer in _opened(position):
        tier = None
        if answer.answer is not None:
            tier = tiers(position, answer.seat, task.adventurer)[answer.answer]
        opened.append(Offered(answer.seat, answer.answer, tier))
    position.tell(OffersOpened(task.adventurer, tuple(opened)))
    best = best_offers(opened)
    if not best or best[0].tier is None:
        leave(position, task.adventurer)
        return
    tier = best[0].tier
    bounty = position.catalogue.adventurers[task.adventurer].bounty_for(tier)
    if len(best) == 1:
        sell(position, task.adventurer, best[0], bounty)
        return
    seats = tuple(offer.seat for offer in best)
    position.tell(PriceCutBegan(task.adventurer, tier, seats, bounty))
    equals = tuple(Sealed(offer.seat, offer.sword) for offer in best)
    position.push(Cutting(task.adventurer, tier, equals))


def ask_bids(position: Position, task: Cutting) -> None:
    """All equals are asked at once for their prices."""
    asked = _unanswered(position, (offer.seat for offer in task.offers))
    if asked:
        position.ask(task, *(Question(seat, "bid") for seat in asked))
    else:
        _open_bids(position, task)


def bids(position: Position, _seat: int) -> list[Move]:
    """Every whole price from the bounty down to nothing."""
    task = position.agenda[-1]
    bounty = 0
    if isinstance(task, Cutting):
        bounty = position.catalogue.adventurers[task.adventurer].bounty_for(task.tier)
    return [Bid(amount) for amount in range(bounty, -1, -1)]


def seal_bid(position: Position, seat: int, move: Bid) -> None:
    """Kept until all have named theirs."""
    _seal(position, Sealed(seat, move.amount))
    position.tell(BidMade(seat, _served(position), move.amount))
    position.tell(BidSealed(seat))


def _open_bids(position: Position, task: Cutting) -> None:
    """The lowest price sells, then reputation in the profession, then the order of this round."""
    named = [NamedPrice(one.seat, one.answer or 0) for one in _opened(position)]
    position.tell(BidsOpened(task.adventurer, tuple(named)))
    profession = position.catalogue.adventurers[task.adventurer].profession
    column = [queue.profession for queue in position.queues].index(profession)
    reputation = {bid.seat: position.smithies[bid.seat].reputation[column] for bid in named}
    won = best_bid(named, reputation, position.order)
    place = next(offer.answer for offer in task.offers if offer.seat == won.seat)
    sell(position, task.adventurer, Offered(won.seat, place, task.tier), won.amount)


def _served(position: Position) -> str:
    task = position.agenda[-1]
    if not isinstance(task, Offering | Cutting):
        raise TypeError(task)
    return task.adventurer


def decline(_position: Position, _seat: int, _legal: Sequence[Move]) -> Move:
    """Offer nothing."""
    return Decline()


TASKS: Tasks = {Offering: ask_offers, Cutting: ask_bids}
QUESTIONS: dict[str, Asked] = {
    "offer": Asked(offers, seal_offer, decline, forced=False),
    "bid": Asked(bids, seal_bid),
}
