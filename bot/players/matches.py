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
"""The kind that plays any legal move."""


class Record(msgspec.Struct):
    """What the seats of one kind of player came to."""

    seats: int = 0
    """Seats played, over all games."""
    wins: float = 0.0
    """Games won; one that several seats share counts as a part for each."""
    points: int = 0
    choices: int = 0
    seconds: float = 0.0
    """Spent in choosing."""


class Matches(msgspec.Struct):
    """What a run of games came to."""

    records: dict[str, Record]
    """By kind, in the order in which the kinds were named."""
    rounds: list[int] = []
    """How many each game lasted."""


def kinds_of(game: str) -> tuple[str, ...]:
    """Who can play a game: its levels, easiest first, and chance."""
    return (*(level.value for key, level in PLAYERS if key == game), CHANCE)


def play_matches(
    ruleset: AnyRuleset,
    kinds: Sequence[str],
    games: int,
    seats: int,
    seed: bytes,
    clock: Callable[[], float],
) -> Matches:
    """Play games to their ends; the kinds go round the table, one seat further each game."""
    matches = Matches({kind: Record() for kind in kinds})
    for number in range(games):
        seated = tuple(kinds[(seat + number) % len(kinds)] for seat in range(seats))
        label = seed + number.to_bytes(8, "big")
        outcome = _play(ruleset, seated, label, clock, matches)
        _count(matches, seated, outcome)
    return matches


def _play(
    ruleset: AnyRuleset,
    seated: Sequence[str],
    label: bytes,
    clock: Callable[[], float],
    matches: Matches,
) -> Outcome:
    players = _players(ruleset.key)
    source = rng(b"order" + label)
    state = ruleset.new_game(len(seated), b"game" + label)
    for number in count():
        asked = sorted(ruleset.to_act(state))
        if not asked:
            break
        at, source = source.below(len(asked))
        seat = asked[at]
        view, legal = ruleset.view(state, seat), ruleset.legal_moves(state, seat)
        record = matches.records[seated[seat]]
        began = clock()
        chance = rng(b"choice" + label + number.to_bytes(8, "big"))
        move = players[seated[seat]].choose(view, legal, chance)
        record.seconds += clock() - began
        record.choices += 1
        state = ruleset.apply(state, seat, move).state
    matches.rounds.append(ruleset.moment(state).round)
    outcome = ruleset.outcome(state)
    if outcome is None:
        raise RuntimeError(f"{ruleset.key}: nobody is to act in a game that is not over")
    return outcome


def _players(game: str) -> dict[str, Player]:
    levels = {level.value: player for (key, level), player in PLAYERS.items() if key == game}
    return {**levels, CHANCE: ChancePlayer()}


def _count(matches: Matches, seated: Sequence[str], outcome: Outcome) -> None:
    share = 1 / len(outcome.winners)
    for standing in outcome.standings:
        record = matches.records[seated[standing.seat]]
        record.seats += 1
        record.points += standing.total
        record.wins += share * (standing.rank == 1)
