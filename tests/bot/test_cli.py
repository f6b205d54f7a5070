"""The verbs that need neither Discord nor a table."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result
from PIL import Image

from bot.__main__ import main
from bot.cli.files import write

RECORDED = sorted((Path(__file__).parent.parent / "games" / "recorded").glob("*.json"))


def use(*words: str) -> Result:
    return CliRunner().invoke(main, words)


@pytest.mark.parametrize("verb", main.commands)
def test_every_verb_explains_itself(verb: str) -> None:
    result = use(verb, "--help")
    assert result.exit_code == 0
    assert f"Usage: main {verb}" in result.output
    assert "-h, --help" in result.output


def test_selfplay_prints_its_figures() -> None:
    result = use("selfplay", "zongshi", "--games", "1", "--seats", "2", "--runs", "1")
    assert result.exit_code == 0, result.output
    figures = dict(re.split(r"\s{2,}", line, maxsplit=1) for line in result.output.splitlines())
    assert figures["games"] == "1"
    assert int(figures["moves"]) > 20
    assert set(figures) == {
        "games", "moves", "moves/s", "rounds", "longest list", "slowest list", "largest state",
    }  # fmt: skip


def test_selfplay_plays_the_same_games_for_the_same_seed() -> None:
    words = ("selfplay", "zongshi", "--games", "1", "--seats", "2", "--runs", "1", "--seed", "7")
    first, second = (use(*words).output.splitlines()[1] for _ in range(2))
    assert first == second


def test_selfplay_refuses_a_wrong_number_of_seats() -> None:
    result = use("selfplay", "zongshi", "--seats", "9")
    assert result.exit_code == 2
    assert "zongshi is for 2, 3, 4, 5 players" in result.output


def test_selfplay_compares_players() -> None:
    words = ("selfplay", "zongshi", "--players", "easy, random", "--games", "3", "--seats", "2")
    result = use(*words, "--seed", "cli")
    assert result.exit_code == 0, result.output
    figures = dict(re.split(r"\s{2,}", line, maxsplit=1) for line in result.output.splitlines())
    assert set(figures) == {"games", "rounds", "easy", "random"}
    told = re.compile(
        r"won (\d\.\d) games \(\d+\.\d%\), (\d+\.\d) points a seat, \d+\.\d+ ms a choice"
    )
    easy, random = (told.fullmatch(figures[kind]) for kind in ("easy", "random"))
    assert easy
    assert random
    assert float(easy[1]) + float(random[1]) == 3
    assert float(easy[2]) > float(random[2])
    again = use(*words, "--seed", "cli").output
    assert [line.rpartition(",")[0] for line in again.splitlines()] == [
        line.rpartition(",")[0] for line in result.output.splitlines()
    ]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--players", "easy,grand"), "'grand' does not play zongshi, only easy, random"),
        (("--players", ""), "'' does not play zongshi"),
        (("--players", "easy,random,easy", "--seats", "2"), "3 players do not fit on 2 seats"),
        (("--players", "easy", "--runs", "2"), "has no meaning beside --players"),
    ],
)
def test_selfplay_refuses_players_that_do_not_fit(words: tuple[str, ...], says: str) -> None:
    result = use("selfplay", "zongshi", *words)
    assert result.exit_code == 2
    assert says in result.output


def test_bench_prints_what_a_release_has_to_reach() -> None:
    result = use("bench", "--games", "1", "--positions", "2")
    assert result.exit_code == 0, result.output
    for figure in (
        "moves/s",
        "slowest list",
        "largest state",
        "board",
        "hand",
        "town.png",
        "event loop",
    ):
        assert figure in result.output


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_a_recorded_game_is_replayed_to_its_score(path: Path) -> None:
    result = use("replay", str(path))
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    record = msgspec.json.decode(path.read_bytes())
    assert sum(": " in line and line.lstrip()[0].isdigit() for line in lines) >= len(
        record["moves"]
    )
    assert re.match(rf"1\. seat \d: {record['totals'][0]} \(", lines[-len(record["totals"])])


def test_a_game_that_was_not_finished_says_who_is_to_act(tmp_path: Path) -> None:
    record = msgspec.json.decode(RECORDED[0].read_bytes())
    record |= {"moves": record["moves"][:3], "end": "", "totals": []}
    result = use("replay", str(written(tmp_path, record)))
    assert result.exit_code == 0
    assert "goes on; to act: seat" in result.output


def test_a_recorded_game_is_animated(tmp_path: Path) -> None:
    out = tmp_path / "game.webp"
    result = use("replay", str(RECORDED[0]), "--animate", str(out), "--locale", "zh-TW")
    assert result.exit_code == 0, result.output
    assert result.output == f"{out}: {out.stat().st_size} bytes\n"
    with Image.open(out) as animated:
        assert (animated.format, animated.width) == ("WEBP", 800)
        assert animated.n_frames > 20  # type: ignore[attr-defined]


def test_a_game_that_was_not_finished_is_not_animated(tmp_path: Path) -> None:
    record = msgspec.json.decode(RECORDED[0].read_bytes())
    out = tmp_path / "game.webp"
    for count in (3, 0):
        short = written(
            tmp_path, record | {"moves": record["moves"][:count], "end": "", "totals": []}
        )
        result = use("replay", str(short), "--animate", str(out))
        assert result.exit_code == 2
        assert "the game is not over" in result.output
        assert not out.exists()


def written(folder: Path, record: object) -> Path:
    path = folder / "game.json"
    path.write_bytes(msgspec.json.encode(record))
    return path


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"format": 2}, "not a recorded game"),
        ({"moves": [[0, "nonsense"]]}, "move 1 (nonsense) of seat 0"),
        ({"start": "{}"}, "the first position cannot be read"),
        ({"catalogue": "x = 1"}, "the first position cannot be read"),
        ({"totals": [99]}, "the record says (99,)"),
        ({"end": "0"}, "ends in another position"),
    ],
    ids=lambda value: "-".join(value) if isinstance(value, dict) else "",
)
def test_a_broken_record_is_refused_in_one_line(
    tmp_path: Path, change: dict[str, object], says: str
) -> None:
    record = msgspec.json.decode(RECORDED[0].read_bytes()) | change
    result = use("replay", str(written(tmp_path, record)))
    assert result.exit_code == 2
    last = result.output.splitlines()[-1]
    assert last.startswith("Error: ")
    assert says in last


@pytest.mark.parametrize("content", [b"", b"\xff\xfe", b"[]", b"{"])
def test_a_file_that_is_no_record_is_refused_in_one_line(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    result = use("replay", str(path))
    assert result.exit_code == 2
    assert len(result.output.splitlines()) == 1
    assert "not a recorded game" in result.output


def test_a_picture_that_cannot_be_written_is_named_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    out = tmp_path / "file" / "game.webp"
    result = use("replay", str(RECORDED[0]), "--animate", str(out))
    assert result.exit_code == 1
    assert result.output == f"Error: {out} cannot be written: File exists\n"


def test_the_folders_of_a_picture_are_made(tmp_path: Path) -> None:
    out = tmp_path / "games" / "old" / "game.webp"
    write(out, b"drawn")
    assert out.read_bytes() == b"drawn"


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert use("replay", str(tmp_path / "none.json")).exit_code == 2
