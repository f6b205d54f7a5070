"""Between them, the generated games show every move, event, question and card there is."""

from __future__ import annotations

from functools import cache
from typing import get_args

from bot.games.swordsmith.events import CardPlaced, CardPlayed, CustomerJoined, SwordsmithEvent
from bot.games.swordsmith.loyal import ABILITIES
from bot.games.swordsmith.moves import SwordsmithMove
from bot.games.swordsmith.rules import ENGINE
from bot.games.swordsmith.state import SwordsmithState
from tests.games.driving import Played, play_out
from tests.games.swordsmith.policies import POLICIES
from tests.games.swordsmith.position import CARDS
from tests.games.swordsmith.rich_starts import rich_start
from tests.games.swordsmith.table import SWORDSMITH


@cache
def games() -> tuple[Played, ...]:
    return tuple(
        play_out(SWORDSMITH, rich_start(seats, n), b"coverage %d" % n, policy)
        for seats in SWORDSMITH.seats
        for n in range(6)
        for policy in (POLICIES["anything"], POLICIES["busy"], POLICIES["forge"])
    )


def test_every_kind_of_move_is_played() -> None:
    played = {type(step.move) for game in games() for step in game.steps}
    assert played == set(get_args(SwordsmithMove))


def test_every_kind_of_event_happens() -> None:
    told = {type(event) for game in games() for step in game.steps for event in step.events}
    assert told == set(get_args(SwordsmithEvent))


def test_every_kind_of_question_is_asked() -> None:
    states: list[SwordsmithState] = [state for game in games() for state in game.states]
    assert {q.kind for state in states for q in state.pending} == set(ENGINE.questions)


def test_every_auxiliary_card_is_used_and_most_abilities_are_won() -> None:
    events = [event for game in games() for step in game.steps for event in step.events]
    used = {e.card for e in events if isinstance(e, (CardPlayed, CardPlaced))}
    assert set(CARDS.auxiliaries) <= used
    won = {e.ability for e in events if isinstance(e, CustomerJoined)}
    assert len(won) >= 5
    assert won <= set(ABILITIES)
