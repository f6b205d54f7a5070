"""What every game promises to the host, proved by whole random games at every number of seats."""

from __future__ import annotations

from functools import cache
from itertools import islice
from typing import Any

import pytest

from bot.games.errors import IllegalMove
from bot.games.registry import RULESETS
from bot.games.rng import rng
from bot.games.ruleset import AnyRuleset, Event, Move
from tests.games.driving import Played, play_out
from tests.games.proofs import PROOFS

RICH_STARTS = 3
TABLES = [(key, seats) for key, ruleset in RULESETS.items() for seats in ruleset.seats]
GAMES = [(key, seats, number) for key, seats in TABLES for number in range(1 + RICH_STARTS)]
LONGEST_LIST = 250
every_table = pytest.mark.parametrize(("key", "seats"), TABLES)
every_game = pytest.mark.parametrize(("key", "seats", "number"), GAMES)


@cache
def random_game(key: str, seats: int, number: int) -> Played:
    """A whole game (0), or the rest of one from a position with much in hand."""
    ruleset: AnyRuleset = RULESETS[key]
    seed = b"contract %d" % number
    start = PROOFS[key].rich_start(seats, number) if number else ruleset.new_game(seats, seed)
    return play_out(ruleset, start, seed)


@cache
def moves_of(key: str, seats: int, number: int) -> tuple[Move, ...]:
    """Every different move that was legal for anybody at some time of the game."""
    game = random_game(key, seats, number)
    seen: dict[Move, None] = {}
    for step in game.steps:
        seen.update(dict.fromkeys(game.ruleset.legal_moves(step.before, step.seat)))
    return tuple(seen)


def known(events: tuple[Event, ...], reader: int) -> tuple[Event, ...]:
    """What one seat may read."""
    return tuple(event for event in events if event.audience in (None, reader))


@every_game
def test_the_seats_to_act_have_moves_and_nobody_else_has(key: str, seats: int, number: int) -> None:
    game = random_game(key, seats, number)
    for state in game.states:
        to_act = game.ruleset.to_act(state)
        assert to_act <= frozenset(range(seats))
        assert bool(to_act) == (game.ruleset.outcome(state) is None)
        for seat in range(seats):
            assert bool(game.ruleset.legal_moves(state, seat)) == (seat in to_act)


@every_game
def test_lists_are_stable_short_and_without_repetition(key: str, seats: int, number: int) -> None:
    game = random_game(key, seats, number)
    for state in game.states:
        for seat in game.ruleset.to_act(state):
            moves = game.ruleset.legal_moves(state, seat)
            assert moves == game.ruleset.legal_moves(state, seat)
            assert len(set(moves)) == len(moves) <= LONGEST_LIST


@every_game
def test_every_listed_move_is_accepted(key: str, seats: int, number: int) -> None:
    game = random_game(key, seats, number)
    for step in islice(game.steps, 0, None, 3):
        for seat in game.ruleset.to_act(step.before):
            for move in game.ruleset.legal_moves(step.before, seat):
                assert game.ruleset.apply(step.before, seat, move).state != step.before


@every_game
def test_moves_of_other_times_are_refused_and_change_nothing(
    key: str, seats: int, number: int
) -> None:
    game = random_game(key, seats, number)
    pool = moves_of(key, seats, number)
    source = rng(b"other times")
    for step in game.steps:
        before = game.ruleset.encode_state(step.before)
        legal = frozenset(game.ruleset.legal_moves(step.before, step.seat))
        for _ in range(12):
            at, source = source.below(len(pool))
            if pool[at] not in legal:
                with pytest.raises(IllegalMove):
                    game.ruleset.apply(step.before, step.seat, pool[at])
        assert game.ruleset.encode_state(step.before) == before


@every_game
def test_a_seat_that_is_not_asked_is_refused(key: str, seats: int, number: int) -> None:
    game = random_game(key, seats, number)
    for step in game.steps:
        for seat in frozenset(range(seats)) - game.ruleset.to_act(step.before):
            with pytest.raises(IllegalMove):
                game.ruleset.apply(step.before, seat, step.move)


@every_game
def test_a_finished_game_takes_no_more_moves(key: str, seats: int, number: int) -> None:
    game = random_game(key, seats, number)
    for seat in range(seats):
        with pytest.raises(IllegalMove):
            game.ruleset.apply(game.end, seat, game.steps[-1].move)


@every_game
def test_the_outcome_ranks_every_seat_by_its_total(key: str, seats: int, number: int) -> None:
    game = random_game(key, seats, number)
    outcome = game.ruleset.outcome(game.end)
    assert outcome is not None
    assert sorted(standing.seat for standing in outcome.standings) == list(range(seats))
    assert outcome.standings[0].rank == 1
    for standing in outcome.standings:
        assert standing.total == sum(line.points for line in standing.lines)
    for better, worse in zip(outcome.standings, outcome.standings[1:], strict=False):
        assert better.rank <= worse.rank
        assert better.total >= worse.total


@every_game
def test_states_come_back_from_their_bytes(key: str, seats: int, number: int) -> None:
    game = random_game(key, seats, number)
    for state in game.states:
        data = game.ruleset.encode_state(state)
        again = game.ruleset.decode_state(data)
        assert again == state
        assert game.ruleset.encode_state(again) == data


@every_game
def test_moves_come_back_from_bytes_and_from_their_notation(
    key: str, seats: int, number: int
) -> None:
    ruleset = RULESETS[key]
    moves = moves_of(key, seats, number)
    for move in moves:
        assert ruleset.decode_move(ruleset.encode_move(move)) == move
        assert ruleset.parse(ruleset.notation(move)) == move
        assert "\n" not in ruleset.notation(move)
    assert len({ruleset.notation(move) for move in moves}) == len(moves)


@every_game
def test_events_come_back_from_their_bytes(key: str, seats: int, number: int) -> None:
    game = random_game(key, seats, number)
    for step in game.steps:
        data = game.ruleset.encode_events(step.events)
        assert game.ruleset.decode_events(data) == step.events


@every_table
def test_the_same_seed_sets_up_the_same_game(key: str, seats: int) -> None:
    ruleset = RULESETS[key]
    assert ruleset.new_game(seats, b"contract 0") == random_game(key, seats, 0).start


@every_game
def test_the_log_replays_to_the_same_game(key: str, seats: int, number: int) -> None:
    game = random_game(key, seats, number)
    ruleset = game.ruleset
    state = game.start
    for step in game.steps:
        stored = ruleset.decode_state(ruleset.encode_state(state))
        done = ruleset.apply(stored, step.seat, ruleset.parse(ruleset.notation(step.move)))
        assert (done.state, done.events, done.reveals) == (step.after, step.events, step.reveals)
        state = done.state


@every_table
def test_another_seed_is_another_game(key: str, seats: int) -> None:
    ruleset: AnyRuleset = RULESETS[key]
    views = [ruleset.view(ruleset.new_game(seats, bytes([n])), None) for n in range(8)]
    assert any(view != views[0] for view in views[1:])


@every_game
def test_the_default_move_is_always_legal(key: str, seats: int, number: int) -> None:
    game = random_game(key, seats, number)
    for state in game.states:
        for seat in game.ruleset.to_act(state):
            move = game.ruleset.default_move(state, seat)
            assert move in game.ruleset.legal_moves(state, seat)


@every_table
def test_a_table_where_nobody_answers_still_ends(key: str, seats: int) -> None:
    ruleset: AnyRuleset = RULESETS[key]

    def default(state: Any, seat: int, _moves: Any, source: Any) -> Any:
        return ruleset.default_move(state, seat), source

    game = play_out(ruleset, ruleset.new_game(seats, b"absent"), b"order", default)
    assert ruleset.outcome(game.end) is not None


@every_game
def test_nothing_is_lost_or_made(key: str, seats: int, number: int) -> None:
    for state in random_game(key, seats, number).states:
        PROOFS[key].conserve(state)


@every_game
def test_a_view_does_not_depend_on_what_its_reader_may_not_know(
    key: str, seats: int, number: int
) -> None:
    game = random_game(key, seats, number)
    ruleset = game.ruleset
    for salt, state in enumerate(game.states):
        if ruleset.outcome(state) is not None:
            continue
        for reader in (None, *range(seats)):
            other = PROOFS[key].shuffle(state, reader, salt)
            assert ruleset.view(other, reader) == ruleset.view(state, reader)


@every_game
def test_shuffling_what_is_hidden_really_changes_positions(
    key: str, seats: int, number: int
) -> None:
    game = random_game(key, seats, number)
    changed = [
        PROOFS[key].shuffle(state, None, salt) != state for salt, state in enumerate(game.states)
    ]
    assert sum(changed) > len(changed) * 0.9


@every_table
def test_private_events_are_for_a_seat_of_the_table(key: str, seats: int) -> None:
    game = random_game(key, seats, 0)
    told = [event for step in game.steps for event in step.events]
    private = [event for event in told if event.audience is not None]
    assert private
    assert {event.audience for event in private} <= set(range(seats))
    assert len(private) < len(told)


@every_game
def test_a_move_that_reveals_nothing_ends_the_same_whatever_is_hidden(
    key: str, seats: int, number: int
) -> None:
    """Undo and previews are free up to a move that reveals, so a silent one may hold no news."""
    game = random_game(key, seats, number)
    ruleset = game.ruleset
    for salt, step in enumerate(game.steps):
        if step.reveals:
            continue
        other = PROOFS[key].shuffle(step.before, step.seat, salt)
        done = ruleset.apply(other, step.seat, step.move)
        assert known(done.events, step.seat) == known(step.events, step.seat)
        assert ruleset.view(done.state, step.seat) == ruleset.view(step.after, step.seat)


@every_game
def test_moves_that_reveal_mostly_do_depend_on_what_is_hidden(
    key: str, seats: int, number: int
) -> None:
    """A mark on every move would be true and of no use."""
    game = random_game(key, seats, number)
    ruleset = game.ruleset
    revealing = [step for step in game.steps if step.reveals]
    differing = 0
    for step in revealing:
        others = [PROOFS[key].shuffle(step.before, step.seat, salt) for salt in range(6)]
        ends = [ruleset.apply(other, step.seat, step.move).state for other in others]
        here = ruleset.view(step.after, step.seat)
        differing += any(ruleset.view(end, step.seat) != here for end in ends)
    assert 0 < len(revealing) < len(game.steps)
    assert differing >= len(revealing) * 0.75


@every_game
def test_legal_moves_do_not_tell_what_is_hidden(key: str, seats: int, number: int) -> None:
    game = random_game(key, seats, number)
    ruleset = game.ruleset
    for salt, step in enumerate(game.steps):
        other = PROOFS[key].shuffle(step.before, step.seat, salt)
        assert ruleset.legal_moves(other, step.seat) == ruleset.legal_moves(step.before, step.seat)


@every_game
def test_moments_never_go_back(key: str, seats: int, number: int) -> None:
    game = random_game(key, seats, number)
    rounds = [game.ruleset.moment(state).round for state in game.states]
    assert rounds == sorted(rounds)


def test_every_game_of_the_registry_has_its_proofs() -> None:
    assert set(PROOFS) == set(RULESETS)
