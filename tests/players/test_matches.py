"""Games between kinds of players: who sits where, and what is counted."""

from __future__ import annotations

from itertools import count

import pytest

from bot.games.registry import RULESETS
from bot.players.matches import CHANCE, kinds_of, play_matches

ZONGSHI = RULESETS["zongshi"]


def test_every_game_can_be_played_by_chance() -> None:
    for game in RULESETS:
        assert kinds_of(game)[-1] == CHANCE
    assert kinds_of("zongshi") == ("easy", CHANCE)


@pytest.mark.parametrize(("games", "easy", "random"), [(1, 2, 1), (2, 3, 3)])
def test_the_kinds_go_round_the_table(games: int, easy: int, random: int) -> None:
    tallies = play_matches(ZONGSHI, ("easy", CHANCE), games, 3, b"", lambda: 0.0).tallies
    assert (tallies["easy"].seats, tallies[CHANCE].seats) == (easy, random)


def test_each_game_is_won_once_however_many_share_it() -> None:
    matches = play_matches(ZONGSHI, (CHANCE, "easy"), 3, 4, b"shared", lambda: 0.0)
    assert sum(tally.wins for tally in matches.tallies.values()) == pytest.approx(3)
    assert len(matches.rounds) == 3


def test_the_same_seed_is_the_same_run_and_only_choosing_is_timed() -> None:
    clock = count()
    first, again = (
        play_matches(ZONGSHI, ("easy", CHANCE), 1, 2, b"same", lambda: float(next(clock)))
        for _ in range(2)
    )
    assert first == again
    for tally in first.tallies.values():
        assert tally.seconds == tally.choices > 0
    assert play_matches(ZONGSHI, ("easy", CHANCE), 1, 2, b"other", lambda: 0.0) != first
