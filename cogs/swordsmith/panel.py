"""Master Swordsmith in the turn panel: many small moves, each made at once and undone alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Any

from bot.games.ruleset import Event, Move
from bot.games.swordsmith.events import (
    AdventurerRevealed,
    AuxiliaryRevealed,
    CardsDrawn,
    CardsSeen,
    DeckReshuffled,
    MoneyKept,
    MoneyLapsed,
    OffersOpened,
    StarAdded,
    StarMissed,
)
from bot.games.swordsmith.moves import (
    BeginWork,
    Bid,
    Buy,
    Decline,
    Dismantle,
    EndTurn,
    Hatch,
    Nudge,
    Offer,
    PlaceCard,
    Play,
    Refine,
    ReturnEnchantment,
    Smelt,
    TakeTreasure,
    ToFurnace,
    ToPool,
    Upgrade,
)
from bot.games.swordsmith.view import SwordsmithView
from bot.i18n import t
from bot.i18n.swordsmith import move_label
from bot.i18n.words import kebab
from bot.tables.scratch import Scratch
from cogs.choices import PARTS, Choice, joined
from cogs.panel.describing import Ask, Bundle, Group, Option, Sheet
from cogs.sentences import question_of
from cogs.swordsmith import labels
from cogs.swordsmith.labels import Reader
from cogs.swordsmith.steps import is_coin

Read = Callable[[str, Reader], Choice]
OF_A_TURN = ("play", "work")
ONCE = ("offer", "bid", "treasure")
"""Questions whose answer is all that is given at a time."""
CONFIRMED = (EndTurn, Refine, Offer, Bid, Decline, TakeTreasure)
"""Moves that are asked about again: they roll, or others answer to them."""
SECRETS = (
    AdventurerRevealed,
    AuxiliaryRevealed,
    CardsDrawn,
    CardsSeen,
    DeckReshuffled,
    OffersOpened,
    StarAdded,
    StarMissed,
)
"""What follows the first of these may depend on what it showed."""


class SwordsmithPanel:
    """The panel of Master Swordsmith."""

    def reader(self, locale: str, view: SwordsmithView) -> Reader:
        """Who reads, from a language and the position as the seat sees it."""
        return Reader(locale, view)

    def sheet(self, scratch: Scratch, _tab: int, reader: Reader) -> Sheet | None:
        """What can be done on a turn; None where a small question is open."""
        if not scratch.legal or _kind(scratch) not in OF_A_TURN:
            return None
        groups = (*_selects(scratch.legal, reader), _buttons(scratch, reader))
        return Sheet(tuple(group for group in groups if group.bundles))

    def ask(self, scratch: Scratch, reader: Reader) -> Ask | None:
        """The small question that is open; None once the action is whole."""
        kind = _kind(scratch)
        if not kind or kind in OF_A_TURN or (kind in ONCE and scratch.tried):
            return None
        may_decline = kind in ("nudge", "upgrade") and Decline() in scratch.legal
        title = _title(reader, f"ask-{kebab(kind)}")
        return Ask(kind, title, default=Decline() if may_decline else None)

    def option(self, move: Any, reader: Reader) -> Option:
        """A move as an answer to a small question."""
        match move:
            case Offer():
                return _split(labels.offering(str(move.sword + 1), reader))
            case Bid():
                return _split(labels.price(str(move.amount), reader))
            case Upgrade():
                return _split(labels.better(move.card, reader))
            case TakeTreasure() | ReturnEnchantment():
                return _split(labels.card(move.card, reader))
            case Nudge():
                about = _split(labels.adventurer(move.adventurer, reader)).about
                return Option(_said(move, reader), about)
        return Option(_said(move, reader))

    def variant(self, move: Any, reader: Reader) -> Option:
        """Where a card goes, or what is given back for it."""
        if isinstance(move, PlaceCard):
            part = reader.words.part_name(move.part)
            sword = labels.sword(str(move.sword + 1), reader).name
            label, _, about = sword.partition(PARTS)
            return Option(f"{label}{PARTS}{part}", about)
        return Option(labels.cards(joined(move.returned), reader).name)

    def foretell(
        self, moves: Sequence[Any], events: Sequence[Event], seat: int, reader: Reader
    ) -> list[str]:
        """The moves as they are called, and the money that is lost with the turn."""
        known = takewhile(lambda event: not isinstance(event, SECRETS), events)
        own = (event for event in known if getattr(event, "seat", None) == seat)
        effects = (_effect(event, reader) for event in own)
        return [*(_said(move, reader) for move in moves), *filter(None, effects)]

    def is_at_once(self, move: Any) -> bool:
        """What undo takes back is made without asking again."""
        return not isinstance(move, CONFIRMED)

    def help(self, scratch: Scratch, locale: str) -> str:
        """What can be done in this situation and how."""
        kind = _kind(scratch)
        name = kind if kind in (*OF_A_TURN, "offer", "bid") else "other"
        return t(locale, f"swordsmith-panel-help-{name}")


def _title(reader: Reader, name: str) -> str:
    return t(reader.locale, f"swordsmith-panel-{name}")


def _kind(scratch: Scratch) -> str:
    asked = question_of(scratch.view, scratch.seat)
    return "" if asked is None else str(asked.kind)


def _said(move: Move, reader: Reader) -> str:
    return move_label(move, reader.locale, reader.catalogue)


def _split(choice: Choice) -> Option:
    """A name, and what is told beside it."""
    label, _, about = choice.name.partition(PARTS)
    return Option(label, about)


def _selects(legal: Sequence[Any], reader: Reader) -> Iterable[Group]:
    """What can be done with cards, swords and workers, a select each."""

    def of(name: str, kinds: tuple[type[Move], ...], read: Read, variants: str = "") -> Group:
        found: dict[str, list[Any]] = {}
        for move in legal:
            if isinstance(move, kinds):
                found.setdefault(_named(move), []).append(move)
        bundles = (
            Bundle(_split(read(value, reader)), tuple(alike)) for value, alike in found.items()
        )
        title = _title(reader, variants) if variants else ""
        return Group(_title(reader, name), tuple(bundles), variants=title)

    yield of("play", (Play,), labels.card, "give-back")
    yield of("place", (PlaceCard,), labels.card, "where")
    yield of("furnace", (ToFurnace,), labels.card)
    yield of("pool", (ToPool,), labels.card)
    yield of("buy", (Buy,), labels.purchase)
    yield of("smelt", (Smelt,), labels.smelting)
    yield of("hatch", (Hatch,), labels.hatching)
    yield of("refine", (Refine,), labels.refining)
    yield of("dismantle", (Dismantle,), labels.sword)


def _named(move: Any) -> str:
    return str(move.sword + 1) if isinstance(move, Refine | Dismantle) else str(move.card)


def _buttons(scratch: Scratch, reader: Reader) -> Group:
    """All coins at once, and what ends a part of the turn."""
    hand = scratch.view.smithies[scratch.seat].hand or ()
    coins = tuple(
        move for move in scratch.legal if is_coin(move) for _ in range(hand.count(move.card))
    )
    ends = [move for move in scratch.legal if isinstance(move, BeginWork | EndTurn)]
    bundles = [Bundle(Option(_said(move, reader)), (move,)) for move in ends]
    if coins:
        label = t(reader.locale, "swordsmith-panel-coins", count=len(coins))
        bundles.insert(0, Bundle(Option(label), coins[:1], batch=coins))
    return Group("", tuple(bundles), as_buttons=True)


def _effect(event: Any, reader: Reader) -> str:
    match event:
        case MoneyKept():
            return t(reader.locale, "swordsmith-panel-kept", money=event.amount)
        case MoneyLapsed():
            return t(reader.locale, "swordsmith-panel-lapsed", money=event.amount)
    return ""
