"""The temple: drawing scrolls, handing materials back first, and what a hand may hold."""

from __future__ import annotations

from bot.games.zongshi.events import (
    MaterialsReturned,
    ScrollDeckReshuffled,
    ScrollDiscarded,
    ScrollsDrawn,
    ScrollsSeen,
)
from bot.games.zongshi.moves import DiscardScroll, GoTo, PlayScroll, ReturnMaterials
from tests.games.zongshi.position import position
from tests.games.zongshi.table import TEMPLE, A, M, counts

GIFT = "gift_from_the_priests"
LUCKY = "lucky_discovery"
LESSONS = "lessons_of_the_past"


def test_the_apprentice_draws_one_scroll() -> None:
    table = position().materials(0, jade=3).deck(LUCKY).ready().play(0, GoTo(A, TEMPLE))
    assert table.hand(0) == [LUCKY]
    assert table.materials(0) == counts(jade=3)
    assert table.to_act == {1}
    assert table.revealed


def test_the_master_draws_one_scroll_and_one_more_for_each_material_handed_back() -> None:
    table = position().materials(0, jade=2, gold=1).deck(LUCKY, GIFT, LESSONS).ready()
    table.play(0, GoTo(M, TEMPLE))
    assert table.kind(0) == "return"
    assert not table.revealed
    assert set(table.legal(0)) == {
        ReturnMaterials(counts(jade=jade, gold=gold)) for jade in range(3) for gold in range(2)
    }
    table.play(0, ReturnMaterials(counts(jade=1, gold=1)))
    assert table.materials(0) == counts(jade=1)
    assert table.hand(0) == [GIFT, LUCKY, LESSONS]
    assert table.told(MaterialsReturned) == [MaterialsReturned(0, counts(jade=1, gold=1))]
    assert table.told(ScrollsDrawn) == [ScrollsDrawn(0, 3)]


def test_the_master_may_hand_back_nothing() -> None:
    table = position().materials(0, jade=2).ready().play(0, GoTo(M, TEMPLE))
    table.play(0, ReturnMaterials(counts()))
    assert table.told(ScrollsDrawn) == [ScrollsDrawn(0, 1)]
    assert table.materials(0) == counts(jade=2)
    assert table.told(MaterialsReturned) == []


def test_a_master_without_materials_is_not_asked() -> None:
    table = position().ready().play(0, GoTo(M, TEMPLE))
    assert table.told(ScrollsDrawn) == [ScrollsDrawn(0, 1)]
    assert table.to_act == {1}


def test_what_is_handed_back_goes_into_the_bag() -> None:
    table = position().materials(0, jade=2).bag(gold=1).ready()
    table.play(0, GoTo(M, TEMPLE), ReturnMaterials(counts(jade=2)))
    assert table.view.bag == counts(jade=2, gold=1)


def test_an_empty_deck_is_made_of_the_discards_first() -> None:
    table = position().deck_only(LUCKY).discard(GIFT, GIFT).materials(0, jade=1).ready()
    table.play(0, GoTo(M, TEMPLE), ReturnMaterials(counts(jade=1)))
    assert table.hand(0) == [GIFT, LUCKY]
    assert table.told(ScrollDeckReshuffled) == [ScrollDeckReshuffled(2)]
    assert table.view.scroll_discard == ()
    assert table.view.scroll_deck == 1


def test_the_deck_is_not_reshuffled_before_a_draw_needs_it() -> None:
    table = position().deck_only(LUCKY).discard(GIFT).ready().play(0, GoTo(A, TEMPLE))
    assert table.view.scroll_deck == 0
    assert table.view.scroll_discard == (GIFT,)


def test_with_no_scroll_left_there_is_no_draw_but_one_may_go() -> None:
    table = position().deck_only().discard().materials(0, jade=1).ready()
    assert table.offers(0, GoTo(A, TEMPLE))
    table.play(0, GoTo(M, TEMPLE), ReturnMaterials(counts(jade=1)))
    assert table.hand(0) == []
    assert table.materials(0) == counts()
    assert table.told(ScrollsSeen) == []


def test_fewer_scrolls_than_due_are_drawn_where_there_are_no_more() -> None:
    table = position().deck_only(LUCKY).discard(GIFT).materials(0, jade=3).ready()
    table.play(0, GoTo(M, TEMPLE), ReturnMaterials(counts(jade=3)))
    assert table.hand(0) == [GIFT, LUCKY]


def test_over_four_scrolls_the_surplus_is_discarded_at_once() -> None:
    start = position().hand(0, GIFT, GIFT, LUCKY).materials(0, jade=2).deck(LESSONS, LUCKY, GIFT)
    table = start.ready().play(0, GoTo(M, TEMPLE), ReturnMaterials(counts(jade=2)))
    question = table.question(0)
    assert question is not None
    assert (question.kind, question.count) == ("shed", 2)
    assert set(table.legal(0)) == {
        DiscardScroll(GIFT),
        DiscardScroll(LUCKY),
        DiscardScroll(LESSONS),
    }
    table.play(0, DiscardScroll(GIFT), DiscardScroll(LUCKY))
    assert table.hand(0) == [GIFT, GIFT, LUCKY, LESSONS]
    assert table.told(ScrollDiscarded) == [ScrollDiscarded(0, GIFT), ScrollDiscarded(0, LUCKY)]
    assert table.view.scroll_discard == (GIFT, LUCKY)
    assert table.to_act == {1}


def test_exactly_four_scrolls_are_kept() -> None:
    table = position().hand(0, GIFT, GIFT, LUCKY).deck(LESSONS).ready().play(0, GoTo(A, TEMPLE))
    assert len(table.hand(0)) == 4
    assert table.to_act == {1}


def test_discarding_one_of_equal_scrolls_is_not_asked() -> None:
    start = position().hand(0, GIFT, GIFT).deck(GIFT).ready()
    table = start.play(0, GoTo(A, TEMPLE))
    assert table.hand(0) == [GIFT, GIFT, GIFT]
    assert table.to_act == {1}


def test_a_scroll_just_drawn_is_for_another_turn() -> None:
    table = position().deck(GIFT).bag(jade=4).ready().play(0, GoTo(A, TEMPLE))
    assert table.refuses(0, PlayScroll(GIFT))
    table.play(1, GoTo(A, TEMPLE)).play(2, GoTo(A, TEMPLE))
    assert table.offers(0, PlayScroll(GIFT))


def test_what_others_hold_is_only_counted() -> None:
    table = position().hand(0, GIFT, LUCKY).ready()
    seen = table.seen_by(1).workshops[0]
    assert (seen.scroll_count, seen.scrolls) == (2, None)
    assert table.seen_by(0).workshops[0].scrolls == (GIFT, LUCKY)


def test_others_hear_and_see_the_same_whatever_was_drawn() -> None:
    tables = [
        position().materials(0, jade=1).deck(*deck).ready()
        for deck in ((LUCKY, GIFT), (LESSONS, "writ_of_authority"))
    ]
    for table in tables:
        table.play(0, GoTo(M, TEMPLE), ReturnMaterials(counts(jade=1)))
    heard = [[e for e in table.events if e.audience in (None, 1)] for table in tables]
    assert heard[0] == heard[1]
    assert tables[0].seen_by(1) == tables[1].seen_by(1)
    assert tables[0].hand(0) != tables[1].hand(0)
