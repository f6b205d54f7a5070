"""What one seat, or a spectator, may see of a game of Master Swordsmith."""

from __future__ import annotations

import msgspec

from bot.games.ruleset import ScoreLine
from bot.games.swordsmith.moves import Bid, Decline, Offer
from bot.games.swordsmith.state import Turn
from bot.games.swordsmith.terms import Offered, Phase, Tier


class PileView(msgspec.Struct, frozen=True):
    """Cards on sale: a pile of the market, or one card of the auxiliary row."""

    card: str
    count: int
    price: int
    """For the seat on turn, with all that makes it cheaper; while selling the printed price."""


class AdventurerView(msgspec.Struct, frozen=True):
    """A face-up adventurer; its card stands in the catalogue."""

    id: str
    waited: int
    """Waiting tokens."""
    is_due: bool
    """Whether it is served in this round's selling phase, as things stand."""


class ProfessionView(msgspec.Struct, frozen=True):
    """A profession in play."""

    id: str
    pile: int
    """Adventurers still to come."""
    face_up: tuple[AdventurerView, ...]
    """The one revealed earlier first."""


class FitView(msgspec.Struct, frozen=True):
    """A face-up adventurer that would take a sword as it is, and what it would reach."""

    adventurer: str
    tier: Tier


class SwordView(msgspec.Struct, frozen=True):
    """A place for swords and what lies there."""

    blade: tuple[str, ...]
    hilt: str | None
    enchantments: tuple[str, ...]
    stars: int
    is_forged: bool
    star_price: int | None
    """Of the next star; None: it has all."""
    star_roll: int | None
    """What the next star needs, before anything is added to the roll."""
    fits: tuple[FitView, ...]


class SmithyView(msgspec.Struct, frozen=True):
    """A player's area."""

    seat: int
    swords: tuple[SwordView, ...]
    """One entry a place, also where nothing lies yet."""
    furnace: tuple[str, ...]
    pool: tuple[str, ...]
    vouchers: int
    workers: int
    """At the start of each of its turns."""
    hand_count: int
    hand: tuple[str, ...] | None
    """In data order: one's own, everybody's once the game is over, else None."""
    in_play: tuple[str, ...]
    deck_count: int
    deck: tuple[str, ...] | None
    """What is in the deck, in data order and not as it lies; None as for the hand."""
    discard: tuple[str, ...]
    loyal: tuple[str, ...]
    """Adventurers in the permanent area."""
    fixtures: tuple[str, ...]
    """Auxiliary cards in the permanent area."""
    seals: int
    """Reputation that the first sale of this round brings in addition."""
    sold: int
    reputation: tuple[ScoreLine, ...]
    """One line a profession in play, by its id."""

    @property
    def points(self) -> int:
        """The sum of reputation."""
        return sum(line.points for line in self.reputation)


class SaleView(msgspec.Struct, frozen=True):
    """The adventurer who is being served, while offers or bids are out."""

    adventurer: str
    tier: Tier | None
    """What the offers reach that are cut in price; None while offers are asked."""
    bounty: int | None
    """The highest price that can be named; None while offers are asked."""
    asked: tuple[int, ...]
    """All seats that have or had to answer."""
    answered: tuple[int, ...]
    """Those whose answer is sealed."""
    offers: tuple[Offered, ...]
    """The equal offers, open to all once prices are asked."""
    answer: Offer | Decline | Bid | None
    """The reader's own sealed answer."""


class QuestionView(msgspec.Struct, frozen=True):
    """What a seat is asked, as far as its reader may know.

    Kinds: play, work, enchantment, nudge, upgrade, offer, bid, treasure. Other seats read
    "turn" for all that a seat decides within its own turn.
    """

    seat: int
    kind: str
    card: str | None = None
    """The card by which it is asked (nudge, upgrade)."""
    sword: int | None = None
    """The place of the sword that is being dismantled (enchantment)."""
    adventurer: str | None = None
    """Who is being served (offer, bid)."""
    most: int | None = None
    """The highest price that can be named (bid)."""


class SwordsmithView(msgspec.Struct, frozen=True):
    """A position as its reader may see it."""

    catalogue: str
    """The hash of the card data; see `bot.games.swordsmith.catalogue.CATALOGUES`."""
    viewer: int | None
    round: int
    phase: Phase
    order: tuple[int, ...]
    """All seats as they come in this round; the first one has the marker."""
    turns_left: tuple[int, ...]
    """Seats whose turns of this round are not over, the seat on turn first."""
    turn: Turn | None
    """What the seat on turn has left; None while selling."""
    to_act: tuple[int, ...]
    questions: tuple[QuestionView, ...]
    market: tuple[PileView, ...]
    """All nine piles, also empty ones."""
    auxiliary_row: tuple[PileView, ...]
    auxiliary_deck: int
    auxiliary_discard: tuple[str, ...]
    professions: tuple[ProfessionView, ...]
    left: tuple[str, ...]
    """Adventurers that were served or left in vain, oldest first."""
    reputation_track: int
    """The top of each profession's track."""
    smithies: tuple[SmithyView, ...]
    sale: SaleView | None

    @property
    def on_turn(self) -> int | None:
        """The seat whose turn it is; None while selling."""
        return None if self.turn is None else self.turns_left[0]
