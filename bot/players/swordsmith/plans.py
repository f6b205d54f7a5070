"""Which sword is being made for whom: one plan a place, the best one first."""

from __future__ import annotations

from bot.games.swordsmith.state import Sword
from bot.games.swordsmith.view import AdventurerView
from bot.players.swordsmith.claims import Claims
from bot.players.swordsmith.desk import Desk, as_sword
from bot.players.swordsmith.drafts import Draftsman, Plan
from bot.players.swordsmith.orders import Order, orders, orders_of
from bot.players.swordsmith.sources import Sources


class Planner:
    """Makes plans for the places of a smith."""

    def __init__(self, desk: Desk, swords: tuple[Sword, ...] | None = None) -> None:
        """For the swords that there are, or for others in their places."""
        self.desk = desk
        own = tuple(as_sword(seen) for seen in desk.me.swords)
        self._swords = own if swords is None else swords
        self.sources = Sources(desk)
        self._claims = Claims(desk, self.sources)
        self._draftsman = Draftsman(desk, self.sources, self._claims)

    def plans(self, but: str | None = None) -> list[Plan]:
        """The best plan for every place that has one, the most promising first.

        `but` names an adventurer for whom nothing is planned.
        """
        found: list[Plan] = []
        left = [order for order in orders(self.desk) if order.adventurer != but]
        places = dict(enumerate(self._swords))
        while (plan := self._best(places, left)) is not None:
            found.append(plan)
            del places[plan.place]
            left = [order for order in left if order.adventurer != plan.order.adventurer]
            self._claims.claim([step.source for step in plan.steps], plan.money, plan.workers)
        return found

    def prospect(self, one: AdventurerView, turns: int) -> float:
        """What the best plan for an adventurer promises if it is served after so many turns."""
        places = dict(enumerate(self._swords))
        plan = self._best(places, orders_of(self.desk, one, turns))
        return 0.0 if plan is None else plan.worth

    def _best(self, places: dict[int, Sword], by_gain: list[Order]) -> Plan | None:
        best: Plan | None = None
        worth = 0.0
        for order in by_gain:
            if order.gain <= worth:
                break
            for place, sword in places.items():
                plan = self._draftsman.draft(place, sword, order)
                if plan is not None and plan.worth > worth:
                    best, worth = plan, plan.worth
        return best
