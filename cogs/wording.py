"""Commands take their names and descriptions from the text catalogues, in every language.

The key of a command is "command-" and its path, the key of an option that and its name; the
description is an attribute. A callback's parameters are named as its options are in English.
"""

from __future__ import annotations

import functools
import inspect
import typing
from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.i18n import t

Callback = Callable[..., Coroutine[Any, Any, None]]
Suggest = Callable[
    [Any, discord.Interaction, str], Coroutine[Any, Any, list[app_commands.Choice[str]]]
]
Registered = app_commands.Command[Any, ..., None]


def text(key: str) -> app_commands.locale_str:
    """A catalogue text that Discord gets in all languages."""
    return app_commands.locale_str(t("en", key), key=key)


def choice(key: str, value: str) -> app_commands.Choice[str]:
    """A fixed choice of an option, shown by a catalogue text."""
    return app_commands.Choice(name=text(key), value=value)


def worded(
    path: str, suggest: Suggest | None = None, **choices: list[app_commands.Choice[str]]
) -> Callable[[Callback], Registered]:
    """Make a command of a coroutine; its texts stand in the catalogues.

    `path` is "group-name", or the name alone where it stands in no group. String options
    without fixed `choices` are completed by `suggest`.
    """
    key = f"command-{path}"
    name = path.partition("-")[2] or path

    def register(callback: Callback) -> Registered:
        guarded = _guarded(callback)
        options = _options(callback)
        app_commands.describe(
            **{o: text(f"{key}-{kebab}.description") for o, kebab in options.items()}
        )(guarded)
        app_commands.rename(**{o: text(f"{key}-{kebab}") for o, kebab in options.items()})(guarded)
        app_commands.choices(**choices)(guarded)
        if suggest is not None:
            app_commands.autocomplete(**dict.fromkeys(_typed_by_hand(guarded, choices), suggest))(
                guarded
            )
        command = app_commands.command(
            name=_named(name, key), description=text(f"{key}.description")
        )
        return typing.cast("Registered", command(guarded))

    return register


def _named(name: str, key: str) -> app_commands.locale_str:
    if t("en", key) != name:
        raise ValueError(f"{key} is not called {name} in English")
    return text(key)


def _options(callback: Callback) -> dict[str, str]:
    names = [*inspect.signature(callback).parameters][2:]
    return {name: name.strip("_").replace("_", "-") for name in names}


def _guarded(callback: Callback) -> Callback:
    """The callback, refusing options that it does not know: an older client may send them."""
    types = typing.get_type_hints(callback)
    signature = inspect.signature(callback)

    @functools.wraps(callback)
    async def guarded(cog: Any, interaction: discord.Interaction, **options: Any) -> None:
        command = interaction.command
        if isinstance(command, app_commands.Command):
            known = {parameter.display_name for parameter in command.parameters}
            if not known.issuperset(vars(interaction.namespace)):
                raise app_commands.CommandSignatureMismatch(command)
        await callback(cog, interaction, **options)

    # discord.py reads annotations in the module of the function that it is given, which is this.
    parameters = [
        parameter.replace(annotation=types.get(name, parameter.annotation))
        for name, parameter in signature.parameters.items()
    ]
    guarded.__signature__ = signature.replace(parameters=parameters)  # type: ignore[attr-defined]
    return guarded


def _typed_by_hand(
    callback: Callback, choices: dict[str, list[app_commands.Choice[str]]]
) -> tuple[str, ...]:
    parameters = [*inspect.signature(callback).parameters.values()][2:]
    wanted = (str, str | None)
    return tuple(p.name for p in parameters if p.annotation in wanted and p.name not in choices)
