"""Setting up the game and the draft before the first round."""

from __future__ import annotations

import pytest

from bot.games.errors import InvalidOptions
from bot.games.zongshi.events import Drafted, JarFilled, RoundBegan
from bot.games.zongshi.moves import Draft
from bot.games.zongshi.terms import Phase
from tests.games.zongshi.position import CARDS
from tests.games.zongshi.table import ZONGSHI, Table

ALL_SEATS = [2, 3, 4, 5]


def new_table(seats: int, seed: bytes = b"set-up") -> Table:
    return Table(ZONGSHI.new_game(seats, seed))


def drafted(seats: int, seed: bytes = b"set-up") -> Table:
    table = new_table(seats, seed)
    while table.view.phase is Phase.DRAFT:
        (seat,) = table.to_act
        table.play(seat, table.legal(seat)[0])
    return table


def test_two_to_five_may_play_and_two_are_unofficial() -> None:
    assert ZONGSHI.seats == (2, 3, 4, 5)
    assert ZONGSHI.unofficial_seats == (2,)


@pytest.mark.parametrize("seats", [0, 1, 6])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(InvalidOptions):
        ZONGSHI.new_game(seats, b"set-up")


def test_unknown_house_rules_are_refused() -> None:
    with pytest.raises(InvalidOptions):
        ZONGSHI.options({"extra_turns": True})
    with pytest.raises(InvalidOptions):
        ZONGSHI.options({"refill_last_round": "perhaps"})


def test_both_house_rules_are_off_unless_asked_for() -> None:
    names = set(ZONGSHI.option_names())
    assert names == {"refill_last_round", "apprentice_beside_lone_master"}
    view = new_table(3).view
    assert (view.refill_last_round, view.apprentice_beside_lone_master) == (False, False)
    options = ZONGSHI.options(dict.fromkeys(names, True))
    view = Table(ZONGSHI.new_game(3, b"set-up", options)).view
    assert (view.refill_last_round, view.apprentice_beside_lone_master) == (True, True)


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_middle_holds_one_scroll_and_two_materials_a_player(seats: int) -> None:
    view = new_table(seats).view
    assert view.draft is not None
    assert (len(view.draft.scrolls), sum(view.draft.materials)) == (seats, 2 * seats)
    assert view.phase is Phase.DRAFT
    assert view.round == 0


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_town_is_laid_out_for_the_number_of_players(seats: int) -> None:
    view = new_table(seats).view
    assert view.pawn_shop == (seats - 1,) * 6
    assert len(view.masterworks) == 2
    assert view.masterwork_deck == 10
    assert [basic.left for basic in view.basic_projects] == [4] * 8
    assert all(person.reward_waits for person in view.townspeople)
    assert all(board.tokens == (1, 2, 2, 3) for board in view.workshops)
    assert view.scroll_deck == 36 - seats


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_jars_are_filled_after_the_draft(seats: int) -> None:
    table = new_table(seats)
    assert sum(table.view.large_jar.materials) == sum(table.view.small_jar.materials) == 0
    table = drafted(seats)
    assert sum(table.view.large_jar.materials) == seats + 1
    assert sum(table.view.small_jar.materials) == seats - 1
    assert [event.jar for event in table.told(JarFilled)] == ["large_jar", "small_jar"]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_the_draft_goes_counter_clockwise_from_the_right_of_the_start_player(seats: int) -> None:
    table = drafted(seats)
    start = table.view.start_seat
    order = [event.seat for event in table.told(Drafted)]
    assert order == [(start - 1 - n) % seats for n in range(3 * seats)]


@pytest.mark.parametrize("seats", ALL_SEATS)
def test_everybody_drafts_three_items(seats: int) -> None:
    for board in drafted(seats).view.workshops:
        assert sum(board.materials) + board.scroll_count == 3


def test_each_kind_of_item_in_the_middle_is_offered_once() -> None:
    table = new_table(4)
    (seat,) = table.to_act
    middle = table.view.draft
    assert middle is not None
    kinds = [kind.id for kind, n in zip(CARDS.material, middle.materials, strict=True) if n]
    assert {move.item for move in table.legal(seat) if isinstance(move, Draft)} == {
        *kinds,
        *middle.scrolls,
    }


def test_drafted_scrolls_lie_face_down_but_the_log_told_them() -> None:
    table = new_table(3)
    (seat,) = table.to_act
    middle = table.view.draft
    assert middle is not None
    scroll = middle.scrolls[0]
    table.play(seat, Draft(scroll))
    assert table.told(Drafted) == [Drafted(seat, scroll)]
    assert table.seen_by(seat).workshops[seat].scrolls == (scroll,)
    assert table.view.workshops[seat].scrolls is None
    assert table.view.workshops[seat].scroll_count == 1


def test_the_first_round_begins_with_the_start_player() -> None:
    table = drafted(3)
    assert table.told(RoundBegan) == [RoundBegan(1, table.view.start_seat)]
    assert table.to_act == {table.view.start_seat}
    assert table.view.round == 1


def test_every_seat_may_be_the_start_player() -> None:
    starts = {new_table(3, bytes([seed])).view.start_seat for seed in range(40)}
    assert starts == {0, 1, 2}


def test_the_reward_that_left_differs_from_game_to_game() -> None:
    unseen = {ZONGSHI.new_game(3, bytes([seed])).reward_unseen for seed in range(60)}
    assert unseen == {reward.id for reward in CARDS.visit_reward}
