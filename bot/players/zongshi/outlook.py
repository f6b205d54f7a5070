"""What a seat sees, with what follows from it: worked out once for each choice."""

from __future__ import annotations

from typing import NamedTuple

from bot.games.zongshi.catalogue import CATALOGUES, ZongshiCatalogue
from bot.games.zongshi.counts import plus
from bot.games.zongshi.rewards import Bonus, in_force
from bot.games.zongshi.terms import Counts
from bot.games.zongshi.view import WorkshopView, ZongshiView
from bot.players.zongshi.pace import rounds_left


class Outlook(NamedTuple):
    """A seat's view of the game and its own board in it."""

    view: ZongshiView
    shop: WorkshopView
    cards: ZongshiCatalogue
    rounds: int
    """Rounds that are probably still to be played, this one included."""
    bonus: Bonus
    """The rewards that hold now, a borrowed one included."""
    later: Bonus
    """The rewards that will hold when the work in progress is done."""
    done: tuple[str, ...]
    """Projects that are completed or will be when the work in progress is done."""

    @property
    def holding(self) -> Counts:
        """All materials that are the seat's, stored or not."""
        return plus(self.shop.materials, self.shop.beside)

    @property
    def hand(self) -> tuple[str, ...]:
        """The seat's scrolls."""
        return self.shop.scrolls or ()

    @property
    def places(self) -> int:
        """Projects that may still be begun, after the work in progress."""
        return self.cards.setup.project_places - len(self.done)

    @property
    def busy(self) -> int:
        """Rounds until the workshop is empty."""
        return self.shop.building.rounds_left if self.shop.building else 0


def look(view: ZongshiView) -> Outlook:
    """The outlook of the seat whose view it is; raises ValueError for a spectator's."""
    if view.viewer is None:
        raise ValueError("a spectator has nothing to choose")
    shop = view.workshops[view.viewer]
    cards = CATALOGUES[view.catalogue]
    underway = shop.building.projects if shop.building else ()
    done = (*shop.completed, *underway)
    return Outlook(
        view=view,
        shop=shop,
        cards=cards,
        rounds=rounds_left(view, cards),
        bonus=in_force(shop.completed, shop.borrowed),
        later=in_force(done, None),
        done=done,
    )
