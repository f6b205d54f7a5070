"""The whole truth of a position: market, adventurers, smithies, what is done and asked.

Only this package builds states. Cards are ids; hands, discard piles, furnaces and pools are
multisets in data order, decks and piles have their next card last.
"""

from __future__ import annotations

import msgspec

from bot.games.rng import Rng
from bot.games.ruleset import Options
from bot.games.swordsmith.tasks import AnyTask, Sealed
from bot.games.swordsmith.terms import BLADE_SLOTS, ENCHANTMENT_SLOTS, Phase


class SwordsmithOptions(Options, frozen=True, forbid_unknown_fields=True):
    """The card data that a table plays with; there are no house rules yet."""

    catalogue: str = ""
    """Hash of the card data; "" names what this release ships (never so inside a state)."""


class Sword(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What lies in one of a smith's places for swords, perhaps nothing yet."""

    blade: tuple[str, ...] = ()
    hilt: str | None = None
    enchantments: tuple[str, ...] = ()
    """In data order."""
    stars: int = 0

    @property
    def is_empty(self) -> bool:
        """Whether nothing lies here: the blade comes before all enchantments."""
        return not self.blade and self.hilt is None

    @property
    def has_blade(self) -> bool:
        """Whether both slots of the blade are filled."""
        return len(self.blade) == BLADE_SLOTS

    @property
    def is_forged(self) -> bool:
        """Whether blade and hilt are filled."""
        return self.has_blade and self.hilt is not None

    @property
    def takes_enchantment(self) -> bool:
        """Whether an enchantment can be added."""
        return self.has_blade and len(self.enchantments) < ENCHANTMENT_SLOTS

    @property
    def cards(self) -> tuple[str, ...]:
        """All cards of the sword."""
        return (*self.blade, *(() if self.hilt is None else (self.hilt,)), *self.enchantments)


EMPTY = Sword()


class Turn(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What the seat on turn has left, and what its cards and abilities have added up to."""

    workers: int = 0
    money: int = 0
    """Without vouchers."""
    is_working: bool = False
    """Whether playing cards is over."""
    smelts: int = 0
    """SMELTs that take no worker."""
    hatches: int = 0
    """HATCHes that take no worker."""
    refines: int = 0
    """REFINEs that take no worker."""
    saves: int = 0
    """SMELTs of which one metal goes to the discard pile."""
    extras: int = 0
    """HATCHes that bring one more element."""
    rolls: int = 0
    """Added to every refining roll."""
    discount: int = 0
    """Off every price."""
    keeps: int = 0
    """Money that may become vouchers when the turn ends."""
    buys_to_hand: bool = False


class Smithy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's area."""

    deck: tuple[str, ...]
    swords: tuple[Sword, ...]
    """One entry a place; a sword keeps its place."""
    reputation: tuple[int, ...]
    """By profession in play."""
    hand: tuple[str, ...] = ()
    in_play: tuple[str, ...] = ()
    """Played in this turn and not discarded yet."""
    discard: tuple[str, ...] = ()
    furnace: tuple[str, ...] = ()
    pool: tuple[str, ...] = ()
    vouchers: int = 0
    loyal: tuple[str, ...] = ()
    """Adventurers in the permanent area, in the order of joining."""
    fixtures: tuple[str, ...] = ()
    """Auxiliary cards in the permanent area."""
    seals: int = 0
    """Reputation that the first sale of this round's selling phase brings in addition."""
    sold: int = 0


class Waiting(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A face-up adventurer and its waiting tokens."""

    adventurer: str
    waited: int = 0


class Queue(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A profession in play: its pile, and who stands face up, the one revealed earlier first."""

    profession: str
    pile: tuple[str, ...]
    face_up: tuple[Waiting, ...] = ()


class Question(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a seat is asked; kinds as in `QuestionView`. Its details are those of the top task."""

    seat: int
    kind: str


class SwordsmithState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of Master Swordsmith. `Position` has the same fields in the same order."""

    options: SwordsmithOptions
    rng: Rng
    start_seat: int
    """Who has the first turn of this round."""
    smithies: tuple[Smithy, ...]
    """By seat; seats go to the left."""
    market: tuple[int, ...]
    """Cards in each pile, in the order of the basic cards."""
    auxiliary_deck: tuple[str, ...]
    auxiliary_row: tuple[str, ...]
    """Face up, oldest first."""
    queues: tuple[Queue, ...]
    """The professions in play, in data order."""
    out: tuple[str, ...]
    """Adventurers not in the game since the set-up."""
    left: tuple[str, ...] = ()
    """Adventurers that were served or left in vain, oldest first."""
    auxiliary_discard: tuple[str, ...] = ()
    round: int = 0
    phase: Phase = Phase.FORGING
    turns_left: tuple[int, ...] = ()
    """Seats whose turns of this round are not over, the seat on turn first."""
    turn: Turn = Turn()
    sealed: tuple[Sealed, ...] = ()
    """Answers given to the question that others have still open, by seat."""
    agenda: tuple[AnyTask, ...] = ()
    """What is still to be done, next one last; empty once the game is over."""
    pending: tuple[Question, ...] = ()
    """The open questions, at most one a seat, by seat; all belong to the top task."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.smithies)
