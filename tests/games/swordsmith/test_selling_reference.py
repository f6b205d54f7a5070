"""Who sells to whom against a plain reference, for any swords, customers, offers and bids."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from bot.games.swordsmith.cards import Adventurer, Need
from bot.games.swordsmith.events import SwordSold
from bot.games.swordsmith.moves import Bid, Decline, Offer
from bot.games.swordsmith.needs import reached, tier_of
from bot.games.swordsmith.selling import best_bid, best_offers
from bot.games.swordsmith.state import Sword
from bot.games.swordsmith.terms import NamedPrice, Offered, Tier
from tests.games.swordsmith.position import CARDS, PositionBuilder, position
from tests.games.swordsmith.selling_reference import ALL_ELEMENTS, seller, tier
from tests.games.swordsmith.table import Table

METALS = ("iron", "iron", "iron", "steel", "steel", "tungsten", "meteorite")


@st.composite
def swords(draw: st.DrawFn) -> Sword:
    """Any sword that can lie in a place, forged or not."""
    blade = draw(st.lists(st.sampled_from(METALS), min_size=1, max_size=2))
    hilt = draw(st.sampled_from((None, *METALS)))
    charms: list[str] = []
    if len(blade) == 2:
        charms = draw(st.lists(st.sampled_from((*ALL_ELEMENTS, "prism")), max_size=4))
    stars = draw(st.integers(0, 5)) if len(blade) == 2 and hilt else 0
    charms.sort(key=CARDS.card_order.__getitem__)
    return Sword(tuple(blade), hilt, tuple(charms), stars)


needs = st.builds(
    Need,
    blade=st.integers(0, 3),
    hilt=st.integers(0, 3),
    elements=st.lists(st.sampled_from(ALL_ELEMENTS), max_size=4).map(tuple),
    stars=st.integers(0, 5),
)


@st.composite
def adventurers(draw: st.DrawFn) -> Adventurer:
    """Somebody of the data, or somebody who wants anything at all."""
    one = draw(st.sampled_from(CARDS.adventurer))
    if draw(st.booleans()):
        return one
    return Adventurer(
        id=one.id,
        name=one.name,
        profession=one.profession,
        rank=one.rank,
        patience=one.patience,
        basic=draw(needs),
        performance=draw(needs),
        excitement=draw(needs),
        bounty=one.bounty,
        reputation=one.reputation,
    )


@given(swords(), adventurers())
def test_the_tier_of_a_sword_agrees_with_the_reference(sword: Sword, who: Adventurer) -> None:
    assert tier_of(CARDS, sword, who) == tier(sword, who)


@given(swords(), adventurers())
def test_more_never_hurts(sword: Sword, who: Adventurer) -> None:
    before = tier_of(CARDS, sword, who)
    if before is None or len(sword.enchantments) == 4:
        return
    for element in (*ALL_ELEMENTS, "prism"):
        richer = Sword(sword.blade, sword.hilt, (*sword.enchantments, element), sword.stars)
        after = tier_of(CARDS, richer, who)
        assert after is not None
        assert after.height >= before.height


def test_excitement_without_performance_counts_as_basic() -> None:
    assert reached(basic=True, performance=False, excitement=True) is Tier.BASIC
    assert reached(basic=True, performance=True, excitement=True) is Tier.EXCITEMENT
    assert reached(basic=True, performance=True, excitement=False) is Tier.PERFORMANCE
    assert reached(basic=False, performance=True, excitement=True) is None


@given(
    st.dictionaries(st.integers(0, 4), st.sampled_from(Tier), min_size=1),
    st.lists(st.integers(0, 3), min_size=5, max_size=5),
    st.lists(st.integers(0, 3), min_size=5, max_size=5),
    st.permutations(range(5)),
)
def test_the_seller_among_opened_offers_agrees_with_the_reference(
    tiers: dict[int, Tier], prices: list[int], reputation: list[int], order: list[int]
) -> None:
    offers = [Offered(seat, 0, tiers[seat]) for seat in sorted(tiers)]
    best = best_offers([*offers, Offered(9, None, None)])
    bids = [NamedPrice(offer.seat, prices[offer.seat]) for offer in best]
    won = best_bid(bids, dict(enumerate(reputation)), order)
    plain = {seat: one.value for seat, one in tiers.items()}
    expected = seller(plain, (9, 9, 9), dict(enumerate(prices)), reputation, order)
    assert expected is not None
    assert won.seat == expected[0]
    assert len(best) == 1 or won.amount == expected[1]


def test_nobody_offering_is_no_offer() -> None:
    assert best_offers([Offered(0, None, None), Offered(1, None, None)]) == ()


# The same through whole selling phases.


def supply(seats: int) -> Counter[str]:
    """All cards that swords can be made of."""
    found = Counter(CARDS.seating(seats).market)
    found["iron"] += 2 * seats
    found.update({"meteorite": 2, "prism": 2})
    return found


@st.composite
def markets(draw: st.DrawFn) -> tuple[Table, Adventurer, list[list[Sword]], list[int]]:
    """Somebody due, everybody with up to two swords, any reputation, any first seat."""
    seats = draw(st.integers(2, 5))
    who = draw(st.sampled_from(CARDS.adventurer))
    others = [one.id for one in CARDS.profession if one.id != who.profession]
    start: PositionBuilder = position(seats).start_seat(draw(st.integers(0, seats - 1)))
    start.professions(who.profession, *others[:seats])
    start.waiting(who.profession, **{who.id: who.patience - 1})
    left = supply(seats)
    all_swords: list[list[Sword]] = []
    for seat in range(seats):
        mine: list[Sword] = []
        for sword in draw(st.lists(swords(), max_size=2)):
            if not Counter(sword.cards) - left:
                left.subtract(sword.cards)
                charms = " ".join(sword.enchantments)
                blade = " ".join(sword.blade)
                start.sword(seat, len(mine), blade, sword.hilt, charms, sword.stars)
                mine.append(sword)
        all_swords.append(mine)
    reputation = draw(st.lists(st.integers(0, 2), min_size=seats, max_size=seats))
    for seat in range(seats):
        start.reputation(seat, **{who.profession: reputation[seat]})
    return start.ready().end_turns(), who, all_swords, reputation


@given(markets(), st.data())
def test_a_whole_sale_agrees_with_the_reference(
    market: tuple[Table, Adventurer, list[list[Sword]], list[int]], data: st.DataObject
) -> None:
    table, who, all_swords, reputation = market
    fitting = {
        seat: {n: name for n, sword in enumerate(mine) if (name := tier(sword, who))}
        for seat, mine in enumerate(all_swords)
    }
    assert table.to_act == {seat for seat in fitting if fitting[seat]} or not any(fitting.values())
    order = table.view.order
    offers: dict[int, str] = {}
    for seat in data.draw(st.permutations(sorted(seat for seat in fitting if fitting[seat]))):
        chosen = data.draw(st.sampled_from([None, *fitting[seat]]))
        table.play(seat, Decline() if chosen is None else Offer(chosen))
        if chosen is not None:
            offers[seat] = fitting[seat][chosen]
    bids: dict[int, int] = {}
    while table.view.sale is not None:
        seat = data.draw(st.sampled_from(sorted(table.to_act)))
        bids[seat] = data.draw(st.integers(0, 2))
        table.play(seat, Bid(bids[seat]))
    expected = seller(offers, who.bounty, bids, reputation, order)
    sold = [(told.seat, told.vouchers) for told in table.told(SwordSold)]
    assert sold == ([] if expected is None else [expected])
