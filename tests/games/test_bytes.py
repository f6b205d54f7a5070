"""Stored bytes and typed text of any kind: read as what they are, or refused by name."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import cache
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.errors import CatalogueError, InvalidMove, InvalidState
from bot.games.registry import RULESETS
from bot.games.ruleset import AnyRuleset
from tests.games.driving import play_out

every_game = pytest.mark.parametrize("key", RULESETS)
thoroughly = settings(max_examples=600)


@cache
def samples(key: str) -> tuple[tuple[bytes, ...], tuple[bytes, ...], tuple[bytes, ...]]:
    """States, moves and events of a game as bytes, every so often one."""
    ruleset: AnyRuleset = RULESETS[key]
    game = play_out(ruleset, ruleset.new_game(3, b"bytes"), b"bytes")
    picked = tuple(islice(game.steps, 0, None, 7))
    return (
        tuple(ruleset.encode_state(step.before) for step in picked),
        tuple(dict.fromkeys(ruleset.encode_move(step.move) for step in game.steps)),
        tuple(ruleset.encode_events(step.events) for step in picked),
    )


@st.composite
def damaged(draw: st.DrawFn, whole: bytes) -> bytes:
    """Bytes with a piece cut out, written over, doubled, or swapped for other bytes."""
    start = draw(st.integers(0, len(whole)))
    end = min(len(whole), start + draw(st.integers(0, 12)))
    piece = draw(
        st.one_of(
            st.binary(max_size=6),
            st.sampled_from([b"", b"0", b"-1", b"null", b"[]", b"{}", b'"', b",", b"1e9", b"99"]),
            st.just(whole[start:end] * 2),
        )
    )
    return whole[:start] + piece + whole[end:]


def strict(decode: Callable[[bytes], Any], encode: Callable[[Any], bytes], data: bytes) -> None:
    """Refused with an error of the rules, or read as exactly what the bytes say."""
    with suppress(InvalidState, InvalidMove, CatalogueError):
        assert encode(decode(data)) == data


@every_game
@thoroughly
@given(data=st.data())
def test_damaged_states_are_refused(key: str, data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(samples(key)[0]))
    ruleset = RULESETS[key]
    strict(ruleset.decode_state, ruleset.encode_state, data.draw(damaged(whole)))


@every_game
@thoroughly
@given(data=st.data())
def test_damaged_moves_are_refused(key: str, data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(samples(key)[1]))
    ruleset = RULESETS[key]
    strict(ruleset.decode_move, ruleset.encode_move, data.draw(damaged(whole)))


@every_game
@pytest.mark.parametrize(
    "piece", [b',"x":"\xff"}', b',"x":1}', b',"\xff":1}', b"}\n", b"} ", b"}}"]
)
def test_nothing_may_be_added_to_a_move(key: str, piece: bytes) -> None:
    for move in samples(key)[1]:
        with pytest.raises(InvalidMove):
            RULESETS[key].decode_move(move.removesuffix(b"}") + piece)


@every_game
@thoroughly
@given(data=st.data())
def test_damaged_events_are_refused(key: str, data: st.DataObject) -> None:
    whole = data.draw(st.sampled_from(samples(key)[2]))
    ruleset = RULESETS[key]
    strict(ruleset.decode_events, ruleset.encode_events, data.draw(damaged(whole)))


@every_game
@given(data=st.binary(max_size=60))
def test_noise_is_refused(key: str, data: bytes) -> None:
    ruleset = RULESETS[key]
    with pytest.raises(InvalidState):
        ruleset.decode_state(data)
    strict(ruleset.decode_move, ruleset.encode_move, data)
    strict(ruleset.decode_events, ruleset.encode_events, data)


@every_game
def test_a_cut_off_state_is_refused_wherever_it_is_cut(key: str) -> None:
    ruleset = RULESETS[key]
    whole = samples(key)[0][-1]
    for end in range(0, len(whole), 5):
        with pytest.raises(InvalidState):
            ruleset.decode_state(whole[:end])


@every_game
def test_moves_and_states_are_not_mistaken_for_each_other(key: str) -> None:
    ruleset = RULESETS[key]
    states, moves, events = samples(key)
    with pytest.raises(InvalidState):
        ruleset.decode_state(moves[0])
    with pytest.raises(InvalidMove):
        ruleset.decode_move(states[0])
    with pytest.raises(InvalidState):
        ruleset.decode_events(states[0])
    with pytest.raises(InvalidState):
        ruleset.decode_state(events[0])


@every_game
@given(data=st.data())
def test_damaged_notation_is_refused_or_reads_as_itself(key: str, data: st.DataObject) -> None:
    ruleset = RULESETS[key]
    whole = ruleset.notation(ruleset.decode_move(data.draw(st.sampled_from(samples(key)[1]))))
    text = data.draw(damaged(whole.encode())).decode(errors="replace")
    with suppress(InvalidMove):
        assert ruleset.notation(ruleset.parse(text)) == text


@every_game
@given(text=st.text(max_size=40))
def test_any_text_at_all_is_read_or_refused(key: str, text: str) -> None:
    ruleset = RULESETS[key]
    with suppress(InvalidMove):
        assert ruleset.notation(ruleset.parse(text)) == text
