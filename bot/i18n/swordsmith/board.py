"""The board of Master Swordsmith in words, whole: whatever the pictures show everybody."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from bot.games.swordsmith.catalogue import CATALOGUES
from bot.games.swordsmith.view import (
    AdventurerView,
    PileView,
    SaleView,
    SmithyView,
    SwordsmithView,
    SwordView,
)
from bot.i18n.swordsmith.labels import adventurer_label, lying, wishes
from bot.i18n.swordsmith.words import Words
from bot.i18n.texts import t
from bot.i18n.words import in_a_row, list_of

PARTS = " · "
BONUSES = ("smelts", "hatches", "refines", "saves", "extras", "rolls", "discount", "keeps")
"""What a turn can have added up to beside workers and money; each has a text."""


def board_lines(view: SwordsmithView, names: Sequence[str], locale: str) -> list[str]:
    """What everybody sees: the round, the market, who waits for what, then every smithy.

    `names` are the players', ready for where the lines will stand.
    """
    words = Words(locale, CATALOGUES[view.catalogue])
    return [
        *_round(view, names, words),
        *_market(view, words),
        *_adventurers(view, words),
        *([] if view.sale is None else _sale(view.sale, names, words)),
        *(line for smithy in view.smithies for line in smithy_lines(smithy, names, words)),
    ]


def smithy_lines(smithy: SmithyView, names: Sequence[str], words: Words) -> Iterator[str]:
    """What everybody sees of a smithy, below its owner's name."""
    yield PARTS.join(_points(smithy, names[smithy.seat], words))
    yield "- " + PARTS.join(_cards(smithy, words))
    for place, sword in enumerate(smithy.swords):
        lies = PARTS.join(_sword(sword, words))
        yield "- " + t(words.locale, "swordsmith-words-sword", sword=place + 1, lying=lies)
    kept = PARTS.join(_kept(smithy, words))
    if kept:
        yield f"- {kept}"


def _round(view: SwordsmithView, names: Sequence[str], words: Words) -> Iterator[str]:
    locale = words.locale
    order = in_a_row(locale, [names[seat] for seat in view.order])
    yield t(locale, "swordsmith-words-order", names=order)
    if view.turns_left:
        left = in_a_row(locale, [names[seat] for seat in view.turns_left])
        yield t(locale, "swordsmith-words-turns-left", names=left)
    turn, seat = view.turn, view.on_turn
    if turn is None or seat is None:
        return
    means = words.means(turn.workers, turn.money, view.smithies[seat].vouchers)
    stage = "works" if turn.is_working else "plays"
    parts = [
        t(locale, "swordsmith-words-turn", name=names[seat], means=means),
        t(locale, f"swordsmith-words-{stage}"),
        *(
            t(locale, f"swordsmith-words-bonus-{bonus}", count=getattr(turn, bonus))
            for bonus in BONUSES
            if getattr(turn, bonus)
        ),
    ]
    if turn.buys_to_hand:
        parts.append(t(locale, "swordsmith-words-to-hand"))
    yield PARTS.join(parts)


def _market(view: SwordsmithView, words: Words) -> Iterator[str]:
    locale = words.locale
    market = [_pile(pile, words) for pile in view.market]
    yield t(locale, "swordsmith-words-market", piles=in_a_row(locale, market))
    row = [_pile(pile, words) for pile in view.auxiliary_row]
    piles = in_a_row(locale, row) or t(locale, "swordsmith-nothing")
    yield t(locale, "swordsmith-words-auxiliaries", piles=piles)
    yield t(
        locale,
        "swordsmith-words-auxiliary-piles",
        deck=view.auxiliary_deck,
        cards=words.cards(view.auxiliary_discard),
    )


def _pile(pile: PileView, words: Words) -> str:
    name = words.card(pile.card)
    key = "swordsmith-words-pile"
    return t(words.locale, key, card=name, count=pile.count, price=pile.price)


def _adventurers(view: SwordsmithView, words: Words) -> Iterator[str]:
    """Who waits, for how long, for what, and what they give."""
    locale = words.locale
    yield t(locale, "swordsmith-words-track", top=view.reputation_track)
    for profession in view.professions:
        name = words.name(profession.id)
        yield t(locale, "swordsmith-words-profession", profession=name, count=profession.pile)
        for one in profession.face_up:
            yield from _adventurer(one, words)
    if view.left:
        yield t(locale, "swordsmith-words-left", adventurers=words.names_of(view.left))


def _adventurer(one: AdventurerView, words: Words) -> Iterator[str]:
    label = adventurer_label(one.id, words.locale, words.catalogue, one.waited)
    due = [t(words.locale, "swordsmith-words-due")] if one.is_due else []
    yield "- " + PARTS.join([label, *due])
    for wish in wishes(one.id, words.locale, words.catalogue):
        yield f"  - {wish}"


def _sale(sale: SaleView, names: Sequence[str], words: Words) -> Iterator[str]:
    """Who is being served, who has answered, what was offered."""
    locale = words.locale
    parts = [
        t(locale, "swordsmith-words-served", adventurer=words.name(sale.adventurer)),
        t(locale, "swordsmith-words-asked", names=_named(sale.asked, names, locale)),
    ]
    if sale.answered:
        answered = _named(sale.answered, names, locale)
        parts.append(t(locale, "swordsmith-words-answered", names=answered))
    if sale.tier is not None and sale.bounty is not None:
        tier = words.tier(sale.tier)
        parts.append(t(locale, "swordsmith-words-cut", tier=tier, bounty=sale.bounty))
    yield PARTS.join(parts)
    for offer in sale.offers:
        sword = 0 if offer.sword is None else offer.sword + 1
        tier = "" if offer.tier is None else words.tier(offer.tier)
        name = names[offer.seat]
        yield "- " + t(locale, "swordsmith-words-offer", name=name, sword=sword, tier=tier)


def _named(seats: Iterable[int], names: Sequence[str], locale: str) -> str:
    return list_of(locale, [names[seat] for seat in seats])


def _points(smithy: SmithyView, name: str, words: Words) -> Iterator[str]:
    locale = words.locale
    yield name
    yield words.reputation(smithy.points)
    for line in smithy.reputation:
        yield t(locale, "score-line", line=words.score_line(line.line), points=line.points)
    yield words.vouchers(smithy.vouchers)
    yield words.workers(smithy.workers)
    yield t(locale, "score-sold", count=smithy.sold)
    if smithy.seals:
        yield t(locale, "swordsmith-words-seals", count=smithy.seals)


def _cards(smithy: SmithyView, words: Words) -> Iterator[str]:
    """Hand and deck by number, by card once the game is over; what lies open."""
    locale = words.locale
    if smithy.hand is None:
        yield t(locale, "swordsmith-words-hand", count=smithy.hand_count)
    else:
        cards = words.cards(smithy.hand)
        yield t(locale, "swordsmith-words-held", count=smithy.hand_count, cards=cards)
    if smithy.in_play:
        yield t(locale, "swordsmith-words-in-play", cards=words.cards(smithy.in_play))
    deck = "" if smithy.deck is None else words.cards(smithy.deck)
    key = "swordsmith-words-deck" if smithy.deck is None else "swordsmith-words-open-deck"
    yield t(locale, key, count=smithy.deck_count, cards=deck)
    yield t(locale, "swordsmith-words-discard", cards=words.cards(smithy.discard))


def _sword(sword: SwordView, words: Words) -> Iterator[str]:
    """What lies on a place, whether it is forged, its next star, whom it suits."""
    locale = words.locale
    yield from lying(sword, words)
    if not sword.is_forged:
        return
    yield t(locale, "swordsmith-words-forged")
    if sword.star_price is not None and sword.star_roll is not None:
        star = {"price": sword.star_price, "roll": sword.star_roll}
        yield t(locale, "swordsmith-next-star", star=sword.stars + 1, **star)
    fits = [(words.name(fit.adventurer), words.tier(fit.tier)) for fit in sword.fits]
    if fits:
        takers = [t(locale, "hand-fit", adventurer=who, tier=tier) for who, tier in fits]
        yield t(locale, "swordsmith-words-suits", fits=in_a_row(locale, takers))


def _kept(smithy: SmithyView, words: Words) -> Iterator[str]:
    """Furnace, pool, and what stays for good."""
    locale = words.locale
    if smithy.furnace:
        yield t(locale, "swordsmith-words-furnace", cards=words.cards(smithy.furnace))
    if smithy.pool:
        yield t(locale, "swordsmith-words-pool", cards=words.cards(smithy.pool))
    if smithy.loyal:
        customers = words.names_of(smithy.loyal)
        yield t(locale, "swordsmith-words-loyal", customers=customers)
    if smithy.fixtures:
        yield t(locale, "swordsmith-words-fixtures", cards=words.cards(smithy.fixtures))
