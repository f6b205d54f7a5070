"""The program's settings, read once from the environment and from a file named .env."""

from __future__ import annotations

import os
from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any

import msgspec
from dotenv import dotenv_values


class LogLevel(StrEnum):
    """How much the program tells of its own doings."""

    DEBUG = "DEBUG"
    INFO = "INFO"
    WARNING = "WARNING"
    ERROR = "ERROR"


Seconds = Annotated[float, msgspec.Meta(ge=0, le=60)]
Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]


class Settings(msgspec.Struct, frozen=True, rename="upper"):
    """What can be set from outside; each field is a setting by the same name in capitals."""

    discord_token: str = ""
    """The token of the bot's account; empty: there is none, only the local page works."""
    database: Path = Path("guildhall.sqlite")
    """The file that keeps all tables."""
    port: Port = 8321
    """Where the local page listens; 0: any free port."""
    fonts: Path | None = None
    """A folder with further fonts, searched before the ones that come with the program."""
    ai_pause: Seconds = 1.5
    """How many seconds AI seats wait before each of their actions, so that people can follow."""
    log_level: LogLevel = LogLevel.INFO
    """The least important lines that are still written."""


class BadSetting(Exception):
    """A setting with a value that it cannot have.

    Attributes: setting (its name in capitals), reason.
    """

    def __init__(self, setting: str, reason: str) -> None:
        super().__init__(f"{setting} cannot be used: {reason}")
        self.setting = setting
        self.reason = reason


def setting_names() -> tuple[str, ...]:
    """All settings by the names under which they are set."""
    return tuple(field.encode_name for field in msgspec.structs.fields(Settings))


def read_settings(
    environment: Mapping[str, str] | None = None, env_file: Path | None = Path(".env")
) -> Settings:
    """Settings from the environment, then from the file; raises `BadSetting`."""
    given = dict(os.environ if environment is None else environment)
    written = _written(env_file) if env_file is not None and env_file.is_file() else {}
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        name = field.encode_name
        text = (given.get(name) or "").strip() or (written.get(name) or "").strip()
        if text:
            values[field.name] = _value(name, text, field.type)
    if values.get("fonts") is not None and not values["fonts"].is_dir():
        raise BadSetting("FONTS", f"{values['fonts']} is not a folder")
    return Settings(**values)


def _written(env_file: Path) -> dict[str, str | None]:
    try:
        return dotenv_values(env_file)
    except UnicodeDecodeError as error:
        raise BadSetting(str(env_file), "it is not written in UTF-8") from error


def _value(name: str, text: str, wanted: Any) -> Any:
    if wanted in (Path, Path | None):
        return Path(text).expanduser()
    try:
        return msgspec.convert(text.upper() if wanted is LogLevel else text, wanted, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(name, f"{text!r} ({_said_plainly(wanted, str(error))})") from error


def _said_plainly(wanted: Any, reason: str) -> str:
    if wanted is LogLevel:
        return "one of " + ", ".join(LogLevel)
    if wanted == Port:
        return "a number from 0 to 65535"
    if wanted == Seconds:
        return "a number of seconds from 0 to 60"
    return reason
