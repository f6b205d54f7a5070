"""Going to see the townspeople: tokens, prices, who gets the hidden reward."""

from __future__ import annotations

import pytest

from bot.games.zongshi.events import MaterialsDrawn, Paid, RewardIdle, RewardRevealed, Visited
from bot.games.zongshi.moves import Done, NextStop, Pass, Pay, StartProject, Visit
from tests.games.zongshi.position import position
from tests.games.zongshi.table import A, M, counts

COST = {"scholar": "jade", "official": "bronze", "merchant": "gold", "abbot": "ivory"}


@pytest.mark.parametrize(("person", "material"), COST.items())
@pytest.mark.parametrize("token", [1, 2, 3])
def test_a_visit_costs_as_many_of_the_townspersons_material_as_the_token_says(
    person: str, material: str, token: int
) -> None:
    table = position().materials(0, **{material: token}).ready()
    table.play(0, Visit(A, person, token))
    assert table.materials(0) == counts()
    assert table.told(Visited) == [Visited(0, A, person, token)]
    assert table.workshop(0).visited == (person,)
    left = {1: (2, 2, 3), 2: (1, 2, 3), 3: (1, 2, 2)}
    assert table.workshop(0).tokens == left[token]


def test_a_visit_that_cannot_be_paid_is_not_offered() -> None:
    table = position().materials(0, jade=2).ready()
    assert set(table.offered(0, Visit)) == {
        Visit(figure, "scholar", token) for figure in (M, A) for token in (1, 2)
    }


def test_each_visit_token_is_used_once_and_there_are_two_twos() -> None:
    start = position().visited(0, scholar=2).materials(0, bronze=3)
    table = start.ready()
    assert table.workshop(0).tokens == (1, 2, 3)
    assert table.offers(0, Visit(A, "official", 2))
    table = position().visited(0, scholar=2, abbot=2).materials(0, bronze=3).ready()
    assert table.workshop(0).tokens == (1, 3)
    assert table.refuses(0, Visit(A, "official", 2))


def test_nobody_visits_a_townsperson_twice_but_others_may_come_too() -> None:
    start = position().visited(0, scholar=2).materials(0, jade=3).materials(1, jade=3)
    table = start.start_seat(1).ready()
    assert table.offers(1, Visit(A, "scholar", 2))
    table = position().visited(0, scholar=2).materials(0, jade=3).ready()
    assert table.offered(0, Visit) == []


def test_the_apprentice_sees_one_person_only() -> None:
    table = position().materials(0, jade=2, bronze=3).ready().play(0, Visit(A, "scholar", 1))
    assert table.to_act == {1}
    assert table.materials(0) == counts(jade=1, bronze=3)


def test_the_master_sees_one_person_at_the_plain_price() -> None:
    table = position().materials(0, jade=2, bronze=3).ready()
    table.play(0, Visit(M, "scholar", 1), Done())
    assert table.materials(0) == counts(jade=1, bronze=3)


def test_with_two_stops_each_costs_one_more() -> None:
    table = position().materials(0, jade=2, bronze=3).ready()
    table.play(0, Visit(M, "scholar", 1), NextStop("official", 2))
    assert table.materials(0) == counts()
    assert [paid.materials for paid in table.told(Paid)] == [counts(jade=2, bronze=3)]


def test_with_three_stops_each_costs_one_more_not_two() -> None:
    start = position().completed(0, "larger_workshop").hand(0, "masterful_use_of_gold")
    table = start.materials(0, jade=2, bronze=3, gold=2).ready()
    table.play(0, Visit(M, "scholar", 1), NextStop("official", 2), NextStop("merchant", 2))
    assert table.workshop(0).visited == ("scholar", "official", "merchant")
    assert table.materials(0) == counts()
    assert table.workshop(0).tokens == (3,)


def test_one_visit_names_no_person_and_no_token_twice() -> None:
    start = position().completed(0, "larger_workshop").materials(0, jade=3, bronze=4)
    table = start.ready().play(0, Visit(M, "scholar", 1))
    assert set(table.legal(0)) == {Done(), NextStop("official", 2), NextStop("official", 3)}


def test_a_stop_that_leaves_the_whole_unpayable_is_not_offered() -> None:
    table = position().materials(0, jade=1, bronze=4).ready().play(0, Visit(M, "scholar", 1))
    assert table.materials(0) == counts(bronze=4)
    assert table.to_act == {1}


def test_an_exchange_tile_stands_in_for_one_item_of_a_visit() -> None:
    table = position().materials(0, gold=1).tiles(0, "jade_gold").ready()
    table.play(0, Visit(A, "scholar", 1))
    assert table.materials(0) == counts()
    assert table.workshop(0).tiles == (0, 0, 0, 0, 0, 1)
    assert table.told(Paid) == [Paid(0, counts(gold=1), ("jade_gold",))]


def test_a_tile_serves_once_for_all_the_stops_of_a_visit() -> None:
    table = position().materials(0, gold=2, jade=1).tiles(0, "jade_gold").ready()
    assert table.offers(0, Visit(A, "scholar", 2))
    assert table.refuses(0, Visit(A, "scholar", 3))


def test_a_tile_stands_in_again_in_another_action() -> None:
    start = position().materials(0, gold=1, bronze=3).tiles(0, "jade_gold")
    table = start.ready().play(0, Visit(A, "scholar", 1)).play(1, Pass(A)).play(2, Pass(A))
    assert table.refuses(0, StartProject(M, "bronze_mastery"))
    start.materials(0, gold=2, bronze=2)
    table = start.ready().play(0, Visit(A, "scholar", 1)).play(1, Pass(A)).play(2, Pass(A))
    table.play(0, StartProject(M, "bronze_mastery"))
    assert table.materials(0) == counts()
    assert [paid.tiles for paid in table.told(Paid)] == [("jade_gold",), ("jade_gold",)]


def test_the_first_master_takes_the_hidden_reward() -> None:
    table = position().rewards(scholar="draw_scroll").materials(0, jade=1).ready()
    before = table.view
    table.play(0, Visit(M, "scholar", 1))
    assert table.told(RewardRevealed) == [RewardRevealed(0, "scholar", "draw_scroll")]
    assert [view.townspeople[0].reward_waits for view in (before, table.view)] == [True, False]
    assert table.revealed


def test_an_apprentices_visit_does_not_use_the_reward_up() -> None:
    start = position().rewards(scholar="draw_scroll").materials(0, jade=1).materials(1, jade=1)
    table = start.ready().play(0, Visit(A, "scholar", 1))
    assert table.told(RewardRevealed) == []
    assert table.view.townspeople[0].reward_waits
    table.play(1, Visit(M, "scholar", 1))
    assert table.told(RewardRevealed) == [RewardRevealed(1, "scholar", "draw_scroll")]


def test_a_second_master_finds_no_reward() -> None:
    start = position().rewards(scholar="draw_scroll").materials(0, jade=1).materials(1, jade=1)
    table = start.ready().play(0, Visit(M, "scholar", 1)).play(1, Visit(M, "scholar", 1))
    assert [event.seat for event in table.told(RewardRevealed)] == [0]
    assert table.hand(1) == []


def test_several_rewards_come_in_the_order_of_the_stops() -> None:
    start = position().rewards(scholar="draw_scroll", official="two_materials")
    table = start.materials(0, jade=3, bronze=2).bag(gold=5).ready()
    table.play(0, Visit(M, "official", 1), NextStop("scholar", 2))
    assert [event.reward for event in table.told(RewardRevealed)] == [
        "two_materials",
        "draw_scroll",
    ]


def test_what_is_paid_lies_aside_until_the_rewards_are_done() -> None:
    start = position().rewards(scholar="two_materials").materials(0, jade=3).bag()
    table = start.ready().play(0, Visit(M, "scholar", 3))
    assert table.told(MaterialsDrawn) == []
    assert table.told(RewardIdle) == [RewardIdle(0, "two_materials")]
    assert table.materials(0) == counts()
    assert table.view.bag == counts(jade=3)
    assert table.view.laid_aside == counts()


def test_which_multiset_to_pay_is_asked_only_if_there_are_several() -> None:
    start = position().materials(0, jade=2, gold=1).tiles(0, "jade_gold")
    table = start.ready().play(0, Visit(A, "scholar", 2))
    assert table.legal(0) == (Pay(counts(jade=2)), Pay(counts(jade=1, gold=1)))
    table.play(0, Pay(counts(jade=1, gold=1)))
    assert table.materials(0) == counts(jade=1)


def test_visits_are_offered_by_every_free_figure_with_each_token_once() -> None:
    table = position().materials(0, ivory=3).ready()
    visits = table.offered(0, Visit)
    assert len(visits) == 6
    assert set(visits) == {Visit(f, "abbot", token) for f in (M, A) for token in (1, 2, 3)}
