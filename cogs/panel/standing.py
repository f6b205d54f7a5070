"""Where somebody stands at a table when a button is pressed, and what happened since they acted."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

import msgspec

from bot.tables.errors import NotYourTurn
from bot.tables.questions import seat_to_answer
from bot.tables.scratch import Scratch
from bot.tables.service import TableService
from bot.tables.table import LogEntry, Status, Table
from cogs.panel.ids import question_of

ROWS = 60
"""Rows of the log that are looked through."""


class Standing(msgspec.Struct, frozen=True):
    """A player's place in a game that is being played."""

    table: Table
    seat: int
    question: str
    """What stands for the present question in ids; "n" before it: none is asked."""
    start: Scratch | None
    """Where moves can be tried; None for who has nothing to answer."""
    is_sealed: bool
    """Whether an answer is in that can still be given otherwise."""
    meanwhile: tuple[LogEntry, ...]
    """What others did, and an AI for this seat, since its player's last answer."""
    own: tuple[LogEntry, ...]
    """The seat's own rows among the last ones."""
    can_undo: bool
    turn: tuple[LogEntry, ...] = ()
    """What this seat has done in the present moment since somebody else did anything."""

    @property
    def sealed_number(self) -> int | None:
        """The log number of the answer that would be given otherwise."""
        return self.own[-1].number if self.is_sealed and self.own else None

    def has_answered(self, question: str) -> bool:
        """Whether this seat itself has answered a question that is asked no more."""
        number = question.lstrip("rn")
        answers = (entry.number for entry in self.own if not entry.takes_back)
        return number.isdecimal() and any(answer > int(number) for answer in answers)


async def standing_of(tables: TableService, table: Table, user: int) -> Standing | None:
    """A player's standing; None for who plays no part in what goes on."""
    seat = table.seat_of(user)
    if seat is None or table.status is not Status.PLAYING or table.broken:
        return None
    entries = await tables.log(table.id, seat, limit=ROWS, taken_back=False)
    played = [entry for entry in entries if not entry.hands]
    own = tuple(entry for entry in played if entry.seat == seat)
    began = await tables.moment_began(table)
    question = question_of(table, seat, own[-1] if own else None)
    is_sealed = question.startswith("r")
    return Standing(
        table,
        seat,
        question,
        _start(table, user),
        is_sealed,
        _since(entries, own),
        own,
        is_sealed or _stands_last(played, seat),
        _last_of([entry for entry in played if entry.number > began], seat),
    )


def _since(entries: Sequence[LogEntry], own: Sequence[LogEntry]) -> tuple[LogEntry, ...]:
    """What happened since somebody last did anything in person."""
    last = max((entry.number for entry in own if not entry.is_ai), default=0)
    return tuple(entry for entry in entries if entry.number > last)


def _start(table: Table, user: int) -> Scratch | None:
    try:
        seat, state = seat_to_answer(table, user)
    except NotYourTurn:
        return None
    return Scratch(table.ruleset, state, seat)


def _last_of(entries: Sequence[LogEntry], seat: int) -> tuple[LogEntry, ...]:
    """The last rows, as far as they are all the seat's."""
    found = takewhile(lambda entry: entry.seat == seat, reversed(entries))
    return tuple(entry for entry in reversed([*found]) if not entry.takes_back)


def _stands_last(entries: Sequence[LogEntry], seat: int) -> bool:
    """Whether the last move of a person is the seat's, and nothing hidden was shown since."""
    moves = [entry for entry in entries if not entry.takes_back and entry.seat is not None]
    ais = [*takewhile(lambda entry: entry.is_ai, reversed(moves))]
    last = moves[: len(moves) - len(ais)][-1:]
    return any(entry.seat == seat for entry in last) and not any(e.reveals for e in (*last, *ais))
