"""A seat changes hands in the middle of the game: to an AI, and back to whose it is."""

from __future__ import annotations

from datetime import datetime

from msgspec.structs import replace

from bot.players.level import Level
from bot.tables.change import Cause, Change, Debt, Kind, Step
from bot.tables.errors import NotHandedOver, NotSeated
from bot.tables.questions import in_play, seat_in_play
from bot.tables.table import Hands, LogEntry, Occupant, Person, Table


def hand_over(table: Table, now: datetime, *, user: int, level: Level) -> Change:
    """An AI plays the asker's seat from now on, until it is taken back."""
    seat = seat_in_play(table, user)
    ai = Occupant(None, table.seats[seat].name, level, owner=user)
    return _changed_hands(table, now, seat, user, ai)


def take_back(table: Table, now: datetime, *, person: Person) -> Change:
    """Play one's own seat again."""
    in_play(table)
    seat = table.handed_over_by(person.id)
    if seat is None:
        raise NotSeated if table.seat_of(person.id) is None else NotHandedOver
    return _changed_hands(table, now, seat, person.id, Occupant(person.id, person.name))


def _changed_hands(table: Table, now: datetime, seat: int, user: int, who: Occupant) -> Change:
    """A row of the log, and the same position and questions as before."""
    number = table.number + 1
    hands = Hands.BACK if who.ai is None else Hands.OVER
    entry = LogEntry(number, seat, hands.value, (), now, hands=hands)
    step = Step(entry=entry, user=user, cause=Cause.HANDS, state=table.state, asked=table.asked)
    seats = (*table.seats[:seat], who, *table.seats[seat + 1 :])
    return Change(
        table=replace(table, seats=seats, number=number, paused=False),
        seat=seat,
        steps=(step,),
        debts=(Debt(Kind.BOARD),),
        # Who asks for this needs no call, and an AI none either.
        relieved=(seat,),
    )
