"""Standing orders of Zong Shi: each kind in positions that it is about, and that it is not."""

from __future__ import annotations

from bot.games.zongshi.moves import (
    DiscardMaterial,
    DiscardScroll,
    Draft,
    GoTo,
    Keep,
    Pass,
    PlayScroll,
    TakeMaterial,
)
from bot.games.zongshi.terms import Phase
from bot.orders.order import Answer, Order, Unable
from bot.orders.registry import ORDERS
from bot.orders.zongshi import DiscardFirst, DraftFirst, KeepFirst, PassApprentice, TakeFirst
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, TEMPLE, ZONGSHI, A, M, Table
from tests.orders.asking import answered

GIFT = "gift_from_the_priests"


def answer(table: Table, seat: int, order: Order) -> Answer:
    return answered("zongshi", table.state, seat, order)


def sharing() -> Table:
    """Seats 0 and 1 share a jar of bronze and jade; seat 0 begins."""
    start = position().large_jar(bronze=2, jade=2).small_jar()
    return start.ready().turns({0: [GoTo(M, LARGE)], 1: [GoTo(M, LARGE)]})


def test_what_is_wanted_most_is_taken_from_a_jar() -> None:
    table = sharing()
    assert answer(table, 0, TakeFirst(("gold", "jade", "bronze"))) == TakeMaterial(LARGE, "jade")
    assert answer(table, 0, TakeFirst(("bronze",))) == TakeMaterial(LARGE, "bronze")
    assert answer(table, 0, TakeFirst(("gold", "ivory"))) == Unable("none_on_the_jar")
    assert answer(table, 1, TakeFirst(("jade",))) is None


def test_a_pick_of_one_s_own_turn_is_not_the_market_s() -> None:
    start = position().hand(0, "fortune_brings_opportunity").large_jar(jade=1, gold=1)
    table = start.ready().play(0, PlayScroll("fortune_brings_opportunity"))
    assert table.kind(0) == "take"
    assert answer(table, 0, TakeFirst(("gold",))) is None


def test_the_draft_takes_materials_and_scrolls_in_one_order() -> None:
    table = Table(ZONGSHI.new_game(3, b"draft by order"))
    (seat,) = table.to_act
    (scroll, *_) = table.view.draft.scrolls if table.view.draft else ()
    assert answer(table, seat, DraftFirst((scroll, "jade"))) == Draft(scroll)
    items = ORDERS["zongshi"].kinds["draft"].choices(table.view)
    missing = [item for item in items if Draft(item) not in table.legal(seat)]
    assert answer(table, seat, DraftFirst(tuple(missing[:2]))) == Unable("none_in_the_middle")


def test_materials_are_put_back_in_order_until_there_is_room() -> None:
    start = position().materials(0, bronze=1, gold=3).large_jar(jade=4).small_jar()
    table = start.ready().turns({0: [GoTo(M, LARGE)]})
    order = DiscardFirst(("bronze", "ivory", "jade"))
    assert answer(table, 0, order) == DiscardMaterial("bronze")
    table.play(0, DiscardMaterial("bronze"))
    assert answer(table, 0, order) == DiscardMaterial("jade")
    assert answer(table, 0, DiscardFirst(("ivory",))) == Unable("none_in_the_workshop")
    assert answer(table, 0, DiscardFirst((GIFT,))) is None


def test_scrolls_are_discarded_by_name() -> None:
    hand = [GIFT, "lucky_discovery", "artistic_subtlety", "writ_of_authority"]
    start = position().hand(0, *hand).deck("swift_fingers_sure_fingers").large_jar().small_jar()
    table = start.ready().play(0, GoTo(A, TEMPLE))
    assert table.kind(0) == "shed"
    order = DiscardFirst(("jade", "lucky_discovery", GIFT))
    assert answer(table, 0, order) == DiscardScroll("lucky_discovery")
    unheld = DiscardFirst(("lessons_of_the_past",))
    assert answer(table, 0, unheld) == Unable("none_in_the_hand")
    assert answer(table, 0, DiscardFirst(("jade",))) is None


def test_the_project_wanted_most_is_kept() -> None:
    five = ("bronze_mastery", "gold_mastery", "jade_mastery", "ivory_mastery", "blacksmith_tools")
    start = position().completed(0, *five)
    table = start.building(0, "larger_workshop", "merchant_statue", rounds=1).ready().turns()
    assert table.view.phase is Phase.PROGRESS
    wanted = KeepFirst(("temple_offering", "merchant_statue", "larger_workshop"))
    assert answer(table, 0, wanted) == Keep("merchant_statue")
    assert answer(table, 0, KeepFirst(("temple_offering",))) == Unable("none_finished")


def test_the_apprentice_passes_only_where_it_alone_is_free() -> None:
    assert answer(position().ready(), 0, PassApprentice()) is None
    assert answer(position().out(0, A).ready(), 0, PassApprentice()) is None
    alone = position().out(0, M).ready()
    assert answer(alone, 0, PassApprentice()) == Pass(A)
    assert answer(alone, 1, PassApprentice()) is None


def test_who_plays_a_scroll_means_to_use_the_apprentice() -> None:
    table = position().out(0, M).hand(0, GIFT).ready().play(0, PlayScroll(GIFT))
    assert table.kind(0) == "turn"
    assert answer(table, 0, PassApprentice()) is None


def test_once_is_a_part_of_a_round_and_in_the_draft_one_item() -> None:
    occasion = ORDERS["zongshi"].occasion
    drafting = Table(ZONGSHI.new_game(3, b"draft by order"))
    first = occasion(drafting.view)
    (seat,) = drafting.to_act
    assert occasion(drafting.play(seat, drafting.legal(seat)[0]).view) != first
    table = sharing()
    first = occasion(table.view)
    assert occasion(table.play(0, TakeMaterial(LARGE, "jade")).view) == first
    table.play(1, TakeMaterial(LARGE, "bronze")).play(0, TakeMaterial(LARGE, "bronze"))
    assert table.view.phase is Phase.TURNS
    assert occasion(table.view) != first
