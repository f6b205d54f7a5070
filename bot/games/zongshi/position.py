"""A position while a move is carried out: thawed from a state, worked on, frozen again."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.games.rng import Rng
from bot.games.ruleset import Event
from bot.games.zongshi import events
from bot.games.zongshi.catalogue import CATALOGUES, ZongshiCatalogue
from bot.games.zongshi.rewards import Bonus, in_force
from bot.games.zongshi.state import (
    Middle,
    Question,
    Stand,
    Workshop,
    ZongshiOptions,
    ZongshiState,
)
from bot.games.zongshi.tasks import AnyTask
from bot.games.zongshi.terms import Counts, Phase, Place, Tiles

STIRRING = frozenset(
    {
        events.ProjectStarted,
        events.ProjectsCompleted,
        events.TileBought,
        events.Visited,
        events.MaterialsDrawn,
        events.MaterialsTaken,
        events.ScrollsDrawn,
        events.ScrollRecovered,
    }
)
"""Events by which a round is not idle."""


class Position(msgspec.Struct):
    """The fields of `ZongshiState` in the same order, but open to change, and what has happened."""

    options: ZongshiOptions
    rng: Rng
    start_seat: int
    workshops: tuple[Workshop, ...]
    bag: Counts
    large_jar: Counts
    small_jar: Counts
    scroll_deck: tuple[str, ...]
    pawn_shop: Tiles
    basics: tuple[int, ...]
    masterworks: tuple[str, ...]
    masterwork_deck: tuple[str, ...]
    rewards: tuple[str | None, ...]
    reward_unseen: str
    draft: Middle | None
    scroll_discard: tuple[str, ...]
    scrolls_in_play: tuple[str, ...]
    laid_aside: Counts
    rewards_used: tuple[str, ...]
    figures: tuple[Stand, ...]
    round: int
    phase: Phase
    last_round: bool
    idle_rounds: int
    stirred: bool
    turns_left: tuple[int, ...]
    turn_scrolls: tuple[str, ...]
    agenda: tuple[AnyTask, ...]
    pending: tuple[Question, ...]

    catalogue: ZongshiCatalogue
    events: list[Event]
    reveals: bool

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.workshops)

    @property
    def on_turn(self) -> int:
        """The seat whose turn it is."""
        return self.turns_left[0]

    @property
    def first_lap(self) -> bool:
        """Whether the seat on turn will have another turn in this round."""
        return len(self.turns_left) > len(self.workshops)

    def bonus(self, seat: int) -> Bonus:
        """What the rewards of a seat's projects, own or borrowed, add up to."""
        workshop = self.workshops[seat]
        return in_force(workshop.completed, workshop.borrowed)

    def capacity(self, seat: int) -> int:
        """How many materials a seat's workshop holds."""
        return self.catalogue.setup.capacity + self.bonus(seat).capacity

    def hand_limit(self, seat: int) -> int:
        """How many scrolls a seat may hold."""
        return self.catalogue.setup.scroll_hand_limit + self.bonus(seat).hand

    def places_left(self, seat: int) -> int:
        """How many more projects a seat may complete."""
        return self.catalogue.setup.project_places - len(self.workshops[seat].completed)

    def jar(self, place: Place) -> Counts:
        """What lies on a jar."""
        return self.large_jar if place == Place.LARGE_JAR else self.small_jar

    def set_jar(self, place: Place, materials: Counts) -> None:
        """Change what lies on a jar."""
        if place == Place.LARGE_JAR:
            self.large_jar = materials
        else:
            self.small_jar = materials

    def change(self, seat: int, **fields: Any) -> None:
        """Change fields of a seat's workshop."""
        shops = self.workshops
        changed = msgspec.structs.replace(shops[seat], **fields)
        self.workshops = (*shops[:seat], changed, *shops[seat + 1 :])

    def tell(self, event: Event) -> None:
        """Note that something happened."""
        self.events.append(event)
        if type(event) in STIRRING:
            self.stirred = True

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

    def frozen(self) -> ZongshiState:
        """The state as it is now."""
        return ZongshiState(*msgspec.structs.astuple(self)[:_FIELDS])


_FIELDS = len(ZongshiState.__struct_fields__)


def thaw(state: ZongshiState) -> Position:
    """A state opened to change; raises `CatalogueError` if its card data was not learnt."""
    catalogue = CATALOGUES[state.options.catalogue]
    fields: tuple[Any, ...] = (*msgspec.structs.astuple(state), catalogue, [], False)
    return Position(*fields)
