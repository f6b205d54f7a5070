"""What happens in Master Swordsmith, told to the log; texts stand in the catalogues by tag.

All are public but `CardsSeen`, `OfferMade` and `BidMade`. Swords are told by place, from 0.
"""

from __future__ import annotations

from bot.games.ruleset import Event
from bot.games.swordsmith.terms import NamedPrice, Offered, Part, Tier


class RoundBegan(Event, frozen=True, tag="round-began"):
    """A round opened; `seat` has its first turn."""

    round: int
    seat: int


class TurnBegan(Event, frozen=True, tag="turn-began"):
    """A seat's turn opened with this many workers and this money from abilities."""

    seat: int
    workers: int
    money: int
    vouchers: int


class CardPlayed(Event, frozen=True, tag="card-played"):
    """A seat played a coin or an auxiliary card and got money by it, perhaps none."""

    seat: int
    card: str
    money: int = 0


class CardPlaced(Event, frozen=True, tag="card-placed"):
    """A card went onto a sword."""

    seat: int
    card: str
    sword: int
    part: Part


class PutInFurnace(Event, frozen=True, tag="put-in-furnace"):
    """A metal went into the furnace."""

    seat: int
    card: str


class PutInPool(Event, frozen=True, tag="put-in-pool"):
    """An element went into the mana pool."""

    seat: int
    card: str


class CardsDrawn(Event, frozen=True, tag="cards-drawn"):
    """A seat drew this many cards."""

    seat: int
    count: int


class CardsSeen(Event, frozen=True, tag="cards-seen"):
    """Which cards a seat drew; for its eyes only."""

    seat: int
    cards: tuple[str, ...]

    @property
    def audience(self) -> int | None:
        """Only the seat that drew."""
        return self.seat


class DeckReshuffled(Event, frozen=True, tag="deck-reshuffled"):
    """A seat's discard pile became its new deck."""

    seat: int
    count: int


class CardsReturned(Event, frozen=True, tag="cards-returned"):
    """A seat gave cards of its hand back to the market by a card's effect."""

    seat: int
    cards: tuple[str, ...]


class CardChanged(Event, frozen=True, tag="card-changed"):
    """A seat changed a card of its hand for a better one of the market."""

    seat: int
    card: str
    into: str


class TokenChanged(Event, frozen=True, tag="token-changed"):
    """A seat gave an adventurer a waiting token, or took one away; `waited` is what it has now."""

    seat: int
    adventurer: str
    by: int
    waited: int


class Declined(Event, frozen=True, tag="declined"):
    """A seat did without what this card allows."""

    seat: int
    card: str


class FixtureBuilt(Event, frozen=True, tag="fixture-built"):
    """An auxiliary card went into the permanent area; there are now so many places for swords."""

    seat: int
    card: str
    places: int


class SwordDismantled(Event, frozen=True, tag="sword-dismantled"):
    """A sword was taken apart: what went back to the common supply, what to the discard pile."""

    seat: int
    sword: int
    returned: str | None
    discarded: tuple[str, ...]


class HandDiscarded(Event, frozen=True, tag="hand-discarded"):
    """Playing is over: a seat discarded what was left of its hand."""

    seat: int
    cards: tuple[str, ...]


class WorkBegan(Event, frozen=True, tag="work-began"):
    """A seat's workers began."""

    seat: int


class CardBought(Event, frozen=True, tag="card-bought"):
    """A seat bought a card, to its discard pile or to its hand."""

    seat: int
    card: str
    price: int
    to_hand: bool


class MetalSmelted(Event, frozen=True, tag="metal-smelted"):
    """Two metals of the furnace became a better one in the hand; `saved` were kept back."""

    seat: int
    metal: str
    into: str
    saved: int


class ElementHatched(Event, frozen=True, tag="element-hatched"):
    """Two elements of the pool brought this many more of their kind into the hand."""

    seat: int
    element: str
    count: int


class StarAdded(Event, frozen=True, tag="star-added"):
    """A refining roll, with what was added to it, won a sword its next star."""

    seat: int
    sword: int
    star: int
    roll: int
    bonus: int


class StarMissed(Event, frozen=True, tag="star-missed"):
    """A refining roll, with what was added to it, was too low for a sword's next star."""

    seat: int
    sword: int
    star: int
    roll: int
    bonus: int


class MoneyKept(Event, frozen=True, tag="money-kept"):
    """Unspent money became vouchers for the next turn."""

    seat: int
    amount: int


class MoneyLapsed(Event, frozen=True, tag="money-lapsed"):
    """Unspent money and vouchers were lost."""

    seat: int
    amount: int


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    """A seat's turn is over."""

    seat: int


class AuxiliaryRevealed(Event, frozen=True, tag="auxiliary-revealed"):
    """An auxiliary card was turned over in place of one that was taken."""

    card: str


class AuxiliaryReshuffled(Event, frozen=True, tag="auxiliary-reshuffled"):
    """The discarded auxiliary cards became the new deck."""

    count: int


class SellingBegan(Event, frozen=True, tag="selling-began"):
    """Every face-up adventurer got a waiting token; for these the waiting is over."""

    adventurers: tuple[str, ...]


class OffersAsked(Event, frozen=True, tag="offers-asked"):
    """An adventurer is served; these seats have a sword that meets its basic need."""

    adventurer: str
    seats: tuple[int, ...]


class OfferSealed(Event, frozen=True, tag="offer-sealed"):
    """A seat has answered an adventurer; what, nobody knows until all have."""

    seat: int


class OfferMade(Event, frozen=True, tag="offer-made"):
    """What a seat answered an adventurer, None: declined; for its eyes only."""

    seat: int
    adventurer: str
    sword: int | None

    @property
    def audience(self) -> int | None:
        """Only the seat that answered."""
        return self.seat


class OffersOpened(Event, frozen=True, tag="offers-opened"):
    """All have answered."""

    adventurer: str
    offers: tuple[Offered, ...]


class PriceCutBegan(Event, frozen=True, tag="price-cut-began"):
    """These seats offer the same tier and are asked for their prices, at most the bounty."""

    adventurer: str
    tier: Tier
    seats: tuple[int, ...]
    bounty: int


class BidSealed(Event, frozen=True, tag="bid-sealed"):
    """A seat has named its price; which, nobody knows until all have."""

    seat: int


class BidMade(Event, frozen=True, tag="bid-made"):
    """Which price a seat named; for its eyes only."""

    seat: int
    adventurer: str
    amount: int

    @property
    def audience(self) -> int | None:
        """Only the seat that bid."""
        return self.seat


class BidsOpened(Event, frozen=True, tag="bids-opened"):
    """All prices are named."""

    adventurer: str
    bids: tuple[NamedPrice, ...]


class SwordSold(Event, frozen=True, tag="sword-sold"):
    """A seat sold a sword: for vouchers, reputation, and `seal` reputation in addition."""

    seat: int
    adventurer: str
    sword: int
    tier: Tier
    vouchers: int
    reputation: int
    seal: int = 0


class CustomerJoined(Event, frozen=True, tag="customer-joined"):
    """An adventurer became a seat's loyal customer."""

    seat: int
    adventurer: str
    ability: str


class TreasureTaken(Event, frozen=True, tag="treasure-taken"):
    """A new loyal customer brought its owner an auxiliary card into the discard pile."""

    seat: int
    card: str


class AdventurerLeft(Event, frozen=True, tag="adventurer-left"):
    """An adventurer left without a sword."""

    adventurer: str


class AdventurerRevealed(Event, frozen=True, tag="adventurer-revealed"):
    """The next adventurer of a profession came."""

    adventurer: str


class FirstSeatMoved(Event, frozen=True, tag="first-seat-moved"):
    """The first seat's marker went to the left."""

    seat: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The game is over: professions without adventurers, seats at the top of a track."""

    professions: tuple[str, ...]
    seats: tuple[int, ...]


SwordsmithEvent = (
    RoundBegan
    | TurnBegan
    | CardPlayed
    | CardPlaced
    | PutInFurnace
    | PutInPool
    | CardsDrawn
    | CardsSeen
    | DeckReshuffled
    | CardsReturned
    | CardChanged
    | TokenChanged
    | Declined
    | FixtureBuilt
    | SwordDismantled
    | HandDiscarded
    | WorkBegan
    | CardBought
    | MetalSmelted
    | ElementHatched
    | StarAdded
    | StarMissed
    | MoneyKept
    | MoneyLapsed
    | TurnEnded
    | AuxiliaryRevealed
    | AuxiliaryReshuffled
    | SellingBegan
    | OffersAsked
    | OfferSealed
    | OfferMade
    | OffersOpened
    | PriceCutBegan
    | BidSealed
    | BidMade
    | BidsOpened
    | SwordSold
    | CustomerJoined
    | TreasureTaken
    | AdventurerLeft
    | AdventurerRevealed
    | FirstSeatMoved
    | GameEnded
)
