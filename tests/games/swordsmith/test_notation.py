"""Moves as people type and read them."""

from __future__ import annotations

import pytest

from bot.games.errors import InvalidMove
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import (
    Bid,
    Dismantle,
    Nudge,
    Offer,
    PlaceCard,
    Play,
    Refine,
    ReturnEnchantment,
)
from bot.games.swordsmith.terms import Part
from tests.games.swordsmith.table import SWORDSMITH


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Play("gold_coin"), "play gold_coin"),
        (Play("slag_pit", ("iron", "fire")), "play slag_pit returning iron fire"),
        (PlaceCard("fire", 1, Part.ENCHANTMENT), "place fire enchantment 2"),
        (Dismantle(0), "dismantle 1"),
        (ReturnEnchantment("dark"), "return dark"),
        (Nudge("w1", 1), "nudge w1 +1"),
        (Nudge("w1", -1), "nudge w1 -1"),
        (Refine(2), "refine 3"),
        (Offer(0), "offer 1"),
        (Bid(0), "bid 0"),
    ],
)
def test_a_move_reads_as_a_short_line_in_which_swords_count_from_one(move: Move, text: str) -> None:
    assert SWORDSMITH.notation(move) == text
    assert SWORDSMITH.parse(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "play",
        "play Iron",
        "play iron returning",
        "play iron for fire",
        "place iron blade 0",
        "place iron pommel 1",
        "place iron blade",
        "refine 01",
        "refine -1",
        "refine 1 ",
        "nudge w1 +2",
        "nudge w1",
        "bid -1",
        "bid 1000",
        "end now",
        "sell",
    ],
)
def test_anything_else_is_refused(text: str) -> None:
    with pytest.raises(InvalidMove) as caught:
        SWORDSMITH.parse(text)
    assert caught.value.params == {"text": text}


def test_bytes_of_a_move_that_no_text_stands_for_are_refused() -> None:
    for data in (b'{"type":"refine","sword":-1}', b'{"type":"nudge","adventurer":"w1","by":3}'):
        with pytest.raises(InvalidMove):
            SWORDSMITH.decode_move(data)
