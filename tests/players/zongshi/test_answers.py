"""What the easy player answers to the small questions, where one can tell what is sensible."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.games.zongshi.moves import (
    Borrow,
    BuyTile,
    Decline,
    DiscardMaterial,
    DiscardScroll,
    Done,
    Draft,
    GoTo,
    Keep,
    NextStop,
    Pass,
    Pay,
    ReturnMaterials,
    SecondProject,
    TakeMaterial,
    TakeScroll,
    UseScrolls,
    Visit,
    Wait,
    ZongshiMove,
)
from bot.players.level import Level
from bot.players.registry import choose
from bot.players.zongshi import answers, before, scrolls, turns
from tests.games.zongshi.position import CARDS, PositionBuilder, position
from tests.games.zongshi.table import LARGE, SMALL, TEMPLE, A, M, Table, counts
from tests.players.zongshi.test_turns import choices, chosen

USE_OF_BRONZE = "masterful_use_of_bronze"


def nearly_jade_mastery() -> PositionBuilder:
    """Seat 0 lacks one jade for a Jade Mastery and has no better plan; bronze is left over."""
    setting = position(2).completed(0, "blacksmith_tools", "bronze_mastery", "merchant_statue")
    return setting.materials(0, jade=1, gold=1, bronze=2).round(9).face_up()


def answered(setting: PositionBuilder, *legal: ZongshiMove) -> ZongshiMove:
    """Which of some answers the easy player gives in a position."""
    view = setting.ready().seen_by(0)
    given = {choose("zongshi", Level.EASY, view, legal, b"%d" % n) for n in range(8)}
    assert len(given) == 1, given
    answer: ZongshiMove = given.pop()
    return answer


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        (Draft("jade"), Draft("bronze")),
        (TakeMaterial(SMALL, "jade"), TakeMaterial(LARGE, "bronze")),
        (DiscardMaterial("bronze"), DiscardMaterial("jade")),
        (Pay(counts(bronze=1)), Pay(counts(jade=1))),
        (UseScrolls(), UseScrolls((USE_OF_BRONZE,))),
        (Decline(), BuyTile("jade_gold")),
        (Done(), BuyTile("jade_gold")),
        (Done(), NextStop("scholar", 1)),
        (SecondProject("temple_offering"), SecondProject("larger_workshop")),
        (TakeScroll("swift_fingers_sure_fingers"), TakeScroll("an_ear_to_the_wall")),
        (DiscardScroll("an_ear_to_the_wall"), DiscardScroll("swift_fingers_sure_fingers")),
        (Borrow("jade_mastery"), Borrow("larger_workshop")),
        (Keep("merchant_statue"), Keep("larger_workshop")),
    ],
    ids=lambda move: type(move).__name__ if isinstance(move, ZongshiMove) else "",
)
def test_it_keeps_its_plan_in_mind(better: ZongshiMove, worse: ZongshiMove) -> None:
    setting = nearly_jade_mastery()
    assert answered(setting, better, worse) == answered(setting, worse, better) == better


def test_it_hands_nothing_back_that_it_needs_or_for_a_scroll_without_room() -> None:
    ready = position(2).materials(0, bronze=2, jade=1, gold=1).out(1, M).ready()
    nothing = ReturnMaterials(counts())
    assert chosen(ready.play(0, GoTo(M, TEMPLE))) == nothing
    hand = ("lucky_discovery", "writ_of_authority", "host_a_town_meeting", "an_ear_to_the_wall")
    full = position(2).materials(0, ivory=4).hand(0, *hand).ready()
    assert chosen(full.play(0, GoTo(M, TEMPLE))) == nothing


def test_it_sells_what_is_left_for_a_tile_in_the_last_round() -> None:
    setting = position(2).materials(0, ivory=1, bronze=1).last_round()
    assert answered(setting, Decline(), BuyTile("bronze_ivory")) == BuyTile("bronze_ivory")


def test_it_visits_all_that_are_left_in_the_last_round() -> None:
    """One figure after the other where there are two, at once where there is but a master."""
    setting = position(2).visited(0, scholar=2, official=3).completed(0, "larger_workshop")
    setting = setting.materials(0, gold=3, ivory=3).last_round()
    assert {type(move) for move in choices(setting.ready())} == {Visit}
    state = setting.out(0, A).turn(0, lap=2).state()
    for first in choices(Table(state)):
        assert isinstance(first, Visit)
        assert isinstance(chosen(Table(state).play(0, first)), NextStop)


def test_every_kind_of_move_is_weighed() -> None:
    weighed = {*answers._WORTHS, *turns._GAINS}
    assert weighed == set(get_args(ZongshiMove)) - {Pass, Wait}


def test_every_scroll_is_weighed() -> None:
    assert set(scrolls.KEPT) == set(CARDS.scrolls)
    assert set(before._GAINS) == {one.id for one in CARDS.scroll if one.play == "before"}
