"""Auxiliary cards that count for the work of the turn, and how they add up with abilities."""

from __future__ import annotations

from bot.games.swordsmith.events import MetalSmelted, MoneyKept, MoneyLapsed, StarAdded, SwordSold
from bot.games.swordsmith.moves import (
    BeginWork,
    Buy,
    EndTurn,
    Hatch,
    Offer,
    Play,
    Refine,
    Smelt,
)
from tests.games.swordsmith.position import position

# free_smelt: Bellows.


def test_bellows_draw_pay_make_a_smelt_free_and_save_one_metal() -> None:
    start = position().hand(0, "bellows").deck(0, "fire").furnace(0, *["iron"] * 4)
    table = start.ready().play(0, Play("bellows"))
    assert (table.money, table.hand(0)) == (1, ("fire",))
    table.work()
    iron = table.market("iron")
    table.play(0, Smelt("iron"))
    assert table.workers == 2
    assert table.market("iron") == iron + 1
    assert table.discard(0) == ("iron", "fire", "bellows")
    table.play(0, Smelt("iron"))
    assert table.workers == 1
    assert table.market("iron") == iron + 3
    assert [told.saved for told in table.told(MetalSmelted)] == [1, 0]


def test_each_bellows_counts_for_one_smelt_and_a_free_one_is_used_before_a_worker() -> None:
    start = position().hand(0, "bellows", "bellows").furnace(0, *["iron"] * 6).loyal(0, "w8")
    table = start.ready().play(0, Play("bellows"), Play("bellows"), BeginWork())
    turn = table.view.turn
    assert turn is not None
    assert (turn.smelts, turn.saves) == (3, 2)
    table.play(0, *[Smelt("iron")] * 3)
    assert table.workers == 2
    assert [told.saved for told in table.told(MetalSmelted)] == [1, 1, 0]


def test_a_free_smelt_serves_without_any_worker_left() -> None:
    start = position().hand(0, "bellows").furnace(0, "iron", "iron").workers(0)
    table = start.ready().play(0, Play("bellows"), BeginWork())
    assert table.refuses(0, Buy("gold_coin")).code == "no_worker"
    table.play(0, Smelt("iron"))


# free_hatch: Mana Spring.


def test_a_mana_spring_makes_a_hatch_free_and_brings_one_more() -> None:
    start = position().hand(0, "mana_spring").deck(0, "iron").pool(0, *["fire"] * 4)
    table = start.ready().play(0, Play("mana_spring"))
    assert (table.money, table.hand(0)) == (1, ("iron",))
    table = position(5).hand(0, "mana_spring").pool(0, *["fire"] * 4).ready()
    table.play(0, Play("mana_spring"), BeginWork(), Hatch("fire"))
    assert (table.workers, table.hand(0)) == (2, ("fire", "fire"))
    table.play(0, Hatch("fire"))
    assert (table.workers, table.hand(0)) == (1, ("fire",) * 3)


def test_the_additional_element_comes_only_if_the_market_has_it() -> None:
    start = position().hand(0, "mana_spring").pool(0, "fire", "fire").market(fire=1)
    table = start.ready().play(0, Play("mana_spring"), BeginWork(), Hatch("fire"))
    assert table.hand(0) == ("fire",)
    turn = table.view.turn
    assert turn is not None
    assert turn.extras == 0


# refine_bonus: Whetstone.


def test_a_whetstone_adds_two_to_every_roll_and_makes_one_refining_free_but_for_its_price() -> None:
    start = position().hand(0, "whetstone").deck(0, "iron").sword(0, 0, "iron iron", "iron")
    table = start.money(8).ready().play(0, Play("whetstone"))
    assert (table.money, table.hand(0)) == (9, ("iron",))
    table.work().play(0, Refine(0))
    assert (table.workers, table.money) == (2, 8)
    table.play(0, Refine(0), Refine(0))
    assert (table.workers, table.money) == (0, 4)
    assert [told.bonus for told in table.told(StarAdded)] == [2, 2, 2]


def test_rolls_add_up_over_whetstones_and_polishers_so_that_a_fifth_star_is_certain() -> None:
    for salt in range(12):
        start = position().hand(0, "whetstone", "whetstone").loyal(0, "p7", "r5")
        start.sword(0, 0, "iron iron", "iron", stars=4).money(20).seed(b"%d" % salt)
        table = start.professions("paladin", "ranger", "mage", "noble").ready()
        table.play(0, Play("whetstone"), Play("whetstone"), BeginWork(), Refine(0))
        (told,) = table.told(StarAdded)
        assert (told.star, told.bonus) == (5, 6)


# discount: Letter of Trade.


def test_letters_of_trade_make_every_buy_cheaper_but_never_free() -> None:
    start = position().hand(0, "trade_letter", "trade_letter").deck(0, "iron", "fire")
    table = start.row("courier", "herald", "bellows").money(9).ready()
    table.play(0, Play("trade_letter"))
    assert table.hand(0) == ("iron", "trade_letter")
    assert [table.price(card) for card in ("tungsten", "courier", "gold_coin")] == [5, 3, 1]
    table.play(0, Play("trade_letter"), BeginWork())
    assert [table.price(card) for card in ("tungsten", "water", "gold_bag")] == [4, 1, 1]
    table.play(0, Buy("tungsten"), Buy("courier"))
    assert table.money == 9 - 4 - 2


# buy_to_hand: Courier Cart.


def test_a_courier_brings_everything_bought_to_the_hand() -> None:
    start = position().hand(0, "courier", "courier").deck(0, *["gold_coin"] * 5).money(5)
    table = start.row("herald").ready().play(0, Play("courier"), Play("courier"), BeginWork())
    table.play(0, Buy("water"), Buy("herald"))
    assert table.hand(0) == ("water", "herald")
    assert table.discard(0) == ("courier", "courier")
    table.play(0, EndTurn())
    assert table.hand(0) == (*["gold_coin"] * 5, "water", "herald")


# keep_money: Strongbox.


def test_a_strongbox_turns_up_to_four_unspent_money_into_vouchers_old_ones_included() -> None:
    start = position().hand(0, "strongbox").deck(0, "iron").vouchers(0, 2).money(3)
    table = start.ready().play(0, Play("strongbox"))
    assert (table.money, table.hand(0)) == (4, ("iron",))
    table.play(0, EndTurn())
    assert table.smithy(0).vouchers == 4
    assert table.told(MoneyKept) == [MoneyKept(0, 4)]
    assert table.told(MoneyLapsed) == [MoneyLapsed(0, 2)]


def test_a_strongbox_keeps_no_more_than_there_is_and_only_for_one_turn() -> None:
    table = position().hand(0, "strongbox").ready().play(0, Play("strongbox"), EndTurn())
    assert table.smithy(0).vouchers == 1
    assert table.told(MoneyLapsed) == []
    table.end_turns().end_turns_before(0).play(0, EndTurn())
    assert table.smithy(0).vouchers == 0


# seal: Guild Seal.


def test_seals_add_up_on_the_first_sale_of_the_round() -> None:
    start = position().hand(0, "guild_seal", "guild_seal").deck(0, "iron", "fire")
    start.sword(0, 0, "iron iron").sword(0, 1, "iron iron")
    table = start.waiting("warrior", w1=2).waiting("mage", m1=2).ready()
    table.play(0, Play("guild_seal"), Play("guild_seal"))
    assert table.hand(0) == ("iron", "fire")
    assert table.smithy(0).seals == 4
    table.end_turns().play(0, Offer(0), Offer(1))
    assert (table.reputation(0, "warrior"), table.reputation(0, "mage")) == (2 + 4, 2)
    assert [(told.reputation, told.seal) for told in table.told(SwordSold)] == [(2, 4), (2, 0)]


def test_a_seal_lapses_at_the_end_of_the_selling_phase() -> None:
    table = position().hand(0, "guild_seal").ready().play(0, Play("guild_seal")).end_turns()
    assert table.view.round == 4
    assert table.smithy(0).seals == 0


def test_the_points_of_a_seal_count_for_the_track() -> None:
    start = position().seals(0, 2).reputation(0, warrior=16).sword(0, 0, "iron iron")
    table = start.waiting("warrior", w1=2).ready().end_turns().play(0, Offer(0))
    assert table.reputation(0, "warrior") == 20
    assert table.outcome is not None
