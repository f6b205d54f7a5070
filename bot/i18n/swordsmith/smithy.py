"""A smithy in a line, and a hand, in words for those who do not see the pictures."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.swordsmith.catalogue import CATALOGUES
from bot.games.swordsmith.view import SmithyView, SwordsmithView
from bot.i18n.swordsmith.labels import card_label, lying
from bot.i18n.swordsmith.words import Words
from bot.i18n.texts import t
from bot.i18n.words import in_a_row


def smithy_line(smithy: SmithyView, name: str, words: Words) -> str:
    """What everybody sees of a smithy, after its owner's name."""
    parts = [
        name,
        words.reputation(smithy.points),
        words.vouchers(smithy.vouchers),
        t(words.locale, "swordsmith-words-hand", count=smithy.hand_count),
        *_standing(smithy, words),
    ]
    return " · ".join(parts)


def _standing(smithy: SmithyView, words: Words) -> Iterable[str]:
    """What lies in a smithy: swords, furnace, pool, loyal customers."""
    locale = words.locale
    for place, sword in enumerate(smithy.swords):
        if sword.blade or sword.hilt is not None:
            parts = in_a_row(locale, list(lying(sword, words)))
            yield t(locale, "swordsmith-words-sword", sword=place + 1, lying=parts)
    if smithy.furnace:
        yield t(locale, "swordsmith-words-furnace", cards=words.cards(smithy.furnace))
    if smithy.pool:
        yield t(locale, "swordsmith-words-pool", cards=words.cards(smithy.pool))
    if smithy.loyal:
        customers = words.names_of(smithy.loyal)
        yield t(locale, "swordsmith-words-loyal", customers=customers)


def hand_lines(view: SwordsmithView, seat: int, locale: str) -> list[str]:
    """What a seat holds, has played and can spend, for its eyes only."""
    words, smithy = Words(locale, CATALOGUES[view.catalogue]), view.smithies[seat]
    hand = smithy.hand or ()
    lines = [
        t(locale, "swordsmith-words-held", count=len(hand), cards=words.cards(hand)),
        *(
            f"- {card_label(card, locale, words.catalogue)}"
            for card in dict.fromkeys(hand)
            if card in words.catalogue.auxiliaries
        ),
    ]
    if smithy.in_play:
        lines.append(t(locale, "swordsmith-words-in-play", cards=words.cards(smithy.in_play)))
    if view.on_turn == seat and view.turn is not None:
        means = words.means(view.turn.workers, view.turn.money, smithy.vouchers)
        lines.append(t(locale, "swordsmith-words-means", means=means))
    piles = {"deck": smithy.deck_count, "discard": len(smithy.discard)}
    return [*lines, *_standing(smithy, words), t(locale, "swordsmith-words-piles", **piles)]
