"""The pawn shop: exchange tiles for the two materials that they show."""

from __future__ import annotations

from bot.games.zongshi.events import Paid, TileBought
from bot.games.zongshi.moves import BuyTile, Done, GoTo, Pay, UseScrolls
from tests.games.zongshi.position import position
from tests.games.zongshi.table import PAWN, A, M, counts

USE_JADE = "masterful_use_of_jade"
USE_GOLD = "masterful_use_of_gold"


def test_the_apprentice_buys_one_tile_for_its_two_materials() -> None:
    table = position().materials(0, jade=2, gold=2).ready().play(0, GoTo(A, PAWN))
    assert table.told(TileBought) == [TileBought(0, "jade_gold")]
    assert table.materials(0) == counts(jade=1, gold=1)
    assert table.view.pawn_shop == (2, 2, 2, 2, 2, 1)
    assert table.to_act == {1}


def test_the_apprentice_chooses_among_those_he_can_pay() -> None:
    table = position().materials(0, jade=1, gold=1, bronze=1).ready().play(0, GoTo(A, PAWN))
    assert set(table.legal(0)) == {
        BuyTile("bronze_jade"),
        BuyTile("bronze_gold"),
        BuyTile("jade_gold"),
    }


def test_the_master_buys_any_number_in_one_payment() -> None:
    table = position().materials(0, jade=2, gold=2, bronze=1).ready().play(0, GoTo(M, PAWN))
    assert table.refuses(0, Done())
    table.play(0, BuyTile("jade_gold"))
    assert table.kind(0) == "tile_or_done"
    table.play(0, BuyTile("bronze_gold"))
    assert table.materials(0) == counts(jade=1)
    assert table.workshop(0).tiles == (0, 0, 1, 0, 0, 1)
    assert [paid.materials for paid in table.told(Paid)] == [counts(bronze=1, jade=1, gold=2)]
    assert table.to_act == {1}


def test_the_master_may_stop_after_one() -> None:
    table = position().materials(0, jade=2, gold=2).ready().play(0, GoTo(M, PAWN))
    table.play(0, Done())
    assert table.workshop(0).tiles == (0, 0, 0, 0, 0, 1)
    assert table.materials(0) == counts(jade=1, gold=1)


def test_several_tiles_of_one_kind_are_allowed_while_the_stock_lasts() -> None:
    start = position().completed(0, "larger_workshop").materials(0, jade=3, gold=3)
    table = start.ready().play(0, GoTo(M, PAWN), BuyTile("jade_gold"))
    assert table.workshop(0).tiles == (0, 0, 0, 0, 0, 2)
    assert table.materials(0) == counts(jade=1, gold=1)
    assert table.view.pawn_shop == (2, 2, 2, 2, 2, 0)


def test_nobody_goes_to_the_pawn_shop_without_the_price_of_a_tile() -> None:
    table = position().materials(0, jade=5).ready()
    assert table.refuses(0, GoTo(M, PAWN))
    assert table.refuses(0, GoTo(A, PAWN))


def test_a_sold_out_tile_is_not_to_be_had() -> None:
    start = position().materials(0, jade=1, gold=1).tiles(1, "jade_gold", "jade_gold")
    assert start.ready().refuses(0, GoTo(A, PAWN))


def test_tiles_do_not_pay_for_tiles() -> None:
    start = position().materials(0, jade=2).tiles(0, "jade_gold")
    assert start.ready().refuses(0, GoTo(M, PAWN))


def test_there_are_as_many_tiles_of_a_kind_as_players_less_one() -> None:
    for seats in (2, 3, 4, 5):
        assert position(seats=seats).ready().view.pawn_shop == (seats - 1,) * 6


def test_masterful_uses_lower_the_sum_of_all_tiles_bought() -> None:
    start = position().materials(0, jade=1, gold=1).hand(0, USE_JADE, USE_GOLD)
    table = start.ready().play(0, GoTo(M, PAWN), BuyTile("jade_gold"))
    assert table.workshop(0).tiles[5] == 2
    assert table.materials(0) == counts()
    assert table.hand(0) == []


def test_one_masterful_use_takes_one_off_the_sum_not_one_off_each_tile() -> None:
    start = position().materials(0, jade=1, gold=2).hand(0, USE_JADE)
    table = start.ready().play(0, GoTo(M, PAWN), BuyTile("jade_gold"))
    assert table.workshop(0).tiles[5] == 2
    assert table.materials(0) == counts()
    start = position().materials(0, gold=2).hand(0, USE_JADE)
    table = start.ready().play(0, GoTo(M, PAWN))
    assert table.workshop(0).tiles[5] == 1
    assert table.materials(0) == counts(gold=1)


def test_which_masterful_uses_join_is_chosen() -> None:
    start = position().materials(0, jade=1, gold=1).hand(0, USE_JADE, USE_GOLD)
    table = start.ready().play(0, GoTo(A, PAWN))
    assert set(table.legal(0)) == {
        UseScrolls(),
        UseScrolls((USE_JADE,)),
        UseScrolls((USE_GOLD,)),
        UseScrolls((USE_GOLD, USE_JADE)),
    }
    table.play(0, UseScrolls((USE_GOLD,)))
    assert table.materials(0) == counts(gold=1)
    assert table.hand(0) == [USE_JADE]


def test_there_is_never_a_choice_of_what_to_pay_for_tiles() -> None:
    start = position().materials(0, jade=2, gold=2).tiles(0, "jade_gold", "bronze_jade")
    table = start.ready().play(0, GoTo(A, PAWN))
    assert table.offered(0, Pay) == []
    assert table.workshop(0).tiles == (0, 1, 0, 0, 0, 2)


def test_what_is_paid_goes_into_the_bag() -> None:
    table = position().materials(0, jade=1, gold=1).bag(ivory=1).ready().play(0, GoTo(A, PAWN))
    assert table.view.bag == counts(ivory=1, jade=1, gold=1)
