"""Games of AI seats for tests, and positions in which they are asked something."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from typing import Any

from bot.games.registry import RULESETS
from bot.games.rng import Rng
from bot.games.ruleset import AnyRuleset, Move
from bot.players.level import Level
from bot.players.registry import PLAYERS
from tests.games.driving import Played, play_out
from tests.games.proofs import PROOFS

TABLES = [(game, level, seats) for game, level in PLAYERS for seats in RULESETS[game].seats]


@cache
def ai_game(game: str, level: Level, seats: int) -> Played:
    """A whole game with an AI on every seat."""
    ruleset: AnyRuleset = RULESETS[game]
    player = PLAYERS[game, level]

    def choose(state: Any, seat: int, moves: tuple[Any, ...], source: Rng) -> tuple[Move, Rng]:
        at, source = source.below(1 << 20)
        move = player.choose(ruleset.view(state, seat), moves, Rng(source.seed, at))
        return move, source

    return play_out(ruleset, ruleset.new_game(seats, b"ai seats"), b"ai seats", choose)


@cache
def varied_games(game: str, seats: int) -> tuple[Played, ...]:
    """Games in which anything happens: a random one, and rests of some with much in hand."""
    ruleset: AnyRuleset = RULESETS[game]
    starts = [ruleset.new_game(seats, b"varied")]
    starts += [PROOFS[game].rich_start(seats, number) for number in (1, 2, 3)]
    return tuple(play_out(ruleset, start, b"varied") for start in starts)


def fingerprints() -> str:
    """One line that tells all games of AI seats apart from any others."""
    logs = [
        [(step.seat, played.ruleset.notation(step.move)) for step in played.steps]
        for game, level in PLAYERS
        for played in [ai_game(game, level, RULESETS[game].seats[0])]
    ]
    return sha256(repr(logs).encode()).hexdigest()
