"""The kept games come out as they were written, and together show every ending."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.registry import RULESETS
from tests.games import recorded
from tests.games.playthroughs import FOLDER, SCRIPTS, Script, endings, play, written

ENDINGS = {
    "zongshi": {"projects", "idle", "max_rounds"},
    "swordsmith": {"profession", "track", "both"},
}
TIE_BREAKS = {
    "zongshi": {None, "completed_projects", "shared"},
    "swordsmith": {None, "loyal_customers", "swords_sold", "shared"},
}

every_script = pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.name)


@every_script
def test_a_kept_game_comes_out_as_it_was_written(script: Script) -> None:
    assert written(script, play(script)) == script.path.read_text(encoding="utf-8")


@every_script
def test_a_kept_game_ends_as_its_script_says(script: Script) -> None:
    game = play(script)
    outcome = game.ruleset.outcome(game.end)
    assert endings(game) == [script.ending]
    assert outcome is not None
    assert outcome.tie_break == script.tie_break


def test_no_file_is_left_over() -> None:
    assert {path.name for path in FOLDER.glob("*")} == {script.path.name for script in SCRIPTS}


@pytest.mark.parametrize("key", RULESETS)
def test_every_game_has_playthroughs_of_every_ending_tie_break_and_number_of_seats(
    key: str,
) -> None:
    scripts = [script for script in SCRIPTS if script.game == key]
    assert {script.ending for script in scripts} == ENDINGS[key]
    assert {script.tie_break for script in scripts} == TIE_BREAKS[key]
    assert {script.seats for script in scripts} == set(RULESETS[key].seats)


@pytest.mark.parametrize("key", RULESETS)
def test_the_house_rules_are_played_too(key: str) -> None:
    played = {option for script in SCRIPTS if script.game == key for option in script.options}
    assert played == set(RULESETS[key].option_names())


@pytest.mark.parametrize("key", RULESETS)
def test_every_game_has_a_record_of_its_present_rules(key: str) -> None:
    versions = {recorded.read(path).version for path in recorded.files() if key in path.name}
    assert RULESETS[key].version in versions


@pytest.mark.parametrize("path", recorded.files(), ids=lambda path: path.stem)
def test_a_recorded_game_replays_to_the_same_end(path: Path) -> None:
    kept = recorded.read(path)
    rules = RULESETS[kept.game]
    rules.learn_catalogue(kept.catalogue.encode())
    state = rules.decode_state(kept.start.encode())
    for seat, move in kept.moves:
        state = rules.apply(state, seat, rules.decode_move(move.encode())).state
    outcome = rules.outcome(state)
    assert outcome is not None
    assert tuple(standing.total for standing in outcome.standings) == kept.totals
    assert recorded.fingerprint(rules.encode_state(state)) == kept.end


def test_a_recorded_game_with_one_move_changed_does_not_pass_for_the_same() -> None:
    kept = recorded.read(recorded.files()[0])
    rules = RULESETS[kept.game]
    rules.learn_catalogue(kept.catalogue.encode())
    state = rules.decode_state(kept.start.encode())
    seat, move = kept.moves[0]
    other = next(m for m in rules.legal_moves(state, seat) if rules.encode_move(m) != move.encode())
    changed = rules.apply(state, seat, other).state
    same = rules.apply(state, seat, rules.decode_move(move.encode())).state
    assert rules.encode_state(changed) != rules.encode_state(same)
