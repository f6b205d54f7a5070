"""What a player of Zong Shi may submit: a turn is one action and small answers after it.

Before the action come scrolls played alone; the action names figure, target and the scrolls that
change its shape; what is left (further stops, tiles, payment, discards) is asked one by one.
"""

from __future__ import annotations

from bot.games.ruleset import Move
from bot.games.zongshi.terms import Counts, Figure, Place


class Draft(Move, frozen=True, tag="draft"):
    """Take one material or scroll (its id) from the middle before the first round."""

    item: str


class PlayScroll(Move, frozen=True, tag="scroll"):
    """Play a scroll of class "before" as a move of its own; its choices are asked next."""

    scroll: str


class StartProject(Move, frozen=True, tag="start"):
    """Put a figure to work on a project, with scrolls that change how (data order)."""

    figure: Figure
    project: str
    scrolls: tuple[str, ...] = ()


class SecondProject(Move, frozen=True, tag="second"):
    """Name the other project of a Twofold Path."""

    project: str


class GoTo(Move, frozen=True, tag="go"):
    """Put a figure on a jar, into the temple or the pawn shop, with scrolls (data order)."""

    figure: Figure
    place: Place
    scrolls: tuple[str, ...] = ()


class Visit(Move, frozen=True, tag="visit"):
    """Visit a first townsperson with a visit token (1, 2 or 3), with scrolls (data order)."""

    figure: Figure
    townsperson: str
    token: int
    scrolls: tuple[str, ...] = ()


class NextStop(Move, frozen=True, tag="stop"):
    """Go on to one more townsperson on the same visit."""

    townsperson: str
    token: int


class Done(Move, frozen=True, tag="done"):
    """Make no further stop, buy no further tile."""


class ReturnMaterials(Move, frozen=True, tag="return"):
    """Hand back these materials at the temple, possibly none, and draw 1 + that many scrolls."""

    materials: Counts


class BuyTile(Move, frozen=True, tag="tile"):
    """Choose an exchange tile of the pawn shop, by id."""

    tile: str


class UseScrolls(Move, frozen=True, tag="use"):
    """Lower the price at hand by these scrolls (Masterful Use, Artistic Subtlety), or by none."""

    scrolls: tuple[str, ...] = ()


class Pay(Move, frozen=True, tag="pay"):
    """Pay exactly these materials; exchange tiles make up for the rest."""

    materials: Counts


class TakeMaterial(Move, frozen=True, tag="take"):
    """Take one material from a jar: while sharing, or by a scroll or reward."""

    jar: Place
    material: str


class TakeScroll(Move, frozen=True, tag="recover"):
    """Take one scroll from the discard pile."""

    scroll: str


class Borrow(Move, frozen=True, tag="borrow"):
    """Borrow the reward of a basic project that another player has completed."""

    project: str


class DiscardMaterial(Move, frozen=True, tag="drop"):
    """Put one material above capacity back into the bag."""

    material: str


class DiscardScroll(Move, frozen=True, tag="shed"):
    """Discard one scroll above the hand limit."""

    scroll: str


class Keep(Move, frozen=True, tag="keep"):
    """Choose which of two finished projects takes the one free place."""

    project: str


class Decline(Move, frozen=True, tag="decline"):
    """Do without an exchange tile that a visit reward would let one buy."""


class Pass(Move, frozen=True, tag="pass"):
    """Do nothing with this figure in this round."""

    figure: Figure


class Wait(Move, frozen=True, tag="wait"):
    """Keep the only free figure for the second lap."""


ZongshiMove = (
    Draft
    | PlayScroll
    | StartProject
    | SecondProject
    | GoTo
    | Visit
    | NextStop
    | Done
    | ReturnMaterials
    | BuyTile
    | UseScrolls
    | Pay
    | TakeMaterial
    | TakeScroll
    | Borrow
    | DiscardMaterial
    | DiscardScroll
    | Keep
    | Decline
    | Pass
    | Wait
)
