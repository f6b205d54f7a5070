"""What a project would be worth at the end of the game."""

from __future__ import annotations

from bot.games.zongshi.catalogue import Project
from bot.games.zongshi.rewards import PROJECT_REWARDS, Bonus
from bot.games.zongshi.terms import Counts
from bot.players.zongshi.outlook import Outlook
from bot.players.zongshi.pace import PACE

ROUND = 1.5
"""Points that a master's round is worth: who fills the six places first calls the end."""
SAVED = 0.7
"""Points that a material is worth which need not be paid."""
PLACE = 1.0
"""Points that each of the places is worth: a poor project keeps a better one out."""
ROOM = 0.25
"""Points a project that each place more for materials is worth."""
DRAWN = 0.1
"""Points a round of a material drawn whenever the master goes to the market."""
SCROLL_DRAWN = 0.08
"""Points a round of a scroll more whenever the master goes to the temple."""


def time_of(project: Project, bonus: Bonus) -> int:
    """Rounds of work for a master with these rewards."""
    return max(1, project.time - bonus.rounds)


def worth_of(outlook: Outlook, project: Project, rounds: int, delay: int = 0) -> float:
    """Points that a project brings which is begun after `delay` rounds and takes `rounds`."""
    missing = delay + rounds - outlook.rounds
    if missing > 0:
        penalties = outlook.cards.scoring.unfinished_penalty
        return float(max(0, project.points - penalties[min(missing, len(penalties) - 1)]))
    afterwards = -missing
    place = PLACE if afterwards else 0.0
    return project.points - place + _prize(outlook) + _reward(outlook, project.id, afterwards)


def _prize(outlook: Outlook) -> float:
    """The part of the prize for six projects that falls to the next one."""
    bonus = outlook.cards.scoring.six_projects_bonus
    return bonus / max(1, outlook.places)


def _reward(outlook: Outlook, project: str, rounds: int) -> float:
    """Points that a project's reward brings in the rounds after its completion."""
    if project not in PROJECT_REWARDS or project in outlook.done:
        return 0.0
    bonus = PROJECT_REWARDS[project]
    following = max(0.0, min(outlook.places - 1, rounds / PACE))
    saved = sum(one * _asked_for(outlook, kind) for kind, one in enumerate(bonus.cheaper))
    for_projects = bonus.rounds * ROUND + saved * SAVED + bonus.capacity * ROOM
    return following * for_projects + rounds * (bonus.market * DRAWN + bonus.temple * SCROLL_DRAWN)


def _asked_for(outlook: Outlook, kind: int) -> float:
    """The part of the better projects that cost a material."""
    prices: list[Counts] = [outlook.cards.projects[one].price for one in outlook.view.masterworks]
    return (1 + sum(price[kind] > 0 for price in prices)) / (1 + len(prices))
