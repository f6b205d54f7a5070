"""How a game tells its moves to a panel: what stands together, what is asked after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from bot.games.ruleset import Event, Move
from bot.tables.scratch import Scratch


class Option(msgspec.Struct, frozen=True):
    """What one choice looks like: its name, and what is worth knowing about it."""

    label: str
    about: str = ""


class Bundle(msgspec.Struct, frozen=True):
    """Moves that are chosen as one at first: the same thing, with different scrolls."""

    option: Option
    moves: tuple[Move, ...]
    """The first is meant unless another one is named."""
    batch: tuple[Move, ...] = ()
    """Moves that are chosen together instead, one after the other."""


class Group(msgspec.Struct, frozen=True):
    """Bundles that stand in one select, or side by side as buttons."""

    title: str
    bundles: tuple[Bundle, ...]
    as_buttons: bool = False
    variants: str = ""
    """What the moves of one bundle are told apart by, as the title of a select."""


class Sheet(msgspec.Struct, frozen=True):
    """All that a seat may begin with."""

    groups: tuple[Group, ...]
    tabs: tuple[Option, ...] = ()
    """Parts of the legal moves that are shown one at a time, such as those of each figure."""


class Ask(msgspec.Struct, frozen=True):
    """A small question: one select of a panel."""

    key: str
    """The same for questions that one select answers together; see `several`."""
    title: str
    default: Move | None = None
    """What is answered unless something else is chosen."""
    several: bool = False
    """Asked again and again: one select takes all answers at once."""
    joins: bool = False
    """Each answer is shown together with the answers to the question that comes next."""
    units: Callable[[Any], tuple[str, ...]] | None = None
    """What a move is put together from, where those are chosen one by one."""
    unit: Callable[[str], Option] = Option


class PanelGame(Protocol):
    """A game's part of the panel; all texts are the reader's."""

    def reader(self, locale: str, view: Any) -> Any:
        """Who reads, from a language and the position as the seat sees it."""

    def sheet(self, scratch: Scratch, tab: int, reader: Any, /) -> Sheet | None:
        """What may be begun, one tab of it; None where a small question is open."""

    def ask(self, scratch: Scratch, reader: Any) -> Ask | None:
        """The small question that is open; None once the action is whole."""

    def option(self, move: Any, reader: Any) -> Option:
        """A move as an answer to a small question."""

    def variant(self, move: Any, reader: Any) -> Option:
        """What parts a move from the others of its bundle."""

    def foretell(
        self, moves: Sequence[Any], events: Sequence[Event], seat: int, reader: Any
    ) -> list[str]:
        """What these moves do, as far as it is known before they are made.

        `events` may hold what comes after a secret: only what cannot depend on one is told.
        """

    def is_at_once(self, move: Any) -> bool:
        """Whether a press makes this move without asking again, since undo takes it back."""

    def help(self, scratch: Scratch, locale: str) -> str:
        """What can be done in this situation and how, in a few sentences."""
