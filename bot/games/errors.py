"""What can be wrong with what a game is given. Errors carry data; their texts stand in bot.i18n."""

from __future__ import annotations

Param = str | int | tuple[str, ...]


class GameError(Exception):
    """Base of all errors of the rules: a code and the values its text may name.

    Attributes: code (snake case, last part of a text key), params (ids and numbers, no prose).
    """

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
        self.code = code
        self.params: dict[str, Param] = params


class IllegalMove(GameError):
    """A move that can be read but is not allowed here."""


class InvalidMove(GameError):
    """A move, or its notation, that cannot be read at all."""


class InvalidState(GameError):
    """Stored bytes that are no state or events of this game."""


class InvalidOptions(GameError):
    """A number of players or a house rule that the game does not know."""


class CatalogueError(GameError):
    """Card data that does not fit the game; params name file, item and reason."""
