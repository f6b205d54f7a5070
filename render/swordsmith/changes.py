"""What has changed on the board, by the names that its parts have in the scenes.

Hands, decks and workers change with every turn, and all who wait do so together: no news.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from bot.games.swordsmith.view import ProfessionView, SmithyView, SwordsmithView
from render.swordsmith import turns

_OWN = {
    "points": "bar/points",
    "seals": "means/seals",
    "sold": "means/sold",
    "hand": "hand",
    "hand_count": "means/hand",
    "deck_count": "means/deck",
    "discard": "means/discard",
}
"""What else is marked for the eyes of who tries a move: by what differs, which part."""


def changed(before: SwordsmithView, view: SwordsmithView) -> frozenset[str]:
    """The parts of both plates that differ between two public views of one table."""
    same_phase = (before.round, before.phase) == (view.round, view.phase)
    professions = (
        _profession(old, new, same_phase=same_phase)
        for old, new in zip(before.professions, view.professions, strict=True)
    )
    smithies = map(_smithy, before.smithies, view.smithies)
    return frozenset(
        chain(_market(before, view), *professions, _reputation(before, view), *smithies)
    )


def own(before: SwordsmithView, view: SwordsmithView, seat: int) -> frozenset[str]:
    """What a move changes in the smithy of who makes it, also what is no news to others."""
    name = f"smithy-{seat + 1}"
    old, new = before.smithies[seat], view.smithies[seat]
    found = set(_smithy(old, new))
    differing = [field for field in _OWN if getattr(old, field) != getattr(new, field)]
    found |= {f"{name}/{_OWN[field]}" for field in differing}
    for one, other in zip(old.reputation, new.reputation, strict=True):
        if one.points != other.points:
            found.add(f"{name}/reputation/{other.line}")
    if turns.workers(before, old) != turns.workers(view, new):
        found.add(f"{name}/means/workers")
    if turns.money(before, seat) != turns.money(view, seat):
        found.add(f"{name}/means/money")
    return frozenset(found)


def _market(before: SwordsmithView, view: SwordsmithView) -> Iterator[str]:
    for old, new in zip(before.market, view.market, strict=True):
        if old.count != new.count:
            yield f"market/{new.card}"
    if view.sale is None:
        known = [pile.card for pile in before.auxiliary_row]
        for place, pile in enumerate(view.auxiliary_row):
            if pile.card in known:
                known.remove(pile.card)
            else:
                yield f"auxiliaries/card-{place + 1}"


def _profession(before: ProfessionView, now: ProfessionView, *, same_phase: bool) -> Iterator[str]:
    """Who has come, and whose waiting somebody has changed."""
    waited = {one.id: one.waited for one in before.face_up}
    for place, one in enumerate(now.face_up):
        if one.id not in waited or (same_phase and waited[one.id] != one.waited):
            yield f"profession-{now.id}/card-{place + 1}"


def _reputation(before: SwordsmithView, view: SwordsmithView) -> Iterator[str]:
    for old, new in zip(before.smithies, view.smithies, strict=True):
        for one, other in zip(old.reputation, new.reputation, strict=True):
            if one.points != other.points:
                yield f"profession-{other.line}/head/seat-{new.seat + 1}"


def _smithy(before: SmithyView, now: SmithyView) -> Iterator[str]:
    name = f"smithy-{now.seat + 1}"
    for place, sword in enumerate(now.swords):
        old = before.swords[place] if place < len(before.swords) else None
        lies = (sword.blade, sword.hilt, sword.enchantments, sword.stars)
        if old is None or lies != (old.blade, old.hilt, old.enchantments, old.stars):
            yield f"{name}/swords/place-{place + 1}"
    if before.furnace != now.furnace:
        yield f"{name}/furnace"
    if before.pool != now.pool:
        yield f"{name}/pool"
    if before.vouchers != now.vouchers:
        yield f"{name}/means/vouchers"
    if (before.loyal, before.fixtures) != (now.loyal, now.fixtures):
        yield f"{name}/permanent"
