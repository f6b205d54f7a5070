"""Moves that are not allowed: each is refused with the reason a player needs, and no crash."""

from __future__ import annotations

from functools import cache
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.errors import IllegalMove
from bot.games.ruleset import Move
from bot.games.swordsmith import moves
from bot.games.swordsmith.codes import CODES
from bot.games.swordsmith.state import SwordsmithState
from bot.games.swordsmith.terms import ELEMENTS, METALS, Part
from tests.games.driving import play_out
from tests.games.swordsmith.position import CARDS, position
from tests.games.swordsmith.refusal_scenes import ANSWERS, PLAYING, SELLING, WORKING, Scene
from tests.games.swordsmith.rich_starts import rich_start
from tests.games.swordsmith.table import SWORDSMITH, Table

OWN_TURN = [*PLAYING, *WORKING, *ANSWERS]
ELSEWHERE = ("not_asked", "already_sealed", "game_over", "unknown_part")


def ids(scenes: list[Scene]) -> list[str]:
    return [f"{n}-{code}" for n, (code, _, _, _) in enumerate(scenes)]


@pytest.mark.parametrize("scene", OWN_TURN, ids=ids(OWN_TURN))
def test_a_move_of_ones_own_turn_is_refused_for_its_reason(scene: Scene) -> None:
    code, start, played, move = scene
    assert start.ready().play(0, *played).refuses(0, move).code == code


@pytest.mark.parametrize("scene", SELLING, ids=ids(SELLING))
def test_an_answer_while_selling_is_refused_for_its_reason(scene: Scene) -> None:
    code, start, played, move = scene
    table = start.ready().play(1, moves.EndTurn()).play(0, *played)
    if 1 in table.to_act:
        table.play(1, moves.Offer(0))
    assert table.refuses(0, move).code == code


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    error = position().ready().refuses(1, moves.EndTurn())
    assert (error.code, error.params) == ("not_asked", {"seat": 1})


def test_a_finished_game_says_so() -> None:
    table = position().waiting("warrior", w1=2).pile("warrior").ready().end_turns()
    assert table.refuses(0, moves.EndTurn()).code == "game_over"


def test_a_part_that_no_sword_has_is_refused() -> None:
    move = moves.PlaceCard("iron", 0, "pommel")  # type: ignore[arg-type]
    assert position().hand(0, "iron").ready().refuses(0, move).code == "unknown_part"


def test_every_code_has_a_scenario() -> None:
    seen = {code for code, _, _, _ in [*OWN_TURN, *SELLING]}
    assert seen | set(ELSEWHERE) == set(CODES)


words = st.sampled_from([*CARDS.card_order, *CARDS.adventurers, *ELEMENTS, *METALS, "tin", ""])
places = st.integers(-2, 6)
any_move: st.SearchStrategy[Move] = st.one_of(
    st.builds(moves.Play, words, st.lists(words, max_size=3).map(tuple)),
    st.builds(moves.PlaceCard, words, places, st.sampled_from(Part)),
    st.builds(moves.ToFurnace, words),
    st.builds(moves.ToPool, words),
    st.builds(moves.Dismantle, places),
    st.builds(moves.ReturnEnchantment, words),
    st.builds(moves.Nudge, words, places),
    st.builds(moves.Upgrade, words),
    st.builds(moves.Buy, words),
    st.builds(moves.Smelt, words),
    st.builds(moves.Hatch, words),
    st.builds(moves.Refine, places),
    st.builds(moves.Offer, places),
    st.builds(moves.Bid, st.integers(-3, 20)),
    st.builds(moves.TakeTreasure, words),
    st.sampled_from([moves.Decline(), moves.BeginWork(), moves.EndTurn()]),
)


@cache
def states() -> tuple[SwordsmithState, ...]:
    """Positions of two random games, among them one of every kind of question that came up."""
    games = [play_out(SWORDSMITH, rich_start(4, n), b"refusals") for n in range(2)]
    found = [state for game in games for state in game.states]
    kinds = {state.pending[0].kind: state for state in found if state.pending}
    return (*kinds.values(), *islice(found, 0, None, 5))


@given(st.data(), any_move, st.integers(0, 3))
def test_any_move_whatever_is_accepted_from_the_list_or_refused_with_a_known_code(
    data: st.DataObject, move: Move, seat: int
) -> None:
    state = data.draw(st.sampled_from(states()))
    if move in SWORDSMITH.legal_moves(state, seat):
        assert SWORDSMITH.apply(state, seat, move).state != state
        return
    error = Table(state).refuses(seat, move)
    assert isinstance(error, IllegalMove)
    assert error.code in CODES
    assert all(isinstance(value, (str, int)) for value in error.params.values())
