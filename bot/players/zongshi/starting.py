"""What it would bring to begin a project now."""

from __future__ import annotations

from collections.abc import Sequence

from bot.games.zongshi.catalogue import Project
from bot.games.zongshi.counts import plus, without
from bot.games.zongshi.moves import StartProject
from bot.games.zongshi.rewards import Bonus
from bot.games.zongshi.scrolls import Manner, manner_of
from bot.games.zongshi.terms import Figure
from bot.players.zongshi.outlook import Outlook
from bot.players.zongshi.plans import lacking, offered
from bot.players.zongshi.projects import ROUND, time_of, worth_of
from bot.players.zongshi.scrolls import named
from bot.players.zongshi.thoughts import Thoughts

APPRENTICE_ROUND = 0.3
"""Points that an apprentice makes in a round."""


def start_gain(mind: Thoughts, move: StartProject) -> float:
    """Points gained by a project, less what is paid and what its figure could have done."""
    outlook = mind.outlook
    manner = manner_of(move.figure, move.scrolls)
    begun = [outlook.cards.projects[move.project]]
    if manner.projects > 1:
        begun += _partner(outlook, begun[0])
    rounds = _rounds(outlook, manner, begun)
    net = sum(worth_of(outlook, project, rounds) for project in begun)
    net -= mind.wanted.each * _items(outlook, manner, begun) + named(outlook, move.scrolls)
    each = ROUND if move.figure == Figure.MASTER else APPRENTICE_ROUND
    busy = each * (min(rounds, outlook.rounds) - 1)
    return net - busy - _better_plan(mind, net / rounds) * rounds


def partner_worth(outlook: Outlook, project: Project) -> float:
    """How good a project is as the second of a Twofold Path."""
    return worth_of(outlook, project, time_of(project, outlook.bonus)) - ROUND * project.time


def _partner(outlook: Outlook, one: Project) -> list[Project]:
    """The best second project that can be paid together with the first, if one is seen."""
    cheaper = outlook.bonus.cheaper
    price = without(one.price, cheaper)
    payable = [
        other
        for other in offered(outlook)
        if other.id != one.id
        and not any(lacking(outlook, plus(price, without(other.price, cheaper))))
    ]
    return sorted(payable, key=lambda other: -partner_worth(outlook, other))[:1]


def _rounds(outlook: Outlook, manner: Manner, begun: Sequence[Project]) -> int:
    bonus = outlook.bonus if manner.skilled else Bonus()
    longest = max(time_of(project, bonus) for project in begun)
    return max(1, longest - manner.rounds_less)


def _items(outlook: Outlook, manner: Manner, begun: Sequence[Project]) -> int:
    """How many materials these projects cost."""
    bonus = outlook.bonus if manner.skilled else Bonus()
    return sum(sum(without(project.price, bonus.cheaper)) for project in begun)


def _better_plan(mind: Thoughts, rate: float) -> float:
    """Points a round by which another plan would pay better; none comes after the last round."""
    if not mind.ranked or mind.outlook.rounds == 1:
        return 0.0
    return max(0.0, mind.ranked[0].rate - rate)
