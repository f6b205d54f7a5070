"""Whole games between kinds of players, to see how well each plays. The caller brings the clock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import count

import msgspec

from bot.games.rng import rng
from bot.games.ruleset import AnyRuleset, Outcome
from bot.players.chance import ChancePlayer
from bot.players.player import Player
from bot.players.registry import PLAYERS

CHANCE = "random"
"""The kind of player that plays any legal move."""


class Tally(msgspec.Struct):
    """What the seats of one kind of player came to."""

    seats: int = 0
    """Seats played, over all games."""
    wins: float = 0.0
    """Games won; of one that several seats share each has its part."""
    points: int = 0
    choices: int = 0
    seconds: float = 0.0
    """Spent in choosing."""


class Matches(msgspec.Struct):
    """What a run of games came to."""

    tallies: dict[str, Tally]
    """By kind, in the order in which they were named."""
    rounds: list[int] = []
    """How many each game took."""


def kinds_of(game: str) -> tuple[str, ...]:
    """Who can play a game: its levels, and chance."""
    return tuple(_players(game))


def play_matches(
    ruleset: AnyRuleset,
    kinds: Sequence[str],
    games: int,
    seats: int,
    seed: bytes,
    clock: Callable[[], float],
) -> Matches:
    """Play games to their ends; the kinds go round the table, one seat further each game."""
    matches = Matches({kind: Tally() for kind in kinds})
    for number in range(games):
        seated = [kinds[(seat + number) % len(kinds)] for seat in range(seats)]
        _play(ruleset, seated, seed + number.to_bytes(8, "big"), clock, matches)
    return matches


def _play(
    ruleset: AnyRuleset,
    seated: Sequence[str],
    label: bytes,
    clock: Callable[[], float],
    matches: Matches,
) -> None:
    players = _players(ruleset.key)
    state = ruleset.new_game(len(seated), b"game" + label)
    for number in count():
        asked = sorted(ruleset.to_act(state))
        if not asked:
            break
        source = rng(b"choice" + label + number.to_bytes(8, "big"))
        at, source = source.below(len(asked))
        seat = asked[at]
        tally = matches.tallies[seated[seat]]
        view, legal = ruleset.view(state, seat), ruleset.legal_moves(state, seat)
        began = clock()
        move = players[seated[seat]].choose(view, legal, source)
        tally.seconds += clock() - began
        tally.choices += 1
        state = ruleset.apply(state, seat, move).state
    matches.rounds.append(ruleset.moment(state).round)
    _count(matches, seated, ruleset.outcome(state))


def _players(game: str) -> dict[str, Player]:
    levels = {level.value: player for (key, level), player in PLAYERS.items() if key == game}
    return {**levels, CHANCE: ChancePlayer()}


def _count(matches: Matches, seated: Sequence[str], outcome: Outcome | None) -> None:
    if outcome is None:
        raise RuntimeError("nobody is to act in a game that is not over")
    share = 1 / len(outcome.winners)
    for standing in outcome.standings:
        tally = matches.tallies[seated[standing.seat]]
        tally.seats += 1
        tally.points += standing.total
        tally.wins += share * (standing.rank == 1)
