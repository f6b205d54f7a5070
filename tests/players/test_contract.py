"""What every AI player promises, proved for each game and level that there is."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bot.games.registry import RULESETS
from bot.games.rng import rng
from bot.players.level import Level
from bot.players.registry import PLAYERS, choose
from tests.games.proofs import PROOFS
from tests.players.games import TABLES, ai_game, varied_games

ROOT = Path(__file__).parents[2]
every_table = pytest.mark.parametrize(("game", "level", "seats"), TABLES)


@every_table
def test_a_table_of_ais_plays_legal_moves_to_the_end(game: str, level: Level, seats: int) -> None:
    played = ai_game(game, level, seats)
    for step in played.steps:
        assert step.move in played.ruleset.legal_moves(step.before, step.seat)
    assert played.ruleset.outcome(played.end) is not None


@every_table
def test_equal_views_are_answered_alike_and_legally(game: str, level: Level, seats: int) -> None:
    """Hands of others, decks and chance are dealt anew behind the same view."""
    ruleset = RULESETS[game]
    steps = [
        *ai_game(game, level, seats).steps,
        *(step for played in varied_games(game, seats) for step in played.steps[::3]),
    ]
    others = 0
    for salt, step in enumerate(steps):
        other = PROOFS[game].shuffle(step.before, step.seat, salt)
        others += other != step.before
        here, there = (ruleset.view(state, step.seat) for state in (step.before, other))
        assert here == there
        legal = ruleset.legal_moves(step.before, step.seat)
        assert legal == ruleset.legal_moves(other, step.seat)
        seed = b"%d" % salt
        chosen = choose(game, level, here, legal, seed)
        assert chosen in legal
        assert choose(game, level, there, legal, seed) == chosen
    assert others > len(steps) * 0.9


@every_table
def test_a_choice_leaves_nothing_behind(game: str, level: Level, seats: int) -> None:
    """Asked again in another order, a player answers as before, and as a new one would."""
    ruleset = RULESETS[game]
    questions = []
    for number, step in enumerate(ai_game(game, level, seats).steps[::4]):
        view = ruleset.view(step.before, step.seat)
        legal = ruleset.legal_moves(step.before, step.seat)
        questions.append((view, legal, rng(b"%d" % number)))
    player = PLAYERS[game, level]
    forwards = [player.choose(*asked) for asked in questions]
    backwards = [type(player)().choose(*asked) for asked in reversed(questions)]
    assert forwards == backwards[::-1]


def test_choices_do_not_depend_on_the_process() -> None:
    """The order of sets differs with the seed of hashes, and so would chance from elsewhere."""
    told = {_fingerprints(seed) for seed in ("1", "2")}
    assert len(told) == 1


def _fingerprints(hash_seed: str) -> str:
    program = "from tests.players.games import fingerprints; print(fingerprints())"
    done = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env=os.environ | {"PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def test_every_level_plays_games_that_there_are() -> None:
    assert {level for _, level in PLAYERS} == set(Level)
    assert {game for game, _ in PLAYERS} <= set(RULESETS)
