"""What can be wrong with what somebody types, found out before a table is asked.

As everywhere, errors carry data and no prose; `cogs.errors` has the sentences.
"""

from __future__ import annotations

from bot.games.errors import GameError
from cogs.choices import Choice


class Mistake(Exception):
    """Base of what is the asker's to mend; nothing was changed."""


class WrongPlace(Mistake):
    """The command was used where no table can stand."""


class OtherGame(Mistake):
    """The command is of another game than this table's; attribute `game`: what is played here."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class PermissionsMissing(Mistake):
    """The bot lacks permissions here; attribute `permissions`: their names at Discord."""

    def __init__(self, permissions: tuple[str, ...]) -> None:
        super().__init__(permissions)
        self.permissions = permissions


class Outdated(Mistake):
    """A value that is none of an option's fixed choices: an older client may still send it."""


class UnknownPress(Mistake):
    """A button, a select or a value of one that this release does not know."""


class InsideThread(Mistake):
    """A thread was asked for inside a thread."""


class ThreadRefused(Mistake):
    """Discord opened no thread; attribute `full`: because the server has too many active ones."""

    def __init__(self, *, full: bool) -> None:
        super().__init__(full)
        self.full = full


class NotAmongPlayers(Mistake):
    """Only who played a game, or a moderator, shows it to everybody."""


class Closing(Mistake):
    """The program ends before the answer was ready."""


class NotPossible(Mistake):
    """No move of this kind can be made now; attribute `reason`: what the rules say, if anything."""

    def __init__(self, reason: GameError | None) -> None:
        super().__init__(reason)
        self.reason = reason


class ChoiceRefused(Mistake):
    """What was typed is not legal here.

    Attributes: option, typed, choices (what is legal), rivals (what the text fits alike), reason.
    """

    def __init__(
        self,
        option: str,
        typed: str,
        choices: tuple[Choice, ...],
        rivals: tuple[Choice, ...] = (),
        reason: GameError | None = None,
    ) -> None:
        super().__init__(option, typed)
        self.option = option
        self.typed = typed
        self.choices = choices
        self.rivals = rivals
        self.reason = reason


class ChoiceNeeded(Mistake):
    """An option was left out that has several legal values; attributes: option, choices."""

    def __init__(self, option: str, choices: tuple[Choice, ...]) -> None:
        super().__init__(option)
        self.option = option
        self.choices = choices


class OptionUnused(Mistake):
    """An option was filled that this move has no use for; attribute: option."""

    def __init__(self, option: str) -> None:
        super().__init__(option)
        self.option = option
