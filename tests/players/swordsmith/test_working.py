"""The second half of its turn: the workers go for what the next sword lacks."""

from __future__ import annotations

from bot.games.swordsmith.events import CardBought
from bot.games.swordsmith.moves import Buy, EndTurn, Hatch, Refine, Smelt
from tests.games.swordsmith.position import CARDS, PositionBuilder, position
from tests.players.swordsmith.asking import MANY, choices, chosen, plays


def working(profession: str, money: int, workers: int = 1, **waited: int) -> PositionBuilder:
    """Seat 0 sends its workers; of the only profession in play these are face up, 3 to come."""
    others = [who.id for who in CARDS.adventurer if who.profession == profession]
    start = position(2).professions(profession).waiting(profession, **waited)
    start.pile(profession, *[who for who in others if who not in waited][-3:])
    start.deck(0, *["gold_coin"] * 2).discard(0, *["gold_coin"] * 6)
    return start.money(money).workers(workers).working()


def test_it_buys_the_element_that_the_next_adventurer_looks_at() -> None:
    start = working("mage", 3, m1=0, m4=0).sword(0, 0, "iron iron")
    assert chosen(start.ready()) == Buy("water")  # performance of one, excitement of the other
    dark = working("mage", 3, m3=1, m7=0).sword(0, 0, "iron iron", "iron", "water")
    assert chosen(dark.ready()) == Buy("dark")


def test_it_buys_the_grade_that_is_looked_at() -> None:
    steel = working("assassin", 4, a7=0, a8=0).sword(0, 0, "steel")
    assert chosen(steel.ready()) == Buy("steel")
    iron = working("mage", 4, m1=0, m4=0).sword(0, 0, "iron").row("herald", "prism", "sword_rack")
    assert chosen(iron.ready()) == Buy("iron")


def test_it_buys_no_card_that_comes_too_late() -> None:
    start = working("mage", 3, m1=2).pile("mage").sword(0, 0, "iron iron")
    assert chosen(start.ready()) == EndTurn()


def test_it_refines_a_sword_that_is_due() -> None:
    start = working("paladin", 1, p4=2).sword(0, 0, "iron iron", "iron")
    assert chosen(start.ready()) == Refine(0)


def test_it_rolls_for_no_star_that_nobody_looks_at() -> None:
    start = working("mage", 4, workers=2, m1=2, m4=2).sword(0, 0, "iron iron", "iron", "water")
    assert Refine(0) not in plays(start.ready())


def test_it_smelts_what_a_sword_lacks() -> None:
    start = working("assassin", 0, a7=0).sword(0, 0, "steel").furnace(0, "iron", "iron")
    assert chosen(start.ready()) == Smelt("iron")


def test_it_hatches_what_a_sword_lacks() -> None:
    start = working("mage", 1, m2=2, m3=0).sword(0, 0, "iron iron", None, "fire")
    start.waiting("mage", m2=1, m3=0).pool(0, "fire", "fire")
    assert chosen(start.ready()) == Hatch("fire")


def test_it_spends_money_and_workers_where_both_are_short() -> None:
    """Two cheap things that are lacking rather than a dear one and an idle worker."""
    start = working("ranger", 3, workers=2, r1=0, r7=2).sword(0, 0, "iron iron")
    table = start.row("courier", "guild_seal", "meteorite").ready()
    while table.view.on_turn == 0:
        table.play(0, min(choices(table), key=str))
    assert {event.card for event in table.told(CardBought)} == {"iron", "water"}


def test_its_turn_ends() -> None:
    start = working("noble", 40, workers=9, n1=0, n6=0)
    start.sword(0, 0, "iron iron", "iron").sword(0, 1, "steel steel", "steel", "fire", 2)
    table = start.ready()
    for _ in range(MANY):
        if table.view.on_turn == 0:
            table.play(0, min(choices(table), key=str))
    assert table.view.on_turn == 1
