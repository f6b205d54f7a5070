"""Plays the questions of `questions.md` and finds their answers to be so."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path

from bot.games.swordsmith.events import AdventurerLeft, AdventurerRevealed, StarMissed, SwordSold
from bot.games.swordsmith.moves import (
    BeginWork,
    Bid,
    Buy,
    Decline,
    Dismantle,
    EndTurn,
    Hatch,
    Nudge,
    Offer,
    PlaceCard,
    Play,
    Refine,
    ReturnEnchantment,
    Smelt,
    TakeTreasure,
    ToFurnace,
    ToPool,
)
from bot.games.swordsmith.terms import Part, Tier
from tests.games.questions import asked
from tests.games.swordsmith.position import PositionBuilder, position
from tests.games.swordsmith.table import Table

BASIC, PERFORMANCE, EXCITEMENT = Tier.BASIC, Tier.PERFORMANCE, Tier.EXCITEMENT


def sale(start: PositionBuilder) -> SwordSold:
    """Ann's only sale, after all turns were ended."""
    (sold,) = start.ready().end_turns().play(0, Offer(0)).told(SwordSold)
    return sold


def fits(start: PositionBuilder) -> dict[str, Tier]:
    """Who would take Ann's first sword, and at which tier."""
    return {fit.adventurer: fit.tier for fit in start.ready().smithy(0).swords[0].fits}


def test_01_excitement_without_performance() -> None:
    start = position().waiting("mage", m5=3).sword(0, 0, "iron iron", enchantments="fire light")
    sold = sale(start)
    assert (sold.tier, sold.vouchers, sold.reputation) == (BASIC, 3, 3)
    assert start.ready().end_turns().play(0, Offer(0)).smithy(0).loyal == ()


def test_02_a_sword_without_a_hilt() -> None:
    start = position().waiting("mage", m5=3).waiting("paladin", p1=2)
    start = start.sword(0, 0, "iron iron", enchantments="fire fire light")
    assert "p1" not in fits(start)
    sold = sale(start)
    assert (sold.adventurer, sold.tier) == ("m5", EXCITEMENT)


def test_03_two_different_metals_in_a_blade() -> None:
    for blade in ("tungsten iron", "iron meteorite"):
        start = position().waiting("warrior", w2=3).sword(0, 0, blade)
        assert fits(start)["w2"] is BASIC
        better = position().waiting("warrior", w2=3).sword(0, 0, blade.replace("iron", "steel", 1))
        assert fits(better)["w2"] is PERFORMANCE


def test_04_when_enchantments_may_be_added() -> None:
    add = PlaceCard("water", 0, Part.ENCHANTMENT)
    half = position().hand(0, "water").sword(0, 0, "iron", "iron").ready()
    assert half.refuses(0, add).code == "blade_first"
    assert position().hand(0, "water").sword(0, 0, "iron iron").ready().offers(0, add)


def test_05_smelting_and_the_hand() -> None:
    start = position().furnace(0, "iron", "iron").deck(0, *["gold_coin"] * 5)
    table = start.ready().work()
    iron = table.market("iron")
    table.play(0, Smelt("iron"))
    assert table.market("iron") == iron + 2
    assert table.hand(0) == ("steel",)
    assert not table.offered(0, PlaceCard)
    table.play(0, EndTurn()).end_turns_before(0)
    assert sorted(table.hand(0)) == ["gold_coin"] * 5 + ["steel"]
    assert table.offers(0, PlaceCard("steel", 0, Part.BLADE))
    none = start.market(steel=0).ready().work()
    assert none.refuses(0, Smelt("iron")).code == "none_in_market"


def test_06_what_goes_into_the_furnace() -> None:
    cards = ("tungsten", "meteorite", "steel", "prism")
    table = position().hand(0, *cards).sword(0, 0, "iron iron").ready()
    put = [*table.offered(0, ToFurnace), *table.offered(0, ToPool)]
    assert put == [ToFurnace("steel")]


def test_07_hatching() -> None:
    start = position().pool(0, "fire", "fire").hand(0, "mana_spring").market(fire=1)
    table = start.ready().play(0, Play("mana_spring"), BeginWork())
    workers, money = table.workers, table.money
    table.play(0, Hatch("fire"))
    assert table.hand(0) == ("fire",)
    assert table.discard(0).count("fire") == 2
    assert (table.workers, table.money) == (workers, money)


def test_08_bellows_and_a_furnace_keeper() -> None:
    start = position().loyal(0, "w8").hand(0, "bellows").furnace(0, *["iron"] * 4)
    table = start.ready().play(0, Play("bellows"), BeginWork())
    iron = table.market("iron")
    table.play(0, Smelt("iron"), Smelt("iron"))
    assert table.workers == 2
    assert table.discard(0).count("iron") == 1
    assert table.market("iron") == iron + 3


def test_09_the_price_of_a_free_refining() -> None:
    for seed in range(8):
        start = position().loyal(0, "p7").hand(0, "whetstone", "trade_letter").vouchers(0, 2)
        start = start.sword(0, 0, "iron iron", "iron", stars=2).seed(bytes([seed]))
        table = start.ready().play(0, Play("whetstone"), Play("trade_letter"), BeginWork())
        money = table.money
        table.play(0, Refine(0))
        assert (table.workers, table.money, table.smithy(0).vouchers) == (2, money, 0)
        assert table.smithy(0).swords[0].stars == 3


def failed(seed: int) -> Table:
    """A refining for the fifth star with 8 money."""
    start = position().money(8).working().sword(0, 0, "iron iron", "iron", stars=4)
    return start.seed(bytes([seed])).ready().play(0, Refine(0))


def test_10_a_failed_roll() -> None:
    tables = [table for table in map(failed, range(40)) if table.told(StarMissed)]
    rolled = {table.told(StarMissed)[0].roll for table in tables}
    assert rolled == {1, 2, 3, 4}
    for table in tables:
        assert (table.money, table.workers) == (4, 1)
        assert table.smithy(0).swords[0].stars == 4
        assert table.offers(0, Refine(0))


def test_11_dismantling_with_a_prism() -> None:
    table = position().sword(0, 0, "iron iron", enchantments="light prism").ready()
    table.play(0, Dismantle(0))
    assert table.discard(0) == ("iron", "iron", "light")
    assert table.view.auxiliary_discard == ("prism",)
    table = position().sword(0, 0, "iron iron", enchantments="light dark").ready()
    light = table.market("light")
    table.play(0, Dismantle(0), ReturnEnchantment("light"))
    assert table.market("light") == light + 1
    assert table.discard(0) == ("iron", "iron", "dark")


def test_12_a_prism_is_one_element_for_all_needs() -> None:
    start = position().waiting("mage", m5=3).sword(0, 0, "iron iron", enchantments="fire prism")
    assert fits(start)["m5"] is PERFORMANCE
    table = start.ready().end_turns().play(0, Offer(0))
    assert [sold.tier for sold in table.told(SwordSold)] == [PERFORMANCE]
    assert "prism" in table.discard(0)


def test_13_vouchers_that_lapse() -> None:
    start = position().vouchers(0, 5).hand(0, "gold_coin", "strongbox")
    table = start.ready().play(0, Play("gold_coin"), Play("strongbox"), BeginWork())
    table.play(0, Buy("gold_bag"))
    assert (table.smithy(0).vouchers, table.money) == (2, 2)
    table.play(0, EndTurn())
    assert table.smithy(0).vouchers == 4
    table.end_turns_before(0)
    assert table.smithy(0).vouchers == 4
    assert table.play(0, EndTurn()).smithy(0).vouchers == 0


def test_14_the_lowest_price() -> None:
    start = position().loyal(0, "m8").hand(0, "trade_letter", "trade_letter")
    table = start.row("prism", "herald", "bellows").ready()
    table.play(0, Play("trade_letter"), Play("trade_letter"), BeginWork())
    assert [table.price(card) for card in ("water", "light", "prism")] == [1, 1, 2]


def test_15_a_courier_cart() -> None:
    start = position().hand(0, "courier").deck(0, *["gold_coin"] * 5).vouchers(0, 9)
    table = start.row("apprentice", "herald", "bellows").ready()
    table.play(0, Play("courier"), BeginWork(), Buy("steel"), Buy("apprentice"))
    assert sorted(table.hand(0)) == ["apprentice", "steel"]
    assert not [*table.offered(0, Play), *table.offered(0, PlaceCard)]
    assert len(table.play(0, EndTurn()).hand(0)) == 7


def test_16_equal_offers() -> None:
    start = position().waiting("warrior", w1=2).reputation(1, warrior=4)
    table = start.sword(0, 0, "iron iron").sword(1, 0, "iron iron").ready().end_turns()
    table.play(0, Offer(0)).play(1, Offer(0))
    table.play(0, Bid(1)).play(1, Bid(1))
    (sold,) = table.told(SwordSold)
    assert (sold.seat, sold.vouchers, sold.reputation) == (1, 1, 2)
    assert table.smithy(0).swords[0].blade == ("iron", "iron")


def test_17_nobody_wants_to_sell() -> None:
    start = position().waiting("warrior", w1=2).pile("warrior", "w3")
    table = start.sword(0, 0, "iron iron").ready().end_turns()
    assert table.to_act == {0}
    table.play(0, Decline())
    assert table.told(AdventurerLeft) == [AdventurerLeft("w1")]
    assert table.told(AdventurerRevealed) == [AdventurerRevealed("w3")]
    assert table.smithy(0).swords[0].blade == ("iron", "iron")


def test_18_a_patron_joins() -> None:
    start = position().professions("warrior", "paladin", "mage", "assassin")
    start = start.waiting("assassin", a8=2).pile("assassin", "a1")
    start = start.sword(0, 0, "steel steel", "tungsten").row("herald", "bellows", "prism")
    table = start.ready().end_turns().play(0, Offer(0))
    assert table.kind(0) == "treasure"
    assert table.told(AdventurerRevealed) == []
    table.play(0, TakeTreasure("prism"))
    assert table.discard(0).count("prism") == 1
    assert len(table.row) == 3
    assert table.told(AdventurerRevealed) == [AdventurerRevealed("a1")]
    assert table.end_turns_before(0).money == 2


def test_19_a_herald_and_a_guild_seal() -> None:
    start = position().waiting("warrior", w1=1, w3=2).hand(0, "herald", "guild_seal")
    start = start.sword(0, 0, "iron iron").sword(0, 1, "iron iron").deck(0, *["iron"] * 4)
    table = start.ready().play(0, Play("herald"), Nudge("w1", 1), Play("guild_seal")).end_turns()
    table.play(0, Offer(0)).play(0, Offer(1))
    sold = table.told(SwordSold)
    assert [(one.adventurer, one.seal) for one in sold] == [("w1", 2), ("w3", 0)]
    assert table.reputation(0, "warrior") == 2 + 2 + 2


def test_20_the_end_and_a_tie() -> None:
    start = position().waiting("warrior", w1=2).waiting("mage", m1=2).reputation(1, warrior=19)
    start = start.reputation(0, mage=19).sword(1, 0, "iron iron").sword(0, 0, "iron iron")
    table = start.ready().end_turns().play(0, Decline()).play(1, Offer(0))
    assert table.reputation(1, "warrior") == 21
    assert table.to_act == {0}
    table.play(0, Offer(0))
    assert table.outcome is not None
    totals = {one.seat: one.total for one in table.outcome.standings}
    assert (totals[0], totals[1]) == (21, 21)
    assert (table.outcome.winners, table.outcome.tie_break) == ((0, 1), "shared")
    loyal = start.loyal(0, "p5").ready().end_turns().play(0, Decline()).play(1, Offer(0))
    loyal.play(0, Offer(0))
    assert loyal.outcome is not None
    assert (loyal.outcome.winners, loyal.outcome.tie_break) == ((0,), "loyal_customers")


def test_every_question_is_played() -> None:
    played = [name for name, _ in inspect.getmembers(sys.modules[__name__], inspect.isfunction)]
    assert asked(Path(__file__)) == [name for name in played if name[5:7].isdigit()]
