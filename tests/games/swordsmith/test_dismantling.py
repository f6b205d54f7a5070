"""Taking swords apart: free, in both parts of a turn, and what goes where."""

from __future__ import annotations

from bot.games.swordsmith.events import AuxiliaryRevealed, SwordDismantled
from bot.games.swordsmith.moves import Dismantle, ReturnEnchantment
from tests.games.swordsmith.position import position


def test_metals_and_all_but_the_dearest_enchantment_go_to_the_discard_pile() -> None:
    start = position().sword(0, 0, "iron steel", "iron", "water fire light", stars=2)
    table = start.ready()
    light = table.market("light")
    table.play(0, Dismantle(0))
    assert table.discard(0) == ("iron", "iron", "steel", "water", "fire")
    assert table.market("light") == light + 1
    told = SwordDismantled(0, 0, "light", ("iron", "iron", "steel", "water", "fire"))
    assert table.told(SwordDismantled) == [told]


def test_stars_are_lost_and_the_place_is_free_again() -> None:
    table = position().sword(0, 1, "iron iron", "iron", stars=3).ready().play(0, Dismantle(1))
    sword = table.smithy(0).swords[1]
    assert (sword.blade, sword.hilt, sword.stars) == ((), None, 0)


def test_the_owner_chooses_between_equally_dear_enchantments() -> None:
    table = position().sword(0, 0, "iron iron", None, "water light dark").ready()
    table.play(0, Dismantle(0))
    assert table.kind(0) == "enchantment"
    question = table.question(0)
    assert question is not None
    assert question.sword == 0
    assert table.legal(0) == (ReturnEnchantment("light"), ReturnEnchantment("dark"))
    table.play(0, ReturnEnchantment("dark"))
    assert table.discard(0) == ("iron", "iron", "water", "light")
    assert table.kind(0) == "play"


def test_two_alike_are_no_choice() -> None:
    table = position().sword(0, 0, "iron iron", None, "light light").ready()
    table.play(0, Dismantle(0))
    assert table.discard(0) == ("iron", "iron", "light")
    assert table.kind(0) == "play"


def test_a_single_card_is_enough_and_an_empty_place_is_not() -> None:
    table = position().sword(0, 0, hilt="steel").ready()
    assert table.refuses(0, Dismantle(1)).code == "nothing_to_dismantle"
    table.play(0, Dismantle(0))
    assert table.discard(0) == ("steel",)


def test_it_takes_no_worker_and_goes_on_while_working_too() -> None:
    table = position().sword(0, 0, "iron").sword(0, 1, "steel").ready().play(0, Dismantle(0))
    table.work().play(0, Dismantle(1))
    assert table.workers == 2
    assert table.discard(0) == ("iron", "steel")
    assert table.kind(0) == "work"


def test_nothing_is_revealed_by_it() -> None:
    table = position().sword(0, 0, "iron").ready().play(0, Dismantle(0))
    assert not table.revealed


def test_a_prism_that_is_the_dearest_goes_to_the_auxiliary_discard() -> None:
    table = position().sword(0, 0, "iron iron", None, "light prism").ready().play(0, Dismantle(0))
    assert table.discard(0) == ("iron", "iron", "light")
    assert table.view.auxiliary_discard == ("prism",)


def test_of_two_prisms_the_other_one_stays_with_its_owner() -> None:
    table = position().sword(0, 0, "iron iron", None, "prism prism").ready().play(0, Dismantle(0))
    assert table.discard(0) == ("iron", "iron", "prism")
    assert table.view.auxiliary_discard == ("prism",)


def test_meteoric_iron_stays_with_its_owner() -> None:
    table = position().sword(0, 0, "meteorite iron", "meteorite").ready().play(0, Dismantle(0))
    assert table.discard(0) == ("iron", "meteorite", "meteorite")


def test_a_prism_that_goes_back_fills_a_row_that_has_shrunk() -> None:
    start = position().row("bellows").auxiliary_deck()
    table = start.sword(0, 0, "iron iron", None, "light prism").ready().play(0, Dismantle(0))
    assert table.row == ["bellows", "prism"]
    assert table.view.auxiliary_discard == ()
    assert table.told(AuxiliaryRevealed) == [AuxiliaryRevealed("prism")]
