"""Options of Zong Shi's commands become moves, on positions set up by hand."""

from __future__ import annotations

from typing import Any

import pytest

from bot.games.ruleset import Move
from bot.games.zongshi.moves import (
    Borrow,
    BuyTile,
    DiscardMaterial,
    Done,
    GoTo,
    NextStop,
    Pass,
    Pay,
    PlayScroll,
    ReturnMaterials,
    SecondProject,
    StartProject,
    TakeMaterial,
    UseScrolls,
    Visit,
)
from bot.tables.scratch import Scratch
from cogs.mistakes import ChoiceNeeded, ChoiceRefused, Mistake, NotPossible, OptionUnused
from cogs.walk import legal_values, walk
from cogs.zongshi.labels import Reader
from cogs.zongshi.steps import STEPS, steps_of
from tests.games.zongshi.position import PositionBuilder, position
from tests.games.zongshi.table import LARGE, PAWN, SMALL, TEMPLE, ZONGSHI, A, M, counts


def scratch(built: PositionBuilder, seat: int = 0) -> Scratch:
    return Scratch(ZONGSHI, built.state(), seat)


def moves(built: PositionBuilder, command: str, /, **filled: str) -> tuple[Move, ...]:
    here = scratch(built)
    options = {name.rstrip("_"): typed for name, typed in filled.items()}
    return walk(here, steps_of(command, here), options, Reader("en", here.view))


def offered(built: PositionBuilder, command: str, focused: str, /, **filled: str) -> list[str]:
    here = scratch(built)
    reader = Reader("zh-TW", here.view)
    steps = steps_of(command, here)
    return [choice.value for choice in legal_values(here, steps, filled, focused, reader)]


def refused(built: PositionBuilder, command: str, /, **filled: str) -> Any:
    with pytest.raises(Mistake) as caught:
        moves(built, command, **filled)
    return caught.value


RICH = {"bronze": 2, "ivory": 1, "jade": 1, "gold": 1}


def test_starting_a_project_needs_only_its_name_where_the_price_is_clear() -> None:
    built = position().materials(0, **RICH)
    start = StartProject(M, "larger_workshop")
    assert moves(built, "start", project="Larger Workshop") == (start,)
    assert moves(built, "start", project="larger_workshop", figure="master") == (start,)


def test_projects_are_offered_only_if_they_can_be_paid() -> None:
    built = position().materials(0, **RICH)
    assert offered(built, "start", "project") == [
        "larger_workshop",
        "bronze_mastery",
        "blacksmith_tools",
    ]
    error = refused(built, "start", project="Jade Mastery")
    assert isinstance(error, ChoiceRefused)
    assert error.reason is not None
    assert error.reason.code == "cannot_pay"
    assert [choice.value for choice in error.choices] == offered(built, "start", "project")


def test_a_payment_is_asked_for_only_where_several_are_possible() -> None:
    built = position().materials(0, ivory=1, gold=2, bronze=1, jade=1).tiles(0, "bronze_gold")
    error = refused(built, "start", project="gold_mastery")
    assert isinstance(error, ChoiceNeeded)
    assert error.option == "payment"
    values = [choice.value for choice in error.choices]
    assert offered(built, "start", "payment", project="gold_mastery") == values
    assert len(values) > 1
    for value in values:
        *_, pay = moves(built, "start", project="gold_mastery", payment=value)
        assert isinstance(pay, Pay)
    names = [choice.name for choice in error.choices]
    assert moves(built, "start", project="gold_mastery", payment=names[0])


def test_scrolls_that_lower_a_price_are_used_only_when_named() -> None:
    built = position().materials(0, **RICH).hand(0, "masterful_use_of_jade", "artistic_subtlety")
    plain = moves(built, "start", project="larger_workshop")
    assert UseScrolls() in plain
    cheaper = moves(built, "start", project="larger_workshop", discount="Masterful Use of Jade")
    assert UseScrolls(("masterful_use_of_jade",)) in cheaper
    values = offered(built, "start", "discount", project="larger_workshop")
    assert values[0] == "none"
    assert "artistic_subtlety+masterful_use_of_jade" in values or len(values) == 4


def test_the_apprentice_builds_by_a_scroll_that_has_to_be_meant() -> None:
    scroll = "apprentice_is_gaining_experience"
    built = position().materials(0, **RICH).hand(0, scroll)
    start = StartProject(A, "larger_workshop", (scroll,))
    assert moves(built, "start", project="larger_workshop") == (StartProject(M, "larger_workshop"),)
    assert moves(built, "start", project="larger_workshop", figure="apprentice") == (start,)
    busy = built.out(0, M)
    error = refused(busy, "start", project="larger_workshop")
    assert isinstance(error, ChoiceNeeded)
    assert error.option == "scrolls"
    assert moves(busy, "start", project="larger_workshop", scrolls=scroll) == (start,)


def test_a_twofold_path_names_two_projects() -> None:
    path = "follow_the_twofold_path"
    built = (
        position()
        .completed(0, "larger_workshop", "gold_mastery", "jade_mastery")
        .materials(0, bronze=3, ivory=4)
        .hand(0, path)
    )
    seconds = offered(built, "start", "second", project="ivory_mastery", scrolls=path)
    assert seconds
    made = moves(built, "start", project="ivory_mastery", scrolls=path, second=seconds[0])
    assert made[0] == StartProject(M, "ivory_mastery", (path,))
    assert SecondProject(seconds[0]) in made
    error = refused(built, "start", project="ivory_mastery", second=seconds[0])
    assert isinstance(error, OptionUnused)
    assert error.option == "second"


def test_going_to_the_market_with_privileged_treatment_takes_at_once() -> None:
    built = position().hand(0, "privileged_treatment").large_jar(jade=2, gold=1)
    plain = moves(built, "market", jar="large jar", figure="master")
    assert plain == (GoTo(M, LARGE),)
    made = moves(built, "market", jar="large_jar", scrolls="Privileged Treatment", take="gold")
    assert made == (GoTo(M, LARGE, ("privileged_treatment",)), TakeMaterial(LARGE, "gold"))
    assert offered(built, "market", "take", jar="large_jar", scrolls="privileged_treatment") == [
        "large_jar jade",
        "large_jar gold",
    ]
    assert offered(built, "market", "take", jar="large_jar") == []
    assert isinstance(
        refused(built, "market", jar="large_jar", figure="master", take="gold"), OptionUnused
    )


def test_at_the_temple_nothing_is_handed_back_unless_said() -> None:
    built = position().materials(0, jade=2, gold=1)
    assert moves(built, "temple", figure="master") == (
        GoTo(M, TEMPLE),
        ReturnMaterials(counts()),
    )
    assert moves(built, "temple", figure="master", return_="2 jade") == (
        GoTo(M, TEMPLE),
        ReturnMaterials(counts(jade=2)),
    )
    assert moves(built, "temple", figure="apprentice") == (GoTo(A, TEMPLE),)
    assert isinstance(refused(built, "temple", figure="apprentice", return_="2 jade"), OptionUnused)


def test_the_master_buys_several_tiles_and_the_apprentice_one() -> None:
    built = position().materials(0, jade=2, gold=2, ivory=1)
    once = moves(built, "pawn", tile="jade/gold", figure="master")
    assert once == (GoTo(M, PAWN), BuyTile("jade_gold"), Done())
    twice = moves(built, "pawn", tile="jade_gold", second_tile="jade_gold", figure="master")
    assert twice[:3] == (GoTo(M, PAWN), BuyTile("jade_gold"), BuyTile("jade_gold"))
    apprentice = moves(built, "pawn", tile="jade_gold", figure="apprentice")
    assert apprentice == (GoTo(A, PAWN), BuyTile("jade_gold"))
    both = {"tile": "jade_gold", "second_tile": "ivory/jade", "figure": "apprentice"}
    assert isinstance(refused(built, "pawn", **both), ChoiceRefused)
    assert "ivory_gold" in offered(built, "pawn", "second_tile", tile="jade_gold", figure="master")


def test_a_tile_that_is_the_only_one_is_bought_once_and_may_be_named() -> None:
    built = position().materials(0, jade=2, gold=2)
    assert moves(built, "pawn", tile="jade/gold", figure="master") == (GoTo(M, PAWN), Done())
    assert offered(built, "pawn", "tile", figure="apprentice") == ["jade_gold"]
    assert moves(built, "pawn", tile="jade/gold", figure="apprentice") == (GoTo(A, PAWN),)
    error = refused(built, "pawn", tile="bronze/gold", figure="apprentice")
    assert isinstance(error, ChoiceRefused)
    assert [choice.value for choice in error.choices] == ["jade_gold"]


def test_what_can_only_be_paid_in_one_way_may_be_named_too() -> None:
    built = position().materials(0, **RICH)
    right = moves(
        built, "start", project="larger_workshop", payment="bronze 1+ivory 1+jade 1+gold 1"
    )
    assert right == (StartProject(M, "larger_workshop"),)
    error = refused(built, "start", project="larger_workshop", payment="2 bronze")
    assert isinstance(error, ChoiceRefused)


def test_a_visit_goes_on_as_far_as_stops_are_named() -> None:
    built = position().materials(0, bronze=3, jade=2)
    alone = moves(built, "visit", first="scholar:1", figure="master")
    assert alone == (Visit(M, "scholar", 1), Done())
    both = moves(built, "visit", first="Scholar 1", second="Official 2", figure="master")
    assert both == (Visit(M, "scholar", 1), NextStop("official", 2))
    assert offered(built, "visit", "second", first="scholar:1", figure="apprentice") == []
    assert offered(built, "visit", "second", first="scholar:1", figure="master") == ["official:2"]
    assert isinstance(
        refused(built, "visit", first="scholar:1", second="official:2", figure="apprentice"),
        OptionUnused,
    )


def test_one_figure_is_taken_without_asking_where_only_it_can_go() -> None:
    built = position().materials(0, jade=1).out(0, M)
    assert moves(built, "visit", first="scholar:1")[0] == Visit(A, "scholar", 1)
    assert moves(built, "pass") == (Pass(A),)
    error = refused(built, "temple", figure="master")
    assert isinstance(error, ChoiceRefused)
    assert error.reason is not None
    assert error.reason.code == "figure_used"


def test_scrolls_of_their_own_with_their_choices() -> None:
    fortune = position().hand(0, "fortune_brings_opportunity").large_jar(jade=1).small_jar(gold=1)
    assert moves(fortune, "scroll", scroll="Fortune Brings Opportunity", choice="gold") == (
        PlayScroll("fortune_brings_opportunity"),
        TakeMaterial(SMALL, "gold"),
    )
    error = refused(fortune, "scroll", scroll="fortune_brings_opportunity")
    assert isinstance(error, ChoiceNeeded)
    assert error.option == "choice"
    ear = position().hand(0, "an_ear_to_the_wall").completed(1, "gold_mastery", "jade_mastery")
    assert moves(ear, "scroll", scroll="ear", choice="Jade Mastery") == (
        PlayScroll("an_ear_to_the_wall"),
        Borrow("jade_mastery"),
    )
    gift = position().hand(0, "pawn_shop_owners_gift").materials(0, jade=1, gold=1, ivory=1)
    assert BuyTile("jade_gold") in moves(
        gift, "scroll", scroll="pawn_shop_owners_gift", choice="jade/gold"
    )


def test_nothing_is_looked_at_beyond_a_secret() -> None:
    built = position().hand(0, "gift_from_the_priests").bag(jade=2)
    assert moves(built, "scroll", scroll="gift_from_the_priests") == (
        PlayScroll("gift_from_the_priests"),
    )
    error = refused(built, "scroll", scroll="gift_from_the_priests", choice="jade")
    assert isinstance(error, OptionUnused)
    assert offered(built, "scroll", "choice", scroll="gift_from_the_priests") == []


def test_a_command_for_another_question_is_refused_with_the_reason() -> None:
    built = position()
    for command in ("take", "discard", "keep", "buy", "decline"):
        here = scratch(built)
        filled = {part.option: "jade" for part in STEPS[command][0].parts}
        with pytest.raises(NotPossible) as caught:
            walk(here, STEPS[command], filled, Reader("en", here.view))
        assert caught.value.reason is None or caught.value.reason.code == "wrong_question"


def test_choose_offers_every_legal_move_by_its_notation() -> None:
    built = position().materials(0, **RICH)
    here = scratch(built)
    values = offered(built, "choose", "answer")
    assert values == [ZONGSHI.notation(move) for move in here.legal]
    for value, move in zip(values, here.legal, strict=True):
        assert moves(built, "choose", answer=value) == (move,)


def test_discards_and_declines() -> None:
    built = position().hand(0, "lucky_discovery").materials(0, jade=5).bag(gold=2)
    table = built.ready().play(0, PlayScroll("lucky_discovery"))
    here = Scratch(ZONGSHI, table.state, 0)
    made = walk(here, STEPS["discard"], {"item": "gold"}, Reader("en", here.view))
    assert made == (DiscardMaterial("gold"),)
