"""Plays the questions of `questions.md` and finds their answers to be so."""

from __future__ import annotations

import inspect
import sys
from pathlib import Path

from bot.games.zongshi.events import MasterworkRevealed
from bot.games.zongshi.moves import (
    BuyTile,
    DiscardMaterial,
    Done,
    GoTo,
    Keep,
    NextStop,
    Pass,
    PlayScroll,
    ReturnMaterials,
    SecondProject,
    StartProject,
    TakeMaterial,
    TakeScroll,
    Visit,
    Wait,
)
from bot.games.zongshi.terms import Phase
from tests.games.questions import asked
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, TEMPLE, A, M, counts

TWOFOLD = "follow_the_twofold_path"
SWIFT = "swift_fingers_sure_fingers"
MEETING = "host_a_town_meeting"
EXPERIENCE = "apprentice_is_gaining_experience"
WRIT = "writ_of_authority"
EAR = "an_ear_to_the_wall"
LESSONS = "lessons_of_the_past"
PRIVILEGED = "privileged_treatment"
GIFT = "gift_from_the_priests"
LUCKY = "lucky_discovery"
USE_JADE = "masterful_use_of_jade"
SUBTLETY = "artistic_subtlety"


def test_01_a_lone_master_beside_apprentices() -> None:
    start = position().large_jar(jade=2, gold=2).small_jar()
    plan = {0: [GoTo(M, LARGE), GoTo(A, LARGE)], 1: [GoTo(A, LARGE)]}
    table = start.ready().turns(plan)
    assert table.materials(0) == counts(jade=2, gold=2)
    assert table.materials(1) == counts()


def test_02_masters_of_two_players_and_an_apprentice() -> None:
    start = position().start_seat(1).large_jar(bronze=2, ivory=1, jade=1, gold=1).small_jar()
    table = start.ready().turns({0: [GoTo(M, LARGE)], 1: [GoTo(M, LARGE)], 2: [GoTo(A, LARGE)]})
    order = []
    for item in ("gold", "jade", "bronze"):
        (seat,) = table.to_act
        order.append(seat)
        table.play(seat, TakeMaterial(LARGE, item))
    (seat,) = table.to_act
    table.play(seat, TakeMaterial(LARGE, "ivory"))
    assert [*order, seat] == [1, 0, 2, 1]
    assert [sum(table.materials(seat)) for seat in (0, 1, 2)] == [2, 2, 1]


def test_03_apprentices_alone_and_the_refill() -> None:
    start = position().large_jar(jade=4).small_jar(bronze=2)
    table = start.ready().turns({0: [GoTo(A, LARGE)], 1: [GoTo(A, LARGE)]})
    assert [table.materials(seat) for seat in (0, 1)] == [counts(jade=1)] * 2
    jar = table.view.large_jar.materials
    assert sum(jar) == 4
    assert jar[2] >= 2


def test_04_paying_with_an_exchange_tile() -> None:
    table = position().materials(0, ivory=2, gold=2).tiles(0, "ivory_jade").ready()
    table.play(0, StartProject(M, "merchant_statue"))
    assert table.materials(0) == counts()
    assert sum(table.workshop(0).tiles) == 1


def test_05_two_tiles_make_no_chain() -> None:
    start = position().tiles(0, "bronze_jade", "jade_gold")
    yes = start.materials(0, bronze=1, jade=1, gold=1).ready()
    assert yes.offers(0, StartProject(M, "bronze_mastery"))
    no = start.materials(0, bronze=1, gold=2).ready()
    assert no.refuses(0, StartProject(M, "bronze_mastery"))


def test_06_masteries_and_a_masterful_use_on_a_twofold_path() -> None:
    start = position().completed(0, "jade_mastery").hand(0, TWOFOLD, USE_JADE)
    table = start.materials(0, bronze=3, ivory=2).ready()
    table.play(0, StartProject(M, "bronze_mastery", (TWOFOLD,)), SecondProject("temple_offering"))
    assert table.materials(0) == counts()
    assert table.hand(0) == [USE_JADE]


def test_07_swift_fingers_with_blacksmith_tools() -> None:
    start = position().completed(0, "blacksmith_tools").hand(0, SWIFT).face_up("phoenix_crown")
    table = start.materials(0, bronze=1, ivory=1, gold=3).ready()
    assert table.refuses(0, StartProject(M, "gold_mastery", (SWIFT,)))
    table.play(0, StartProject(M, "phoenix_crown", (SWIFT,)))
    assert table.told(MasterworkRevealed)
    table.play(1, Pass(A)).turns()
    assert "phoenix_crown" in table.workshop(0).completed


def test_08_a_twofold_path_with_one_place_left() -> None:
    five = ("larger_workshop", "bronze_mastery", "gold_mastery", "jade_mastery", "ivory_mastery")
    start = position().completed(0, *five).building(0, "temple_offering", "nine_bells", rounds=1)
    table = start.ready().turns()
    assert table.kind(0) == "keep"
    table.play(0, Keep("nine_bells"))
    assert table.workshop(0).completed == (*five, "nine_bells")
    assert table.workshop(0).completed_count == 7


def test_09_the_apprentice_builds() -> None:
    start = position().completed(0, "gold_mastery", "blacksmith_tools")
    start = start.hand(0, EXPERIENCE, SUBTLETY)
    poor = start.materials(0, gold=1).ready()
    assert poor.refuses(0, StartProject(A, "gold_mastery", (EXPERIENCE,)))
    table = start.materials(0, gold=2).ready()
    table.play(0, StartProject(A, "gold_mastery", (EXPERIENCE,)))
    building = table.workshop(0).building
    assert building is not None
    assert building.rounds_left == 2
    assert table.materials(0) == counts()


def test_10_a_borrowed_larger_workshop() -> None:
    start = position().materials(0, jade=5).hand(0, EAR, LUCKY).completed(1, "larger_workshop")
    table = start.ready().play(0, PlayScroll(EAR))
    table.play(0, PlayScroll(LUCKY))
    assert sum(table.materials(0)) == 7
    table.play(0, Pass(A))
    assert table.kind(0) == "drop"
    table.play(0, DiscardMaterial("jade"), DiscardMaterial("jade"))
    assert sum(table.materials(0)) == 5
    assert table.to_act == {1}


def test_11_a_writ_at_the_temple() -> None:
    start = position().completed(0, "temple_offering").hand(0, WRIT).materials(0, jade=2)
    table = start.ready()
    table.play(0, GoTo(A, TEMPLE, (WRIT,)), ReturnMaterials(counts(jade=2)))
    assert len(table.hand(0)) == 4
    assert table.workshop(0).scroll_limit == 5


def test_12_the_hidden_reward_after_an_apprentices_visit() -> None:
    start = position().rewards(scholar="draw_scroll").materials(0, jade=1).materials(1, jade=1)
    table = start.ready().play(0, Visit(A, "scholar", 1))
    assert table.hand(0) == []
    table.play(1, Visit(M, "scholar", 1))
    assert len(table.hand(1)) == 1
    assert not next(one for one in table.view.townspeople if one.id == "scholar").reward_waits


def test_13_a_town_meeting() -> None:
    start = position().hand(0, MEETING).completed(0, "larger_workshop")
    table = start.materials(0, jade=2, bronze=1, gold=2).ready()
    table.play(0, Visit(M, "scholar", 2, (MEETING,)))
    assert table.refuses(0, Done())
    table.play(0, NextStop("official", 1))
    assert table.workshop(0).visited == ("scholar", "official")
    assert table.materials(0) == counts(gold=2)
    assert table.to_act == {1}


def test_14_gifts_returned() -> None:
    start = position().rewards(scholar="pawn_tile", official="refund")
    start = start.completed(0, "larger_workshop").materials(0, jade=3, bronze=3, gold=1)
    table = start.ready().play(0, Visit(M, "scholar", 1), NextStop("official", 2))
    assert table.kind(0) == "reward_tile"
    table.play(0, BuyTile("jade_gold"))
    assert table.materials(0) == counts(jade=2, bronze=3)


def test_15_waiting_after_a_scroll() -> None:
    start = position().building(0, "ritual_cauldron", rounds=2).hand(0, GIFT)
    table = start.ready()
    assert table.offers(0, Wait())
    table.play(0, PlayScroll(GIFT))
    assert table.refuses(0, Wait())
    assert table.offers(0, Pass(A))


def test_16_the_last_round() -> None:
    six = ("larger_workshop", "bronze_mastery", "gold_mastery", "jade_mastery", "ivory_mastery")
    start = position().completed(0, *six, "temple_offering").large_jar(gold=1).small_jar()
    start = start.materials(0, ivory=1, gold=2).materials(1, ivory=1, gold=2)
    table = start.ready().turns()
    assert table.view.last_round
    assert table.view.large_jar.materials == counts(gold=1)
    assert table.to_act == {1}
    assert table.offers(1, StartProject(M, "gold_mastery"))
    table.play(1, Pass(A)).play(2, Pass(A))
    assert not table.offered(0, StartProject)
    table.turns()
    assert table.view.phase is Phase.OVER


def test_17_what_is_left_at_the_end() -> None:
    start = position().last_round().building(0, "larger_workshop", rounds=3)
    start = start.materials(0, jade=5).hand(0, GIFT, LUCKY).tiles(0, "jade_gold", "ivory_jade")
    table = start.visited(0, scholar=1, official=2, merchant=2).ready().turns()
    assert table.outcome is not None
    (ann,) = [one for one in table.outcome.standings if one.seat == 0]
    lines = {line.line: line.points for line in ann.lines}
    assert (lines["unfinished"], lines["leftovers"]) == (0, 2)
    assert (lines["exchange_tiles"], lines["visits"]) == (2, 4)
    assert ann.total == 8


def test_18_a_masterful_use_drawn_on_the_way() -> None:
    start = position().rewards(scholar="draw_scroll", official="pawn_tile").deck(USE_JADE)
    start = start.completed(0, "larger_workshop").materials(0, jade=2, bronze=3, gold=1)
    table = start.ready().play(0, Visit(M, "scholar", 1), NextStop("official", 2))
    assert table.materials(0) == counts(gold=1)
    table.play(0, BuyTile("jade_gold"))
    assert sum(table.workshop(0).tiles) == 1
    assert table.materials(0) == counts()


def test_19_privileged_treatment_and_the_merchant_statue() -> None:
    start = position().completed(0, "merchant_statue").hand(0, PRIVILEGED).materials(0, bronze=4)
    table = start.large_jar(jade=1, gold=2).small_jar().ready()
    table.play(0, GoTo(M, LARGE, (PRIVILEGED,)), TakeMaterial(LARGE, "jade"))
    assert sum(table.materials(0)) == 6
    assert table.kind(0) == "drop"
    table.play(0, DiscardMaterial("bronze")).turns()
    assert table.kind(0) == "drop"
    assert sum(table.materials(0)) == 7


def test_20_lessons_of_the_past() -> None:
    start = position().hand(0, LESSONS, LESSONS).discard(GIFT)
    table = start.ready().play(0, PlayScroll(LESSONS))
    assert sorted(table.hand(0)) == [GIFT, LESSONS]
    assert table.offers(0, PlayScroll(GIFT))
    assert table.refuses(0, PlayScroll(LESSONS))
    assert table.view.scroll_discard == (LESSONS,)
    both = position().hand(0, LESSONS).discard(LESSONS, GIFT).ready().play(0, PlayScroll(LESSONS))
    assert set(both.legal(0)) == {TakeScroll(LESSONS), TakeScroll(GIFT)}


def test_every_question_is_played() -> None:
    played = [name for name, _ in inspect.getmembers(sys.modules[__name__], inspect.isfunction)]
    assert asked(Path(__file__)) == [name for name in played if name[5:7].isdigit()]
