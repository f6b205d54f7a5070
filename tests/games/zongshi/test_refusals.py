"""Moves that are not allowed: each is refused with the reason a player needs, and no crash."""

from __future__ import annotations

from contextlib import suppress
from functools import cache
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.errors import IllegalMove
from bot.games.zongshi.codes import CODES
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
    PlayScroll,
    ReturnMaterials,
    SecondProject,
    StartProject,
    TakeMaterial,
    TakeScroll,
    UseScrolls,
    Visit,
    Wait,
    ZongshiMove,
)
from bot.games.zongshi.state import ZongshiState
from bot.games.zongshi.terms import MATERIALS, TILES, Figure, Place
from tests.games.driving import play_out
from tests.games.zongshi.position import CARDS, PEOPLE, PositionBuilder, position
from tests.games.zongshi.refusal_scenes import FOLLOWING, REASONS, SIX
from tests.games.zongshi.table import ZONGSHI, A


@pytest.mark.parametrize(
    ("code", "start", "move"),
    REASONS,
    ids=[f"{n}-{code}" for n, (code, _, _) in enumerate(REASONS)],
)
def test_a_first_move_is_refused_for_its_reason(
    code: str, start: PositionBuilder, move: ZongshiMove
) -> None:
    with pytest.raises(IllegalMove) as caught:
        ZONGSHI.apply(start.state(), 0, move)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("code", "start", "played", "move"),
    FOLLOWING,
    ids=[f"{n}-{code}" for n, (code, _, _, _) in enumerate(FOLLOWING)],
)
def test_an_answer_is_refused_for_its_reason(
    code: str, start: PositionBuilder, played: list[ZongshiMove], move: ZongshiMove
) -> None:
    table = start.ready().play(0, *played)
    with pytest.raises(IllegalMove) as caught:
        ZONGSHI.apply(table.state, 0, move)
    assert caught.value.code == code


def test_a_seat_that_is_not_asked_is_told_so() -> None:
    with pytest.raises(IllegalMove) as caught:
        ZONGSHI.apply(position().state(), 1, Pass(A))
    assert caught.value.code == "not_asked"


def test_a_finished_game_says_so() -> None:
    with pytest.raises(IllegalMove) as caught:
        ZONGSHI.apply(position().last_round().ready().round().state, 0, Pass(A))
    assert caught.value.code == "game_over"


def test_what_does_not_lie_in_the_middle_cannot_be_drafted() -> None:
    state = ZONGSHI.new_game(3, b"draft")
    (seat,) = ZONGSHI.to_act(state)
    with pytest.raises(IllegalMove) as caught:
        ZONGSHI.apply(state, seat, Draft("nine_bells"))
    assert caught.value.code == "not_in_the_middle"


def test_what_was_not_finished_cannot_be_kept() -> None:
    start = position().completed(0, *SIX).building(0, "larger_workshop", "nine_bells", rounds=1)
    with pytest.raises(IllegalMove) as caught:
        ZONGSHI.apply(start.ready().turns().state, 0, Keep("jade_mountain"))
    assert caught.value.code == "not_finished"


words = st.sampled_from(
    [*MATERIALS, *TILES, *PEOPLE, *CARDS.scrolls, *CARDS.projects, "refund", "tin", ""]
)
figures = st.sampled_from(Figure)
places = st.sampled_from(Place)
scrolls = st.lists(st.sampled_from(list(CARDS.scrolls)), max_size=3).map(tuple)
amounts = st.tuples(*[st.integers(-2, 11)] * 4)
tokens = st.integers(-1, 5)
any_move: st.SearchStrategy[ZongshiMove] = st.one_of(
    st.builds(Draft, words),
    st.builds(PlayScroll, words),
    st.builds(StartProject, figures, words, scrolls),
    st.builds(SecondProject, words),
    st.builds(GoTo, figures, places, scrolls),
    st.builds(Visit, figures, words, tokens, scrolls),
    st.builds(NextStop, words, tokens),
    st.builds(ReturnMaterials, amounts),
    st.builds(BuyTile, words),
    st.builds(UseScrolls, scrolls),
    st.builds(Pay, amounts),
    st.builds(TakeMaterial, places, words),
    st.builds(TakeScroll, words),
    st.builds(Borrow, words),
    st.builds(DiscardMaterial, words),
    st.builds(DiscardScroll, words),
    st.builds(Keep, words),
    st.builds(Pass, figures),
    st.sampled_from([Done(), Decline(), Wait()]),
)


@cache
def states() -> tuple[ZongshiState, ...]:
    """Positions of a random game, among them one of every kind of question that came up."""
    game = play_out(ZONGSHI, ZONGSHI.new_game(4, b"refusals"), b"refusals")
    kinds = {state.pending[0].kind: state for state in game.states if state.pending}
    return (*kinds.values(), *islice(game.states, 0, None, 5))


@given(st.data(), any_move, st.integers(0, 3))
def test_any_move_whatever_is_accepted_from_the_list_or_refused_with_a_known_code(
    data: st.DataObject, move: ZongshiMove, seat: int
) -> None:
    state = data.draw(st.sampled_from(states()))
    if move in ZONGSHI.legal_moves(state, seat):
        assert ZONGSHI.apply(state, seat, move).state != state
        return
    with pytest.raises(IllegalMove) as caught:
        ZONGSHI.apply(state, seat, move)
    assert caught.value.code in CODES
    assert all(isinstance(value, (str, int)) for value in caught.value.params.values())


@cache
def codes_seen() -> frozenset[str]:
    seen = {code for code, *_ in REASONS} | {code for code, *_ in FOLLOWING}
    return frozenset(seen | {"not_asked", "game_over", "not_in_the_middle", "not_finished"})


def test_every_code_has_a_scenario() -> None:
    assert codes_seen() == set(CODES)


def test_illegal_moves_change_nothing() -> None:
    state = position().state()
    before = ZONGSHI.encode_state(state)
    with suppress(IllegalMove):
        ZONGSHI.apply(state, 0, Visit(A, "scholar", 1))
    assert ZONGSHI.encode_state(state) == before
