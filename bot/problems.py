"""Why the program cannot start or go on, in one line each; anything else is a defect of ours."""

from __future__ import annotations

import aiohttp
import discord

from bot.config import BadSetting
from bot.games.errors import CatalogueError
from db.errors import SchemaTooNew, StoreInUse, StoreUnavailable


class CannotStart(Exception):
    """Something that whoever starts the program can mend; its message is the line to show."""


def in_one_line(error: BaseException) -> str | None:
    """The line for whoever started the program; None where only a traceback helps."""
    match error:
        case CannotStart() | BadSetting():
            return str(error)
        case CatalogueError(params={"file": file, "item": item, "reason": reason}):
            where = f"{file}, {item}" if item else file
            return f"The card data cannot be used ({where}): {_one_line(str(reason))}"
        case StoreInUse():
            return f"{error.path} is in use already{_holder(error)}"
        case SchemaTooNew():
            return (
                f"{error.path} was written by a newer release (its schema is {error.found},"
                f" this one knows {error.known}): use that one, or set another file as DATABASE"
            )
        case StoreUnavailable():
            return f"{error.path} cannot be used as DATABASE: {_one_line(error.reason)}"
        case discord.LoginFailure():
            return "Discord refused the token: check DISCORD_TOKEN in .env"
        case discord.HTTPException() | aiohttp.ClientError():
            return f"Discord cannot be reached: {_one_line(str(error))}"
    return None


def _holder(error: StoreInUse) -> str:
    return f" by process {error.pid} on {error.host}" if error.pid else ""


def _one_line(text: str) -> str:
    return " ".join(text.split())
