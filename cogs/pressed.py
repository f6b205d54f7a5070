"""Buttons and selects of lobbies: how they look, and that a press finds the lobby again.

Their ids name the table and what is wanted, so that they work for years and across restarts.
"""

from __future__ import annotations

import re
from typing import Any, Protocol, runtime_checkable

import discord

from bot.i18n import LOCALES, t
from bot.i18n.words import clip, kebab
from bot.tables.table import Status, Table
from cogs.components import Press, Row
from cogs.lasting import replay_id, values_of
from cogs.messages.lobby import is_ready
from cogs.occupants import plain_name
from cogs.pressable import TABLE, Pressable

PLAIN, GO, STOP = (
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.success,
    discord.ButtonStyle.danger,
)


@runtime_checkable
class Lobby(Protocol):
    """Who answers presses."""

    async def pressed(
        self, interaction: discord.Interaction[Any], table: int, verb: str, values: list[str]
    ) -> None:
        """Do what is wanted at a table."""


class _LobbyPart(Pressable, template=r"(?!)"):
    """Whatever the cog of lobbies answers."""

    async def hand_on(self, interaction: discord.Interaction[Any], told: re.Match[str]) -> None:
        """Hand the press to the cog."""
        cog: object = interaction.client.get_cog("lobby")
        if isinstance(cog, Lobby):
            values = values_of(interaction)
            await cog.pressed(interaction, int(told["table"]), told["verb"], values)


class LobbyButton(
    _LobbyPart,
    template=TABLE + r":(?P<verb>join|leave|add-ai|start|options|thread|cancel|cancelled|again)",
):
    """A button of a lobby, of its host's panel, or of a score sheet."""


class LobbySelect(_LobbyPart, template=TABLE + r":(?P<verb>language|rules|players|remove)"):
    """A select of a host's panel."""


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
    return ((button(table, "again", locale, GO), replay_button(table, locale)),)


def replay_button(table: Table, locale: str) -> Press:
    """The button that shows a game again, from its beginning."""
    return Press(t(locale, "button-replay"), replay_id(table.id))


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
    return LobbyButton(made)


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
    return LobbySelect(made)
