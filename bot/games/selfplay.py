"""Random games, to count and to time the rules. The caller brings the clock."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bot.games.rng import Rng, rng
from bot.games.ruleset import AnyRuleset


class Report(msgspec.Struct):
    """What a run of random games came to."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    """Spent in the rules and in choosing, without the measurements of size."""
    longest_list: int = 0
    slowest_list: float = 0.0
    """Seconds for one list of legal moves."""
    fewest_rounds: int = 0
    most_rounds: int = 0
    largest_state: int = 0
    """Bytes of the largest encoded state, sampled once a round."""

    @property
    def speed(self) -> float:
        """Moves a second."""
        return self.moves / self.seconds if self.seconds else 0.0


def selfplay(
    ruleset: AnyRuleset, games: int, seats: int, seed: bytes, clock: Callable[[], float]
) -> Report:
    """Play games to their ends, each move chosen uniformly from the full legal list."""
    report = Report()
    for number in range(games):
        label = seed + number.to_bytes(8, "big")
        _play(ruleset, seats, label, clock, report)
    return report


def _play(
    ruleset: AnyRuleset, seats: int, label: bytes, clock: Callable[[], float], report: Report
) -> None:
    source = rng(b"choices" + label)
    began = clock()
    state = ruleset.new_game(seats, b"game" + label)
    report.seconds += clock() - began
    round_seen = -1
    while True:
        now = ruleset.moment(state).round
        if now != round_seen:
            round_seen = now
            report.largest_state = max(report.largest_state, len(ruleset.encode_state(state)))
        began = clock()
        following = _step(ruleset, state, source, clock, report)
        report.seconds += clock() - began
        if following is None:
            break
        state, source = following
        report.moves += 1
    report.games += 1
    report.most_rounds = max(report.most_rounds, round_seen)
    report.fewest_rounds = min(report.fewest_rounds or round_seen, round_seen)


def _step(
    ruleset: AnyRuleset,
    state: object,
    source: Rng,
    clock: Callable[[], float],
    report: Report,
) -> tuple[object, Rng] | None:
    """One move of one of the seats to act; None once the game is over."""
    asked = sorted(ruleset.to_act(state))
    if not asked:
        return None
    at, source = source.below(len(asked))
    seat = asked[at]
    began = clock()
    legal = ruleset.legal_moves(state, seat)
    report.slowest_list = max(report.slowest_list, clock() - began)
    report.longest_list = max(report.longest_list, len(legal))
    at, source = source.below(len(legal))
    return ruleset.apply(state, seat, legal[at]).state, source
