"""Buttons and selects as plain data, and what Discord makes of them.

Everything that can be pressed is an item found again by its id alone, so that it works for years
and across restarts.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.i18n.words import clip
from cogs.lasting import lasting
from cogs.replies import Document
from render import Picture

TEXT = 4000
"""Characters that all texts of a message may have together."""
MOST = 40
"""Components that a message may have, nested ones too."""
ID = 100
LABEL = 80
TITLE = 150
OPTION = 100
OPTIONS = 25
BUTTONS = 5

STYLES = {
    "": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}


class Press(msgspec.Struct, frozen=True):
    """A button."""

    label: str
    id: str
    style: str = ""
    """"main", "good", "bad", or "" for one of many."""
    is_off: bool = False


class Line(msgspec.Struct, frozen=True):
    """One choice of a select."""

    value: str
    label: str
    about: str = ""
    is_chosen: bool = False


class Choose(msgspec.Struct, frozen=True):
    """A select."""

    title: str
    id: str
    lines: tuple[Line, ...]
    least: int = 1
    most: int = 1


Row = Choose | tuple[Press | discord.ui.Item[Any], ...]
"""A select, or buttons beside one another; items of discord.py are `DynamicItem`s already."""
Part = str | Picture | Document | discord.Attachment
"""Text, a picture or file that is sent, a picture that stays from before."""


def layout(parts: Sequence[Part], rows: Sequence[Row]) -> discord.ui.LayoutView:
    """A message of texts, pictures and rows, in this order."""
    view = discord.ui.LayoutView(timeout=None)
    room = TEXT
    for part in parts:
        if isinstance(part, str):
            text = clip(part, room) if room else ""
            room -= len(text)
            if text:
                view.add_item(discord.ui.TextDisplay(text))
        elif isinstance(part, Document):
            view.add_item(discord.ui.File(f"attachment://{part.name}"))
        else:
            # One picture a gallery: side by side Discord crops them.
            view.add_item(discord.ui.MediaGallery(_pictured(part)))
    for row in rows:
        view.add_item(action_row(row))
    check(view)
    return view


def action_row(row: Row) -> discord.ui.ActionRow[discord.ui.LayoutView]:
    """A row of buttons, or one with a select."""
    made: discord.ui.ActionRow[discord.ui.LayoutView] = discord.ui.ActionRow()
    if isinstance(row, Choose):
        made.add_item(lasting(_select(row)))
        return made
    for press in row:
        made.add_item(lasting(_button(press)) if isinstance(press, Press) else press)
    return made


def _pictured(part: Picture | discord.Attachment) -> discord.MediaGalleryItem:
    if isinstance(part, Picture):
        return discord.MediaGalleryItem(f"attachment://{part.name}", description=part.alt)
    return discord.MediaGalleryItem(f"attachment://{part.filename}", description=part.description)


def check(view: discord.ui.LayoutView) -> None:
    """Raise `ValueError` where Discord would refuse a message for its components."""
    ids = [getattr(item, "custom_id", None) for item in view.walk_children()]
    known = [custom_id for custom_id in ids if custom_id is not None]
    if len(set(known)) < len(known) or any(len(custom_id) > ID for custom_id in known):
        raise ValueError(f"ids of components: {known}")
    if len(ids) > MOST:
        raise ValueError(f"{len(ids)} components")


def _button(press: Press) -> discord.ui.Button[Any]:
    return discord.ui.Button(
        label=clip(press.label, LABEL),
        custom_id=press.id,
        style=STYLES[press.style],
        disabled=press.is_off,
    )


def _select(choose: Choose) -> discord.ui.Select[Any]:
    options = [
        discord.SelectOption(
            label=clip(line.label, OPTION),
            value=line.value,
            description=clip(line.about, OPTION) or None,
            default=line.is_chosen,
        )
        for line in choose.lines
    ]
    return discord.ui.Select(
        custom_id=choose.id,
        placeholder=clip(choose.title, TITLE),
        options=options,
        min_values=choose.least,
        max_values=choose.most,
    )
