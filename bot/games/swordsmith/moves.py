"""What a smith may submit. Swords are named by their place, 0 for the first.

A turn is many small moves and ends with `EndTurn`; offers and bids are sealed until all that
are asked have answered.
"""

from __future__ import annotations

from bot.games.ruleset import Move
from bot.games.swordsmith.terms import Part


class Play(Move, frozen=True, tag="play"):
    """Play a coin or an auxiliary card; `returned` go to the market by its effect (data order)."""

    card: str
    returned: tuple[str, ...] = ()


class PlaceCard(Move, frozen=True, tag="place"):
    """Put a metal or an element, or what stands for one, into an empty slot of a sword."""

    card: str
    sword: int
    part: Part


class ToFurnace(Move, frozen=True, tag="furnace"):
    """Put a metal into the furnace."""

    card: str


class ToPool(Move, frozen=True, tag="pool"):
    """Put an element into the mana pool."""

    card: str


class Dismantle(Move, frozen=True, tag="dismantle"):
    """Take a sword apart."""

    sword: int


class ReturnEnchantment(Move, frozen=True, tag="return"):
    """Choose which of a dismantled sword's dearest enchantments goes back to the market."""

    card: str


class Nudge(Move, frozen=True, tag="nudge"):
    """Give a face-up adventurer a waiting token (1), or take one away (-1)."""

    adventurer: str
    by: int


class Upgrade(Move, frozen=True, tag="upgrade"):
    """Change a metal of the hand for the next grade."""

    card: str


class Decline(Move, frozen=True, tag="decline"):
    """Do without what a card allows; offer no sword."""


class BeginWork(Move, frozen=True, tag="work"):
    """Discard what was played and what is left of the hand, and put the workers to work."""


class Buy(Move, frozen=True, tag="buy"):
    """Buy a card of the market or of the auxiliary row."""

    card: str


class Smelt(Move, frozen=True, tag="smelt"):
    """Make two alike metals of the furnace into one of the next grade."""

    card: str


class Hatch(Move, frozen=True, tag="hatch"):
    """Bring one more of an element of which two are in the pool."""

    card: str


class Refine(Move, frozen=True, tag="refine"):
    """Pay for a forged sword's next star and roll for it."""

    sword: int


class EndTurn(Move, frozen=True, tag="end"):
    """End the turn, with all that is left of it undone, and draw a new hand."""


class Offer(Move, frozen=True, tag="offer"):
    """Offer a sword to the adventurer who is being served (sealed)."""

    sword: int


class Bid(Move, frozen=True, tag="bid"):
    """Name the price at which the sword offered would go (sealed)."""

    amount: int


class TakeTreasure(Move, frozen=True, tag="treasure"):
    """Take a face-up auxiliary card that a new loyal customer brings along."""

    card: str


SwordsmithMove = (
    Play
    | PlaceCard
    | ToFurnace
    | ToPool
    | Dismantle
    | ReturnEnchantment
    | Nudge
    | Upgrade
    | Decline
    | BeginWork
    | Buy
    | Smelt
    | Hatch
    | Refine
    | EndTurn
    | Offer
    | Bid
    | TakeTreasure
)
