"""A position while a move is carried out: thawed from a state, worked on, frozen again."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from bot.games.rng import Rng
from bot.games.ruleset import Event
from bot.games.swordsmith.cards import SwordsmithCatalogue
from bot.games.swordsmith.catalogue import CATALOGUES
from bot.games.swordsmith.state import (
    Question,
    Queue,
    Smithy,
    Sword,
    SwordsmithOptions,
    SwordsmithState,
    Turn,
)
from bot.games.swordsmith.tasks import AnyTask, Sealed
from bot.games.swordsmith.terms import Phase


class Position(msgspec.Struct):
    """The fields of `SwordsmithState` in the same order, but open to change, and what happened."""

    options: SwordsmithOptions
    rng: Rng
    start_seat: int
    smithies: tuple[Smithy, ...]
    market: tuple[int, ...]
    auxiliary_deck: tuple[str, ...]
    auxiliary_row: tuple[str, ...]
    queues: tuple[Queue, ...]
    out: tuple[str, ...]
    left: tuple[str, ...]
    auxiliary_discard: tuple[str, ...]
    round: int
    phase: Phase
    turns_left: tuple[int, ...]
    turn: Turn
    sealed: tuple[Sealed, ...]
    agenda: tuple[AnyTask, ...]
    pending: tuple[Question, ...]

    catalogue: SwordsmithCatalogue
    events: list[Event]
    reveals: bool

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.smithies)

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is."""
        return self.turns_left[0]

    @property
    def order(self) -> tuple[int, ...]:
        """All seats as they come in this round."""
        return tuple((self.start_seat + step) % self.seats for step in range(self.seats))

    def sword(self, seat: int, place: int) -> Sword:
        """What lies in a place for swords."""
        return self.smithies[seat].swords[place]

    def queue_of(self, profession: str) -> Queue:
        """A profession in play."""
        return next(queue for queue in self.queues if queue.profession == profession)

    def funds(self, seat: int) -> int:
        """What a seat can spend: vouchers and the money of its turn."""
        return self.smithies[seat].vouchers + self.turn.money

    def change(self, seat: int, **fields: Any) -> None:
        """Change fields of a smithy."""
        smithies = list(self.smithies)
        smithies[seat] = replace(smithies[seat], **fields)
        self.smithies = tuple(smithies)

    def change_turn(self, **fields: Any) -> None:
        """Change what the seat on turn has."""
        self.turn = replace(self.turn, **fields)

    def set_sword(self, seat: int, place: int, sword: Sword) -> None:
        """Change what lies in a place for swords."""
        swords = list(self.smithies[seat].swords)
        swords[place] = sword
        self.change(seat, swords=tuple(swords))

    def set_queue(self, changed: Queue) -> None:
        """Change a profession in play."""
        self.queues = tuple(
            changed if queue.profession == changed.profession else queue for queue in self.queues
        )

    def in_order(self, cards: tuple[str, ...]) -> tuple[str, ...]:
        """Cards sorted as the data lists them."""
        return tuple(sorted(cards, key=self.catalogue.card_order.__getitem__))

    def tell(self, event: Event) -> None:
        """Note that something happened."""
        self.events.append(event)

    def push(self, *tasks: AnyTask) -> None:
        """Put tasks on the agenda, to be done in this order before all else."""
        self.agenda = (*self.agenda, *reversed(tasks))

    def pop(self) -> AnyTask:
        """Take the top task off the agenda."""
        task = self.agenda[-1]
        self.agenda = self.agenda[:-1]
        return task

    def ask(self, task: AnyTask, *questions: Question) -> None:
        """Put a task back on top and wait for answers to its questions."""
        self.agenda = (*self.agenda, task)
        self.pending = questions

    def frozen(self) -> SwordsmithState:
        """The state as it is now."""
        return SwordsmithState(*msgspec.structs.astuple(self)[:_FIELDS])


_FIELDS = len(SwordsmithState.__struct_fields__)


def thaw(state: SwordsmithState) -> Position:
    """A state opened to change; raises `CatalogueError` if its card data was not learnt."""
    catalogue = CATALOGUES[state.options.catalogue]
    fields: tuple[Any, ...] = (*msgspec.structs.astuple(state), catalogue, [], False)
    return Position(*fields)


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Cards without one copy of a card that is among them."""
    at = cards.index(card)
    return (*cards[:at], *cards[at + 1 :])
