"""Presses on buttons and selects, as people make them and as stale clients send them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from simcord import InteractionResult, MemberActor
from simcord.interactions import base_payload

from tests.support.world import World, text_of

BUTTON, SELECT = 2, 3


def components(message: discord.Message) -> Iterator[dict[str, Any]]:
    """All buttons and selects of a message, in the order in which they are shown."""
    waiting: list[dict[str, Any]] = [dict(part.to_dict()) for part in message.components]
    while waiting:
        part = waiting.pop(0)
        if part.get("custom_id"):
            yield part
        waiting[:0] = part.get("components", [])


def ids(message: discord.Message) -> list[str]:
    """The ids of all buttons and selects."""
    return [str(part["custom_id"]) for part in components(message)]


def by_id(message: discord.Message, custom_id: str) -> dict[str, Any]:
    """A button or select as Discord has it."""
    return next(part for part in components(message) if part["custom_id"] == custom_id)


async def press(
    world: World,
    who: MemberActor,
    message: discord.Message,
    custom_id: str,
    values: Sequence[str] | None = None,
) -> InteractionResult:
    """Press a button, or choose in a select; all that is owed is sent before this returns."""
    if values is None:
        result = await who.click(message, custom_id=custom_id)
    else:
        result = await who.select(message, list(values), custom_id=custom_id)
    await world.app.idle()
    return result


async def raw_press(
    world: World,
    who: MemberActor,
    message: discord.Message,
    custom_id: str,
    values: Sequence[str] = (),
    *,
    is_select: bool = False,
) -> str:
    """What is answered to a press on a component that the message had, or might have had."""
    backend = world.env.backend
    kind = SELECT if is_select else BUTTON
    part: dict[str, Any] = {"type": kind, "custom_id": custom_id}
    if is_select:
        part["options"] = [{"label": value, "value": value} for value in values]
    else:
        part |= {"style": 1, "label": "pressed"}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind}
    if is_select:
        data["values"] = list(values)
    record, payload = base_payload(
        backend,
        type=3,
        channel_id=message.channel.id,
        guild_id=world.guild.id,
        user_id=who.id,
        data=data,
    )
    payload["message"] = _as_pressed(message, part)
    record.source_message_id = message.id
    backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    await world.app.idle()
    # The answer to a press in a private message takes the place of that message.
    answered = message.id if record.message_id is None else record.message_id
    told = (answered, *record.followup_ids)
    return "\n".join(backend.get_message(message.channel.id, one).content for one in told)


def said(result: InteractionResult) -> str:
    """The private answer to a press."""
    return text_of(result)


def _as_pressed(message: discord.Message, part: dict[str, Any]) -> dict[str, Any]:
    """The message as the client shows it: with the component that is pressed."""
    author = {"id": "1", "username": "guildhall", "discriminator": "0", "avatar": None}
    return {
        "id": str(message.id),
        "channel_id": str(message.channel.id),
        "author": author,
        "content": "",
        "timestamp": "2026-03-01T12:00:00+00:00",
        "edited_timestamp": None,
        "tts": False,
        "mention_everyone": False,
        "mentions": [],
        "mention_roles": [],
        "attachments": [],
        "embeds": [],
        "pinned": False,
        "type": 0,
        "flags": message.flags.value,
        "components": [{"type": 1, "components": [part]}],
    }
