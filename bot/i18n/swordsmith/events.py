"""The log in words: one line for each event."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec

from bot.games.ruleset import Event
from bot.games.swordsmith import events
from bot.games.swordsmith.catalogue import SwordsmithCatalogue
from bot.games.swordsmith.terms import NamedPrice, Offered
from bot.i18n.sentences import told
from bot.i18n.swordsmith.words import Words
from bot.i18n.texts import t
from bot.i18n.words import in_a_row, list_of

Names = Sequence[str]
Fields = dict[str, Any]


def describe(event: Event, locale: str, names: Names, catalogue: SwordsmithCatalogue) -> str:
    """Tell an event in one line; `names` are the players', ready for where the line will stand."""
    words = Words(locale, catalogue)
    fields = msgspec.structs.asdict(event)
    if "seats" in fields:
        fields["names"] = list_of(locale, [names[seat] for seat in fields.pop("seats")])
    more = _MORE.get(type(event))
    return told(event, fields | (more(event, words, names) if more else {}), names, words)


def _turn(event: events.TurnBegan, words: Words, _names: Names) -> Fields:
    return {"means": words.means(event.workers, event.money, event.vouchers)}


def _dismantled(event: events.SwordDismantled, words: Words, _names: Names) -> Fields:
    if event.returned is None:
        return {"went": "discarded" if event.discarded else "none", "returned": ""}
    went = "both" if event.discarded else "returned"
    return {"went": went, "returned": words.card(event.returned)}


def _bought(event: events.CardBought, _words: Words, _names: Names) -> Fields:
    return {"hand": event.to_hand}


def _selling(event: events.SellingBegan, _words: Words, _names: Names) -> Fields:
    return {"count": len(event.adventurers)}


def _offers(event: events.OffersOpened, words: Words, names: Names) -> Fields:
    return {"offers": in_a_row(words.locale, list(_offered(event.offers, words, names)))}


def _offered(offers: Iterable[Offered], words: Words, names: Names) -> Iterable[str]:
    for offer in offers:
        name = names[offer.seat]
        if offer.sword is None or offer.tier is None:
            yield t(words.locale, "swordsmith-offer-none", name=name)
        else:
            tier, sword = words.tier(offer.tier), offer.sword + 1
            yield t(words.locale, "swordsmith-offer", name=name, sword=sword, tier=tier)


def _bids(event: events.BidsOpened, words: Words, names: Names) -> Fields:
    def named(bid: NamedPrice) -> str:
        return t(words.locale, "swordsmith-bid", name=names[bid.seat], amount=bid.amount)

    return {"bids": in_a_row(words.locale, [named(bid) for bid in event.bids])}


def _revealed(event: events.AdventurerRevealed, words: Words, _names: Names) -> Fields:
    known = words.catalogue.adventurers.get(event.adventurer)
    return {"profession": "" if known is None else known.profession}


def _ended(event: events.GameEnded, _words: Words, _names: Names) -> Fields:
    if event.professions and event.seats:
        return {"why": "both"}
    return {"why": "professions" if event.professions else "seats"}


_MORE: dict[type[Event], Callable[[Any, Words, Names], Fields]] = {
    events.TurnBegan: _turn,
    events.SwordDismantled: _dismantled,
    events.CardBought: _bought,
    events.SellingBegan: _selling,
    events.OffersOpened: _offers,
    events.BidsOpened: _bids,
    events.AdventurerRevealed: _revealed,
    events.GameEnded: _ended,
}
"""What a text needs beside the event's own fields."""
