from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import aiohttp
import discord
import pytest

from bot.config import BadSetting
from bot.games.errors import CatalogueError
from bot.problems import CannotStart, in_one_line
from db.errors import SchemaTooNew, StoreInUse, StoreUnavailable

FILE = Path("games.sqlite")


def server_error() -> discord.HTTPException:
    response = SimpleNamespace(status=503, reason="Unavailable")
    return discord.HTTPException(response, "try\nlater")


@pytest.mark.parametrize(
    ("error", "says"),
    [
        (CannotStart("no token"), ["no token"]),
        (BadSetting("PORT", "'x'"), ["PORT", "'x'"]),
        (
            CatalogueError("bad_catalogue", file="zongshi.toml", item="jade", reason="no\nname"),
            ["(zongshi.toml, jade)", "no name"],
        ),
        (
            CatalogueError("bad_catalogue", file="zongshi.toml", item="", reason="line 3"),
            ["(zongshi.toml)", "line 3"],
        ),
        (StoreInUse(FILE), ["games.sqlite", "in use"]),
        (StoreInUse(FILE, "forge", 17), ["games.sqlite", "17", "forge"]),
        (SchemaTooNew(FILE, 9, 1), ["games.sqlite", "9", "1", "newer release"]),
        (
            StoreUnavailable(FILE, "Permission\ndenied"),
            ["games.sqlite", "DATABASE", "Permission denied"],
        ),
        (discord.LoginFailure("Improper token"), ["refused", "DISCORD_TOKEN"]),
        (server_error(), ["cannot be reached"]),
        (aiohttp.ClientError("no route"), ["cannot be reached", "no route"]),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Exception) else "",
)
def test_what_the_starter_can_mend_is_one_line(error: Exception, says: list[str]) -> None:
    line = in_one_line(error)
    assert line is not None
    assert "\n" not in line
    for part in says:
        assert part in line


def test_our_own_defects_keep_their_traceback() -> None:
    assert in_one_line(ZeroDivisionError()) is None
