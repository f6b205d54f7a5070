"""Between them, the generated and the kept games show every move, event and question there is."""

from __future__ import annotations

from functools import cache
from typing import get_args

from bot.games.zongshi.catalogue import CATALOGUES
from bot.games.zongshi.events import (
    Drafted,
    ProjectStarted,
    RewardRevealed,
    ScrollPlayed,
    ZongshiEvent,
)
from bot.games.zongshi.moves import ZongshiMove
from bot.games.zongshi.state import ZongshiState
from tests.games.driving import Played, play_out
from tests.games.playthroughs import SCRIPTS, play
from tests.games.zongshi.rich_starts import rich_start
from tests.games.zongshi.table import ZONGSHI

KINDS = (
    "draft turn second stop return tile tile_or_done use pay take recover borrow drop shed keep "
    "reward_tile"
)


@cache
def games() -> tuple[Played, ...]:
    generated = [
        play_out(ZONGSHI, ZONGSHI.new_game(seats, b"coverage %d" % n), b"coverage %d" % n)
        for seats in ZONGSHI.seats
        for n in range(3)
    ] + [
        play_out(ZONGSHI, rich_start(seats, n), b"coverage %d" % n)
        for seats in ZONGSHI.seats
        for n in range(12)
    ]
    return (*generated, *(play(script) for script in SCRIPTS if script.game == "zongshi"))


def test_every_kind_of_move_is_played() -> None:
    played = {type(step.move) for game in games() for step in game.steps}
    assert played == set(get_args(ZongshiMove))


def test_every_kind_of_event_happens() -> None:
    told = {type(event) for game in games() for step in game.steps for event in step.events}
    assert told == set(get_args(ZongshiEvent))


def test_every_kind_of_question_is_asked() -> None:
    states: list[ZongshiState] = [state for game in games() for state in game.states]
    assert {q.kind for state in states for q in state.pending} == set(KINDS.split())


def test_every_scroll_is_played_and_every_visit_reward_revealed() -> None:
    events = [event for game in games() for step in game.steps for event in step.events]
    cards = CATALOGUES[games()[0].start.options.catalogue]
    assert {e.scroll for e in events if isinstance(e, ScrollPlayed)} == set(cards.scrolls)
    revealed = {e.reward for e in events if isinstance(e, RewardRevealed)}
    assert revealed == {reward.id for reward in cards.visit_reward}


def test_every_basic_project_and_most_masterworks_are_built() -> None:
    cards = CATALOGUES[games()[0].start.options.catalogue]
    told = [event for game in games() for step in game.steps for event in step.events]
    begun = {one for event in told if isinstance(event, ProjectStarted) for one in event.projects}
    assert cards.basics <= begun
    assert len(begun - cards.basics) >= 8


def test_every_item_is_drafted_once_in_each_game() -> None:
    whole = [game for game in games() if game.start.draft is not None]
    assert len(whole) > len(SCRIPTS)
    for game in whole:
        drafted = [e for step in game.steps for e in step.events if isinstance(e, Drafted)]
        assert len(drafted) == 3 * game.start.seats
