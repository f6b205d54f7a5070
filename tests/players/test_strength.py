"""How well AI seats play: far better than chance, and no longer than people do."""

from __future__ import annotations

import pytest

from bot.games.registry import RULESETS
from bot.players.level import Level
from bot.players.matches import CHANCE, play_matches
from bot.players.registry import PLAYERS

GAMES = 40


@pytest.mark.parametrize(("game", "level"), PLAYERS)
def test_an_ai_beats_chance(game: str, level: Level) -> None:
    """Of hundreds it loses hardly one; fewer than nine in ten of so few would be another player."""
    kinds = (level.value, CHANCE)
    matches = play_matches(RULESETS[game], kinds, GAMES, 2, b"strength", lambda: 0.0)
    assert matches.tallies[level.value].wins >= GAMES * 0.9
