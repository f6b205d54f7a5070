from __future__ import annotations

from pathlib import Path

import pytest

from bot.config import BadSetting, LogLevel, Settings, read_settings, setting_names


def test_everything_has_a_default() -> None:
    assert read_settings({}, None) == Settings()


def test_the_environment_goes_before_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("PORT=9000\nDATABASE=a.sqlite\nLOG_LEVEL=debug\nDISCORD_TOKEN='abc'\n")
    settings = read_settings({"DATABASE": "b.sqlite", "PORT": " "}, file)
    assert settings == Settings(
        discord_token="abc",  # noqa: S106 - not a token
        database=Path("b.sqlite"),
        port=9000,
        log_level=LogLevel.DEBUG,
    )


def test_a_missing_file_is_no_matter(tmp_path: Path) -> None:
    assert read_settings({}, tmp_path / "none.env") == Settings()


@pytest.mark.parametrize(
    ("name", "value", "says"),
    [
        ("PORT", "door", "a number from 0 to 65535"),
        ("PORT", "70000", "a number from 0 to 65535"),
        ("AI_PAUSE", "-1", "a number of seconds from 0 to 60"),
        ("AI_PAUSE", "nan", "a number of seconds from 0 to 60"),
        ("LOG_LEVEL", "loud", "'loud' (one of DEBUG, INFO, WARNING, ERROR)"),
        ("FONTS", "/nowhere/at/all", "is not a folder"),
    ],
)
def test_a_bad_value_is_named_in_one_line(name: str, value: str, says: str) -> None:
    with pytest.raises(BadSetting) as caught:
        read_settings({name: value}, None)
    assert caught.value.setting == name
    line = str(caught.value)
    assert line.startswith(name)
    assert says in line
    assert "\n" not in line


def test_a_file_in_another_encoding_is_named_in_one_line(tmp_path: Path) -> None:
    written = tmp_path / "other.env"
    written.write_bytes("DATABASE=工坊.sqlite".encode("big5"))
    with pytest.raises(BadSetting, match=r"other\.env cannot be used: it is not written in UTF-8"):
        read_settings({}, written)


def test_settings_are_named_in_capitals() -> None:
    assert setting_names() == (
        "DISCORD_TOKEN",
        "DATABASE",
        "PORT",
        "FONTS",
        "AI_PAUSE",
        "LOG_LEVEL",
    )
