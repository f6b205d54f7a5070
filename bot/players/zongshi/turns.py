"""What to do on a turn: scrolls that help first, then whatever gains most."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bot.games.rng import Rng
from bot.games.ruleset import Move
from bot.games.zongshi.moves import (
    GoTo,
    Pass,
    PlayScroll,
    StartProject,
    Visit,
    Wait,
    ZongshiMove,
)
from bot.games.zongshi.scrolls import manner_of
from bot.games.zongshi.terms import JARS, Figure, Place, Spot
from bot.players.choosing import best
from bot.players.zongshi.before import play_gain
from bot.players.zongshi.market import jar_gain, jar_of
from bot.players.zongshi.materials import best_picks
from bot.players.zongshi.outlook import Outlook
from bot.players.zongshi.places import best_tile_gain, temple_gain
from bot.players.zongshi.scrolls import named
from bot.players.zongshi.starting import start_gain
from bot.players.zongshi.thoughts import Thoughts
from bot.players.zongshi.visits import visit_gain

SPARED = 0.05
"""Points that a master has to do better by than an apprentice, who runs most errands as well."""
FAVOUR = 0.3
"""The part of a material's worth that it is worth to take it before all others."""


def choose_turn(mind: Thoughts, legal: tuple[ZongshiMove, ...], source: Rng) -> ZongshiMove:
    """A scroll that helps, unless a project is begun at once; else the action that gains most."""
    gains = {move: _GAINS[type(move)](mind, move) for move in legal if type(move) in _GAINS}
    useful = [move for move, gain in gains.items() if gain > 0]
    scrolls = [move for move in useful if isinstance(move, PlayScroll)]
    actions = [move for move in useful if not isinstance(move, PlayScroll)]
    action = best(actions, gains.__getitem__, source) if actions else _idle(legal)
    if scrolls and not isinstance(action, StartProject):
        return best(scrolls, gains.__getitem__, source)
    if Wait() in legal and _shows_later(mind, action):
        return Wait()
    return action


def _idle(legal: Iterable[ZongshiMove]) -> ZongshiMove:
    """Wait for better, else pass, first with the apprentice."""
    if Wait() in legal:
        return Wait()
    return [move for move in legal if isinstance(move, Pass)][-1]


def _shows_later(mind: Thoughts, action: Move) -> bool:
    """Whether it is better seen on the second lap what an apprentice would get at a jar."""
    return (
        isinstance(action, GoTo)
        and action.figure == Figure.APPRENTICE
        and action.place in JARS
        and any(
            shop.master is Spot.FREE
            for shop in mind.outlook.view.workshops
            if shop.seat != mind.outlook.shop.seat
        )
    )


def _go(mind: Thoughts, move: GoTo) -> float:
    outlook, wanted = mind.outlook, mind.wanted
    manner = manner_of(move.figure, move.scrolls)
    played = len(move.scrolls)
    if move.place is Place.TEMPLE:
        gain = temple_gain(outlook, as_master=manner.as_master, played=played)
    elif move.place is Place.PAWN_SHOP:
        gain = best_tile_gain(outlook, wanted)
    else:
        gain = jar_gain(outlook, wanted, move.place, as_master=manner.as_master)
        if manner.favoured:
            jar = jar_of(outlook, move.place)
            shop = outlook.shop
            pick = best_picks(wanted, shop.materials, jar.materials, 1, shop.capacity)
            gain += pick if jar.figures else FAVOUR * pick
    return gain - _cost(outlook, move)


def _visit(mind: Thoughts, move: Visit) -> float:
    manner = manner_of(move.figure, move.scrolls)
    gain = visit_gain(
        mind.outlook, mind.wanted, move.townsperson, move.token, as_master=manner.as_master
    )
    if manner.exact_stops:
        gain += _second_stop(mind, move)
    return gain - _cost(mind.outlook, move)


def _cost(outlook: Outlook, move: GoTo | Visit) -> float:
    """The scrolls that are played, and the master's time."""
    spared = SPARED if move.figure is Figure.MASTER else 0.0
    return spared + named(outlook, move.scrolls)


def _second_stop(mind: Thoughts, first: Visit) -> float:
    """The best visit that may follow at a town meeting."""
    outlook = mind.outlook
    tokens = list(outlook.shop.tokens)
    tokens.remove(first.token)
    seen = (*outlook.shop.visited, first.townsperson)
    return max(
        visit_gain(outlook, mind.wanted, person.id, token, as_master=True, earlier=1)
        for person in outlook.view.townspeople
        if person.id not in seen
        for token in tokens
    )


_GAINS: dict[type[Move], Callable[[Thoughts, Any], float]] = {
    PlayScroll: lambda mind, move: play_gain(mind, move.scroll),
    StartProject: start_gain,
    GoTo: _go,
    Visit: _visit,
}
"""Of what a seat may do on its turn, but for passing and waiting, which gain nothing."""
