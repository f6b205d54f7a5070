"""The pages for players and owners: whatever they name is there, and what they advise works."""

from __future__ import annotations

import re
import runpy
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner
from PIL import Image

from bot.__main__ import main
from bot.client import PERMISSIONS
from bot.config import LogLevel, setting_names
from bot.i18n import t
from bot.stopping import SIGNALS
from cogs.lasting import VERBS
from tests.documents import ROOT, all_commands, text
from tests.support.world import a_world

DOCUMENTS = (
    "README.md",
    "CHANGELOG.md",
    "bot/ARCHITECTURE.md",
    "bot/i18n/WORDING.md",
    "seeds/README.md",
    "docs/players.md",
    "docs/owners.md",
    "docs/parts.md",
)
PAGES = ("docs/players.md", "docs/owners.md")
LARGEST = 150_000
"""Bytes of a picture in the documents."""


def anchors(name: str) -> set[str]:
    """What links into a document can point at, by the rule by which GitHub makes them."""
    outside = re.sub(r"^( *)```.*?^\1```", "", text(name), flags=re.MULTILINE | re.DOTALL)
    headings = re.findall(r"^#+ (.+)$", outside, re.MULTILINE)
    bare = (re.sub(r"[^\w\- ]", "", heading.lower()) for heading in headings)
    return {heading.replace(" ", "-") for heading in bare}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_link_leads_to_a_file_and_a_heading(name: str) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", text(name)):
        if re.match(r"https?://", target):
            continue
        path, _, anchor = target.partition("#")
        file = (ROOT / name).parent / path if path else ROOT / name
        assert file.exists(), target
        if anchor:
            assert anchor in anchors(file.resolve().relative_to(ROOT).as_posix()), target


async def test_every_command_that_is_named_exists(tmp_path: Path) -> None:
    everything = "".join(map(text, ("README.md", *PAGES)))
    named = set(re.findall(r"`(/[a-z][a-z -]*)`", everything))
    assert named <= await all_commands(tmp_path / "empty.sqlite")


@pytest.mark.parametrize("name", ["README.md", *PAGES])
def test_every_setting_and_verb_that_is_named_exists(name: str) -> None:
    known = {*setting_names(), *LogLevel, *(signal.name for signal in SIGNALS), "OUT", "FILE"}
    for named in re.findall(r"`([A-Z][A-Z_]+)=?`", text(name)):
        assert named in known, named
    verbs = set(re.findall(r"^([a-z]+):.*  ## ", text("Makefile"), re.MULTILINE))
    for verb in re.findall(r"(?:`|^ *)make ([a-z]+)", text(name), re.MULTILINE):
        assert verb in verbs, verb


def test_every_button_that_players_read_of_is_called_so() -> None:
    page = text("docs/players.md")
    keys = [f"button-{verb}" for verb in ("join", "leave", "start", "options", "again", "add-ai")]
    keys += [f"panel-{verb}" for verb in (*VERBS, "confirm", "undo", "orders")]
    keys += ["button-replay", "replay-film", "look-at", "choice-language-automatic"]
    named = set(re.findall(r"(?<![*\w])\*([^*\n]+)\*(?!\*)", page))
    assert named == {t("en", key) for key in keys}
    assert f"**{t('en', 'panel-preview', effects='')[2:].split(':')[0]}**" in page


def test_owners_read_of_all_permissions_that_the_invitation_asks_for() -> None:
    section = text("docs/owners.md").split("## Permissions", 1)[1].split("\n## ", 1)[0]
    named = re.findall(r"^\| ([A-Z][A-Za-z ]+) \|", section, re.MULTILINE)
    asked = {name.replace("read_messages", "view_channel") for name, on in PERMISSIONS if on}
    assert set(named) == {t("en", f"permission-{name.replace('_', '-')}") for name in asked}


def test_the_advised_backup_is_a_whole_copy_while_the_bot_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    code = re.search(r'python -c "([^"]+)"', text("docs/owners.md"))
    assert code is not None
    monkeypatch.chdir(tmp_path)
    (tmp_path / "backup.py").write_text(code.group(1))
    with closing(sqlite3.connect("guildhall.sqlite", isolation_level=None)) as running:
        running.execute("PRAGMA journal_mode = WAL")
        running.execute("CREATE TABLE moves AS SELECT 7 AS number")
        runpy.run_path("backup.py")
    with closing(sqlite3.connect("copy.sqlite")) as copy:
        assert copy.execute("SELECT number FROM moves").fetchall() == [(7,)]


async def test_whom_the_advised_statements_forget_is_a_player_with_a_number(
    tmp_path: Path,
) -> None:
    (sql,) = re.findall(r"```sql\n(.+?)```", text("docs/owners.md"), re.DOTALL)
    async with a_world(tmp_path) as world:
        await world.table_of(world.people)
        ann, ben, cleo = world.people
        await world.slash(ben, "me language", language="zh-TW")
        await world.app.tables.ai.hand_over(world.channel.id, cleo.id)
        await world.app.idle()
        for who in (ben, cleo):
            with closing(sqlite3.connect(world.database)) as owner, owner:
                owner.executescript(re.sub(r"\b1\b", str(who.id), sql))
        await world.restart()
        told = await world.slash(ann, "table text")
        assert "Ann" in told
        assert "Ben" not in told
        assert "**Player 2**" in told
        assert "AI for Player 3" in told
        assert "Your tables" in await world.slash(ben, "me tables")


def test_the_pictures_are_drawn_anew_by_one_command_and_all_shown(tmp_path: Path) -> None:
    result = CliRunner().invoke(main, ("pictures", str(tmp_path)))
    assert result.exit_code == 0, result.output
    drawn = {path.name for path in tmp_path.iterdir()}
    assert drawn == {path.name for path in (ROOT / "docs").glob("*.png")}
    everything = "".join(map(text, ("README.md", *PAGES)))
    for name in drawn:
        stored = ROOT / "docs" / name
        assert stored.stat().st_size < LARGEST
        assert f"{name})" in everything
        with Image.open(stored) as old, Image.open(tmp_path / name) as new:
            assert old.size == new.size
