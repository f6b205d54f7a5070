"""The board in words, for those who don't see the pictures."""

from __future__ import annotations

from collections import defaultdict

from bot.games.ruleset import Outcome
from bot.games.swordsmith.terms import Tier
from bot.games.swordsmith.view import AdventurerView, ProfessionView, SaleView
from bot.i18n import list_of, t
from bot.i18n.swordsmith import hand_lines, smithy_line, smithy_lines
from bot.i18n.words import in_a_row
from render.picture import ALT_LIMIT, shorten
from render.swordsmith.reading import Reading


def guild(reading: Reading) -> str:
    """Round, phase, who is to act, who is served; the market, the adventurers, their needs."""
    view = reading.view
    parts = [_head(reading), *_to_act(reading)]
    if view.sale is not None:
        parts.append(_sale(reading, view.sale))
    piles = [
        reading.t("alt-pile", card=reading.short(pile.card), count=pile.count, price=pile.price)
        for pile in view.market
    ]
    parts.append(reading.t("alt-market", piles=in_a_row(reading.locale, piles)))
    row = [
        reading.t("alt-on-sale", card=reading.name(pile.card), price=pile.price)
        for pile in view.auxiliary_row
    ]
    cards = in_a_row(reading.locale, row) or reading.t("nothing")
    parts.append(reading.t("alt-auxiliaries", cards=cards))
    parts.extend(
        _profession(reading, profession, column)
        for column, profession in enumerate(view.professions)
    )
    served = view.sale.adventurer if view.sale is not None else None
    waiting = [one for profession in view.professions for one in profession.face_up]
    waiting.sort(key=lambda one: (one.id != served, not one.is_due))
    return shorten("\n".join(_as_many(parts, [_wishes(reading, one) for one in waiting])))


def _as_many(parts: list[str], more: list[str]) -> list[str]:
    """What must be told, and as many whole lines more as there is room for."""
    length = len("\n".join(parts))
    for line in more:
        length += len(line) + 1
        if length > ALT_LIMIT:
            break
        parts.append(line)
    return parts


def _head(reading: Reading) -> str:
    view = reading.view
    return reading.t(
        "alt-head",
        round=view.round,
        phase=reading.t(f"phase-{view.phase}"),
        start=reading.players[view.order[0]],
    )


def _to_act(reading: Reading) -> list[str]:
    """Those who are to act, together where they are asked the same."""
    asked: dict[str, list[str]] = defaultdict(list)
    for question in reading.view.questions:
        asked[reading.task(question)].append(reading.players[question.seat])
    return [
        reading.t("alt-to-act", names=list_of(reading.locale, names), task=task)
        for task, names in asked.items()
    ]


def _sale(reading: Reading, sale: SaleView) -> str:
    """Who is served, who has answered, what the equal offers are."""
    adventurer = reading.adventurer(sale.adventurer)
    answered = [reading.players[seat] for seat in sale.answered]
    names = list_of(reading.locale, answered) or reading.t("alt-nobody")
    values = {
        "adventurer": reading.name(sale.adventurer),
        "profession": reading.name(adventurer.profession),
        "names": names,
    }
    if sale.tier is None or sale.bounty is None:
        return reading.t("alt-served", **values)
    offers = [
        reading.t("alt-offer", name=reading.players[one.seat], sword=(one.sword or 0) + 1)
        for one in sale.offers
    ]
    return reading.t(
        "alt-price-cut",
        **values,
        tier=reading.t(f"tier-{sale.tier}"),
        bounty=sale.bounty,
        offers=list_of(reading.locale, offers),
    )


def _profession(reading: Reading, profession: ProfessionView, column: int) -> str:
    """Who waits, how long, how many are to come, and the reputation of the seats in order."""
    waiting = [_waiting(reading, one) for one in profession.face_up]
    points = "/".join(str(s.reputation[column].points) for s in reading.view.smithies)
    return reading.t(
        "alt-profession",
        profession=reading.name(profession.id),
        points=points,
        pile=profession.pile,
        adventurers=in_a_row(reading.locale, waiting) or reading.t("alt-nobody"),
    )


def _waiting(reading: Reading, one: AdventurerView) -> str:
    return reading.t(
        "alt-waiting-due" if one.is_due else "alt-waiting",
        adventurer=reading.name(one.id),
        waited=one.waited,
        patience=reading.adventurer(one.id).patience,
    )


def _wishes(reading: Reading, one: AdventurerView) -> str:
    """What an adventurer wants tier by tier, with bounty and reputation."""
    adventurer = reading.adventurer(one.id)
    needs = (adventurer.basic, adventurer.performance, adventurer.excitement)
    tiers = {
        tier.value: reading.t(
            "alt-wish",
            need=reading.words.need(needs[tier.height]),
            bounty=adventurer.bounty_for(tier),
            reputation=adventurer.reputation_for(tier),
        )
        for tier in Tier
    }
    return reading.t("alt-wishes", adventurer=reading.name(one.id), **tiers)


def smithies(reading: Reading) -> str:
    """Every player's swords and means."""
    names = reading.caption.told()
    lines = [
        smithy_line(smithy, names[smithy.seat], reading.words) for smithy in reading.view.smithies
    ]
    piles = [
        reading.t("alt-piles", deck=smithy.deck_count, discard=len(smithy.discard))
        for smithy in reading.view.smithies
    ]
    full = "\n".join(f"{line} · {more}" for line, more in zip(lines, piles, strict=True))
    return full if len(full) <= ALT_LIMIT else shorten("\n".join(lines))


def smithy(reading: Reading, seat: int) -> str:
    """All of one player's smithy."""
    own = reading.view.smithies[seat]
    return shorten("\n".join(smithy_lines(own, reading.caption.told(), reading.words)))


def after(reading: Reading, seat: int) -> str:
    """A player's own smithy as a move that is tried leaves it."""
    return shorten(t(reading.locale, "picture-alt-after", area=smithy(reading, seat)))


def hand(reading: Reading, seat: int) -> str:
    """One seat's cards, means and swords."""
    head = reading.t("alt-hand", name=reading.players[seat], round=reading.view.round)
    return shorten("\n".join([head, *hand_lines(reading.view, seat, reading.locale)]))


def score(reading: Reading, outcome: Outcome, title: str) -> str:
    """The final reputation, profession by profession."""
    rows = [title]
    for standing in outcome.standings:
        lines = [
            reading.t("alt-line", line=reading.name(line.line), points=line.points)
            for line in standing.lines
            if line.points
        ]
        rows.append(
            reading.t(
                "alt-standing",
                rank=standing.rank,
                name=reading.players[standing.seat],
                total=standing.total,
                lines=list_of(reading.locale, lines) or reading.t("nothing"),
            )
        )
    return shorten("\n".join(rows))
