"""Tells Discord of the commands, but only where they differ from what it was told before."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from hashlib import sha256
from typing import Any

import structlog
from discord import app_commands

REGISTERED = "registered_commands"
"""The key in the store's notes under which the hash of the last payload lies."""

Notes = Callable[[str], Awaitable[str | None]]
TakeNote = Callable[[str, str], Awaitable[None]]

log = structlog.get_logger(__name__)


async def payload(tree: app_commands.CommandTree[Any]) -> list[dict[str, Any]]:
    """What Discord would be told: all global commands with their translations."""
    commands = tree.get_commands()
    if tree.translator is None:
        return [command.to_dict(tree) for command in commands]
    return [await command.get_translated_payload(tree, tree.translator) for command in commands]


async def register(
    tree: app_commands.CommandTree[Any], application: int, notes: Notes, take_note: TakeNote
) -> bool:
    """Send the commands if this application was last told others; say whether they were sent."""
    told = await payload(tree)
    text = json.dumps([application, told], sort_keys=True, ensure_ascii=False)
    digest = sha256(text.encode()).hexdigest()
    if await notes(REGISTERED) == digest:
        return False
    commands = await tree.sync()
    await take_note(REGISTERED, digest)
    log.info("commands registered", count=len(commands))
    return True
