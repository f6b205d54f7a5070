"""What is played for a seat that does not answer."""

from __future__ import annotations

from bot.games.zongshi.moves import (
    Decline,
    DiscardMaterial,
    DiscardScroll,
    Draft,
    GoTo,
    Keep,
    Pass,
    PlayScroll,
    TakeMaterial,
    Visit,
    ZongshiMove,
)
from bot.games.zongshi.terms import MATERIALS, NOTHING, Phase
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, SMALL, TEMPLE, ZONGSHI, A, M, Table

FIVE = ["gold_mastery", "gold_mastery", "ivory_mastery", "ivory_mastery", "temple_offering"]


def default(table: Table, seat: int = 0) -> ZongshiMove:
    move: ZongshiMove = ZONGSHI.default_move(table.state, seat)
    return move


def test_a_turn_passes_with_the_apprentice_then_with_the_master() -> None:
    assert default(position().ready()) == Pass(A)
    assert default(position().out(0, A).turn(0, lap=2).ready()) == Pass(M)
    assert default(position().building(0, "gold_mastery", rounds=2).ready()) == Pass(A)


def test_a_pick_is_of_the_kind_one_has_least_of() -> None:
    start = position().materials(0, bronze=1, ivory=1, jade=1)
    table = start.large_jar(bronze=1, jade=1, gold=2).small_jar().ready()
    table.turns({0: [GoTo(M, LARGE)], 1: [GoTo(M, LARGE)]})
    assert default(table) == TakeMaterial(LARGE, "gold")


def test_a_pick_between_kinds_one_has_as_few_of_goes_in_order_of_materials() -> None:
    table = position().large_jar(jade=2, gold=1, ivory=1).small_jar().ready()
    table.turns({0: [GoTo(M, LARGE)], 1: [GoTo(M, LARGE)]})
    assert default(table) == TakeMaterial(LARGE, "ivory")


def test_what_lies_beside_counts_as_had() -> None:
    table = position().large_jar(jade=2, gold=2, ivory=1).small_jar().ready()
    table.turns({0: [GoTo(M, LARGE)], 1: [GoTo(M, LARGE)]})
    table.play(0, TakeMaterial(LARGE, "ivory")).play(1, TakeMaterial(LARGE, "jade"))
    assert default(table) == TakeMaterial(LARGE, "jade")


def test_a_pick_by_a_scroll_follows_the_same_order() -> None:
    start = position().hand(0, "fortune_brings_opportunity").materials(0, bronze=1)
    table = start.large_jar(bronze=2).small_jar(gold=1).ready()
    table.play(0, PlayScroll("fortune_brings_opportunity"))
    assert default(table) == TakeMaterial(SMALL, "gold")


def test_the_surplus_is_of_the_kind_one_has_most_of() -> None:
    start = position().materials(0, bronze=1, jade=3, gold=1).large_jar(bronze=1).small_jar()
    table = start.ready().turns({0: [GoTo(M, LARGE)]})
    assert default(table) == DiscardMaterial("jade")


def test_a_scroll_too_many_is_the_first_in_data_order() -> None:
    hand = ["an_ear_to_the_wall", "lucky_discovery", "artistic_subtlety", "writ_of_authority"]
    start = position().hand(0, *hand).deck("masterful_use_of_jade")
    table = start.ready().play(0, GoTo(A, TEMPLE))
    assert default(table) == DiscardScroll("lucky_discovery")


def test_a_tile_offered_by_a_reward_is_declined() -> None:
    start = position().rewards(scholar="pawn_tile").materials(0, jade=2, gold=1)
    assert default(start.ready().play(0, Visit(M, "scholar", 1))) == Decline()


def test_of_two_finished_projects_the_one_with_more_points_is_kept() -> None:
    start = position().completed(0, *FIVE).building(0, "larger_workshop", "nine_bells", rounds=1)
    assert default(start.ready().turns()) == Keep("nine_bells")
    start = position().completed(0, *FIVE).building(0, "nine_bells", "jade_armour", rounds=1)
    assert default(start.ready().turns()) == Keep("jade_armour")


def test_a_draft_takes_a_material_one_has_least_of_else_a_scroll() -> None:
    table = Table(ZONGSHI.new_game(4, b"draft"))
    while table.view.phase is Phase.DRAFT:
        (seat,) = table.to_act
        middle = table.view.draft
        assert middle is not None
        move = default(table, seat)
        assert isinstance(move, Draft)
        have = dict(zip(MATERIALS, table.materials(seat), strict=True))
        there = [kind for kind, n in zip(MATERIALS, middle.materials, strict=True) if n]
        if middle.materials == NOTHING:
            assert move.item in middle.scrolls
        else:
            assert move.item == min(there, key=have.__getitem__)
        table.play(seat, move)
