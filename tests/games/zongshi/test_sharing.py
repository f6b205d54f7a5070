"""Sharing the market: who takes what, in which order, and what is not asked."""

from __future__ import annotations

from bot.games.zongshi.events import MaterialsTaken
from bot.games.zongshi.moves import GoTo, TakeMaterial
from bot.games.zongshi.terms import Phase
from tests.games.zongshi.position import position
from tests.games.zongshi.table import LARGE, SMALL, A, M, Table, counts

WRIT = "writ_of_authority"


def seats_taking(table: Table) -> list[int]:
    return [event.seat for event in table.told(MaterialsTaken) for _ in range(sum(event.materials))]


def test_a_lone_master_takes_everything_at_once() -> None:
    table = position().large_jar(jade=2, gold=2).small_jar().ready()
    table.turns({1: [GoTo(M, LARGE)]})
    assert table.told(MaterialsTaken) == [MaterialsTaken(1, LARGE, counts(jade=2, gold=2))]
    assert table.materials(1) == counts(jade=2, gold=2)


def test_beside_a_lone_master_apprentices_get_nothing() -> None:
    table = position().large_jar(jade=2, gold=2).small_jar().ready()
    table.turns({0: [GoTo(A, LARGE)], 1: [GoTo(M, LARGE), GoTo(A, LARGE)], 2: [GoTo(A, LARGE)]})
    assert table.materials(1) == counts(jade=2, gold=2)
    assert table.materials(0) == table.materials(2) == counts()


def test_by_the_house_rule_an_apprentice_gets_one_beside_a_lone_master() -> None:
    start = position(apprentice_beside_lone_master=True).large_jar(jade=2, gold=2).small_jar()
    table = start.ready().turns({0: [GoTo(A, LARGE)], 1: [GoTo(M, LARGE)]})
    assert table.to_act == {1}
    table.play(1, TakeMaterial(LARGE, "jade"))
    assert table.to_act == {0}
    table.play(0, TakeMaterial(LARGE, "gold"))
    assert table.to_act == {1}
    table.play(1, TakeMaterial(LARGE, "gold"))
    assert table.materials(1) == counts(jade=2, gold=1)
    assert table.materials(0) == counts(gold=1)


def test_by_the_house_rule_a_lone_master_with_nobody_beside_is_not_asked() -> None:
    start = position(apprentice_beside_lone_master=True).large_jar(jade=2, gold=2).small_jar()
    table = start.ready().turns({1: [GoTo(M, LARGE), GoTo(A, LARGE)]})
    assert table.materials(1) == counts(jade=2, gold=2)
    assert table.view.round == 2


def test_by_the_house_rule_the_masters_own_apprentice_takes_one_of_the_rest_too() -> None:
    start = position(apprentice_beside_lone_master=True).large_jar(jade=6).small_jar()
    plan = {0: [GoTo(M, LARGE), GoTo(A, LARGE)], 1: [GoTo(A, LARGE)]}
    table = start.ready().turns(plan)
    assert seats_taking(table) == [0, 0, 1, 0, 0, 0]


def test_masters_of_two_players_take_one_each_clockwise_from_the_start_player() -> None:
    start = position().start_seat(2).large_jar(jade=2, gold=1, ivory=1).small_jar()
    table = start.ready().turns({0: [GoTo(M, LARGE)], 2: [GoTo(M, LARGE)]})
    assert table.view.phase is Phase.MARKET
    assert table.to_act == {2}
    table.play(2, TakeMaterial(LARGE, "ivory"))
    assert table.to_act == {0}
    table.play(0, TakeMaterial(LARGE, "gold"))
    assert table.materials(2) == counts(ivory=1, jade=1)
    assert table.materials(0) == counts(gold=1, jade=1)


def test_apprentices_take_exactly_one_after_the_masters_first_round() -> None:
    start = position().large_jar(jade=2, gold=2, ivory=1, bronze=1).small_jar()
    plan = {0: [GoTo(A, LARGE)], 1: [GoTo(M, LARGE)], 2: [GoTo(M, LARGE), GoTo(A, LARGE)]}
    table = start.ready().turns(plan)
    taken = []
    while len(table.to_act) == 1 and table.view.phase is Phase.MARKET:
        (seat,) = table.to_act
        taken.append(seat)
        table.play(seat, table.legal(seat)[0])
    assert taken == [1, 2, 0, 2]
    assert seats_taking(table) == [1, 2, 0, 2, 1, 2]


def test_one_is_offered_each_material_that_lies_there_once() -> None:
    start = position().large_jar(jade=3, gold=1).small_jar(ivory=1)
    table = start.ready().turns({0: [GoTo(M, LARGE)], 1: [GoTo(M, LARGE)]})
    assert table.legal(0) == (TakeMaterial(LARGE, "jade"), TakeMaterial(LARGE, "gold"))


def test_apprentices_alone_take_one_each_and_the_rest_stays() -> None:
    start = position().start_seat(1).large_jar(jade=2, gold=1, ivory=1).small_jar()
    table = start.ready().turns({0: [GoTo(A, LARGE)], 1: [GoTo(A, LARGE)]})
    assert table.to_act == {1}
    table.play(1, TakeMaterial(LARGE, "jade"))
    assert table.to_act == {0}
    told = len(table.events)
    table.play(0, TakeMaterial(LARGE, "jade"))
    assert table.materials(0) == table.materials(1) == counts(jade=1)
    assert not [e for e in table.events[told + 1 :] if isinstance(e, MaterialsTaken)]


def test_a_jar_that_nobody_visits_keeps_its_materials() -> None:
    table = position().large_jar(jade=4).small_jar(gold=2).ready().turns({0: [GoTo(M, SMALL)]})
    assert table.materials(0) == counts(gold=2)
    assert table.view.large_jar.materials == counts(jade=4)


def test_more_apprentices_than_materials_take_in_order_while_there_are_any() -> None:
    table = position(seats=4).large_jar().small_jar(gold=2).start_seat(3).ready()
    table.turns({seat: [GoTo(A, SMALL)] for seat in range(4)})
    assert seats_taking(table) == [3, 0]


def test_identical_materials_are_taken_without_asking() -> None:
    table = position().large_jar(jade=4).small_jar().ready()
    table.turns({0: [GoTo(M, LARGE)], 1: [GoTo(M, LARGE)], 2: [GoTo(A, LARGE)]})
    assert seats_taking(table) == [0, 1, 2, 0]
    assert table.view.round == 2


def test_a_single_remaining_material_is_taken_without_asking() -> None:
    table = position().large_jar(jade=1, gold=1).small_jar().ready()
    table.turns({0: [GoTo(M, LARGE)], 1: [GoTo(M, LARGE)]}).play(0, TakeMaterial(LARGE, "jade"))
    assert table.materials(1) == counts(gold=1)


def test_the_large_jar_comes_before_the_small_jar() -> None:
    table = position().large_jar(jade=1, gold=1).small_jar(bronze=1, ivory=1).ready()
    table.turns(
        {
            0: [GoTo(M, SMALL), GoTo(A, LARGE)],
            1: [GoTo(M, SMALL)],
            2: [GoTo(A, LARGE)],
        }
    )
    assert table.to_act == {0}
    table.play(0, TakeMaterial(LARGE, "jade"))
    assert table.materials(2) == counts(gold=1)
    assert table.to_act == {0}
    table.play(0, TakeMaterial(SMALL, "ivory"))
    assert table.materials(1) == counts(bronze=1)


def test_master_and_apprentice_of_one_player_at_one_jar_are_one_master() -> None:
    table = position().large_jar(jade=3, gold=1).small_jar().ready()
    table.turns({0: [GoTo(M, LARGE), GoTo(A, LARGE)]})
    assert table.told(MaterialsTaken) == [MaterialsTaken(0, LARGE, counts(jade=3, gold=1))]


def test_two_masters_of_one_player_count_as_one_player() -> None:
    start = position().hand(0, WRIT).large_jar(jade=3, gold=1).small_jar()
    plan = {0: [GoTo(M, LARGE), GoTo(A, LARGE, (WRIT,))], 1: [GoTo(A, LARGE)]}
    table = start.ready().turns(plan)
    assert table.told(MaterialsTaken) == [MaterialsTaken(0, LARGE, counts(jade=3, gold=1))]


def test_two_masters_of_one_player_take_one_after_the_other_among_others() -> None:
    start = position().hand(0, WRIT).large_jar(jade=7).small_jar()
    plan = {
        0: [GoTo(M, LARGE), GoTo(A, LARGE, (WRIT,))],
        1: [GoTo(M, LARGE)],
        2: [GoTo(A, LARGE)],
    }
    table = start.ready().turns(plan)
    assert seats_taking(table) == [0, 0, 1, 2, 0, 0, 1]


def test_an_apprentice_under_a_writ_shares_with_another_master() -> None:
    start = position().hand(2, WRIT).large_jar(jade=5).small_jar()
    plan = {0: [GoTo(A, LARGE)], 1: [GoTo(M, LARGE)], 2: [GoTo(A, LARGE, (WRIT,))]}
    table = start.ready().turns(plan)
    assert seats_taking(table) == [1, 2, 0, 1, 2]


def test_an_empty_jar_gives_nothing_to_those_who_came() -> None:
    table = position().large_jar().small_jar().ready()
    table.turns({0: [GoTo(M, LARGE)], 1: [GoTo(A, SMALL)]})
    assert table.told(MaterialsTaken) == []
    assert table.view.round == 2


def test_who_came_first_does_not_matter_for_the_order() -> None:
    start = position().start_seat(0).large_jar(jade=2, gold=2).small_jar()
    plan = {0: [GoTo(A, SMALL), GoTo(M, LARGE)], 1: [GoTo(M, LARGE)]}
    table = start.ready().turns(plan)
    assert table.to_act == {0}
