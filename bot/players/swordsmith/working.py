"""The second half of a turn: which errands the workers are sent on."""

from __future__ import annotations

from bot.games.rng import Rng
from bot.games.ruleset import Move
from bot.games.swordsmith.moves import EndTurn, Refine
from bot.players.choosing import best
from bot.players.swordsmith.desk import Desk
from bot.players.swordsmith.errands import Errand, errands
from bot.players.swordsmith.placing import dismantling
from bot.players.swordsmith.plans import Planner


def work(desk: Desk, legal: tuple[Move, ...], source: Rng) -> Move:
    """The best set of errands that workers and money allow; a roll first, as it may fail."""
    planner = Planner(desk)
    plans = planner.plans()
    apart = dismantling(plans, legal)
    if apart is not None:
        return apart
    chosen = _best_set(errands(desk, planner.sources, plans, legal), desk.turn.workers, desk.funds)
    if not chosen:
        return EndTurn()
    rolls = [errand for errand in chosen if isinstance(errand.move, Refine)]
    return best(rolls or chosen, lambda errand: errand.worth, source).move


def _best_set(found: list[Errand], workers: int, money: int) -> list[Errand]:
    """The errands of the greatest worth in all that can be done, by what they leave over."""
    sets: dict[tuple[int, int], tuple[float, list[Errand]]] = {(workers, money): (0.0, [])}
    for errand in found:
        for (hands, purse), (worth, chosen) in list(sets.items()):
            left = (hands - (not errand.is_free), purse - errand.price)
            more = worth + errand.worth
            if min(left) >= 0 and (left not in sets or sets[left][0] < more):
                sets[left] = (more, [*chosen, errand])
    return max(sets.values(), key=lambda one: one[0])[1]
