"""What happens in Zong Shi, told to the log; texts stand in the catalogues under the same names.

All are public but `ScrollsSeen`. A text key is "zongshi-event-" and the tag.
"""

from __future__ import annotations

from bot.games.ruleset import Event
from bot.games.zongshi.terms import Counts, Figure, Place


class Drafted(Event, frozen=True, tag="drafted"):
    """A seat took a material or scroll (its id) from the middle."""

    seat: int
    item: str


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round opened with its start player."""

    round: int
    start_seat: int


class LastRoundCalled(Event, frozen=True, tag="last-round-called"):
    """The round that follows is the last; why: "projects", "idle" or "max_rounds"."""

    reason: str


class ScrollPlayed(Event, frozen=True, tag="scroll-played"):
    """A seat played a scroll, alone or with an action or a payment."""

    seat: int
    scroll: str


class ProjectStarted(Event, frozen=True, tag="project-started"):
    """A figure was put to work on one project, or on two by a Twofold Path."""

    seat: int
    figure: Figure
    projects: tuple[str, ...]
    rounds: int


class WentTo(Event, frozen=True, tag="went-to"):
    """A figure was put on a jar, into the temple or the pawn shop."""

    seat: int
    figure: Figure
    place: Place


class Visited(Event, frozen=True, tag="visited"):
    """A figure visited a townsperson with a visit token."""

    seat: int
    figure: Figure
    townsperson: str
    token: int


class Passed(Event, frozen=True, tag="passed"):
    """A seat passed with a figure."""

    seat: int
    figure: Figure


class Waited(Event, frozen=True, tag="waited"):
    """A seat kept its only free figure for the second lap."""

    seat: int


class Paid(Event, frozen=True, tag="paid"):
    """A seat paid materials; `tiles` are the kinds that stood in (ids), for one item each."""

    seat: int
    materials: Counts
    tiles: tuple[str, ...] = ()


class MaterialsReturned(Event, frozen=True, tag="materials-returned"):
    """A seat handed materials back at the temple."""

    seat: int
    materials: Counts


class MaterialsDrawn(Event, frozen=True, tag="materials-drawn"):
    """A seat drew materials at random from the bag, by a card's or reward's id."""

    seat: int
    materials: Counts
    cause: str


class MaterialsTaken(Event, frozen=True, tag="materials-taken"):
    """A seat took materials from a jar."""

    seat: int
    jar: Place
    materials: Counts


class MaterialsDiscarded(Event, frozen=True, tag="materials-discarded"):
    """A seat put materials above its capacity back into the bag."""

    seat: int
    materials: Counts


class MaterialsRefunded(Event, frozen=True, tag="materials-refunded"):
    """A visit reward gave back what the visits of this action had cost."""

    seat: int
    materials: Counts


class ScrollsDrawn(Event, frozen=True, tag="scrolls-drawn"):
    """A seat drew this many scrolls."""

    seat: int
    count: int


class ScrollsSeen(Event, frozen=True, tag="scrolls-seen"):
    """Which scrolls a seat drew; for its eyes only."""

    seat: int
    scrolls: tuple[str, ...]

    @property
    def audience(self) -> int | None:
        """Only the seat that drew."""
        return self.seat


class ScrollDeckReshuffled(Event, frozen=True, tag="scroll-deck-reshuffled"):
    """The discarded scrolls became the new deck."""

    count: int


class ScrollRecovered(Event, frozen=True, tag="scroll-recovered"):
    """A seat took a scroll from the discard pile."""

    seat: int
    scroll: str


class ScrollDiscarded(Event, frozen=True, tag="scroll-discarded"):
    """A seat discarded a scroll above its hand limit."""

    seat: int
    scroll: str


class TileBought(Event, frozen=True, tag="tile-bought"):
    """A seat took an exchange tile from the pawn shop."""

    seat: int
    tile: str


class Borrowed(Event, frozen=True, tag="borrowed"):
    """A seat uses the reward of another player's project until its turn ends."""

    seat: int
    project: str


class RewardRevealed(Event, frozen=True, tag="reward-revealed"):
    """The first master's visit turned a townsperson's reward over."""

    seat: int
    townsperson: str
    reward: str


class RewardDeclined(Event, frozen=True, tag="reward-declined"):
    """A seat bought nothing by the reward."""

    seat: int


class RewardIdle(Event, frozen=True, tag="reward-idle"):
    """A reward could do nothing and is spent all the same."""

    seat: int
    reward: str


class MasterworkRevealed(Event, frozen=True, tag="masterwork-revealed"):
    """A masterwork was turned over in place of one that was taken."""

    project: str


class WorkAdvanced(Event, frozen=True, tag="work-advanced"):
    """A figure moved one step on its time track and is not done yet."""

    seat: int
    rounds_left: int


class ProjectsCompleted(Event, frozen=True, tag="projects-completed"):
    """A seat finished what it was building."""

    seat: int
    projects: tuple[str, ...]


class ProjectRemoved(Event, frozen=True, tag="project-removed"):
    """One of two finished projects had no place and left the game."""

    seat: int
    project: str


class JarFilled(Event, frozen=True, tag="jar-filled"):
    """Materials were drawn from the bag onto a jar."""

    jar: Place
    materials: Counts


class StartPlayerMoved(Event, frozen=True, tag="start-player-moved"):
    """The start player's marker went to the left."""

    seat: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The last round is over and the game is scored."""


ZongshiEvent = (
    Drafted
    | RoundBegan
    | LastRoundCalled
    | ScrollPlayed
    | ProjectStarted
    | WentTo
    | Visited
    | Passed
    | Waited
    | Paid
    | MaterialsReturned
    | MaterialsDrawn
    | MaterialsTaken
    | MaterialsDiscarded
    | MaterialsRefunded
    | ScrollsDrawn
    | ScrollsSeen
    | ScrollDeckReshuffled
    | ScrollRecovered
    | ScrollDiscarded
    | TileBought
    | Borrowed
    | RewardRevealed
    | RewardDeclined
    | RewardIdle
    | MasterworkRevealed
    | WorkAdvanced
    | ProjectsCompleted
    | ProjectRemoved
    | JarFilled
    | StartPlayerMoved
    | GameEnded
)
