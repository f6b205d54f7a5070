"""Loyal customers: nine abilities, each from the next turn on, and the Patron's treasure."""

from __future__ import annotations

import pytest

from bot.games.swordsmith.events import CustomerJoined, TreasureTaken
from bot.games.swordsmith.loyal import ABILITIES
from bot.games.swordsmith.moves import Buy, EndTurn, Hatch, Offer, Refine, Smelt, TakeTreasure
from tests.games.swordsmith.position import CARDS, PositionBuilder, position

OWNERS = {
    ability.id: [one.id for one in CARDS.adventurer if one.loyal_ability == ability.id]
    for ability in CARDS.loyal_ability
}
"""Which adventurers have each ability."""


def with_abilities(*abilities: str) -> PositionBuilder:
    """Seat 0 owns customers with these abilities."""
    left = {ability: list(owners) for ability, owners in OWNERS.items()}
    start = position(5).loyal(0, *[left[ability].pop() for ability in abilities])
    return start.professions("warrior", "paladin", "mage", "assassin", "ranger", "noble")


def test_there_are_nine_abilities_and_each_belongs_to_two_or_more_adventurers() -> None:
    assert set(OWNERS) == set(ABILITIES)
    assert len(ABILITIES) == 9
    assert all(len(owners) >= 2 for owners in OWNERS.values())


def test_a_helping_hand_is_one_more_worker_every_turn_and_two_are_two() -> None:
    assert with_abilities("helper").ready().workers == 3
    table = with_abilities("helper", "helper").ready()
    assert table.workers == 4
    assert table.smithy(0).workers == 4


def test_a_furnace_keeper_makes_the_first_smelt_free_and_brings_one_money() -> None:
    table = with_abilities("furnace_keeper").furnace(0, *["iron"] * 4).working().ready()
    assert table.money == 1
    table.play(0, Smelt("iron"))
    assert table.workers == 2
    table.play(0, Smelt("iron"))
    assert table.workers == 1


def test_a_spring_keeper_makes_the_first_hatch_free_and_brings_one_money() -> None:
    table = with_abilities("spring_keeper").pool(0, *["fire"] * 4).working().ready()
    assert table.money == 1
    table.play(0, Hatch("fire"))
    assert table.workers == 2
    table.play(0, Hatch("fire"))
    assert table.workers == 1


def test_a_polisher_adds_one_to_every_roll() -> None:
    start = with_abilities("polisher", "polisher").sword(0, 0, "iron iron", "iron").money(5)
    table = start.working().ready().play(0, Refine(0))
    turn = table.view.turn
    assert turn is not None
    assert turn.rolls == 2


def test_a_porter_draws_six_and_two_porters_seven() -> None:
    deck = ["gold_coin"] * 9
    assert len(with_abilities("porter").deck(0, *deck).ready().play(0, EndTurn()).hand(0)) == 6
    start = with_abilities("porter", "porter").deck(0, *deck)
    assert len(start.ready().play(0, EndTurn()).hand(0)) == 7


def test_a_patron_brings_two_money_every_turn() -> None:
    assert with_abilities("patron").ready().money == 2


def test_a_spare_anvil_allows_three_swords_and_never_more() -> None:
    table = with_abilities("spare_anvil").ready()
    assert (len(table.smithy(0).swords), table.money) == (3, 1)
    table = with_abilities("spare_anvil", "spare_anvil").fixtures(0, "sword_rack").ready()
    assert (len(table.smithy(0).swords), table.money) == (3, 2)


def test_an_element_broker_takes_two_off_elements_only_and_never_below_one() -> None:
    table = with_abilities("element_broker").row("prism").money(3).working().ready()
    prices = {card: table.price(card) for card in ("water", "dark", "steel", "gold_bag", "prism")}
    assert prices == {"water": 1, "dark": 1, "steel": 4, "gold_bag": 3, "prism": 4}
    assert table.play(0, Buy("dark")).money == 2


def test_a_metal_broker_takes_one_off_metals_only_and_two_take_two() -> None:
    table = with_abilities("metal_broker").row("meteorite").working().ready()
    prices = {card: table.price(card) for card in ("iron", "steel", "tungsten", "water")}
    assert prices == {"iron": 1, "steel": 3, "tungsten": 5, "water": 2}
    assert table.price("meteorite") == 5
    table = with_abilities("metal_broker", "metal_broker").working(discount=1).ready()
    assert table.price("tungsten") == 3


def test_prices_are_those_of_the_seat_on_turn() -> None:
    table = with_abilities("metal_broker").ready().play(0, EndTurn())
    assert table.price("steel") == 4


# Joining.


def test_an_excited_adventurer_with_an_ability_joins_and_helps_from_the_next_turn_on() -> None:
    start = position().sword(0, 0, "steel steel", "steel", stars=2).waiting("warrior", w7=2)
    table = start.ready().end_turns().play(0, Offer(0))
    assert table.smithy(0).loyal == ("w7",)
    assert table.told(CustomerJoined) == [CustomerJoined(0, "w7", "helper")]
    assert "w7" not in table.view.left
    table.end_turns_before(0)
    assert table.workers == 3


@pytest.mark.parametrize("stars", [0, 1])
def test_a_lower_tier_wins_no_loyal_customer(stars: int) -> None:
    start = position().sword(0, 0, "steel steel", "steel", stars=stars).waiting("warrior", w7=2)
    table = start.ready().end_turns().play(0, Offer(0))
    assert table.smithy(0).loyal == ()
    assert table.view.left[-1] == "w7"


def test_an_excited_adventurer_without_an_ability_leaves_the_game() -> None:
    start = position().sword(0, 0, "tungsten tungsten", "iron").waiting("warrior", w6=1)
    table = start.ready().end_turns().play(0, Offer(0))
    assert table.reputation(0, "warrior") == 11
    assert table.smithy(0).loyal == ()
    assert table.view.left[-1] == "w6"


def patron_joins(*row: str) -> PositionBuilder:
    start = position().sword(0, 0, "steel steel", "tungsten").waiting("assassin", a8=2)
    return start.row(*row)


def test_a_patron_brings_a_treasure_before_the_next_adventurer_comes() -> None:
    start = patron_joins("courier", "herald", "bellows").auxiliary_deck("prism", "crucible")
    table = start.pile("assassin", "a1").ready().end_turns().play(0, Offer(0))
    assert table.kind(0) == "treasure"
    assert table.legal(0) == tuple(TakeTreasure(card) for card in ("bellows", "courier", "herald"))
    assert table.waiting("assassin") == {}
    assert table.seen_by(2).questions[0].kind == "treasure"
    table.play(0, TakeTreasure("courier"))
    assert table.discard(0) == ("courier",)
    assert table.row == ["herald", "bellows", "prism"]
    assert table.told(TreasureTaken) == [TreasureTaken(0, "courier")]
    assert table.waiting("assassin") == {"a1": 0}


def test_the_only_treasure_is_taken_without_asking() -> None:
    table = patron_joins("courier").auxiliary_deck().ready().end_turns().play(0, Offer(0))
    assert table.discard(0) == ("courier",)
    assert table.row == []


def test_with_an_empty_row_there_is_no_treasure() -> None:
    table = patron_joins().auxiliary_deck().ready().end_turns().play(0, Offer(0))
    assert table.smithy(0).loyal == ("a8",)
    assert table.told(TreasureTaken) == []
