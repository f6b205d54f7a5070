"""What the easy player does on its turn, where one can tell what is sensible."""

from __future__ import annotations

from bot.games.zongshi.moves import GoTo, Pass, PlayScroll, StartProject, Visit, Wait, ZongshiMove
from bot.players.level import Level
from bot.players.registry import choose
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, SMALL, TEMPLE, A, M, Table

LUCKY = "lucky_discovery"


def choices(table: Table) -> set[ZongshiMove]:
    """What the easy player does on seat 0: several moves where they are worth the same to it."""
    view, legal = table.seen_by(0), table.legal(0)
    return {choose("zongshi", Level.EASY, view, legal, b"%d" % n) for n in range(8)}


def chosen(table: Table) -> ZongshiMove:
    """The only move that the easy player may choose on seat 0."""
    moves = choices(table)
    assert len(moves) == 1, moves
    return moves.pop()


def test_it_begins_what_it_can_pay_for() -> None:
    table = position(2).materials(0, bronze=2, jade=1, gold=1).large_jar(ivory=3).ready()
    assert chosen(table) == StartProject(M, "blacksmith_tools")


def test_it_gathers_what_is_lacking() -> None:
    table = position(2).materials(0, bronze=1).large_jar(bronze=1, jade=1, gold=1).ready()
    assert chosen(table) == GoTo(M, LARGE)


def test_its_master_turns_to_the_jar_that_holds_what_it_lacks() -> None:
    setting = position(3).completed(0, "blacksmith_tools").materials(0, jade=2, ivory=1)
    setting = setting.face_up().masterwork_deck()
    table = setting.large_jar(bronze=1).small_jar(gold=2).ready()
    assert chosen(table) == GoTo(M, SMALL)


def test_its_apprentice_keeps_away_from_a_lone_master() -> None:
    setting = position(2).out(0, M).large_jar(jade=2, gold=2).at(1, M, "large_jar")
    table = setting.turn(0, lap=2).ready()
    assert chosen(table) == GoTo(A, TEMPLE)


def test_its_apprentice_waits_to_see_who_comes_to_the_jars() -> None:
    setting = position(2).building(0, "jade_mastery", rounds=2).large_jar(jade=2, gold=2)
    assert chosen(setting.ready()) == Wait()
    assert chosen(setting.out(1, M).ready()) == GoTo(A, LARGE)


def test_it_draws_materials_where_there_is_room_and_need() -> None:
    roomy = position(2).hand(0, LUCKY).materials(0, jade=2).large_jar(gold=1)
    assert chosen(roomy.ready()) == PlayScroll(LUCKY)
    full = position(2).hand(0, LUCKY).materials(0, bronze=3, ivory=2).large_jar(gold=1).ready()
    assert PlayScroll(LUCKY) not in choices(full)


def test_it_borrows_a_reward_when_that_lets_it_begin() -> None:
    setting = position(2).hand(0, "an_ear_to_the_wall").materials(0, jade=1, gold=1)
    table = setting.completed(1, "jade_mastery").round(6).ready()
    assert chosen(table) == PlayScroll("an_ear_to_the_wall")


def test_it_ends_the_round_of_visits_in_the_last_round() -> None:
    setting = position(2).visited(0, scholar=1, official=2, merchant=2).materials(0, ivory=3)
    table = setting.last_round().out(0, M).turn(0, lap=2).ready()
    assert chosen(table) == Visit(A, "abbot", 3)


def test_it_begins_nothing_in_the_last_round_that_scores_less_than_its_materials() -> None:
    setting = position(2).last_round().materials(0, bronze=2, jade=1, gold=1).out(0, A)
    table = setting.completed(1, *["bronze_mastery"] * 4).turn(0, lap=2).ready()
    assert table.offered(0, StartProject) == [StartProject(M, "blacksmith_tools")]
    assert StartProject(M, "blacksmith_tools") not in choices(table)


def test_it_passes_where_nothing_is_to_be_had() -> None:
    """No jar holds anything, nobody is left to be visited, and no scroll fits into the hand."""
    hand = ("privileged_treatment", "artistic_subtlety", "host_a_town_meeting", "writ_of_authority")
    setting = position(2).hand(0, *hand).last_round()
    setting = setting.visited(0, scholar=1, official=2, merchant=2, abbot=3)
    assert chosen(setting.ready()) == Pass(A)
    assert chosen(setting.out(0, M).ready()) == Wait()
    assert chosen(setting.turn(0, lap=2).ready()) == Pass(A)
