"""Stored states: what no game can have written is refused, however well it is formed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from bot.games.errors import InvalidState
from bot.games.swordsmith.moves import Dismantle, Offer, Play
from bot.games.swordsmith.state import SwordsmithState
from tests.games.swordsmith.position import position
from tests.games.swordsmith.table import SWORDSMITH

Spoil = Callable[[Any], None]


@cache
def playing() -> SwordsmithState:
    """Seat 0 is on turn, with something of every kind."""
    start = position().hand(0, "iron", "gold_bag", "prism").deck(0, "gold_coin").furnace(0, "steel")
    start.pool(0, "fire").loyal(0, "w7").fixtures(0, "sword_rack").vouchers(0, 2)
    return start.sword(0, 0, "iron iron", "iron", "water", stars=1).sword(0, 2).state()


@cache
def selling() -> SwordsmithState:
    """Two are asked for offers, one has answered."""
    start = position().waiting("warrior", w1=2, w2=0)
    for seat in (0, 1):
        start.sword(seat, 0, "iron iron", "iron")
    return start.ready().end_turns().play(0, Offer(0)).state


@cache
def cutting() -> SwordsmithState:
    """The same two are asked for their prices."""
    state: SwordsmithState = SWORDSMITH.apply(selling(), 1, Offer(0)).state
    return state


@cache
def nudging() -> SwordsmithState:
    """A Herald's token is to be placed."""
    return position().hand(0, "herald").ready().play(0, Play("herald")).state


@cache
def dismantling() -> SwordsmithState:
    """One of two equally dear enchantments is to go back."""
    start = position().sword(0, 0, "iron iron", None, "water fire")
    return start.ready().play(0, Dismantle(0)).state


def put(*path: str | int, value: Any) -> Spoil:
    """Writes another value over one."""

    def spoil(state: Any) -> None:
        for step in path[:-1]:
            state = state[step]
        assert state[path[-1]] != value
        state[path[-1]] = value

    return spoil


def both(*spoils: Spoil) -> Spoil:
    """Several changes, of which each alone might be found for another reason."""

    def spoil(state: Any) -> None:
        for one in spoils:
            one(state)

    return spoil


def swap(one: tuple[str | int, ...], other: tuple[str | int, ...]) -> Spoil:
    """Two values change places, so that all counts stay right."""

    def spoil(state: Any) -> None:
        holders = []
        for path in (one, other):
            holder = state
            for step in path[:-1]:
                holder = holder[step]
            holders.append(holder)
        first, second = holders
        assert first[one[-1]] != second[other[-1]]
        first[one[-1]], second[other[-1]] = second[other[-1]], first[one[-1]]

    return spoil


SMITHY = ("smithies", 0)
SPOILT: list[tuple[Callable[[], SwordsmithState], Spoil]] = [
    (playing, put(*SMITHY, "hand", 0, value="silver")),
    (playing, put(*SMITHY, "hand", 0, value="steel")),
    (playing, swap((*SMITHY, "hand", 0), (*SMITHY, "hand", 1))),
    (playing, swap((*SMITHY, "furnace", 0), (*SMITHY, "pool", 0))),
    (playing, swap((*SMITHY, "hand", 0), (*SMITHY, "fixtures", 0))),
    (playing, swap((*SMITHY, "hand", 1), ("auxiliary_row", 0))),
    (playing, put(*SMITHY, "swords", 0, 3, value=6)),
    (playing, put(*SMITHY, "swords", 0, 3, value=-1)),
    (playing, put(*SMITHY, "swords", 1, 3, value=1)),
    (playing, swap((*SMITHY, "swords", 0, 1), (*SMITHY, "swords", 0, 2, 0))),
    (playing, put(*SMITHY, "swords", value=[[[], None, [], 0]])),
    (playing, put(*SMITHY, "vouchers", value=-1)),
    (playing, put(*SMITHY, "seals", value=-2)),
    (playing, put(*SMITHY, "reputation", value=[0])),
    (playing, put(*SMITHY, "reputation", 0, value=-5)),
    (playing, put(*SMITHY, "loyal", 0, value="nobody")),
    (playing, put(*SMITHY, "loyal", 0, value="w8")),
    (playing, put("smithies", value=[])),
    (playing, put("market", value=[])),
    (playing, put("market", 2, value=0)),
    (playing, put("auxiliary_row", 0, value="magnet")),
    (playing, put("queues", 0, 0, value="baker")),
    (playing, put("queues", 0, 1, 0, value="nobody")),
    (playing, put("queues", 0, 2, 0, 1, value=-1)),
    (playing, swap(("queues", 0), ("queues", 1))),
    (playing, swap(("queues", 0, 1, 0), ("queues", 1, 1, 0))),
    (playing, put("round", value=0)),
    (playing, put("start_seat", value=3)),
    (playing, put("phase", value="selling")),
    (playing, put("phase", value="over")),
    (playing, put("turns_left", value=[])),
    (playing, put("turns_left", value=[0, 2, 1])),
    (playing, put("turns_left", value=[7])),
    (playing, put("turn", 0, value=-1)),
    (playing, put("turn", 1, value=-1)),
    (playing, put("agenda", value=[])),
    (playing, put("agenda", 3, value=["selling"])),
    (playing, put("agenda", 4, value=["treasure", 0])),
    (playing, put("pending", value=[])),
    (playing, put("pending", 0, 0, value=1)),
    (playing, put("pending", 0, 0, value=9)),
    (playing, put("pending", 0, 1, value="work")),
    (playing, put("pending", 0, 1, value="dance")),
    (playing, put("pending", value=[[0, "play"], [1, "play"]])),
    (playing, put("sealed", value=[[0, 1]])),
    (playing, put("rng", 0, value="")),
    (playing, put("rng", 1, value=-1)),
    (playing, put("rng", 1, value=2**63)),
    (selling, put("sealed", 0, 0, value=2)),
    (selling, put("sealed", 0, 0, value=9)),
    (selling, put("sealed", 0, 1, value=1)),
    (selling, put("sealed", value=[])),
    (selling, both(put("sealed", value=[]), put("pending", value=[[1, "offer"], [0, "offer"]]))),
    (selling, put("sealed", value=[[0, 0], [1, 0]])),
    (selling, put("sealed", value=[[0, 0], [0, 0]])),
    (selling, put("pending", 0, 1, value="bid")),
    (selling, put("agenda", 2, 1, value="w2")),
    (selling, put("agenda", 2, 1, value="nobody")),
    (selling, put("agenda", 2, value=["take-turn"])),
    (selling, put("turn", 0, value=2)),
    (cutting, put("agenda", 2, 2, value="basic")),
    (cutting, put("agenda", 2, 3, value=[])),
    (cutting, put("agenda", 2, 3, 0, 1, value=1)),
    (cutting, put("agenda", 2, 3, 0, 0, value=2)),
    (cutting, both(put("sealed", value=[[0, 99]]), put("pending", value=[[1, "bid"]]))),
    (cutting, both(put("sealed", value=[[0, None]]), put("pending", value=[[1, "bid"]]))),
    (nudging, put("agenda", 5, 1, value="crucible")),
    (nudging, put("agenda", 5, 1, value="nothing")),
    (nudging, put("agenda", 5, 0, value="upgrading")),
    (dismantling, put("agenda", 5, 1, value=1)),
    (dismantling, put("agenda", 5, 1, value=-2)),
    (dismantling, put("agenda", 5, 1, value=5)),
]


@pytest.mark.parametrize("number", range(len(SPOILT)))
def test_a_state_that_no_game_can_have_written_is_refused(number: int) -> None:
    whole, spoil = SPOILT[number]
    data = SWORDSMITH.encode_state(whole())
    assert SWORDSMITH.decode_state(data) == whole()
    values = msgspec.json.decode(data)
    spoil(values)
    with pytest.raises(InvalidState) as caught:
        SWORDSMITH.decode_state(msgspec.json.encode(values))
    assert caught.value.code == "bad_state"
    assert caught.value.params["reason"] != "not as it was written"
