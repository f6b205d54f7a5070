"""Small choices: tokens, metals to be changed, treasures, enchantments to be lost."""

from __future__ import annotations

from bot.games.swordsmith.effects import EFFECTS, PLACED
from bot.games.swordsmith.moves import (
    Decline,
    Dismantle,
    Nudge,
    Offer,
    Play,
    ReturnEnchantment,
    TakeTreasure,
    Upgrade,
)
from bot.players.swordsmith.stocking import LASTING, USES
from tests.games.swordsmith.position import position
from tests.players.swordsmith.asking import chosen


def test_every_effect_has_a_worth() -> None:
    assert set(USES) | set(LASTING) == set(EFFECTS) | PLACED
    assert not set(USES) & set(LASTING)


def test_it_makes_an_adventurer_wait_for_its_sword() -> None:
    start = position(2).professions("mage").waiting("mage", m1=2, m5=0).hand(0, "herald")
    start.sword(0, 0, "iron iron").deck(0, "gold_coin", "water", *["gold_coin"] * 4)
    table = start.ready().play(0, Play("herald"))
    assert chosen(table) == Nudge("m1", -1)


def test_it_hurries_nobody_for_nothing() -> None:
    start = position(2).professions("noble").waiting("noble", n7=0, n5=0).hand(0, "herald")
    assert chosen(start.deck(0, "gold_coin").ready().play(0, Play("herald"))) == Decline()


def test_it_changes_the_metal_that_a_sword_lacks() -> None:
    start = position(2).professions("assassin").waiting("assassin", a7=2, a5=1)
    start.sword(0, 0, "steel").hand(0, "crucible", "iron", "steel").deck(0, "gold_coin")
    table = start.ready().play(0, Play("crucible"))
    assert chosen(table) == Upgrade("iron")


def test_it_keeps_a_metal_that_a_sword_takes_as_it_is() -> None:
    start = position(2).professions("mage").waiting("mage", m1=2, m4=2)
    start.sword(0, 0, "iron").hand(0, "crucible", "iron").deck(0, "gold_coin")
    assert chosen(start.ready().play(0, Play("crucible"))) == Decline()


def test_it_takes_the_treasure_that_serves_its_deck_best() -> None:
    start = position(2).professions("paladin").waiting("paladin", p8=3, p1=0)
    start.sword(0, 0, "iron iron", "iron", "light light").row("strongbox", "apprentice", "bellows")
    table = start.ready().end_turns().play(0, Offer(0))
    assert chosen(table) == TakeTreasure("apprentice")


def test_it_loses_the_enchantment_that_nobody_waits_for() -> None:
    start = position(2).professions("mage").waiting("mage", m3=0, m7=0).pile("mage", "m5")
    table = start.sword(0, 0, "iron iron", None, "light dark").ready().play(0, Dismantle(0))
    assert chosen(table) == ReturnEnchantment("light")
