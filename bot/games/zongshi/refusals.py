"""Why a move is not allowed: the most helpful code for a move that is not in the legal list."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.games.errors import IllegalMove
from bot.games.ruleset import Move
from bot.games.zongshi import moves
from bot.games.zongshi.actions.projects import copies_left, may_build, prices_of, rounds_of
from bot.games.zongshi.actions.tiles import price_of as tiles_price
from bot.games.zongshi.actions.visits import price_of as visit_price
from bot.games.zongshi.counts import UNITS
from bot.games.zongshi.legal import VERBS, free_figures
from bot.games.zongshi.payment import can_pay
from bot.games.zongshi.position import Position
from bot.games.zongshi.scrolls import (
    BEFORE,
    DISCOUNTS,
    SHAPES,
    Manner,
    Verb,
    manner_of,
    payable_tiles,
    purse_for,
)
from bot.games.zongshi.state import Question
from bot.games.zongshi.tasks import Paying, Picking, ShareJar, Shopping, Starting, Stop, Visiting
from bot.games.zongshi.terms import (
    JARS,
    MATERIALS,
    NOTHING,
    TILES,
    Counts,
    Figure,
    Place,
    Purpose,
    Spot,
)

Why = IllegalMove | None


def refusal(position: Position, question: Question | None, seat: int, move: Move) -> IllegalMove:
    """Explain a move that is not legal here."""
    if not position.pending:
        return IllegalMove("game_over")
    if question is None:
        return IllegalMove("not_asked", seat=seat)
    answers = _ANSWERS[question.kind]
    wrong = IllegalMove("wrong_question", question=question.kind)
    if type(move) not in answers:
        return wrong
    return answers[type(move)](position, seat, move) or wrong


def _cannot_pay(price: Counts) -> IllegalMove:
    bronze, ivory, jade, gold = price
    return IllegalMove("cannot_pay", bronze=bronze, ivory=ivory, jade=jade, gold=gold)


def _figure(position: Position, seat: int, figure: Figure) -> Why:
    if figure in free_figures(position, seat):
        return None
    workshop = position.workshops[seat]
    spot = workshop.master if figure == Figure.MASTER else workshop.apprentice
    return IllegalMove("figure_busy" if spot is Spot.BUSY else "figure_used", figure=str(figure))


def _held(position: Position, seat: int, scrolls: tuple[str, ...]) -> Why:
    """Whether scrolls can be named together at all: in hand, once a turn, in data order."""
    named: set[str] = set()
    for scroll in scrolls:
        if scroll not in position.workshops[seat].scrolls:
            return IllegalMove("scroll_not_in_hand", scroll=str(scroll))
        if scroll in position.turn_scrolls or scroll in named:
            return IllegalMove("scroll_repeated", scroll=scroll)
        named.add(scroll)
    order = [position.catalogue.scroll_order[scroll] for scroll in scrolls]
    return IllegalMove("scrolls_out_of_order") if order != sorted(order) else None


def _named(
    position: Position, seat: int, figure: Figure, verb: Verb, scrolls: tuple[str, ...]
) -> Why:
    """Whether the figure is free and the scrolls go with what it does."""
    why = _figure(position, seat, figure) or _held(position, seat, scrolls)
    if why:
        return why
    for scroll in scrolls:
        shape = SHAPES.get(scroll)
        if shape is None or shape.figure != figure or verb not in shape.verbs:
            return IllegalMove("scroll_mismatch", scroll=scroll)
    return None


def _draft(_position: Position, _seat: int, move: moves.Draft) -> Why:
    return IllegalMove("not_in_the_middle", item=str(move.item))


def _scroll(position: Position, seat: int, move: moves.PlayScroll) -> Why:
    why = _held(position, seat, (move.scroll,))
    if why:
        return why
    code = "scroll_not_playable" if move.scroll in BEFORE else "scroll_mismatch"
    return IllegalMove(code, scroll=move.scroll)


def _start(position: Position, seat: int, move: moves.StartProject) -> Why:
    why = _named(position, seat, move.figure, Verb.START, move.scrolls)
    if why:
        return why
    manner = manner_of(move.figure, move.scrolls)
    if not manner.starts:
        return IllegalMove("apprentice_cannot_start")
    if not may_build(position, seat):
        places = position.catalogue.setup.project_places
        full = position.places_left(seat) <= 0
        return IllegalMove("six_projects", places=places) if full else IllegalMove("workshop_busy")
    return _project(position, seat, manner, (move.project,))


def _project(position: Position, seat: int, manner: Manner, named: tuple[str, ...]) -> Why:
    """Why the last of the projects named cannot be chosen."""
    known = position.catalogue.projects
    last = named[-1]
    if last not in known:
        return IllegalMove("unknown_project", project=str(last))
    if not manner.skilled and last not in position.catalogue.basics:
        return IllegalMove("apprentice_basic_only", project=last)
    if copies_left(position, last) < named.count(last):
        basic = last in position.catalogue.basics
        return IllegalMove("none_left" if basic else "not_face_up", project=last)
    price = prices_of(position, seat, manner, named)
    if not can_pay(price, purse_for(position, seat, Purpose.PROJECTS)):
        return _cannot_pay(price)
    longest = max(known[project].time for project in named)
    if rounds_of(position, seat, manner, longest) is None:
        return IllegalMove("scroll_not_playable", scroll="swift_fingers_sure_fingers")
    return IllegalMove("scroll_not_playable", scroll="follow_the_twofold_path")


def _second(position: Position, seat: int, move: moves.SecondProject) -> Why:
    task = position.agenda[-1]
    if not isinstance(task, Starting):
        return None
    manner = manner_of(task.figure, task.scrolls)
    return _project(position, seat, manner, (*task.projects, move.project))


def _go(position: Position, seat: int, move: moves.GoTo) -> Why:
    if move.place not in VERBS:
        return IllegalMove("unknown_place", place=str(move.place))
    why = _named(position, seat, move.figure, VERBS[move.place], move.scrolls)
    if why:
        return why
    if move.place == Place.PAWN_SHOP and not payable_tiles(position, seat):
        return IllegalMove("no_tile_payable")
    return IllegalMove("jar_empty", place=str(move.place))


def _visit(position: Position, seat: int, move: moves.Visit) -> Why:
    why = _named(position, seat, move.figure, Verb.VISIT, move.scrolls)
    if why:
        return why
    manner = manner_of(move.figure, move.scrolls)
    stop = Stop(move.townsperson, move.token)
    why = _stop(position, seat, manner, (), stop)
    return why or IllegalMove("scroll_not_playable", scroll="host_a_town_meeting")


def _stop(
    position: Position, seat: int, manner: Manner, before: tuple[Stop, ...], stop: Stop
) -> Why:
    if stop.townsperson not in position.catalogue.townspeople:
        return IllegalMove("unknown_townsperson", townsperson=str(stop.townsperson))
    workshop = position.workshops[seat]
    if any(stop.townsperson == seen.townsperson for seen in (*workshop.visits, *before)):
        return IllegalMove("already_visited", townsperson=stop.townsperson)
    tokens = list(workshop.tokens)
    for earlier in before:
        tokens.remove(earlier.token)
    if stop.token not in tokens:
        return IllegalMove("token_used", token=stop.token)
    price = visit_price(position, manner, (*before, stop))
    if can_pay(price, purse_for(position, seat, Purpose.VISITS)):
        return None
    return _cannot_pay(price)


def _next_stop(position: Position, seat: int, move: moves.NextStop) -> Why:
    task = position.agenda[-1]
    if not isinstance(task, Visiting):
        return None
    manner = manner_of(task.figure, task.scrolls)
    return _stop(position, seat, manner, task.stops, Stop(move.townsperson, move.token))


def _no_more(_position: Position, _seat: int, _move: moves.Done) -> Why:
    return IllegalMove("meeting_needs_two")


def _pass(position: Position, seat: int, move: moves.Pass) -> Why:
    return _figure(position, seat, move.figure)


def _wait(position: Position, _seat: int, _move: moves.Wait) -> Why:
    if position.turn_scrolls:
        return IllegalMove("waiting_after_scroll")
    return IllegalMove("nothing_to_wait_for")


def _return(position: Position, seat: int, move: moves.ReturnMaterials) -> Why:
    owned = position.workshops[seat].materials
    for kind, need in enumerate(move.materials[:4]):
        if need > owned[kind]:
            return _not_enough(MATERIALS[kind], need, owned[kind])
    return None


def _not_enough(material: str, need: int, have: int) -> IllegalMove:
    return IllegalMove("not_enough_material", material=str(material), need=need, have=have)


def _tile(position: Position, _seat: int, move: moves.BuyTile) -> Why:
    if move.tile not in TILES:
        return IllegalMove("unknown_tile", tile=str(move.tile))
    task = position.agenda[-1]
    chosen = task.tiles if isinstance(task, Shopping) else ()
    if position.pawn_shop[TILES.index(move.tile)] <= chosen.count(move.tile):
        return IllegalMove("tile_out_of_stock", tile=move.tile)
    return _cannot_pay(tiles_price((*chosen, move.tile)))


def _use(position: Position, seat: int, move: moves.UseScrolls) -> Why:
    why = _held(position, seat, move.scrolls)
    task = position.agenda[-1]
    if why or not isinstance(task, Paying):
        return why
    price = task.price
    for scroll in move.scrolls:
        discount = DISCOUNTS.get(scroll)
        if discount is None or task.purpose not in discount.purposes:
            return IllegalMove("scroll_mismatch", scroll=scroll)
        if any(unit > left for unit, left in zip(discount.masterful, price, strict=True)):
            return IllegalMove("scroll_not_playable", scroll=scroll)
    return _use_price(price, move.scrolls)


def _use_price(price: Counts, scrolls: tuple[str, ...]) -> IllegalMove:
    for kind, unit in enumerate(UNITS):
        if any(DISCOUNTS[scroll].masterful == unit for scroll in scrolls):
            left = list(price)
            left[kind] -= 1
            price = (left[0], left[1], left[2], left[3])
    subtle = [scroll for scroll in scrolls if DISCOUNTS[scroll].subtle]
    if subtle and price == NOTHING:
        return IllegalMove("scroll_not_playable", scroll=subtle[0])
    return _cannot_pay(price)


def _pay(_position: Position, _seat: int, move: moves.Pay) -> Why:
    bronze, ivory, jade, gold = move.materials
    return IllegalMove("payment_mismatch", bronze=bronze, ivory=ivory, jade=jade, gold=gold)


def _take(position: Position, _seat: int, move: moves.TakeMaterial) -> Why:
    if move.jar not in JARS:
        return IllegalMove("unknown_place", place=str(move.jar))
    task = position.agenda[-1]
    jars = task.jars if isinstance(task, Picking) else ()
    if isinstance(task, ShareJar):
        jars = (task.jar,)
    if move.jar not in jars:
        return IllegalMove("wrong_jar", place=str(move.jar))
    return IllegalMove("not_in_jar", place=str(move.jar), material=str(move.material))


def _recover(_position: Position, _seat: int, move: moves.TakeScroll) -> Why:
    return IllegalMove("not_in_discard_pile", scroll=str(move.scroll))


def _borrow(_position: Position, _seat: int, move: moves.Borrow) -> Why:
    return IllegalMove("cannot_borrow", project=str(move.project))


def _drop(_position: Position, _seat: int, move: moves.DiscardMaterial) -> Why:
    return _not_enough(move.material, 1, 0)


def _shed(_position: Position, _seat: int, move: moves.DiscardScroll) -> Why:
    return IllegalMove("scroll_not_in_hand", scroll=str(move.scroll))


def _keep(_position: Position, _seat: int, move: moves.Keep) -> Why:
    return IllegalMove("not_finished", project=str(move.project))


_Answers = dict[type[Move], Callable[[Position, int, Any], Why]]

_ANSWERS: dict[str, _Answers] = {
    "draft": {moves.Draft: _draft},
    "turn": {
        moves.PlayScroll: _scroll,
        moves.StartProject: _start,
        moves.GoTo: _go,
        moves.Visit: _visit,
        moves.Pass: _pass,
        moves.Wait: _wait,
    },
    "second": {moves.SecondProject: _second},
    "stop": {moves.NextStop: _next_stop, moves.Done: _no_more},
    "return": {moves.ReturnMaterials: _return},
    "tile": {moves.BuyTile: _tile},
    "tile_or_done": {moves.BuyTile: _tile},
    "reward_tile": {moves.BuyTile: _tile},
    "use": {moves.UseScrolls: _use},
    "pay": {moves.Pay: _pay},
    "take": {moves.TakeMaterial: _take},
    "recover": {moves.TakeScroll: _recover},
    "borrow": {moves.Borrow: _borrow},
    "drop": {moves.DiscardMaterial: _drop},
    "shed": {moves.DiscardScroll: _shed},
    "keep": {moves.Keep: _keep},
}
