"""What a reader of small pictures is asked: ten questions a game, positions of all kinds."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.games.registry import RULESETS
from tests.render.questions import POSITIONS, draw

ASKED = Path(__file__).with_name("questions.md").read_text()


@pytest.mark.parametrize("game", sorted(RULESETS))
def test_ten_questions_are_asked_about_a_board(game: str) -> None:
    part = ASKED.partition(f"## {game}\n")[2].partition("\n## ")[0]
    numbers = [int(number) for number in re.findall(r"^(\d+)\. ", part, re.MULTILINE)]
    assert numbers == list(range(1, 11))


def test_each_position_is_drawn_small_and_told_in_full(tmp_path: Path) -> None:
    draw(tmp_path)
    assert len([*(tmp_path / "pictures").iterdir()]) == 2 * len(POSITIONS) * len(RULESETS)
    for game in RULESETS:
        told = [path.read_text() for path in (tmp_path / "boards").glob(f"{game}-*.txt")]
        assert len({*told}) == len(POSITIONS)
        phases = {text.partition(".")[0].rpartition(", ")[2] for text in told}
        assert len(phases) > 1
        assert all("To act: " in text for text in told)
