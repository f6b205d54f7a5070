"""The set-up: what lies where before the first turn, for every number of players."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.errors import InvalidOptions
from bot.games.swordsmith.state import SwordsmithState
from bot.games.swordsmith.terms import KINDS, Phase
from tests.games.swordsmith.position import CARDS
from tests.games.swordsmith.table import SWORDSMITH, Table

every_number = pytest.mark.parametrize("seats", SWORDSMITH.seats)


def fresh(seats: int, seed: bytes = b"set-up") -> Table:
    state: SwordsmithState = SWORDSMITH.new_game(seats, seed)
    return Table(state)


@every_number
def test_everybody_has_ten_cards_and_draws_five(seats: int) -> None:
    table = fresh(seats)
    for seat in range(seats):
        smithy = table.smithy(seat)
        assert len(smithy.hand or ()) == 5
        assert smithy.deck_count == 5
        held = Counter([*(smithy.hand or ()), *(smithy.deck or ())])
        assert held == {"gold_coin": 8, "iron": 2}
        assert len(smithy.swords) == 2
        assert (smithy.workers, smithy.vouchers, smithy.points) == (2, 0, 0)


@every_number
def test_the_market_is_as_large_as_the_data_says_without_the_start_decks(seats: int) -> None:
    table = fresh(seats)
    assert [pile.card for pile in table.view.market] == list(KINDS)
    for pile in table.view.market:
        assert pile.count == CARDS.seating(seats).market[pile.card]


@every_number
def test_three_auxiliary_cards_lie_face_up(seats: int) -> None:
    table = fresh(seats)
    assert len(table.row) == 3
    assert table.view.auxiliary_deck == sum(card.count for card in CARDS.auxiliary) - 3


@every_number
def test_one_profession_more_than_players_is_in_play(seats: int) -> None:
    table = fresh(seats)
    names = [one.id for one in table.view.professions]
    assert len(names) == seats + 1
    order = [one.id for one in CARDS.profession]
    assert names == sorted(names, key=order.index)


@every_number
def test_each_profession_has_three_of_rank_one_on_top_of_four_of_rank_two(seats: int) -> None:
    for queue in fresh(seats).state.queues:
        cards = (*queue.pile, *(one.adventurer for one in reversed(queue.face_up)))
        ranks = [CARDS.adventurers[card].rank for card in cards]
        assert ranks == [2, 2, 2, 2, 1, 1, 1]


@every_number
def test_of_two_face_up_the_one_revealed_first_has_waited_once(seats: int) -> None:
    for profession in fresh(seats).view.professions:
        assert profession.pile == 5
        assert [one.waited for one in profession.face_up] == [1, 0]


@every_number
def test_the_first_seat_has_the_first_turn(seats: int) -> None:
    table = fresh(seats)
    view = table.view
    assert (view.round, view.phase, view.on_turn) == (1, Phase.FORGING, view.order[0])
    assert table.to_act == {view.order[0]}
    assert table.workers == 2


def test_professions_first_seats_and_customers_are_drawn_at_random() -> None:
    tables = [fresh(3, bytes([n])) for n in range(40)]
    assert {table.view.order[0] for table in tables} == {0, 1, 2}
    assert len({tuple(one.id for one in table.view.professions) for table in tables}) > 5
    seen = {one.id for table in tables for p in table.view.professions for one in p.face_up}
    assert seen == {one.id for one in CARDS.adventurer if one.rank == 1}


@pytest.mark.parametrize("seats", [0, 1, 6, 17])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(InvalidOptions) as caught:
        SWORDSMITH.new_game(seats, b"x")
    assert caught.value.code == "wrong_seats"
    assert caught.value.params == {"seats": seats, "fewest": 2, "most": 5}


def test_there_are_no_house_rules() -> None:
    assert SWORDSMITH.option_names() == ()
    with pytest.raises(InvalidOptions) as caught:
        SWORDSMITH.options({"refill_last_round": True})
    assert caught.value.code == "unknown_option"
