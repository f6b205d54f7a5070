"""What can stand on a position's agenda: small records, worked off from the top of a stack.

Tasks of a turn belong to the seat on turn, the first of `turns_left`. A task that asks stays
on top until it is answered.
"""

from __future__ import annotations

import msgspec

from bot.games.zongshi.terms import Counts, Figure, Place, Purpose


class Task(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """Base of all tasks."""


class Stop(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A townsperson with the visit token left there."""

    townsperson: str
    token: int


class Drafting(Task, frozen=True, tag="drafting"):
    """Ask the next seat to draft; with the middle empty, fill the jars."""


class BeginRound(Task, frozen=True, tag="begin-round"):
    """Open the next round and put its phases on the agenda."""


class Turns(Task, frozen=True, tag="turns"):
    """Ask the next seat with a free figure for its turn; done when none is left."""


class Starting(Task, frozen=True, tag="starting"):
    """A figure is to start projects; asks for the second of a Twofold Path, then for payment."""

    figure: Figure
    projects: tuple[str, ...]
    scrolls: tuple[str, ...]


class BeginWork(Task, frozen=True, tag="begin-work"):
    """Paid: take the projects, put the figure on the time track."""

    figure: Figure
    projects: tuple[str, ...]
    scrolls: tuple[str, ...]


class Visiting(Task, frozen=True, tag="visiting"):
    """A figure is to visit; asks for further stops until closed, then for payment."""

    figure: Figure
    stops: tuple[Stop, ...]
    scrolls: tuple[str, ...]
    closed: bool = False


class MakeVisits(Task, frozen=True, tag="make-visits"):
    """Paid: leave the tokens, then take the rewards."""

    figure: Figure
    stops: tuple[Stop, ...]
    scrolls: tuple[str, ...]


class TakeReward(Task, frozen=True, tag="take-reward"):
    """Turn a townsperson's reward over and use it, if it still waits."""

    townsperson: str


class Shopping(Task, frozen=True, tag="shopping"):
    """Exchange tiles are chosen: one, or one after the other until closed; then payment."""

    tiles: tuple[str, ...] = ()
    several: bool = False
    closed: bool = False


class RewardShopping(Task, frozen=True, tag="reward-shopping"):
    """Ask whether to buy the exchange tile that a visit reward allows."""


class TakeTiles(Task, frozen=True, tag="take-tiles"):
    """Paid: hand over the exchange tiles."""

    tiles: tuple[str, ...]


class Paying(Task, frozen=True, tag="paying"):
    """A price is to be paid: asks first which scrolls lower it, then for the multiset."""

    purpose: Purpose
    price: Counts
    """What is left to pay after Masteries and the scrolls used so far."""
    settled: bool = False
    """Whether the question of scrolls has been answered."""
    subtle: bool = False
    """Whether Artistic Subtlety takes any one item more off."""


class Returning(Task, frozen=True, tag="returning"):
    """Ask what to hand back at the temple, then draw `scrolls` + that many."""

    scrolls: int


class Picking(Task, frozen=True, tag="picking"):
    """Ask for one material of choice from these jars, straight into the workshop."""

    jars: tuple[Place, ...]


class Drawing(Task, frozen=True, tag="drawing"):
    """Draw materials at random from the bag, by a card's id."""

    count: int
    cause: str


class Recovering(Task, frozen=True, tag="recovering"):
    """Ask for a scroll of the discard pile."""


class Borrowing(Task, frozen=True, tag="borrowing"):
    """Ask whose project's reward to borrow."""


class Settling(Task, frozen=True, tag="settling"):
    """Have the seat on turn discard down to capacity, then to the hand limit."""


class LayDown(Task, frozen=True, tag="lay-down"):
    """Put the scrolls in play on the discard pile."""


class EndAction(Task, frozen=True, tag="end-action"):
    """The action is over: what was laid aside into the bag, masterworks replaced."""


class EndTurn(Task, frozen=True, tag="end-turn"):
    """The turn is over: what was borrowed goes, then the next turn."""


class ShareJar(Task, frozen=True, tag="share-jar"):
    """Share a jar out: first worked out, then `queue` take one each, `masters` again and again."""

    jar: Place
    begun: bool = False
    queue: tuple[int, ...] = ()
    masters: tuple[int, ...] = ()
    """Seats that go on until the jar is empty, once for each master they have there."""


class Storing(Task, frozen=True, tag="storing"):
    """Store what was taken from a jar: all owners above capacity discard, in any order."""


class Progress(Task, frozen=True, tag="progress"):
    """Move every figure on a time track one step."""


class Keeping(Task, frozen=True, tag="keeping"):
    """Ask all who finished two projects with one place left which one takes it."""


class EndRound(Task, frozen=True, tag="end-round"):
    """Bring the figures home, check for the end, refill the market, pass the marker."""


AnyTask = (
    Drafting
    | BeginRound
    | Turns
    | Starting
    | BeginWork
    | Visiting
    | MakeVisits
    | TakeReward
    | Shopping
    | RewardShopping
    | TakeTiles
    | Paying
    | Returning
    | Picking
    | Drawing
    | Recovering
    | Borrowing
    | Settling
    | LayDown
    | EndAction
    | EndTurn
    | ShareJar
    | Storing
    | Progress
    | Keeping
    | EndRound
)

ROUND: tuple[AnyTask, ...] = (
    EndRound(),
    Progress(),
    ShareJar(Place.SMALL_JAR),
    ShareJar(Place.LARGE_JAR),
    Turns(),
)
"""The agenda at the opening of a round (the top of the stack is last)."""
