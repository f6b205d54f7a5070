"""What can be wrong with what people ask of a table. Errors carry data; texts stand in bot.i18n.

Every class is one text key: "error-" and its name in kebab case.
"""

from __future__ import annotations

Param = str | int | tuple[str, ...] | tuple[int, ...]


class TableError(Exception):
    """Base of all errors of the host that are the asker's to mend; nothing was changed."""

    def __init__(self, **params: Param) -> None:
        super().__init__(params)
        self.params: dict[str, Param] = params


class NoTable(TableError):
    """There is no table in this channel."""


class ChannelTaken(TableError):
    """The channel has a table already; params: game, status."""


class UnknownGame(TableError):
    """No game of that name; params: game."""


class RuleOfAnotherGame(TableError):
    """A house rule that the chosen game does not have; params: game, rule."""


class AlreadySeated(TableError):
    """The asker sits at this table already."""


class NotSeated(TableError):
    """The asker does not sit at this table."""


class TableFull(TableError):
    """All seats are taken; params: seats."""


class TooFewPlayers(TableError):
    """The game cannot start yet; params: have, need."""


class NotHost(TableError):
    """Only the host or a moderator may do this; params: host (user id)."""


class OnlyHost(NotHost):
    """Only the host may do this, no moderator; params: host (user id)."""


class NotAtTable(TableError):
    """Whoever is to be removed does not sit here; params: seats (those taken)."""


class NoSuchAi(TableError):
    """The AI that is to be removed does not sit here."""


class SeatHandedOver(TableError):
    """An AI plays the asker's seat."""


class NotHandedOver(TableError):
    """The asker plays in person: there is no seat to take back."""


class SeatsTaken(TableError):
    """More people sit here than there shall be seats; params: have, least, most."""


class TableClosed(TableError):
    """The table of this button was played, given up or cancelled."""


class TableGone(TableError):
    """There is no such table any more."""


class AlreadyStarted(TableError):
    """The table plays already."""


class NotStarted(TableError):
    """The table is still in its lobby."""


class NotYourTurn(TableError):
    """The asker is not to act; params: seats (those who are)."""


class TableMovedOn(TableError):
    """The question that this answers is not asked any more."""


class TableBroken(TableError):
    """The stored table cannot be read by this release; it can still be ended. params: table."""


class TableBusy(TableError):
    """The store could not be written for too long; the same may be asked again."""


class NoSuchOrder(TableError):
    """A standing order of a kind, or for things, that the game does not know."""


class OrderGone(TableError):
    """The asker has no standing order of that kind: it was used up or cancelled."""


class NotYourLesson(TableError):
    """Somebody else learns at this table."""


class NothingToReplay(TableError):
    """No game has begun in this channel yet."""


class GameGoesOn(TableError):
    """Only a game that was played to its end is animated."""


class NothingToUndo(TableError):
    """The asker has made no move since the turn began, and has no sealed answer."""


class NotYourMove(TableError):
    """Somebody else made the last move; params: seats (that one)."""


class AiRevealed(TableError):
    """An AI has moved since and showed something hidden or rolled; params: seats (that one)."""


class MoveRevealed(TableError):
    """The asker's last move showed something hidden or rolled: undo stops there."""
