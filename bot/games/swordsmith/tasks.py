"""What can stand on a position's agenda: small records, worked off from the top of a stack.

A task that asks stays on top and is served again after each answer; see `bot.games.agenda`.
"""

from __future__ import annotations

import msgspec

from bot.games.swordsmith.terms import Tier


class Task(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Base of all tasks."""


class Sealed(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A seat's answer to a question that several are asked at once."""

    seat: int
    answer: int | None
    """The place of the sword that is offered, or a bid; None: declined."""


class BeginRound(Task, frozen=True, tag="begin-round"):
    """Open the next round and put its parts on the agenda."""


class Turns(Task, frozen=True, tag="turns"):
    """Begin the next seat's turn; done when every seat has had one."""


class TakeTurn(Task, frozen=True, tag="take-turn"):
    """Ask the seat on turn what it plays, and once it has begun to work, what is done next."""


class Nudging(Task, frozen=True, tag="nudging"):
    """Ask for a waiting token to be added or taken away, by a card's id."""

    card: str


class Upgrading(Task, frozen=True, tag="upgrading"):
    """Ask for a metal of the hand to be changed for the next grade, by a card's id."""

    card: str


class Dismantling(Task, frozen=True, tag="dismantling"):
    """Ask which of a sword's equally dear enchantments goes back to the market."""

    sword: int


class BeginSelling(Task, frozen=True, tag="begin-selling"):
    """Every turn is over: each face-up adventurer gets a waiting token."""


class Selling(Task, frozen=True, tag="selling"):
    """Serve the next adventurer whose patience is over; done when there is none."""


class Offering(Task, frozen=True, tag="offering"):
    """Ask every seat with a fitting sword for its offer, then see whose is best."""

    adventurer: str


class Cutting(Task, frozen=True, tag="cutting"):
    """Ask those whose offers are equally good for their bids, then sell."""

    adventurer: str
    tier: Tier
    offers: tuple[Sealed, ...]


class Treasure(Task, frozen=True, tag="treasure"):
    """Ask the owner of a new loyal customer for a face-up auxiliary card."""

    seat: int


class Succession(Task, frozen=True, tag="succession"):
    """Reveal the next adventurer of a profession, if there is one left."""

    profession: str


class EndRound(Task, frozen=True, tag="end-round"):
    """Selling is over: see whether the game ends, else pass the first seat's marker on."""


AnyTask = (
    BeginRound
    | Turns
    | TakeTurn
    | Nudging
    | Upgrading
    | Dismantling
    | BeginSelling
    | Selling
    | Offering
    | Cutting
    | Treasure
    | Succession
    | EndRound
)

ROUND: tuple[AnyTask, ...] = (EndRound(), Selling(), BeginSelling(), Turns())
"""The agenda at the opening of a round (the top of the stack is last)."""
