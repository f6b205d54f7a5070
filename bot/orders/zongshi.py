"""Standing orders of Zong Shi: for what is asked while others play."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.ruleset import Move
from bot.games.zongshi.catalogue import CATALOGUES, ZongshiCatalogue, shipped
from bot.games.zongshi.moves import (
    DiscardMaterial,
    DiscardScroll,
    Draft,
    Keep,
    Pass,
    TakeMaterial,
)
from bot.games.zongshi.terms import MATERIALS, Figure, Phase
from bot.games.zongshi.view import ZongshiView
from bot.orders.order import Answer, Kind, Order, OrderBook, preferred

UNABLE = (
    "none_in_the_middle",
    "none_on_the_jar",
    "none_in_the_workshop",
    "none_in_the_hand",
    "none_finished",
)
"""Why orders of this game leave a question open."""

Legal = Sequence[Move]


class DraftFirst(Order, frozen=True, tag="draft"):
    """Materials and scrolls to take from the middle before the first round."""


class TakeFirst(Order, frozen=True, tag="take"):
    """Materials to take while the market is shared out."""


class DiscardFirst(Order, frozen=True, tag="discard"):
    """Materials to put back and scrolls to discard where there are too many."""


class KeepFirst(Order, frozen=True, tag="keep"):
    """Projects to keep where two are finished and one place is left."""


class PassApprentice(Order, frozen=True, tag="pass"):
    """Pass on a turn for which only the apprentice is free."""


def _draft(order: DraftFirst, _view: ZongshiView, legal: Legal) -> Answer:
    offered: dict[str, Move] = {move.item: move for move in legal if isinstance(move, Draft)}
    return preferred(order.named, offered, "none_in_the_middle")


def _take(order: TakeFirst, view: ZongshiView, legal: Legal) -> Answer:
    if view.phase is not Phase.MARKET:
        return None
    offered: dict[str, Move] = {
        move.material: move for move in legal if isinstance(move, TakeMaterial)
    }
    return preferred(order.named, offered, "none_on_the_jar")


def _discard(order: DiscardFirst, _view: ZongshiView, legal: Legal) -> Answer:
    materials: dict[str, Move] = {
        move.material: move for move in legal if isinstance(move, DiscardMaterial)
    }
    scrolls: dict[str, Move] = {
        move.scroll: move for move in legal if isinstance(move, DiscardScroll)
    }
    # Who named only materials has not said anything about scrolls, and the reverse.
    of_materials = [item for item in order.named if item in MATERIALS]
    of_scrolls = [item for item in order.named if item not in MATERIALS]
    if materials and of_materials:
        return preferred(of_materials, materials, "none_in_the_workshop")
    if scrolls and of_scrolls:
        return preferred(of_scrolls, scrolls, "none_in_the_hand")
    return None


def _keep(order: KeepFirst, _view: ZongshiView, legal: Legal) -> Answer:
    finished: dict[str, Move] = {move.project: move for move in legal if isinstance(move, Keep)}
    return preferred(order.named, finished, "none_finished")


def _pass(_order: PassApprentice, view: ZongshiView, legal: Legal) -> Answer:
    asked = next((one for one in view.questions if one.seat == view.viewer), None)
    is_begun = asked is not None and asked.scrolls
    rests = Pass(Figure.APPRENTICE)
    # Who plays scrolls on this turn is there and means to go on.
    return rests if rests in legal and Pass(Figure.MASTER) not in legal and not is_begun else None


def _cards(view: ZongshiView | None) -> ZongshiCatalogue:
    return CATALOGUES[CATALOGUES.learn(shipped()) if view is None else view.catalogue]


def _items(view: ZongshiView | None) -> tuple[str, ...]:
    return (*MATERIALS, *_cards(view).scrolls)


def _materials(_view: ZongshiView | None) -> tuple[str, ...]:
    return MATERIALS


def _projects(view: ZongshiView | None) -> tuple[str, ...]:
    return tuple(_cards(view).projects)


def _occasion(view: ZongshiView) -> str:
    """A part of a round; in the draft each item that is taken."""
    middle = view.draft
    left = 0 if middle is None else sum(middle.materials) + len(middle.scrolls)
    return f"{view.round} {view.phase} {left}"


MANY = 8
"""How many things an order ranks at most."""
ZONGSHI = OrderBook(
    kinds={
        "draft": Kind(DraftFirst, _draft, _items, MANY),
        "take": Kind(TakeFirst, _take, _materials, len(MATERIALS)),
        "discard": Kind(DiscardFirst, _discard, _items, MANY),
        "keep": Kind(KeepFirst, _keep, _projects, MANY),
        "pass": Kind(PassApprentice, _pass),
    },
    occasion=_occasion,
)
