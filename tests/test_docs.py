"""The documents say what the program is; where they lie, these fail."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from bot.__main__ import main
from bot.config import Settings, setting_names
from tests.documents import ROOT, all_commands, text


def rows(heading: str) -> list[str]:
    """The first cells of the table under a heading of the README."""
    section = text("README.md").split(f"## {heading}\n", 1)[1].split("\n## ", 1)[0]
    return re.findall(r"^\| `([^`]+)` \|", section, re.MULTILINE)


async def test_every_command_stands_in_the_readme_and_the_reverse(tmp_path: Path) -> None:
    commands = await all_commands(tmp_path / "empty.sqlite")
    groups = {command.rpartition(" ")[0] for command in commands}
    assert sorted(rows("Commands")) == sorted(commands - groups)


def test_every_setting_is_documented_and_the_reverse() -> None:
    assert rows("Settings") == list(setting_names())
    example = re.findall(r"^([A-Z_]+)=", text(".env.example"), re.MULTILINE)
    assert example == list(setting_names())


def test_documented_defaults_are_the_real_ones() -> None:
    example = dict(re.findall(r"^([A-Z_]+)=(.*)$", text(".env.example"), re.MULTILINE))
    defaults = Settings()
    assert example == {
        "DISCORD_TOKEN": defaults.discord_token,
        "DATABASE": str(defaults.database),
        "PORT": str(defaults.port),
        "FONTS": "",
        "AI_PAUSE": str(defaults.ai_pause),
        "LOG_LEVEL": defaults.log_level,
    }
    for value in (defaults.database, defaults.port, defaults.ai_pause, defaults.log_level):
        default = f"`{value}`"
        assert f"| {default} |" in text("README.md")


def test_every_verb_of_make_is_documented_and_the_reverse() -> None:
    phony = re.search(r"^\.PHONY: (.+)$", text("Makefile"), re.MULTILINE)
    assert phony is not None
    documented = [verb.removeprefix("make ") for verb in rows("For developers")]
    assert sorted(documented) == sorted(phony.group(1).split())
    explained = re.findall(r"^([a-z]+):.*  ## \S", text("Makefile"), re.MULTILINE)
    assert sorted(explained) == sorted(documented)


def test_every_verb_of_the_command_line_is_named_in_the_readme() -> None:
    section = text("README.md").split("The program is also a command line:", 1)[1]
    for verb in main.commands:
        assert re.search(rf"`(python -m bot )?{verb}\b", section), verb


def test_every_package_has_a_line_in_the_architecture() -> None:
    packages = [path.parent for path in ROOT.glob("*/__init__.py")]
    packages += [path.parent for path in (ROOT / "bot").glob("*/__init__.py")]
    documented = text("bot/ARCHITECTURE.md")
    for package in packages:
        name = package.relative_to(ROOT).as_posix()
        if name == "bot/cli":
            assert "`cli/`" in documented
        else:
            assert f"| `{name}/` |" in documented, name


def test_the_rules_snippet_of_the_readme_is_true() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False, encoding="utf-8")
    assert result.attempted >= 6
    assert result.failed == 0


def test_the_lock_file_names_the_public_index_only() -> None:
    hosts = set(re.findall(r"https?://([^/\"]+)", text("uv.lock")))
    assert hosts == {"pypi.org", "files.pythonhosted.org"}


def test_the_newest_release_has_its_lines_in_the_changelog() -> None:
    version = re.search(r'^version = "(.+)"$', text("pyproject.toml"), re.MULTILINE)
    assert version is not None
    newest = re.search(r"^## (\S+)", text("CHANGELOG.md"), re.MULTILINE)
    assert newest is not None
    assert newest.group(1) == version.group(1)
