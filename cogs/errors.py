"""The one table from exception to answer.

What the asker can mend is said privately in the asker's language, with what is legal now; what
is our fault gets a short apology and a reference that stands in the log beside the traceback.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.games.errors import GameError
from bot.i18n import list_of, t
from bot.i18n.texts import has_text
from bot.i18n.words import kebab
from bot.tables.errors import NotYourTurn, TableError
from bot.tables.service import TableService
from bot.tables.table import Table
from cogs.choices import Choice
from cogs.language import language_of
from cogs.messages.lobby import host_name
from cogs.mistakes import (
    ChoiceNeeded,
    ChoiceRefused,
    Closing,
    InsideThread,
    Mistake,
    NotAmongPlayers,
    NotPossible,
    OptionUnused,
    OtherGame,
    Outdated,
    PermissionsMissing,
    ThreadRefused,
    UnknownPress,
    WrongPlace,
)
from cogs.names import disarmed
from cogs.occupants import in_person, public_names
from cogs.prose import PROSE
from cogs.replies import answer

Tell = Callable[[discord.Interaction, str], Awaitable[None]]
"""How somebody is told of an error."""
ASKERS = (TableError, GameError, Mistake)
"""Errors that are the asker's to mend."""
PLAIN: dict[type[Mistake], str] = {
    WrongPlace: "error-wrong-place",
    Outdated: "error-updating",
    UnknownPress: "error-unknown-press",
    InsideThread: "error-inside-thread",
    Closing: "error-closing",
    NotAmongPlayers: "error-not-among-players",
}
"""Mistakes that carry no data, and what is said of each."""
Afterwards = Callable[[discord.Interaction], Awaitable[None]]
"""What follows the answer to a command that was refused."""
UNKNOWN_INTERACTION = 10062
ANSWERED_BEFORE = 40060
LISTED = 12
"""Choices that a sentence names."""

log = structlog.get_logger(__name__)


class ErrorAnswers:
    """Answers whatever a command or a button did not answer itself."""

    def __init__(self, tables: TableService, afterwards: Afterwards | None = None) -> None:
        self._tables = tables
        self._afterwards = afterwards

    def install(self, tree: app_commands.CommandTree[Any]) -> None:
        """Answer for all commands of a tree."""
        tree.error(self.on_command)

    async def on_command(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Answer an error of a command."""
        await self.on_error(interaction, getattr(error, "original", error))
        if self._afterwards is not None:
            await self._afterwards(interaction)

    async def on_error(
        self, interaction: discord.Interaction, error: Exception, tell: Tell = answer
    ) -> None:
        """Answer an error, or say in the log why nobody can be answered."""
        if isinstance(error, discord.HTTPException) and error.code in (
            UNKNOWN_INTERACTION,
            ANSWERED_BEFORE,
        ):
            # The acknowledgement was refused, so that nothing was done.
            log.warning("interaction lost", code=error.code, interaction=interaction.id)
            return
        await tell(interaction, await self._text(interaction, error))

    async def _text(self, interaction: discord.Interaction, error: Exception) -> str:
        if isinstance(error, ASKERS):
            return await sentence(error, interaction, self._tables)
        locale = await language_of(self._tables, interaction)
        match error:
            case app_commands.CommandSignatureMismatch() | app_commands.CommandNotFound():
                log.info("outdated command", interaction=interaction.id)
                return t(locale, "error-updating")
            case app_commands.NoPrivateMessage():
                return t(locale, "error-wrong-place")
        reference = secrets.token_hex(4)
        log.error(
            "command failed",
            reference=reference,
            interaction=interaction.id,
            channel=interaction.channel_id,
            exc_info=error,
        )
        return t(locale, "error-ours", reference=reference)


async def sentence(error: Exception, interaction: discord.Interaction, tables: TableService) -> str:
    """What is wrong, and what is legal now, for the one who asked."""
    table = await tables.find(interaction.channel_id or 0)
    locale = await language_of(tables, interaction, table)
    if isinstance(error, TableError):
        return table_sentence(error, table, locale)
    if isinstance(error, Mistake):
        return mistake_sentence(error, table, interaction.user.id, locale)
    if isinstance(error, GameError):
        return "\n".join(
            [objection(error, table, locale), *asked(table, interaction.user.id, locale)]
        )
    raise error


def table_sentence(error: TableError, table: Table | None, locale: str) -> str:
    """The sentence of an error of the host, with ids turned into names."""
    names = public_names(table, locale) if table is not None else ()
    values: dict[str, str | int] = {}
    for name, value in error.params.items():
        if name == "game":
            key = f"game-{value}"
            values[name] = t(locale, key) if str(value) in PROSE else disarmed(str(value))
        elif name == "rule":
            key = f"command-table-new-{kebab(str(value))}"
            values[name] = t(locale, key) if has_text(key) else str(value)
        elif name == "host":
            values[name] = _host(table, locale)
        elif isinstance(value, tuple):
            values[name] = list_of(locale, [_named(item, names) for item in value])
        else:
            values[name] = value
    text = t(locale, f"error-{kebab(type(error).__name__)}", **values)
    if isinstance(error, NotYourTurn) and not error.params.get("seats"):
        return t(locale, "board-over")
    return text


def _host(table: Table | None, locale: str) -> str:
    return "—" if table is None else host_name(table, public_names(in_person(table), locale))


def mistake_sentence(error: Mistake, table: Table | None, user: int, locale: str) -> str:
    """The sentence of something that the cogs themselves refuse."""
    if type(error) in PLAIN:
        return t(locale, PLAIN[type(error)])
    match error:
        case ThreadRefused():
            return t(locale, "error-too-many-threads" if error.full else "error-thread-refused")
        case OtherGame():
            command = f"`/{PROSE[error.game].group}`"
            return t(
                locale, "error-other-game", game=t(locale, f"game-{error.game}"), command=command
            )
        case PermissionsMissing():
            missing = [t(locale, f"permission-{kebab(name)}") for name in error.permissions]
            return t(locale, "error-missing-permissions", permissions=list_of(locale, missing))
        case NotPossible():
            reason = [] if error.reason is None else [objection(error.reason, table, locale)]
            return "\n".join(
                [*(reason or [t(locale, "autocomplete-nothing")]), *asked(table, user, locale)]
            )
        case ChoiceNeeded():
            return t(
                locale,
                "more-needed",
                what=f"`{error.option}`",
                choices=_listed(error.choices, locale),
            )
        case ChoiceRefused():
            return _refused(error, table, locale)
        case OptionUnused():
            return t(locale, "choice-nothing", option=error.option)
    raise error


def _refused(error: ChoiceRefused, table: Table | None, locale: str) -> str:
    typed = disarmed(error.typed[:100])
    if error.rivals:
        return t(locale, "choice-ambiguous", typed=typed, choices=_listed(error.rivals, locale))
    reason = [] if error.reason is None else [objection(error.reason, table, locale)]
    if not error.choices:
        nothing = t(locale, "choice-nothing", option=error.option)
        return "\n".join(reason or [nothing])
    choices = _listed(error.choices, locale)
    return "\n".join([*reason, t(locale, "choice-refused", typed=typed, choices=choices)])


def objection(error: GameError, table: Table | None, locale: str) -> str:
    """What the rules have against a move."""
    if table is None or table.state is None:
        return next(iter(PROSE.values())).objection(error, None, locale)
    return PROSE[table.game].objection(error, table.view(None), locale)


def asked(table: Table | None, user: int, locale: str) -> list[str]:
    """What the asker is asked now, and by which commands it is answered."""
    seat = table.seat_of(user) if table is not None else None
    if table is None or seat is None or seat not in table.to_act():
        return []
    legal = table.ruleset.legal_moves(table.state, seat)
    return [PROSE[table.game].asked(table.view(seat), seat, legal, locale)]


def _listed(choices: Sequence[Choice], locale: str) -> str:
    named = [choice.name for choice in choices[:LISTED]]
    left = len(choices) - len(named)
    if left:
        return t(locale, "more-left", choices=t(locale, "list-separator").join(named), count=left)
    return list_of(locale, named)


def _named(item: str | int, names: Sequence[str]) -> str:
    return names[item] if isinstance(item, int) and item < len(names) else str(item)
