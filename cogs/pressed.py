"""Buttons and selects of lobbies: how they look, and that a press finds the lobby again.

Their ids name the table and what is wanted, so that they work for years and across restarts.
"""

from __future__ import annotations

import re
from typing import Any, Protocol, cast

import discord

from bot.i18n import LOCALES, t
from bot.i18n.words import clip, kebab
from bot.tables.table import Status, Table
from cogs.components import Row
from cogs.lasting import values_of
from cogs.messages.lobby import is_ready
from cogs.occupants import plain_name

PLAIN, GO, STOP = (
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
)
PLACE = r"g1:(?P<table>[0-9]{1,18})"
"""How the ids of all components of a table begin."""


class Lobby(Protocol):
    """Who answers presses."""

    async def pressed(
        self, interaction: discord.Interaction[Any], table: int, verb: str, values: list[str]
    ) -> None:
        """Do what is wanted at a table."""


class LobbyButton(
    discord.ui.DynamicItem[discord.ui.Button[Any]],
    template=PLACE + r":(?P<verb>join|leave|add-ai|start|options|thread|cancel|cancelled|again)",
):
    """A button of a lobby, of its host's panel, or of a score sheet."""

    def __init__(self, button: discord.ui.Button[Any], table: int, verb: str) -> None:
        super().__init__(button)
        self.table = table
        self.verb = verb

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003
        item: discord.ui.Item[Any],
        match: re.Match[str],
    ) -> LobbyButton:
        """The button of an earlier message."""
        return cls(cast("discord.ui.Button[Any]", item), int(match["table"]), match["verb"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the press on."""
        await _hand_on(interaction, self.table, self.verb)


class LobbySelect(
    discord.ui.DynamicItem[discord.ui.Select[Any]],
    template=PLACE + r":(?P<verb>language|rules|players|remove)",
):
    """A select of a host's panel."""

    def __init__(self, select: discord.ui.Select[Any], table: int, verb: str) -> None:
        super().__init__(select)
        self.table = table
        self.verb = verb

    @classmethod
    async def from_custom_id(
        cls,
        interaction: discord.Interaction[Any],  # noqa: ARG003
        item: discord.ui.Item[Any],
        match: re.Match[str],
    ) -> LobbySelect:
        """The select of an earlier panel."""
        return cls(cast("discord.ui.Select[Any]", item), int(match["table"]), match["verb"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Hand the choice on."""
        await _hand_on(interaction, self.table, self.verb)


def lobby_rows(table: Table, locale: str) -> tuple[Row, ...]:
    """What stands below a lobby: join, leave, an AI, start where legal, the host's panel."""
    if table.status is not Status.LOBBY:
        return ()
    full = len(table.seats) >= table.most_seats
    row = (
        button(table, "join", locale, GO, disabled=full),
        button(table, "leave", locale),
        button(table, "add-ai", locale, disabled=full),
        button(table, "start", locale, discord.ButtonStyle.primary, disabled=not is_ready(table)),
        button(table, "options", locale),
    )
    return (row,)


def again_rows(table: Table, locale: str) -> tuple[Row, ...]:
    """What stands below a score sheet."""
    return ((button(table, "again", locale, GO),),)


def host_panel(table: Table, locale: str, *, may_move: bool) -> discord.ui.View:
    """All that a host may change before the start; a table in a thread stays there."""
    view = discord.ui.View(timeout=None)
    view.add_item(_languages(table, locale))
    if table.ruleset.option_names():
        view.add_item(_rules(table, locale))
    view.add_item(_players(table, locale))
    if len(table.seats) > 1:
        view.add_item(_others(table, locale))
    if may_move:
        view.add_item(button(table, "thread", locale))
    view.add_item(button(table, "cancel", locale, STOP))
    return view


def cancel_panel(table: Table, locale: str) -> discord.ui.View:
    """The question whether a lobby is really to be given up."""
    view = discord.ui.View(timeout=None)
    view.add_item(button(table, "cancelled", locale, STOP))
    if table.status is Status.LOBBY:
        view.add_item(button(table, "options", locale))
    return view


def button(
    table: Table,
    verb: str,
    locale: str,
    style: discord.ButtonStyle = PLAIN,
    *,
    disabled: bool = False,
) -> LobbyButton:
    """A button by what it does."""
    made: discord.ui.Button[Any] = discord.ui.Button(
        style=style,
        label=t(locale, f"button-{verb}"),
        custom_id=f"g1:{table.id}:{verb}",
        disabled=disabled,
    )
    return LobbyButton(made, table.id, verb)


def _languages(table: Table, locale: str) -> LobbySelect:
    options = [
        discord.SelectOption(
            label=t(locale, f"language-{language.lower()}"),
            value=language,
            default=language == table.locale,
        )
        for language in LOCALES
    ]
    return _select(table, "language", locale, options)


def _rules(table: Table, locale: str) -> LobbySelect:
    options = []
    for name in table.ruleset.option_names():
        key = f"{table.game}-option-{kebab(name)}"
        options.append(
            discord.SelectOption(
                label=clip(t(locale, key)),
                value=name,
                description=clip(t(locale, f"{key}.description")),
                default=bool(table.options.get(name)),
            )
        )
    return _select(table, "rules", locale, options, several=True)


def _players(table: Table, locale: str) -> LobbySelect:
    numbers = [count for count in table.ruleset.seats if count >= len(table.seats)]
    options = [
        discord.SelectOption(
            label=t(locale, "host-players-choice", count=count),
            value=str(count),
            default=count == table.most_seats,
        )
        for count in numbers
    ]
    return _select(table, "players", locale, options)


def _others(table: Table, locale: str) -> LobbySelect:
    options = [
        discord.SelectOption(
            label=clip(t(locale, "host-remove-choice", name=plain_name(who, seat, locale))),
            value=who.name if who.ai else str(who.user),
        )
        for seat, who in enumerate(table.seats)
        if who.user != table.host
    ]
    return _select(table, "remove", locale, options)


def _select(
    table: Table,
    verb: str,
    locale: str,
    options: list[discord.SelectOption],
    *,
    several: bool = False,
) -> LobbySelect:
    made: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=f"g1:{table.id}:{verb}",
        placeholder=t(locale, f"host-{verb}"),
        min_values=0 if several else 1,
        max_values=len(options) if several else 1,
        options=options,
    )
    return LobbySelect(made, table.id, verb)


async def _hand_on(interaction: discord.Interaction[Any], table: int, verb: str) -> None:
    cog = interaction.client.get_cog("lobby")
    if cog is not None:
        await cast("Lobby", cog).pressed(interaction, table, verb, values_of(interaction))
