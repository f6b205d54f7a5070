"""What a seat bears in mind while it chooses."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.zongshi.view import ZongshiView
from bot.players.zongshi.materials import Wants, wants
from bot.players.zongshi.outlook import Outlook, look
from bot.players.zongshi.plans import Plan, plans


class Thoughts(NamedTuple):
    """The position as the seat sees it, its plans, and what it wants for them."""

    outlook: Outlook
    ranked: list[Plan]
    """The best plan first."""
    wanted: Wants


def think(view: ZongshiView) -> Thoughts:
    """The thoughts of the seat whose view it is; raises ValueError for a spectator's.

    A project that is just being paid for is no plan any more.
    """
    outlook = look(view)
    paid = next((one.price for one in view.questions if one.seat == view.viewer), None)
    ranked = [plan for plan in plans(outlook) if plan.price != paid]
    return Thoughts(outlook, ranked, wants(outlook, ranked))
