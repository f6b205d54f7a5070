"""The four things that workers do, and what they cost."""

from __future__ import annotations

import pytest

from bot.games.swordsmith.events import (
    AuxiliaryRevealed,
    CardBought,
    ElementHatched,
    MetalSmelted,
    StarAdded,
    StarMissed,
)
from bot.games.swordsmith.moves import Buy, EndTurn, Hatch, Refine, Smelt
from tests.games.swordsmith.position import position
from tests.games.swordsmith.table import Table


def test_a_bought_card_goes_to_the_discard_pile() -> None:
    table = position().money(5).working().ready()
    steel = table.market("steel")
    table.play(0, Buy("steel"))
    assert table.discard(0) == ("steel",)
    assert (table.money, table.workers, table.market("steel")) == (1, 1, steel - 1)
    assert table.told(CardBought) == [CardBought(0, "steel", 4, to_hand=False)]
    assert not table.revealed


def test_one_worker_buys_one_card() -> None:
    table = position().money(5).working().ready().play(0, Buy("iron"), Buy("iron"))
    assert table.workers == 0
    assert table.refuses(0, Buy("iron")).code == "no_worker"
    assert table.legal(0) == (EndTurn(),)


def test_only_what_is_there_and_can_be_paid_is_on_offer() -> None:
    table = position().market(water=0).row("order_book", "apprentice", "courier")
    offered = table.money(3).working().ready()
    bought = {move.card for move in offered.offered(0, Buy) if isinstance(move, Buy)}
    assert bought == {
        "gold_coin", "gold_bag", "iron", "fire", "light", "dark", "order_book", "apprentice",
    }  # fmt: skip
    assert offered.refuses(0, Buy("water")).code == "none_in_market"
    assert offered.refuses(0, Buy("steel")).params == {"price": 4, "have": 3}
    assert offered.refuses(0, Buy("herald")).code == "not_on_sale"


def test_a_bought_auxiliary_card_is_replaced_at_once() -> None:
    start = position().row("order_book", "apprentice", "courier").money(5).working()
    table = start.auxiliary_deck("herald", "bellows").ready().play(0, Buy("apprentice"))
    assert table.row == ["order_book", "courier", "herald"]
    assert table.told(AuxiliaryRevealed) == [AuxiliaryRevealed("herald")]
    assert table.discard(0) == ("apprentice",)
    assert table.revealed


def test_an_exhausted_auxiliary_deck_is_made_of_its_discards() -> None:
    start = position().row("order_book", "apprentice", "courier").money(5).working()
    table = start.auxiliary_deck().auxiliary_discard("prism").ready().play(0, Buy("apprentice"))
    assert table.row == ["order_book", "courier", "prism"]
    assert table.view.auxiliary_discard == ()


def test_with_nothing_left_the_auxiliary_row_shrinks() -> None:
    start = position().row("order_book", "apprentice", "courier").money(5).working()
    table = start.auxiliary_deck().ready().play(0, Buy("apprentice"))
    assert table.row == ["order_book", "courier"]
    assert not table.revealed


def test_vouchers_are_spent_before_money() -> None:
    table = position().vouchers(0, 3).money(2).working().ready().play(0, Buy("water"))
    assert (table.smithy(0).vouchers, table.money) == (1, 2)
    table.play(0, Buy("light"))
    assert (table.smithy(0).vouchers, table.money) == (0, 0)


def test_two_alike_metals_become_one_of_the_next_grade_in_the_hand() -> None:
    table = position().furnace(0, "iron", "iron", "iron", "steel").working().ready()
    iron, steel = table.market("iron"), table.market("steel")
    table.play(0, Smelt("iron"))
    assert table.smithy(0).furnace == ("iron", "steel")
    assert table.hand(0) == ("steel",)
    assert (table.market("iron"), table.market("steel")) == (iron + 2, steel - 1)
    assert table.told(MetalSmelted) == [MetalSmelted(0, "iron", "steel", saved=0)]
    assert table.workers == 1
    assert not table.revealed


def test_two_steel_become_tungsten_which_the_market_must_have() -> None:
    table = position().furnace(0, "steel", "steel").working().ready().play(0, Smelt("steel"))
    assert table.hand(0) == ("tungsten",)
    table = position().furnace(0, "steel", "steel").market(tungsten=0).working().ready()
    assert table.refuses(0, Smelt("steel")).code == "none_in_market"


def test_two_alike_elements_bring_a_third_into_the_hand() -> None:
    table = position().pool(0, "fire", "fire", "dark").working().ready()
    fire = table.market("fire")
    table.play(0, Hatch("fire"))
    assert (table.smithy(0).pool, table.hand(0)) == (("dark",), ("fire",))
    assert table.discard(0) == ("fire", "fire")
    assert table.market("fire") == fire - 1
    assert table.told(ElementHatched) == [ElementHatched(0, "fire", 1)]
    assert table.workers == 1


def test_hatching_needs_one_more_in_the_market() -> None:
    table = position().pool(0, "fire", "fire").market(fire=0).working().ready()
    assert table.refuses(0, Hatch("fire")).code == "none_in_market"


def test_two_different_cards_are_neither_smelted_nor_hatched() -> None:
    table = position().pool(0, "fire", "dark").furnace(0, "iron", "steel").working().ready()
    assert table.legal(0) == (EndTurn(),)
    error = table.refuses(0, Hatch("fire"))
    assert (error.code, error.params) == ("too_few_alike", {"card": "fire", "need": 2, "have": 1})
    assert table.refuses(0, Smelt("iron")).code == "too_few_alike"


def test_every_action_may_be_repeated_while_workers_last() -> None:
    table = position().furnace(0, *["iron"] * 6).working().ready()
    table.play(0, Smelt("iron"), Smelt("iron"))
    assert table.refuses(0, Smelt("iron")).code == "no_worker"


def test_cards_gained_into_the_hand_stay_beside_the_new_hand() -> None:
    start = position().furnace(0, "iron", "iron").deck(0, *["gold_coin"] * 6)
    table = start.working().ready().play(0, Smelt("iron"), EndTurn())
    assert table.hand(0) == (*["gold_coin"] * 5, "steel")


# Refining.


def forged(stars: int, seed: bytes = b"position") -> Table:
    start = position().sword(0, 0, "iron iron", "iron", stars=stars).money(20).workers(9)
    return start.working().seed(seed).ready()


@pytest.mark.parametrize(("stars", "price"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 4)])
def test_each_star_has_its_price_and_is_paid_win_or_lose(stars: int, price: int) -> None:
    table = forged(stars)
    assert table.smithy(0).swords[0].star_price == price
    table.play(0, Refine(0))
    assert (table.money, table.workers) == (20 - price, 8)
    assert table.revealed


@pytest.mark.parametrize("stars", range(5))
def test_a_roll_of_at_least_the_number_of_the_star_adds_it(stars: int) -> None:
    rolls = set()
    for salt in range(60):
        table = forged(stars, b"roll %d" % salt).play(0, Refine(0))
        added, missed = table.told(StarAdded), table.told(StarMissed)
        told = added[0] if added else missed[0]
        assert (told.star, told.bonus) == (stars + 1, 0)
        assert bool(added) == (told.roll >= stars + 1)
        assert table.smithy(0).swords[0].stars == (stars + 1 if added else stars)
        rolls.add(told.roll)
    assert rolls == {1, 2, 3, 4, 5, 6}


def test_the_first_star_never_fails() -> None:
    for salt in range(30):
        assert forged(0, b"%d" % salt).play(0, Refine(0)).told(StarMissed) == []


def test_five_stars_are_all() -> None:
    error = forged(5).refuses(0, Refine(0))
    assert (error.code, error.params) == ("all_stars", {"number": 1, "stars": 5})


def test_only_a_forged_sword_is_refined() -> None:
    table = position().sword(0, 0, "iron iron").money(9).working().ready()
    assert table.refuses(0, Refine(0)).code == "not_forged"
    assert table.refuses(0, Refine(2)).code == "no_such_sword"


def test_a_star_that_cannot_be_paid_is_refused() -> None:
    start = position().sword(0, 0, "iron iron", "iron", stars=3).money(2)
    table = start.working().ready()
    assert table.refuses(0, Refine(0)).params == {"price": 3, "have": 2}
    start = position().sword(0, 0, "iron iron", "iron", stars=3).money(2).vouchers(0, 1)
    table = start.working().ready().play(0, Refine(0))
    assert (table.money, table.smithy(0).vouchers) == (0, 0)
