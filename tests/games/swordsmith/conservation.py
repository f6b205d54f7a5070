"""What no move of Master Swordsmith can lose or make: counted after every move."""

from __future__ import annotations

from collections import Counter

from bot.games.swordsmith.cards import SwordsmithCatalogue
from bot.games.swordsmith.catalogue import CATALOGUES
from bot.games.swordsmith.state import Smithy, SwordsmithState
from bot.games.swordsmith.terms import KINDS


def conserve(state: SwordsmithState) -> None:
    """Fails unless every card is in exactly one place and nothing is below zero."""
    catalogue = CATALOGUES[state.options.catalogue]
    _cards(state, catalogue)
    _adventurers(state, catalogue)
    for smithy in state.smithies:
        _smithy(smithy, catalogue)
    assert min(state.market) >= 0
    turn = state.turn
    assert min(turn.workers, turn.money, turn.smelts, turn.hatches, turn.refines) >= 0
    assert min(turn.saves, turn.extras, turn.rolls, turn.discount, turn.keeps) >= 0


def _held(smithy: Smithy) -> list[str]:
    found = [*smithy.deck, *smithy.hand, *smithy.in_play, *smithy.discard]
    found += [*smithy.furnace, *smithy.pool, *smithy.fixtures]
    for sword in smithy.swords:
        found += sword.cards
    return found


def _cards(state: SwordsmithState, catalogue: SwordsmithCatalogue) -> None:
    found = Counter(dict(zip(KINDS, state.market, strict=True)))
    for smithy in state.smithies:
        found.update(_held(smithy))
    found.update([*state.auxiliary_deck, *state.auxiliary_row, *state.auxiliary_discard])
    expected = Counter(catalogue.seating(state.seats).market)
    for card, count in catalogue.setup.start_deck.items():
        expected[card] += count * state.seats
    expected.update({card.id: card.count for card in catalogue.auxiliary})
    assert found == expected
    assert len(state.auxiliary_row) <= catalogue.setup.auxiliary_face_up


def _adventurers(state: SwordsmithState, catalogue: SwordsmithCatalogue) -> None:
    found = [*state.out, *state.left]
    for queue in state.queues:
        shown = [one.adventurer for one in queue.face_up]
        assert len(shown) <= catalogue.setup.face_up_per_profession
        assert all(one.waited >= 0 for one in queue.face_up)
        for adventurer in (*queue.pile, *shown):
            assert catalogue.adventurers[adventurer].profession == queue.profession
        found += [*queue.pile, *shown]
    for smithy in state.smithies:
        found += smithy.loyal
    assert sorted(found) == sorted(catalogue.adventurers)


def _smithy(smithy: Smithy, catalogue: SwordsmithCatalogue) -> None:
    assert min(smithy.vouchers, smithy.seals, smithy.sold, *smithy.reputation) >= 0
    assert len(smithy.swords) <= catalogue.setup.sword_limit_max
    for sword in smithy.swords:
        assert len(sword.blade) <= 2
        assert len(sword.enchantments) <= 4
        assert sword.has_blade or not sword.enchantments
        assert sword.is_forged or not sword.stars
        assert 0 <= sword.stars <= len(catalogue.setup.star_rolls)
        metals = [card for card in (*sword.blade, sword.hilt) if card is not None]
        assert set(metals) <= set(catalogue.grades)
    assert set(smithy.furnace) <= set(catalogue.next_metals)
    assert all(KINDS[card] == "element" for card in smithy.pool)


def never_falls(before: SwordsmithState, after: SwordsmithState) -> None:
    """Fails if anybody lost reputation, a loyal customer or a sale."""
    for earlier, later in zip(before.smithies, after.smithies, strict=True):
        pairs = zip(earlier.reputation, later.reputation, strict=True)
        assert all(had <= has for had, has in pairs)
        assert later.loyal[: len(earlier.loyal)] == earlier.loyal
        assert later.sold >= earlier.sold
