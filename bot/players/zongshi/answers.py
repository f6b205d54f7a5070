"""The small questions of the game, with what each answer is worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.ruleset import Move
from bot.games.zongshi import moves
from bot.games.zongshi.counts import UNITS, minus, plus
from bot.games.zongshi.scrolls import DISCOUNTS
from bot.games.zongshi.terms import MATERIALS
from bot.players.zongshi.before import borrow_gain
from bot.players.zongshi.materials import fitting
from bot.players.zongshi.places import tile_gain
from bot.players.zongshi.plans import MATERIAL
from bot.players.zongshi.scrolls import drawn, kept, named
from bot.players.zongshi.starting import partner_worth
from bot.players.zongshi.thoughts import Thoughts
from bot.players.zongshi.visits import visit_gain

ENOUGH = 0.1
"""Points that an exchange must gain to be worth the trouble."""


def answer_worth(mind: Thoughts, move: Move) -> float:
    """Points that an answer is worth, compared with the other answers to its question."""
    return _WORTHS[type(move)](mind, move)


def _draft(mind: Thoughts, move: moves.Draft) -> float:
    if move.item in MATERIALS:
        return _with_one_more(mind, move.item)
    return mind.wanted.worth(mind.outlook.holding) + kept(mind.outlook, move.item)


def _take(mind: Thoughts, move: moves.TakeMaterial) -> float:
    return _with_one_more(mind, move.material)


def _with_one_more(mind: Thoughts, material: str) -> float:
    holding = plus(mind.outlook.holding, UNITS[MATERIALS.index(material)])
    return mind.wanted.worth(fitting(mind.wanted, holding, mind.outlook.shop.capacity))


def _drop(mind: Thoughts, move: moves.DiscardMaterial) -> float:
    unit = UNITS[MATERIALS.index(move.material)]
    return mind.wanted.worth(minus(mind.outlook.shop.materials, unit))


def _pay(mind: Thoughts, move: moves.Pay) -> float:
    return mind.wanted.worth(minus(mind.outlook.shop.materials, move.materials))


def _return(mind: Thoughts, move: moves.ReturnMaterials) -> float:
    rest = minus(mind.outlook.shop.materials, move.materials)
    returned = sum(move.materials)
    scrolls = drawn(mind.outlook, 1 + mind.outlook.bonus.temple + returned)
    return mind.wanted.worth(rest) + scrolls - ENOUGH * returned


def _use(mind: Thoughts, move: moves.UseScrolls) -> float:
    """What need not be paid, less what the scrolls are worth in the hand."""
    saved = 0.0
    for scroll in move.scrolls:
        unit = DISCOUNTS[scroll].masterful
        saved += mind.wanted.cost(mind.outlook.shop.materials, unit) if any(unit) else MATERIAL
    return saved - named(mind.outlook, move.scrolls)


def _second(mind: Thoughts, move: moves.SecondProject) -> float:
    return partner_worth(mind.outlook, mind.outlook.cards.projects[move.project])


def _stop(mind: Thoughts, move: moves.NextStop) -> float:
    """With a second stop the first one costs more too."""
    return (
        visit_gain(
            mind.outlook,
            mind.wanted,
            move.townsperson,
            move.token,
            as_master=True,
            earlier=1,
            more=1,
        )
        - mind.wanted.each
    )


def _tile(mind: Thoughts, move: moves.BuyTile) -> float:
    return tile_gain(mind.outlook, mind.wanted, move.tile) - ENOUGH


_WORTHS: dict[type[Move], Callable[[Thoughts, Any], float]] = {
    moves.Draft: _draft,
    moves.SecondProject: _second,
    moves.NextStop: _stop,
    moves.Done: lambda _mind, _move: 0.0,
    moves.ReturnMaterials: _return,
    moves.BuyTile: _tile,
    moves.Decline: lambda _mind, _move: 0.0,
    moves.UseScrolls: _use,
    moves.Pay: _pay,
    moves.TakeMaterial: _take,
    moves.TakeScroll: lambda mind, move: kept(mind.outlook, move.scroll),
    moves.Borrow: lambda mind, move: borrow_gain(mind, move.project),
    moves.DiscardMaterial: _drop,
    moves.DiscardScroll: lambda mind, move: -kept(mind.outlook, move.scroll),
    moves.Keep: lambda mind, move: float(mind.outlook.cards.projects[move.project].points),
}
