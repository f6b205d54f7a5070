"""The whole truth of a position: the table, the workshops, what is being done, what is asked.

Only this package builds states. `agenda` is a stack of what is still to be done, the next task
last; `pending` holds the questions that it waits on (see `bot.games.zongshi.tasks`).
"""

from __future__ import annotations

import msgspec

from bot.games.rng import Rng
from bot.games.ruleset import Options
from bot.games.zongshi.tasks import AnyTask, Stop
from bot.games.zongshi.terms import NOTHING, Counts, Figure, Phase, Place, Spot, Tiles


class ZongshiOptions(Options, frozen=True, forbid_unknown_fields=True):
    """House rules of a table, and the card data that it plays with."""

    refill_last_round: bool = False
    apprentice_beside_lone_master: bool = False
    catalogue: str = ""
    """Hash of the card data; "" names what this release ships (never so inside a state)."""


class Building(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What stands in the one place for work in progress: one project, or two of a Twofold Path."""

    projects: tuple[str, ...]
    figure: Figure
    rounds_left: int
    """The figure's place on the time track; 0 only while an owner chooses what to keep."""


class Workshop(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A player's board and hand."""

    tokens: tuple[int, ...]
    """Visit tokens not used yet, ascending."""
    materials: Counts = NOTHING
    """Above capacity only while the question of what to discard is open."""
    beside: Counts = NOTHING
    """Taken from the jar that is being shared out, not stored yet."""
    tiles: Tiles = (0, 0, 0, 0, 0, 0)
    scrolls: tuple[str, ...] = ()
    """The hand in data order, one entry a copy."""
    visits: tuple[Stop, ...] = ()
    """Townspeople visited, with the token left there, in the order of the visits."""
    master: Spot = Spot.FREE
    apprentice: Spot = Spot.FREE
    building: Building | None = None
    completed: tuple[str, ...] = ()
    """Projects in the six places, in the order of completion."""
    beyond: tuple[str, ...] = ()
    """Finished with no place left, out of the game: counts for ties only."""
    borrowed: str | None = None
    """The basic project whose reward is borrowed until this turn ends."""


class Stand(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """A figure in the town; one on several stops of a visit has an entry for each."""

    seat: int
    figure: Figure
    as_master: bool
    """True for masters, and for an apprentice under a Writ of Authority."""
    at: str
    """A place's or a townsperson's id."""


class Middle(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What still lies in the middle to be drafted."""

    materials: Counts
    scrolls: tuple[str, ...]
    """In data order."""


class Question(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """What a seat is asked; kinds as in `QuestionView`. Its details are those of the top task."""

    seat: int
    kind: str
    count: int = 1
    """How many answers are still due (discards), else 1."""
    jars: tuple[Place, ...] = ()
    """Where there is something to take (kind "take")."""


class ZongshiState(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position of Zong Shi. `Position` has the same fields in the same order."""

    options: ZongshiOptions
    rng: Rng
    start_seat: int
    workshops: tuple[Workshop, ...]
    """By seat; seats go clockwise."""
    bag: Counts
    large_jar: Counts
    small_jar: Counts
    scroll_deck: tuple[str, ...]
    """The next one to be drawn is last."""
    pawn_shop: Tiles
    basics: tuple[int, ...]
    """Copies left of each basic project, in data order."""
    masterworks: tuple[str, ...]
    """Face up."""
    masterwork_deck: tuple[str, ...]
    """The next one to be turned over is last."""
    rewards: tuple[str | None, ...]
    """The visit reward under each townsperson, in data order; None: gone."""
    reward_unseen: str
    """The fifth reward, out of the game since the set-up."""
    draft: Middle | None = None
    scroll_discard: tuple[str, ...] = ()
    """Face up, oldest first."""
    scrolls_in_play: tuple[str, ...] = ()
    """Named or played and not yet on the discard pile, in the order of playing."""
    laid_aside: Counts = NOTHING
    """Paid for the visits of the action in progress."""
    rewards_used: tuple[str, ...] = ()
    figures: tuple[Stand, ...] = ()
    """Figures in the town in the order of arrival."""
    round: int = 0
    """0 during the draft."""
    phase: Phase = Phase.DRAFT
    last_round: bool = False
    idle_rounds: int = 0
    """Rounds running in which no player did or got anything."""
    stirred: bool = False
    """Whether a player did or got something in this round."""
    turns_left: tuple[int, ...] = ()
    """Seats whose turns are still to come in this phase, the present one first: both laps, so
    the first lap lasts while there are more than seats."""
    turn_scrolls: tuple[str, ...] = ()
    """Names that the seat on turn has played in this turn."""
    agenda: tuple[AnyTask, ...] = ()
    """What is still to be done, next one last; empty once the game is over."""
    pending: tuple[Question, ...] = ()
    """The open questions, at most one a seat; all answered by the top task."""

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.workshops)
