"""The first game of Master Swordsmith: a turn from coins to the draw, a blade, and its sale."""

from __future__ import annotations

from collections import Counter

from bot.games.swordsmith.events import (
    AuxiliaryRevealed,
    BidSealed,
    CardBought,
    CardPlaced,
    CardPlayed,
    CardsDrawn,
    DeckReshuffled,
    FirstSeatMoved,
    HandDiscarded,
    MoneyLapsed,
    OfferMade,
    OffersAsked,
    OfferSealed,
    TurnBegan,
    TurnEnded,
    WorkBegan,
)
from bot.games.swordsmith.moves import BeginWork, Buy, EndTurn, Offer, PlaceCard, Play
from bot.games.swordsmith.terms import BLADE_SLOTS, Part
from bot.lessons.lesson import Lesson, Step
from bot.lessons.story import Story, did, undid


def _has_made_a_blade(story: Story) -> bool:
    """Both slots of one blade were filled, whatever has become of it."""
    placed = (event for row in story.rows for event in row.events if isinstance(event, CardPlaced))
    slots = Counter(
        card.sword for card in placed if card.seat == story.seat and card.part is Part.BLADE
    )
    return any(count >= BLADE_SLOTS for count in slots.values())


STEPS = (
    Step("welcome"),
    Step("board"),
    Step("coins", did(CardPlayed), lambda move: isinstance(move, Play)),
    Step("undo", undid, is_advised=False),
    Step("place", did(CardPlaced), lambda move: isinstance(move, PlaceCard)),
    Step("work", did(WorkBegan), lambda move: isinstance(move, BeginWork), is_closing=True),
    Step("buy", did(CardBought), lambda move: isinstance(move, Buy)),
    Step("end", did(TurnEnded), lambda move: isinstance(move, EndTurn), is_closing=True),
    Step("selling"),
    Step("wishes"),
    Step(
        "blade",
        _has_made_a_blade,
        lambda move: isinstance(move, PlaceCard) and move.part is Part.BLADE,
    ),
    Step(
        "offer",
        did(OfferMade),
        lambda move: isinstance(move, Offer),
        answers=("offer",),
    ),
    Step("vouchers"),
    Step(
        "better",
        did(CardPlaced, fits=lambda placed: placed.part is not Part.BLADE),
        lambda move: isinstance(move, PlaceCard) and move.part is not Part.BLADE,
    ),
    Step("craft"),
    Step("free"),
)

LESSON = Lesson(
    game="swordsmith",
    seats=3,
    seed=b"lesson 32",
    steps=STEPS,
    asides=frozenset({"enchantment", "nudge", "upgrade", "offer", "bid", "treasure"}),
    untold=(
        AuxiliaryRevealed,
        BidSealed,
        CardPlayed,
        CardsDrawn,
        DeckReshuffled,
        FirstSeatMoved,
        HandDiscarded,
        MoneyLapsed,
        OfferSealed,
        OffersAsked,
        TurnBegan,
        TurnEnded,
        WorkBegan,
    ),
)
