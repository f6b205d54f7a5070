"""The five hidden rewards of the townspeople."""

from __future__ import annotations

import pytest

from bot.games.zongshi.events import (
    MaterialsDrawn,
    MaterialsRefunded,
    MaterialsTaken,
    RewardDeclined,
    RewardIdle,
    ScrollsDrawn,
    ScrollsSeen,
    TileBought,
)
from bot.games.zongshi.moves import (
    BuyTile,
    Decline,
    DiscardMaterial,
    DiscardScroll,
    Done,
    NextStop,
    TakeMaterial,
    Visit,
)
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, SMALL, M, counts

GIFT = "gift_from_the_priests"
LUCKY = "lucky_discovery"


def test_a_scroll_is_drawn_for_the_visitors_eyes_only() -> None:
    table = position().rewards(scholar="draw_scroll").materials(0, jade=1).deck(LUCKY).ready()
    table.play(0, Visit(M, "scholar", 1))
    assert table.hand(0) == [LUCKY]
    assert table.told(ScrollsDrawn) == [ScrollsDrawn(0, 1)]
    assert table.told(ScrollsSeen) == [ScrollsSeen(0, (LUCKY,))]
    assert table.told(ScrollsSeen)[0].audience == 0


def test_a_scroll_above_the_limit_is_discarded_before_the_next_reward() -> None:
    start = position().rewards(scholar="draw_scroll", official="two_materials")
    start.materials(0, jade=3, bronze=2).hand(0, GIFT, GIFT, GIFT, LUCKY).bag(gold=4)
    table = start.ready().play(0, Visit(M, "scholar", 2), NextStop("official", 1))
    assert table.kind(0) == "shed"
    assert table.told(MaterialsDrawn) == []
    table.play(0, DiscardScroll(LUCKY))
    assert table.told(MaterialsDrawn) == [MaterialsDrawn(0, counts(gold=2), "two_materials")]
    assert len(table.hand(0)) == 4


def test_a_tile_may_be_bought_on_the_spot() -> None:
    start = position().rewards(scholar="pawn_tile").materials(0, jade=3, gold=1)
    table = start.ready().play(0, Visit(M, "scholar", 2))
    assert table.kind(0) == "reward_tile"
    assert set(table.legal(0)) == {BuyTile("jade_gold"), Decline()}
    table.play(0, BuyTile("jade_gold"))
    assert table.materials(0) == counts()
    assert table.told(TileBought) == [TileBought(0, "jade_gold")]


def test_the_tile_may_be_declined() -> None:
    start = position().rewards(scholar="pawn_tile").materials(0, jade=3, gold=1)
    table = start.ready().play(0, Visit(M, "scholar", 2), Decline())
    assert table.materials(0) == counts(jade=1, gold=1)
    assert table.told(RewardDeclined) == [RewardDeclined(0)]
    assert table.workshop(0).tiles == (0,) * 6


def test_a_tile_that_cannot_be_paid_is_spent_all_the_same() -> None:
    table = position().rewards(scholar="pawn_tile").materials(0, jade=2).ready()
    table.play(0, Visit(M, "scholar", 2))
    assert table.told(RewardIdle) == [RewardIdle(0, "pawn_tile")]
    assert not table.view.townspeople[0].reward_waits
    assert table.to_act == {1}


def test_two_materials_come_from_the_bag_and_the_surplus_goes_back() -> None:
    start = position().rewards(scholar="two_materials").materials(0, jade=1, bronze=4)
    table = start.bag(gold=6).ready().play(0, Visit(M, "scholar", 1))
    assert table.materials(0) == counts(bronze=4, gold=2)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.count) == ("drop", 1)
    table.play(0, DiscardMaterial("bronze"))
    assert table.materials(0) == counts(bronze=3, gold=2)
    assert table.to_act == {1}


def test_the_refund_returns_everything_paid_for_the_visits_of_the_action() -> None:
    start = position().rewards(scholar="refund").materials(0, jade=2, bronze=3)
    table = start.ready().play(0, Visit(M, "scholar", 1), NextStop("official", 2))
    assert table.materials(0) == counts(jade=2, bronze=3)
    refund = MaterialsRefunded(0, counts(jade=2, bronze=3))
    assert table.told(MaterialsRefunded) == [refund]
    assert table.workshop(0).visited == ("scholar", "official")
    assert table.view.laid_aside == counts()


def test_the_refund_returns_what_left_the_workshop_not_what_a_tile_turned_it_into() -> None:
    start = position().rewards(scholar="refund").materials(0, gold=1).tiles(0, "jade_gold")
    table = start.ready().play(0, Visit(M, "scholar", 1))
    assert table.materials(0) == counts(gold=1)


def test_the_refund_does_not_cover_a_tile_bought_by_another_reward() -> None:
    start = position().rewards(scholar="pawn_tile", official="refund")
    start.materials(0, jade=3, bronze=3, gold=1).completed(0, "larger_workshop")
    table = start.ready().play(0, Visit(M, "scholar", 1), NextStop("official", 2))
    table.play(0, BuyTile("jade_gold"))
    assert table.materials(0) == counts(jade=2, bronze=3)
    assert table.workshop(0).tiles[5] == 1


def test_what_a_refund_returns_may_buy_the_tile_of_a_later_reward() -> None:
    start = position().rewards(scholar="refund", official="pawn_tile")
    table = start.materials(0, jade=2, bronze=3).ready()
    table.play(0, Visit(M, "scholar", 1), NextStop("official", 2))
    assert set(table.legal(0)) == {BuyTile("bronze_jade"), Decline()}


def test_a_refund_over_capacity_is_settled_before_the_next_reward() -> None:
    start = position().rewards(scholar="two_materials", official="refund", abbot="draw_scroll")
    start.materials(0, jade=2, bronze=3).bag(gold=2)
    table = start.ready().play(0, Visit(M, "scholar", 1), NextStop("official", 2))
    assert table.materials(0) == counts(jade=2, bronze=3, gold=2)
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.count) == ("drop", 2)


def test_a_refund_of_nothing_is_spent_all_the_same() -> None:
    start = position().rewards(scholar="refund").hand(0, "masterful_use_of_jade")
    table = start.ready().play(0, Visit(M, "scholar", 1))
    assert table.told(MaterialsRefunded) == []
    assert table.told(RewardIdle) == [RewardIdle(0, "refund")]


def test_the_pick_of_the_market_is_of_choice_from_either_jar() -> None:
    start = position().rewards(scholar="market_pick").materials(0, jade=1)
    table = start.large_jar(jade=1, gold=2).small_jar(ivory=1).ready()
    table.play(0, Visit(M, "scholar", 1))
    assert set(table.legal(0)) == {
        TakeMaterial(LARGE, "jade"),
        TakeMaterial(LARGE, "gold"),
        TakeMaterial(SMALL, "ivory"),
    }
    table.play(0, TakeMaterial(SMALL, "ivory"))
    assert table.materials(0) == counts(ivory=1)
    assert table.told(MaterialsTaken) == [MaterialsTaken(0, SMALL, counts(ivory=1))]


def test_the_pick_of_an_empty_market_is_spent_all_the_same() -> None:
    start = position().rewards(scholar="market_pick").materials(0, jade=1)
    table = start.large_jar().small_jar().ready().play(0, Visit(M, "scholar", 1))
    assert table.told(RewardIdle) == [RewardIdle(0, "market_pick")]


def test_a_scroll_where_none_are_left_is_spent_all_the_same() -> None:
    start = position().rewards(scholar="draw_scroll").materials(0, jade=1).deck_only()
    table = start.ready().play(0, Visit(M, "scholar", 1))
    assert table.told(RewardIdle) == [RewardIdle(0, "draw_scroll")]
    assert table.hand(0) == []


@pytest.mark.parametrize(
    "reward", ["draw_scroll", "pawn_tile", "two_materials", "refund", "market_pick"]
)
def test_a_used_reward_leaves_the_game(reward: str) -> None:
    table = position().rewards(scholar=reward).materials(0, jade=1).materials(1, jade=1).ready()
    table.play(0, Visit(M, "scholar", 1))
    while table.to_act == {0}:
        table.play(0, table.legal(0)[0])
    told = len(table.events)
    table.play(1, Visit(M, "scholar", 1))
    assert not any("Reward" in type(event).__name__ for event in table.events[told:])
    assert table.materials(1) == counts()


def test_a_single_stop_by_the_master_pays_no_extra_and_takes_the_reward() -> None:
    start = position().rewards(official="market_pick").materials(0, bronze=2, jade=3)
    table = start.large_jar(gold=2).small_jar().ready()
    table.play(0, Visit(M, "official", 1), Done())
    assert table.materials(0) == counts(bronze=1, jade=3, gold=1)
