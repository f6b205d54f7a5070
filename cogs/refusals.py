"""What to make of Discord's refusals: wait and try again, do it another way, or give up."""

from __future__ import annotations

import asyncio
from enum import Enum, auto

import aiohttp
import discord

UNKNOWN_CHANNEL = 10003
UNKNOWN_MESSAGE = 10008
MISSING_ACCESS = 50001
MISSING_PERMISSIONS = 50013
ARCHIVED = 50083
LOCKED = 160005
EDITED_TOO_OFTEN = 30046
TOO_LARGE = 40005

FIRST_WAIT = 2.0
LONGEST_WAIT = 600.0
TRIES = 12
"""How often something is tried that Discord refuses for a reason that may never go away."""

PASSING = (
    discord.DiscordServerError,
    discord.RateLimited,
    aiohttp.ClientError,
    asyncio.TimeoutError,
    OSError,
)
"""Trouble that passes by itself: never a reason to drop what is owed."""
REFUSED = (discord.HTTPException, *PASSING)
"""What a request to Discord may raise."""


class Remedy(Enum):
    """What helps against a refusal."""

    WAIT = auto()
    """It passes: the same again, later."""
    PLAIN = auto()
    """Without pictures it may be taken."""
    POST = auto()
    """The message cannot be edited: a new one."""
    UNARCHIVE = auto()
    """The thread sleeps: wake it up, then the same again."""
    LEAVE = auto()
    """The channel is gone or closed to the bot: nothing can be sent there."""


_BY_CODE = {
    UNKNOWN_CHANNEL: Remedy.LEAVE,
    MISSING_ACCESS: Remedy.LEAVE,
    UNKNOWN_MESSAGE: Remedy.POST,
    EDITED_TOO_OFTEN: Remedy.POST,
    ARCHIVED: Remedy.UNARCHIVE,
    MISSING_PERMISSIONS: Remedy.PLAIN,
    TOO_LARGE: Remedy.PLAIN,
}


def remedy(error: Exception) -> Remedy:
    """What helps against an error of a request to Discord."""
    if isinstance(error, PASSING):
        return Remedy.WAIT
    if isinstance(error, discord.HTTPException):
        if error.status == 429:
            return Remedy.WAIT
        if error.status == 413:
            return Remedy.PLAIN
        return _BY_CODE.get(error.code, Remedy.PLAIN if error.status == 400 else Remedy.WAIT)
    raise error


def passes(error: Exception) -> bool:
    """Whether an error says nothing against what was sent, so that it is tried without end."""
    return isinstance(error, PASSING) or (
        isinstance(error, discord.HTTPException) and (error.status == 429 or error.status >= 500)
    )


def wait_after(error: Exception, attempts: int) -> float:
    """Seconds until the next try: what Discord asks for, else doubling with each attempt."""
    asked = float(error.retry_after) if isinstance(error, discord.RateLimited) else 0.0
    if isinstance(error, discord.HTTPException) and error.status == 429:
        asked = _asked_for(error)
    doubled = FIRST_WAIT * 2.0 ** min(attempts, 16)
    return max(asked, min(LONGEST_WAIT, doubled))


def _asked_for(error: discord.HTTPException) -> float:
    headers = getattr(error.response, "headers", None) or {}
    try:
        seconds = float(headers.get("Retry-After", 0.0))
    except (TypeError, ValueError):
        return 0.0
    return seconds
