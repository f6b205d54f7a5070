"""What one seat, or a spectator, may see of a game of Zong Shi."""

from __future__ import annotations

import msgspec

from bot.games.ruleset import ScoreLine
from bot.games.zongshi.terms import Counts, Figure, Phase, Place, Spot, Tiles


class FigureAt(msgspec.Struct, frozen=True):
    """A figure standing somewhere in the town."""

    seat: int
    figure: Figure
    as_master: bool
    """True for masters, and for an apprentice under a Writ of Authority."""


class JarView(msgspec.Struct, frozen=True):
    """A jar of the market: what lies on it, who stands at it (in order of arrival)."""

    materials: Counts
    figures: tuple[FigureAt, ...]


class TokenView(msgspec.Struct, frozen=True):
    """A visit token on a townsperson."""

    seat: int
    token: int


class TownspersonView(msgspec.Struct, frozen=True):
    """A townsperson: the material that a visit costs, the reward, the visits so far."""

    id: str
    material: str
    reward_waits: bool
    """True while the face-down reward lies here for the first master."""
    tokens: tuple[TokenView, ...]
    figures: tuple[FigureAt, ...]


class BasicView(msgspec.Struct, frozen=True):
    """A basic project and how many copies are left."""

    id: str
    left: int


class BuildingView(msgspec.Struct, frozen=True):
    """What stands in the one place for work in progress."""

    projects: tuple[str, ...]
    figure: Figure
    rounds_left: int


class QuestionView(msgspec.Struct, frozen=True):
    """What a seat is asked, as far as its reader may know.

    Kinds: draft, turn, second, stop, return, tile, tile_or_done, use, pay, take, recover, borrow,
    drop, shed, keep, reward_tile. Other seats read "turn" for all that a seat decides within
    its own turn, so that a question tells nothing about a hand.
    """

    seat: int
    kind: str
    count: int = 1
    """How many answers are still due where that is known (discards), else 1."""
    jars: tuple[Place, ...] = ()
    """Where there is something to take."""
    price: Counts | None = None
    """What is to be paid, for the eyes of who pays (kinds use and pay)."""
    scrolls: tuple[str, ...] = ()
    """Scrolls played on this turn so far, for the eyes of who plays them (kind turn)."""


class WorkshopView(msgspec.Struct, frozen=True):
    """A player's board."""

    seat: int
    materials: Counts
    beside: Counts
    """Taken from a jar and not yet stored, while the jar is shared out."""
    capacity: int
    tiles: Tiles
    scroll_count: int
    scroll_limit: int
    scrolls: tuple[str, ...] | None
    """The hand in data order: one's own, everybody's once the game is over, else None."""
    tokens: tuple[int, ...]
    """Visit tokens not used yet, ascending."""
    visited: tuple[str, ...]
    """Townspeople in the order of the visits."""
    master: Spot
    apprentice: Spot
    building: BuildingView | None
    completed: tuple[str, ...]
    completed_count: int
    """What ties and the end look at: may be one more than the filled places."""
    borrowed: str | None
    """The basic project whose reward is borrowed until this turn ends."""
    score: tuple[ScoreLine, ...]
    """What the game would score if it ended now."""

    @property
    def points(self) -> int:
        """The sum of the score lines."""
        return sum(line.points for line in self.score)


class DraftView(msgspec.Struct, frozen=True):
    """What still lies in the middle before the first round."""

    materials: Counts
    scrolls: tuple[str, ...]


class ZongshiView(msgspec.Struct, frozen=True):
    """A position as its reader may see it."""

    catalogue: str
    """The hash of the card data; see `bot.games.zongshi.catalogue.CATALOGUES`."""
    viewer: int | None
    round: int
    """0 during the draft."""
    phase: Phase
    last_round: bool
    start_seat: int
    to_act: tuple[int, ...]
    questions: tuple[QuestionView, ...]
    bag: Counts
    large_jar: JarView
    small_jar: JarView
    scroll_deck: int
    scroll_discard: tuple[str, ...]
    """Face up, oldest first."""
    temple: tuple[FigureAt, ...]
    pawn_shop: Tiles
    """Exchange tiles in stock."""
    pawn_shop_figures: tuple[FigureAt, ...]
    townspeople: tuple[TownspersonView, ...]
    basic_projects: tuple[BasicView, ...]
    masterworks: tuple[str, ...]
    """Face up, at most two."""
    masterwork_deck: int
    workshops: tuple[WorkshopView, ...]
    draft: DraftView | None
    laid_aside: Counts
    """Paid for the visits of the action in progress."""
    refill_last_round: bool
    apprentice_beside_lone_master: bool
    scrolls_in_play: tuple[str, ...] = ()
    """Named or played in the action in progress, not on the discard pile yet."""
