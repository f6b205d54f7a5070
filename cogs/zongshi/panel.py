"""Zong Shi in the turn panel: what stands together, what is asked next, what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Any

from bot.games.ruleset import Event, Move
from bot.games.zongshi.events import (
    Borrowed,
    MasterworkRevealed,
    MaterialsDrawn,
    Paid,
    ProjectStarted,
    RewardRevealed,
    ScrollDeckReshuffled,
    ScrollPlayed,
    ScrollRecovered,
    ScrollsDrawn,
    ScrollsSeen,
    TileBought,
)
from bot.games.zongshi.moves import (
    Borrow,
    BuyTile,
    Decline,
    DiscardMaterial,
    DiscardScroll,
    Done,
    Draft,
    NextStop,
    Pass,
    Pay,
    PlayScroll,
    ReturnMaterials,
    SecondProject,
    TakeMaterial,
    TakeScroll,
    UseScrolls,
)
from bot.games.zongshi.terms import MATERIALS, NOTHING, Figure
from bot.games.zongshi.view import ZongshiView
from bot.i18n import t
from bot.i18n.words import in_a_row, kebab
from bot.i18n.zongshi import move_label
from bot.tables.scratch import Scratch
from cogs.choices import joined
from cogs.panel.describing import Ask, Option, Sheet
from cogs.zongshi import beginnings, labels
from cogs.zongshi.beginnings import BEGINNINGS, card, split, stop, title
from cogs.zongshi.labels import Reader
from cogs.zongshi.steps import named_by, read_choice, stop_of

SECRETS = (
    MasterworkRevealed,
    MaterialsDrawn,
    RewardRevealed,
    ScrollDeckReshuffled,
    ScrollsDrawn,
    ScrollsSeen,
)
"""What follows the first of these may depend on what it showed."""
UNTOLD = (Done, Pay)
"""Moves of which the preview tells the effect instead."""


class ZongshiPanel:
    """The panel of Zong Shi."""

    def reader(self, locale: str, view: ZongshiView) -> Reader:
        """Who reads, from a language and the position as the seat sees it."""
        return Reader(locale, view)

    def sheet(self, scratch: Scratch, tab: int, reader: Reader) -> Sheet | None:
        """What a figure may do; None where a small question is open."""
        legal = scratch.legal
        if not legal or not isinstance(legal[0], BEGINNINGS):
            return None
        figures = [figure for figure in Figure if Pass(figure) in legal]
        shown = figures[min(tab, len(figures) - 1)]
        tabs = tuple(Option(title(reader, f"with-{figure}")) for figure in figures)
        mine = [move for move in legal if getattr(move, "figure", shown) == shown]
        groups = tuple(group for group in beginnings.groups(scratch, mine, reader) if group.bundles)
        return Sheet(groups, tabs if len(tabs) > 1 else ())

    def ask(self, scratch: Scratch, reader: Reader) -> Ask | None:
        """The small question that is open; None once the action is whole."""
        kind = _kind(scratch)
        if kind in ("", "turn") or (kind == "draft" and scratch.tried):
            return None
        if kind == "take" and isinstance(next(iter(scratch.tried), None), TakeMaterial):
            # While jars are shared out each piece is an answer of its own.
            return None
        return _ASKS.get(kind, _plain)(kind, reader, scratch)

    def option(self, move: Any, reader: Reader) -> Option:
        """A move as an answer to a small question."""
        match move:
            case Done() | Decline() | UseScrolls() | Pay() | ReturnMaterials():
                return Option(move_label(move, reader.locale, reader.catalogue))
            case NextStop():
                return stop(stop_of(move), reader)
            case DiscardMaterial():
                return card(move.material, reader)
            case DiscardScroll():
                return card(move.scroll, reader)
            case Draft():
                return card(move.item, reader)
        return split(read_choice(named_by(move), reader))

    def variant(self, move: Any, reader: Reader) -> Option:
        """The scrolls that are named with an action."""
        if not move.scrolls:
            return Option(title(reader, "no-scroll"))
        about = [reader.words.effect(card) for card in move.scrolls]
        return Option(labels.cards(joined(move.scrolls), reader).name, " ".join(about))

    def foretell(
        self, moves: Sequence[Any], events: Sequence[Event], seat: int, reader: Reader
    ) -> list[str]:
        """The moves as they are called, then payment and time."""
        told = [
            move_label(move, reader.locale, reader.catalogue)
            for move in moves
            if not isinstance(move, UNTOLD) and move not in (UseScrolls(), ReturnMaterials(NOTHING))
        ]
        known = takewhile(lambda event: not isinstance(event, SECRETS), events)
        own = [event for event in known if getattr(event, "seat", None) == seat]
        by_itself = [move_label(m, reader.locale, reader.catalogue) for m in _forced(own, moves)]
        return [*told, *by_itself, *filter(None, (_effect(event, reader) for event in own))]

    def is_at_once(self, _move: Any) -> bool:
        """Every action is confirmed."""
        return False

    def help(self, scratch: Scratch, locale: str) -> str:
        """What can be done in this situation and how."""
        key = f"zongshi-panel-help-{kebab(_kind(scratch))}"
        return t(locale, key if _kind(scratch) in _HELPED else "zongshi-panel-help-other")


_HELPED = ("draft", "turn", "take", "drop", "shed", "keep", "reward_tile")


def _kind(scratch: Scratch) -> str:
    asked = (question for question in scratch.view.questions if question.seat == scratch.seat)
    return next((question.kind for question in asked), "")


def _plain(kind: str, reader: Reader, _scratch: Scratch) -> Ask:
    return Ask(kind, title(reader, f"ask-{kebab(kind)}"))


def _several(kind: str, reader: Reader, scratch: Scratch) -> Ask:
    """Asked again and again; the first answers that end it."""
    ends = next((move for move in scratch.legal if move == Done()), None)
    key = "tile" if kind == "tile_or_done" else kind
    return Ask(key, title(reader, f"ask-{kebab(key)}"), default=ends, several=True)


def _return(kind: str, reader: Reader, _scratch: Scratch) -> Ask:
    return Ask(
        kind,
        title(reader, "ask-return"),
        default=ReturnMaterials(NOTHING),
        units=lambda move: tuple(
            material
            for material, count in zip(MATERIALS, move.materials, strict=True)
            for _ in range(count)
        ),
        unit=lambda material: Option(reader.words.name(material)),
    )


def _use(kind: str, reader: Reader, scratch: Scratch) -> Ask:
    return Ask(kind, title(reader, "ask-pay"), default=scratch.legal[0], joins=True)


def _pay(kind: str, reader: Reader, scratch: Scratch) -> Ask:
    # The payments with the fewest tiles come first.
    return Ask(kind, title(reader, "ask-pay"), default=scratch.legal[0])


_ASKS: dict[str, Callable[[str, Reader, Scratch], Ask]] = {
    "stop": _several,
    "tile": _several,
    "tile_or_done": _several,
    "drop": _several,
    "shed": _several,
    "return": _return,
    "use": _use,
    "pay": _pay,
}


def _forced(events: Sequence[Any], moves: Sequence[Any]) -> list[Move]:
    """What the rules answered themselves, there being one answer only."""
    named = (UseScrolls((scroll,)) for move in moves for scroll in _scrolls_of(move))
    left, found = [*moves, *named], list[Move]()
    for answer in (move for event in events for move in _answers(event)):
        if answer in left:
            left.remove(answer)
        else:
            found.append(answer)
    return found


def _scrolls_of(move: Any) -> tuple[str, ...]:
    return (move.scroll,) if isinstance(move, PlayScroll) else getattr(move, "scrolls", ())


def _answers(event: Any) -> list[Move]:
    match event:
        case ScrollPlayed():
            return [UseScrolls((event.scroll,))]
        case TileBought():
            return [BuyTile(event.tile)]
        case ScrollRecovered():
            return [TakeScroll(event.scroll)]
        case Borrowed():
            return [Borrow(event.project)]
        case ProjectStarted():
            return [SecondProject(project) for project in event.projects[1:]]
    return []


def _effect(event: Any, reader: Reader) -> str:
    """What an event means to the one whose move causes it; empty where the move says it."""
    match event:
        case Paid():
            stands_in = in_a_row(reader.locale, [reader.words.tile(tile) for tile in event.tiles])
            return t(
                reader.locale,
                "zongshi-panel-pays",
                materials=reader.words.materials(event.materials),
                count=len(event.tiles),
                tiles=stands_in,
            )
        case ProjectStarted():
            return t(
                reader.locale,
                "zongshi-panel-works",
                rounds=event.rounds,
                round=reader.view.round + event.rounds - 1,
            )
    return ""
