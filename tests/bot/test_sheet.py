"""The sheet of all pictures."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner
from msgspec.structs import replace
from PIL import Image

from bot.__main__ import main
from bot.cli.drawing import NAMES, Sitting
from bot.cli.positions import by_phase, play, spread
from bot.games.registry import RULESETS
from render import film
from tests.games.recorded import files, read

KINDS = {"guild", "smithies", "hand", "smithy", "after", "score", "lobby"}
BOOKS = {"card", "rule"}
WIDE = 900
"""Pixels that even a single card is across."""


def test_every_kind_of_picture_is_drawn_at_every_size_and_together(tmp_path: Path) -> None:
    words = ("sheet", str(tmp_path), "--game", "swordsmith", "--seats", "2", "--locale", "zh-TW")
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    drawn = {path.name for path in (tmp_path / "full").iterdir()}
    assert {name.split("-")[1] for name in drawn} == KINDS | BOOKS
    for number in (1, 2):
        hard = {name.split("-")[1] for name in drawn if f"-names{number}-2-zh-TW" in name}
        assert hard | {"after"} == KINDS
    assert sum("-card-" in name for name in drawn) == 88
    for folder, width in (("full", 1600), ("550", 550), ("350", 350)):
        assert {path.name for path in (tmp_path / folder).iterdir()} == drawn
        for name in drawn:
            with Image.open(tmp_path / folder / name) as picture:
                is_full_book = folder == "full" and name.split("-")[1] in BOOKS
                assert picture.width >= WIDE if is_full_book else picture.width == width
    overviews = {path.name for path in tmp_path.glob("*.png")}
    assert overviews == {f"swordsmith-{kind}.png" for kind in KINDS | BOOKS}


@pytest.mark.parametrize("game", sorted(RULESETS))
def test_every_picture_shows_those_who_sit_there(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(film, "MOST", 2)
    actions = play(RULESETS[game], 2, b"names")
    sitting = Sitting(RULESETS[game], 2, "en", ("Ann", "Ben"))
    previews = filter(None, map(sitting.after, spread(actions, 20)))
    told = [next(previews).alt, sitting.area(actions[9]).alt, sitting.film(actions).alt]
    assert all("Ann" in alt or "Ben" in alt for alt in told)
    assert not any(name in alt for alt in told for name in NAMES)


def test_a_recorded_game_can_be_drawn_also_while_it_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    record = read(next(path for path in files() if path.stem.startswith("zongshi")))
    path.write_bytes(
        msgspec.json.encode(replace(record, moves=record.moves[:9], end="", totals=()))
    )
    words = ("sheet", str(tmp_path / "out"), "--record", str(path), "--locale", "en")
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 0, result.output
    drawn = {path.name.split("-")[1] for path in (tmp_path / "out" / "full").iterdir()}
    assert drawn == {"town", "workshops", "hand", "workshop", "after", "lobby"}
    path.write_bytes(b"{")
    result = CliRunner().invoke(main, words)
    assert result.exit_code == 2
    assert "not a recorded game" in result.output


def test_a_number_of_seats_that_the_game_does_not_know_is_refused(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ("sheet", str(tmp_path), "--seats", "9"))
    assert result.exit_code == 2
    assert "zongshi is for 2, 3, 4, 5 players" in result.output


@pytest.mark.parametrize("game", sorted(RULESETS))
def test_games_that_play_themselves_are_the_same_for_the_same_seed_and_end(game: str) -> None:
    ruleset = RULESETS[game]
    one, same, other = (play(ruleset, 3, seed) for seed in (b"1", b"1", b"2"))
    assert one == same
    assert one != other
    assert ruleset.outcome(one[-1].after) is not None
    assert all(a.after == b.before for a, b in pairwise(one))
    phases = {ruleset.moment(action.after).phase for action in one[:-1]}
    assert set(by_phase(ruleset, one)) == phases | {"late", "over"}
