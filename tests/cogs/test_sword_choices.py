"""What cards and customers let one choose, and every move by some command."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from bot.games.swordsmith.moves import BeginWork, Decline, Nudge, Offer, Play, TakeTreasure, Upgrade
from cogs.choices import LONGEST
from cogs.mistakes import ChoiceNeeded
from cogs.swordsmith.steps import STEPS
from cogs.walk import main
from tests.cogs.sword_commands import (
    At,
    a_sale,
    choices,
    code,
    moves,
    names,
    offered,
    refused,
    scratch,
)
from tests.games.swordsmith.position import position
from tests.games.swordsmith.table import SWORDSMITH, Table


def test_a_waiting_token_more_or_less() -> None:
    built = position().hand(0, "herald").professions("warrior", "mage", "ranger", "noble")
    table = built.waiting("warrior", w1=1, w2=0).ready().play(0, Play("herald"))
    assert {"w1", "w2"} <= set(offered(table, "nudge", "adventurer"))
    assert offered(table, "nudge", "by", adventurer="w1") == ["+1", "-1"]
    assert offered(table, "nudge", "by", adventurer="w2") == ["+1"]
    assert moves(table, "nudge", adventurer="w2") == (Nudge("w2", 1),)
    assert moves(table, "nudge", adventurer="Village Militiaman", by="one waiting token less") == (
        Nudge("w1", -1),
    )
    assert isinstance(refused(table, "nudge", adventurer="w1"), ChoiceNeeded)
    assert code(table, "nudge", adventurer="w2", by="-1") == "no_tokens"
    assert code(table, "nudge", adventurer="w8") == "not_waiting"
    assert moves(table, "decline") == (Decline(),)
    assert code(table, "play", card="gold_coin") == "wrong_question"
    assert code(table, "buy", card="iron") == "wrong_question"
    assert code(built, "nudge", adventurer="w1") == "wrong_question"


def test_a_metal_for_the_next_grade() -> None:
    table = position().hand(0, "crucible", "iron", "tungsten").ready().play(0, Play("crucible"))
    assert names(table, "upgrade", "card") == ["Iron · → Steel"]
    assert moves(table, "upgrade", card="iron") == (Upgrade("iron"),)
    assert code(table, "upgrade", card="tungsten") == "cannot_improve"
    assert code(table, "upgrade", card="steel") == "not_in_hand"
    assert moves(table, "decline") == (Decline(),)


def test_a_treasure_of_the_row() -> None:
    built = (
        position()
        .row("courier", "prism", "prism")
        .professions("warrior", "mage", "assassin", "noble")
    )
    built.sword(0, 0, "tungsten tungsten", "tungsten").waiting("assassin", a8=2)
    table = built.ready().end_turns().play(0, Offer(0))
    assert table.kind(0) == "treasure"
    assert offered(table, "treasure", "card") == ["prism", "courier"]
    assert moves(table, "treasure", card="Courier") == (TakeTreasure("courier"),)
    assert code(table, "treasure", card="bellows") == "not_in_row"
    assert code(table, "decline") == "wrong_question"


def places() -> Iterator[tuple[At, int]]:
    """A position of every kind, and some of a game that is played at random."""
    yield position().hand(0, "iron", "fire", "gold_coin", "prism", "slag_pit", "bellows"), 0
    yield position().sword(0, 0, "iron iron", None, "fire water"), 0
    yield a_sale().money(9).working(), 0
    yield a_sale().ready().end_turns(), 1
    yield a_sale().ready().end_turns().play(0, Offer(1)).play(1, Offer(1)), 1
    yield position().hand(0, "herald").ready().play(0, Play("herald")), 0
    yield position().hand(0, "crucible", "iron").ready().play(0, Play("crucible")), 0
    table, chance = Table(SWORDSMITH.new_game(3, b"any place")), Random(3)  # noqa: S311
    for number in range(200):
        seat = min(table.to_act, default=None)
        if seat is None:
            return
        if number % 10 == 0:
            yield Table(table.state), seat
        table.play(seat, chance.choice(table.legal(seat)))


@pytest.mark.parametrize("locale", ["en", "zh-TW", "zh-CN"])
def test_values_lead_to_every_legal_move_and_to_no_other(locale: str) -> None:
    for at, seat in places():
        here, made = scratch(at, seat), set()
        for command, steps in STEPS.items():
            if any(map(main(steps).fits, here.legal)):
                for filled in fillings(at, command, seat, locale):
                    made.add(moves(at, command, seat, **filled)[0])
        assert made - {BeginWork()} == set(here.legal) - {BeginWork()}


def fillings(at: At, command: str, seat: int, locale: str) -> list[dict[str, str]]:
    """All ways to fill the options of a command by what is offered."""
    found: list[dict[str, str]] = [{}]
    for part in (part for step in STEPS[command] for part in step.parts):
        wider = []
        for filled in found:
            offers = choices(at, command, part.option, seat, locale, **filled)
            assert len({choice.value for choice in offers}) == len(offers)
            assert all(1 <= len(choice.value) <= LONGEST and choice.name for choice in offers)
            wider += [{**filled, part.option: choice.value} for choice in offers] or [filled]
        found = wider
    return found


def test_choose_offers_every_legal_move_by_its_notation() -> None:
    built = position().hand(0, "iron", "fire", "gold_coin")
    here = scratch(built)
    values = offered(built, "choose", "answer")
    assert values == [SWORDSMITH.notation(move) for move in here.legal]
    for value, move in zip(values, here.legal, strict=True):
        assert moves(built, "choose", answer=value) == (move,)
