"""What can be pressed, found again by its id alone: no memory, so for years and after restarts."""

from __future__ import annotations

import re
from typing import Any, Protocol, runtime_checkable

import discord

from cogs.pressable import TABLE, Pressable

VERBS = ("turn", "hand", "board", "log", "help")
"""What the buttons of a board do, for everybody and for ever."""
BOARD = rf"{TABLE}:(?P<verb>{'|'.join(VERBS)})"
PANEL = TABLE + r":(?P<question>[a-z]?[0-9]{1,18}):(?P<place>.+)"
BOOK = r"g1:(?P<book>rules|card):(?P<place>.+)"
"""Pages that belong to no table: a rulebook, and the place in it."""
LOOK = TABLE + r":look"
ORDERS = TABLE + r":orders(?::(?P<place>[a-z0-9_.:-]+))?"
LESSON = TABLE + r":(?P<verb>learn(?:-(?:[0-9]{1,3}-[0-9]{1,9}|anew|sure))?)"
REPLAY = TABLE + r":replay(?::(?P<place>[a-z0-9:]+))?"
COG, ORDERS_COG, LEARN, RECORD = "panel", "orders", "learn", "record"
"""The names of the cogs that answer."""


@runtime_checkable
class Answers(Protocol):
    """Who answers presses."""

    async def opened(self, interaction: discord.Interaction, table: int, verb: str) -> None:
        """A button of a board was pressed."""

    async def looked(self, interaction: discord.Interaction, table: int, value: str) -> None:
        """A seat was chosen to be looked at, or the whole board."""

    async def pressed(
        self, interaction: discord.Interaction, table: int, question: str, place: str
    ) -> None:
        """Something in a panel was pressed or chosen."""


@runtime_checkable
class Turns(Protocol):
    """Who answers presses on pages that belong to no table."""

    async def turned(self, interaction: discord.Interaction, place: str) -> None:
        """Something on a page was pressed or chosen."""


class BoardButton(Pressable, template=BOARD):
    """A button that opens what is true now."""

    async def hand_on(self, interaction: discord.Interaction[Any], told: re.Match[str]) -> None:
        """Hand the press to the cog."""
        cog: object = interaction.client.get_cog(COG)
        if isinstance(cog, Answers):
            await cog.opened(interaction, int(told["table"]), told["verb"])


class LookPart(Pressable, template=LOOK):
    """The select below a board that only its asker sees: which seat is looked at."""

    async def hand_on(self, interaction: discord.Interaction[Any], told: re.Match[str]) -> None:
        """Hand the press to the cog."""
        cog: object = interaction.client.get_cog(COG)
        if isinstance(cog, Answers):
            await cog.looked(interaction, int(told["table"]), "".join(values_of(interaction)[:1]))


class PanelPart(Pressable, template=PANEL):
    """A button or select of somebody's panel."""

    async def hand_on(self, interaction: discord.Interaction[Any], told: re.Match[str]) -> None:
        """Hand the press to the cog."""
        cog: object = interaction.client.get_cog(COG)
        if isinstance(cog, Answers):
            await cog.pressed(interaction, int(told["table"]), told["question"], told["place"])


class BookPart(Pressable, template=BOOK):
    """A button or select of a page; the cog of the book's name answers."""

    async def hand_on(self, interaction: discord.Interaction[Any], told: re.Match[str]) -> None:
        """Hand the press to the cog."""
        cog: object = interaction.client.get_cog(told["book"])
        if isinstance(cog, Turns):
            await cog.turned(interaction, told["place"])


@runtime_checkable
class TakesOrders(Protocol):
    """Who answers presses about standing orders."""

    async def pressed(self, interaction: discord.Interaction, table: int, place: str) -> None:
        """Something was pressed or chosen; no place: the orders are to be shown."""


class OrdersPart(Pressable, template=ORDERS):
    """The button that shows somebody's standing orders, and all that stands below it then."""

    async def hand_on(self, interaction: discord.Interaction[Any], told: re.Match[str]) -> None:
        """Hand the press to the cog."""
        cog: object = interaction.client.get_cog(ORDERS_COG)
        if isinstance(cog, TakesOrders):
            await cog.pressed(interaction, int(told["table"]), told["place"] or "")


@runtime_checkable
class Teaches(Protocol):
    """Who answers presses in lessons."""

    async def learnt(self, interaction: discord.Interaction, table: int, verb: str) -> None:
        """A button of a lesson was pressed."""


class LessonButton(Pressable, template=LESSON):
    """A button that leads through a lesson."""

    async def hand_on(self, interaction: discord.Interaction[Any], told: re.Match[str]) -> None:
        """Hand the press to the cog."""
        cog: object = interaction.client.get_cog(LEARN)
        if isinstance(cog, Teaches):
            await cog.learnt(interaction, int(told["table"]), told["verb"])


@runtime_checkable
class Replays(Protocol):
    """Who answers presses that lead through a game that was played."""

    async def pressed(self, interaction: discord.Interaction, number: int, rest: str) -> None:
        """A button or a select of a replay; no rest: it is to be opened."""


class ReplayPart(Pressable, template=REPLAY):
    """The button that opens a replay, and all that stands below one."""

    async def hand_on(self, interaction: discord.Interaction[Any], told: re.Match[str]) -> None:
        """Hand the press to the cog."""
        cog: object = interaction.client.get_cog(RECORD)
        if isinstance(cog, Replays):
            await cog.pressed(interaction, int(told["table"]), told["place"] or "")


def values_of(interaction: discord.Interaction[Any]) -> list[str]:
    """What was chosen in a select; nothing for a button."""
    data: dict[str, Any] = dict(interaction.data or {})
    return [str(value) for value in data.get("values", ())]


ITEMS = (BoardButton, LookPart, PanelPart, BookPart, OrdersPart, LessonButton, ReplayPart)
"""What a client has to know by its id."""


def look_id(table: int) -> str:
    """The id of the select by which seats are looked at."""
    return f"g1:{table}:look"


def lesson_id(table: int, verb: str) -> str:
    """The id of a button of a lesson."""
    return f"g1:{table}:{verb}"


def replay_id(table: int, place: str = "") -> str:
    """The id of what leads through a game again; no place: the button that opens it."""
    return f"g1:{table}:replay" + (f":{place}" if place else "")


def lasting(item: discord.ui.Item[Any]) -> discord.ui.Item[Any]:
    """A component that is sent, as one that is found again by its id."""
    custom_id = str(getattr(item, "custom_id", ""))
    for kind in ITEMS:
        if kind.__discord_ui_compiled_template__.fullmatch(custom_id):
            return kind(item)
    raise ValueError(custom_id)
